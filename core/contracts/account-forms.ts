import * as z from 'zod/mini'
import { firstName, lastName, username } from '../text/names.ts'
import { lowerAscii } from '../turkish/fold.ts'
import { normalForm } from '../turkish/normal-form.ts'

export const passwordLimits = { min: 8, max: 128 } as const
const emailMax = 254

const addressPattern = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i

/** Deliberately plain: the confirmation mail is the real proof of an address. */
export const email = z.pipe(
  z
    .string('E-posta alanı boş geçilemez.')
    .check(
      z.trim(),
      z.minLength(1, { error: 'E-posta alanı boş geçilemez.', abort: true }),
      z.maxLength(emailMax, { error: `E-posta en çok ${emailMax} karakter olmalı.`, abort: true }),
      z.regex(addressPattern, { error: 'Geçerli bir e-posta adresi yazın.', abort: true }),
    ),
  z.transform(lowerAscii),
)

const passwordMissing = 'Parola alanı boş geçilemez'

const passwordTooLong = `Parola en çok ${passwordLimits.max} karakter olmalı.`

/** As it may be sent: letters and their marks apart take several times the room. */
const mostSent = 8 * passwordLimits.max

export const newPassword = z.string(passwordMissing).check(
  z.maxLength(mostSent, { error: passwordTooLong, abort: true }),
  z.overwrite((text) => normalForm(text, 'NFC')),
  z.minLength(1, { error: passwordMissing, abort: true }),
  z.minLength(passwordLimits.min, `Parola en az ${passwordLimits.min} karakter olmalı.`),
  z.maxLength(passwordLimits.max, passwordTooLong),
)

export const registration = z.object({
  firstName,
  lastName,
  username,
  email,
  password: newPassword,
  /** The code of an invitation, where one is asked for. */
  invitation: z.optional(z.string().check(z.maxLength(100))),
})

const usernameMissing = 'Kullanıcı adı boş geçilemez'

export const loginForm = z.object({
  username: z
    .string(usernameMissing)
    .check(
      z.trim(),
      z.minLength(1, usernameMissing),
      z.maxLength(emailMax, `Kullanıcı adı en çok ${emailMax} karakter olabilir.`),
    ),
  password: z.string(passwordMissing).check(z.minLength(1, passwordMissing), z.maxLength(mostSent)),
})

export const resetRequest = z.object({ email })
export const emailForm = z.object({ email })
export const resetForm = z.object({ password: newPassword })

export const currentMissing = 'Şu anki parolanızı yazın.'

/** As it was set, by whatever rules held then. */
export const currentPassword = z
  .string(currentMissing)
  .check(
    z.minLength(1, { error: currentMissing, abort: true }),
    z.maxLength(mostSent, passwordTooLong),
  )

export const passwordForm = z.object({ currentPassword, password: newPassword })
export const emailChangeForm = z.object({ email, currentPassword })
/** For whatever asks for nothing but the password again. */
export const currentPasswordForm = z.object({ currentPassword })
