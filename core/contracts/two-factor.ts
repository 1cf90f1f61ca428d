import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { currentPasswordForm } from './account-forms.ts'
import { signedInAgainShape } from './accounts.ts'
import { codeForm, passwordAndCodeForm } from './two-factor-forms.ts'

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const getTwoFactor = endpoint({
  name: 'getTwoFactor',
  resource: 'TwoFactor',
  summary: 'İki adımlı doğrulamanın açık olup olmadığını ve kaç kurtarma kodu kaldığını verir.',
  method: 'GET',
  path: '/two-factor',
  who: 'member',
  limit: 'read',
  status: 200,
  answer: z.object({ isOn: z.boolean(), recoveryCodeCount: z.int() }),
})

export const startTwoFactor = endpoint({
  name: 'startTwoFactor',
  resource: 'TwoFactor',
  summary:
    'Doğrulama uygulaması için yeni bir anahtar verir; anahtar bir daha verilmez ve doğru bir kodla açılana kadar sayılmaz.',
  method: 'POST',
  path: '/two-factor',
  who: 'member',
  limit: 'password',
  status: 201,
  body: currentPasswordForm,
  answer: z.object({
    /** In base 32, for typing. */
    secret: z.string(),
    /** `otpauth://…`, for a QR code. */
    uri: z.string(),
  }),
})

export const turnTwoFactorOn = endpoint({
  name: 'turnTwoFactorOn',
  resource: 'TwoFactor',
  summary:
    'Uygulamanın verdiği kodla iki adımlı doğrulamayı açar; kurtarma kodlarını bir kez verir.',
  method: 'PUT',
  path: '/two-factor',
  who: 'member',
  limit: 'password',
  status: 200,
  body: codeForm,
  answer: recoveryCodes,
})

export const turnTwoFactorOff = endpoint({
  name: 'turnTwoFactorOff',
  resource: 'TwoFactor',
  summary: 'Parola ve bir kodla iki adımlı doğrulamayı kapatır.',
  method: 'DELETE',
  path: '/two-factor',
  who: 'member',
  limit: 'password',
  status: 204,
  body: passwordAndCodeForm,
})

export const renewRecoveryCodes = endpoint({
  name: 'renewRecoveryCodes',
  resource: 'TwoFactor',
  summary: 'Parola ve bir kodla yeni kurtarma kodları verir; eskileri geçersiz olur.',
  method: 'POST',
  path: '/two-factor/recovery-codes',
  who: 'member',
  limit: 'password',
  status: 201,
  body: passwordAndCodeForm,
  answer: recoveryCodes,
})

export const secondStep = endpoint({
  name: 'secondStep',
  resource: 'Session',
  summary:
    'Girişin ikinci adımı: POST /login 202 ile bir anahtar (challenge) verdiyse, onunla ve bir kodla oturum açar.',
  method: 'POST',
  path: '/login/second-step',
  who: 'visitor',
  limit: 'signIn',
  status: 200,
  body: z.extend(codeForm, { challenge: z.string().check(z.maxLength(200)) }),
  answer: signedInAgainShape,
})
