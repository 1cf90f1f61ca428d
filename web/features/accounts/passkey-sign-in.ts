import { startAuthentication, WebAuthnError } from '@simplewebauthn/browser'
import type { SignedIn } from '../../../core/contracts/accounts.ts'
import { passkeyLogin, passkeyLoginOptions } from '../../calls/passkeys.gen.ts'
import { failed, type MakeCall, type Result } from '../../api.ts'

/** The browser asks which key, and its owner for a finger or a number. */
export async function signInWithPasskey(call: MakeCall): Promise<Result<SignedIn>> {
  const options = await call(passkeyLoginOptions)
  if (!options.ok) return options
  try {
    const response = await startAuthentication({ optionsJSON: options.data as never })
    return await call(passkeyLogin, { body: { response } })
  } catch (error) {
    return failed(0, messageOf(error))
  }
}

function messageOf(error: unknown): string {
  const isUnable = !(error instanceof WebAuthnError) && !(error instanceof DOMException)
  return isUnable
    ? 'Bu tarayıcı geçiş anahtarlarını desteklemiyor.'
    : 'Geçiş anahtarı kullanılmadı: istek iptal edildi ya da bu aygıtta anahtarınız yok.'
}
