import * as z from 'zod/mini'
import { emailForm, loginForm, passwordForm, registration, resetForm } from './account-forms.ts'
import { endpoint } from '../endpoint.ts'
import { resetEffects } from './password-reset.ts'
import { picture, profileForm, socialAccounts } from './profile-forms.ts'
import { collectionOf, identifier, itemShape, pageQuery } from '../hydra.ts'
import { currentUserShape, messageSenders, userShape } from './users.ts'

export const sessionSeconds = 2_592_000
export const confirmationHours = 48
export const resetMinutes = 60
export const accountMessages = {
  linkSpent: 'Bu bağlantı kullanılmış ya da süresi dolmuş. Yeni bir bağlantı isteyebilirsiniz.',
} as const

export const linkToken = z.string(accountMessages.linkSpent).check(z.maxLength(200))

const signedInShape = z.object({ token: z.string(), user: currentUserShape })

/** By any way of signing in. */
export const signedInAgainShape = z.extend(signedInShape, {
  /** The account was about to be deleted, and is not any more. */
  isDeletionTakenBack: z.boolean(),
})
export type SignedIn = z.infer<typeof signedInAgainShape>

/** The password was right, and a code is asked for: `POST /login/second-step` takes both. */
const secondStepShape = z.object({ challenge: z.string(), expiresAt: z.iso.datetime() })
export type SecondStep = z.infer<typeof secondStepShape>

export const register = endpoint({
  name: 'register',
  resource: 'User',
  summary: 'Yeni bir üyeyi kaydeder, oturumu başlatır ve onay e-postasını gönderir.',
  method: 'POST',
  path: '/register',
  who: 'visitor',
  limit: 'signUp',
  status: 201,
  body: registration,
  answer: signedInShape,
})

export const login = endpoint({
  name: 'login',
  resource: 'Session',
  summary:
    'Kullanıcı adı ya da e-posta ve parolayla oturum açar. İki adımlı doğrulaması açık olana 202 ile, POST /login/second-step için bir anahtar (challenge) verir.',
  method: 'POST',
  path: '/login',
  who: 'visitor',
  limit: 'signIn',
  status: 200,
  body: loginForm,
  answer: signedInAgainShape,
  otherwise: {
    status: 202,
    description: 'Parola doğru; oturum, ikinci adımda kodla açılır.',
    answer: secondStepShape,
  },
})

export const logout = endpoint({
  name: 'logout',
  resource: 'Session',
  summary: 'Oturumu kapatır.',
  method: 'POST',
  path: '/logout',
  who: 'member',
  whenSuspended: true,
  limit: 'write',
  status: 204,
})

export const activate = endpoint({
  name: 'activate',
  resource: 'User',
  summary: 'E-posta adresini, e-postadaki bağlantının anahtarıyla onaylar.',
  method: 'POST',
  path: '/activation',
  who: 'visitor',
  limit: 'signIn',
  status: 200,
  body: z.object({ token: linkToken }),
  answer: z.object({ user: userShape }),
})

export const resendActivation = endpoint({
  name: 'resendActivation',
  resource: 'User',
  summary: 'Onay e-postasını yeniden gönderir; dakikada en çok bir kez.',
  method: 'POST',
  path: '/activation/resend',
  who: 'member',
  limit: 'mail',
  status: 204,
})

export const updateUser = endpoint({
  name: 'updateUser',
  resource: 'User',
  summary:
    'Üyenin profilini, sosyal hesaplarını, kimlerden mesaj aldığını ya da e-posta adresini değiştirir; yeni adrese onay e-postası gönderir. Onaylı bir adres, şu anki parolayla (currentPassword) ve yenisi onaylanınca değişir. Eski kullanıcı adı yeni adrese götürür. Parola, şu ankiyle birlikte verilir; değişince öteki oturumlar kapanır.',
  method: 'PUT',
  path: '/users/{username}',
  who: 'member',
  limit: 'write',
  // Whoever found an open session must not guess the password through it.
  limitWith: [
    { field: 'password', limit: 'password' },
    { field: 'currentPassword', limit: 'password' },
    { field: 'email', limit: 'address' },
    { field: 'socialAccounts', limit: 'remote' },
  ],
  status: 200,
  params: z.object({ username: z.string() }),
  body: z.partial(
    z.extend(profileForm, {
      ...emailForm.shape,
      ...passwordForm.shape,
      picture,
      socialAccounts,
      messagesFrom: z.enum(messageSenders),
    }),
  ),
  answer: currentUserShape,
})

export const requestPasswordReset = endpoint({
  name: 'requestPasswordReset',
  resource: 'User',
  summary: 'Parola yenileme bağlantısı ister; hesap olsun olmasın aynı yanıtı verir.',
  method: 'POST',
  path: '/password-resets',
  who: 'visitor',
  limit: 'reset',
  status: 204,
  // Whatever is no address has no account either, and gets the answer that such an address gets.
  body: z.object({ email: z.string() }),
})

export const resetPassword = endpoint({
  name: 'resetPassword',
  resource: 'User',
  summary: `E-postadaki anahtarla yeni parola belirler; ${resetEffects}.`,
  method: 'PUT',
  path: '/password-resets/{token}',
  who: 'visitor',
  limit: 'signIn',
  status: 204,
  params: z.object({ token: linkToken }),
  body: resetForm,
})

export const sessionShape = z.object({
  ...itemShape('Session'),
  id: z.int(),
  /** A browser and a system, such as "Firefox, Linux"; never the whole user agent. */
  device: z.string(),
  isCurrent: z.boolean(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
})
export type Session = z.infer<typeof sessionShape>

export const listSessions = endpoint({
  name: 'listSessions',
  resource: 'Session',
  summary: 'Üyenin açık oturumlarını listeler.',
  method: 'GET',
  path: '/sessions',
  who: 'member',
  limit: 'read',
  status: 200,
  query: z.strictObject(pageQuery()),
  answer: collectionOf(sessionShape),
})

export const getSession = endpoint({
  name: 'getSession',
  resource: 'Session',
  summary: 'Üyenin açık oturumlarından birini verir.',
  method: 'GET',
  path: '/sessions/{id}',
  who: 'member',
  limit: 'read',
  status: 200,
  params: z.object({ id: identifier }),
  answer: sessionShape,
})

export const endSession = endpoint({
  name: 'endSession',
  resource: 'Session',
  summary: 'Üyenin bir oturumunu kapatır.',
  method: 'DELETE',
  path: '/sessions/{id}',
  who: 'member',
  limit: 'write',
  status: 204,
  params: z.object({ id: identifier }),
})

export const endOtherSessions = endpoint({
  name: 'endOtherSessions',
  resource: 'Session',
  summary: 'Üyenin bu oturum dışındaki bütün oturumlarını kapatır.',
  method: 'DELETE',
  path: '/sessions',
  who: 'member',
  limit: 'write',
  status: 204,
})
