import * as z from 'zod/mini'
import { currentPassword } from './account-forms.ts'

export const twoFactorLimits = {
  recoveryCodes: 10,
  /** Codes in an app change every so many seconds, and have so many digits. */
  stepSeconds: 30,
  digits: 6,
  /** How long a secret waits for the code that turns it on. */
  setUpMinutes: 60,
  /** How long somebody who gave the right password may look for the code. */
  secondStepMinutes: 10,
} as const

export const twoFactorMessages = {
  missing: 'Kodu yazın.',
  wrong: 'Bu kod yanlış, kullanılmış ya da süresi geçmiş.',
} as const

/** From the app, or one of the recovery codes; blanks and lines between its parts do not count. */
const code = z
  .string(twoFactorMessages.missing)
  .check(
    z.trim(),
    z.minLength(1, { error: twoFactorMessages.missing, abort: true }),
    z.maxLength(60, twoFactorMessages.wrong),
  )

export const codeForm = z.object({ code })
/** What takes a second step away needs both. */
export const passwordAndCodeForm = z.object({ currentPassword, code })
