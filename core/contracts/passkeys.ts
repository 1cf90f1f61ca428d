import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { collectionOf, identifier, itemShape, pageQuery } from '../hydra.ts'
import { currentPasswordForm } from './account-forms.ts'
import { signedInAgainShape } from './accounts.ts'
import { passkeyLimits, passkeyNameForm } from './passkey-forms.ts'

const badResponse = 'Tarayıcının verdiği yanıt okunamadı.'

/** Bytes as WebAuthn writes them, no more than any authenticator sends. */
const bytes = (longest: number) =>
  z.string(badResponse).check(z.regex(/^[\w-]*$/, badResponse), z.maxLength(longest, badResponse))

const credentialId = bytes(1400).check(z.minLength(1, badResponse))

const credential = <Response extends z.ZodMiniType>(response: Response) =>
  z.object(
    {
      id: credentialId,
      rawId: credentialId,
      type: z.literal('public-key', badResponse),
      response,
    },
    badResponse,
  )

const transport = z.string().check(z.regex(/^[a-z-]{1,20}$/, badResponse))

const newCredential = credential(
  z.object(
    {
      clientDataJSON: bytes(8000),
      attestationObject: bytes(40_000),
      transports: z._default(z.array(transport).check(z.maxLength(10, badResponse)), []),
    },
    badResponse,
  ),
)
export type NewCredential = z.output<typeof newCredential>

const assertion = credential(
  z.object(
    {
      clientDataJSON: bytes(8000),
      authenticatorData: bytes(8000),
      signature: bytes(8000),
      userHandle: z.optional(z.nullable(bytes(200))),
    },
    badResponse,
  ),
)
export type Assertion = z.output<typeof assertion>

/** What the browser's own call takes; its shape is WebAuthn's. */
const options = z.record(z.string(), z.unknown())

const passkeyShape = z.object({
  ...itemShape('Passkey'),
  id: z.int(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
})
export type Passkey = z.infer<typeof passkeyShape>

const own = { resource: 'Passkey', who: 'member' } as const
const byId = { params: z.object({ id: identifier }) }

export const listPasskeys = endpoint({
  ...own,
  name: 'listPasskeys',
  summary: 'Üyenin geçiş anahtarlarını listeler.',
  method: 'GET',
  path: '/passkeys',
  limit: 'read',
  status: 200,
  query: z.strictObject(pageQuery(passkeyLimits.passkeys)),
  answer: collectionOf(passkeyShape),
})

export const getPasskey = endpoint({
  ...own,
  name: 'getPasskey',
  summary: 'Üyenin geçiş anahtarlarından birini verir.',
  method: 'GET',
  path: '/passkeys/{id}',
  limit: 'read',
  status: 200,
  ...byId,
  answer: passkeyShape,
})

export const newPasskeyOptions = endpoint({
  ...own,
  name: 'newPasskeyOptions',
  summary: 'Tarayıcının yeni bir geçiş anahtarı üretmesi için gerekenleri (WebAuthn) verir.',
  method: 'POST',
  path: '/passkeys/options',
  limit: 'password',
  status: 200,
  body: currentPasswordForm,
  answer: options,
})

export const addPasskey = endpoint({
  ...own,
  name: 'addPasskey',
  summary: `Tarayıcının ürettiği geçiş anahtarını ekler; en çok ${passkeyLimits.passkeys} tane olabilir.`,
  method: 'POST',
  path: '/passkeys',
  limit: 'password',
  status: 201,
  body: z.extend(passkeyNameForm, { response: newCredential }),
  answer: passkeyShape,
})

export const renamePasskey = endpoint({
  ...own,
  name: 'renamePasskey',
  summary: 'Bir geçiş anahtarının adını değiştirir.',
  method: 'PUT',
  path: '/passkeys/{id}',
  limit: 'write',
  status: 200,
  ...byId,
  body: passkeyNameForm,
  answer: passkeyShape,
})

export const removePasskey = endpoint({
  ...own,
  name: 'removePasskey',
  summary: 'Bir geçiş anahtarını kaldırır; onunla artık girilemez.',
  method: 'DELETE',
  path: '/passkeys/{id}',
  limit: 'password',
  status: 204,
  ...byId,
  body: currentPasswordForm,
})

export const passkeyLoginOptions = endpoint({
  name: 'passkeyLoginOptions',
  resource: 'Session',
  summary: 'Geçiş anahtarıyla giriş için tarayıcıya gerekenleri (WebAuthn) verir.',
  method: 'POST',
  path: '/login/passkey-options',
  who: 'visitor',
  limit: 'write',
  status: 200,
  answer: options,
})

export const passkeyLogin = endpoint({
  name: 'passkeyLogin',
  resource: 'Session',
  summary: 'Geçiş anahtarının yanıtıyla oturum açar; ikinci adım sorulmaz.',
  method: 'POST',
  path: '/login/passkey',
  who: 'visitor',
  limit: 'signIn',
  status: 200,
  body: z.object({ response: assertion }),
  answer: signedInAgainShape,
})
