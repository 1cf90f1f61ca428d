import { startRegistration } from '@simplewebauthn/browser'
import type { Passkey } from '../../../core/contracts/passkeys.ts'
import { addPasskey, newPasskeyOptions } from '../../calls/passkeys.gen.ts'
import { failed, type MakeCall, type Result } from '../../api.ts'

/** The server asks, the browser makes a key and answers. */
export async function makePasskey(
  call: MakeCall,
  { name, currentPassword }: { name: string; currentPassword: string },
): Promise<Result<Passkey>> {
  const options = await call(newPasskeyOptions, { body: { currentPassword } })
  if (!options.ok) return options
  try {
    const response = await startRegistration({ optionsJSON: options.data as never })
    return await call(addPasskey, { body: { name, response } })
  } catch (error) {
    return failed(0, messageOf(error as Error))
  }
}

function messageOf({ name }: Error): string {
  if (name === 'InvalidStateError') return 'Bu aygıttaki geçiş anahtarınız zaten ekli.'
  if (name === 'NotAllowedError' || name === 'AbortError')
    return 'Geçiş anahtarı oluşturulmadı: istek iptal edildi ya da süresi doldu.'
  return 'Bu tarayıcıda geçiş anahtarı oluşturulamadı.'
}
