import * as z from 'zod/mini'
import { hasHiddenSigns, hiddenSignsIn, isVisible, tidyLine } from '../text/line-text.ts'
import { currentPassword } from './account-forms.ts'

export const passkeyLimits = {
  passkeys: 20,
  name: 60,
  /** How long a browser may take to ask its owner. */
  challengeMinutes: 5,
} as const

const messages = {
  nameMissing: 'Geçiş anahtarına bir ad verin.',
  nameTooLong: `Geçiş anahtarının adı en çok ${passkeyLimits.name} karakter olabilir.`,
  nameHidden: hiddenSignsIn('Geçiş anahtarının adında'),
} as const

const name = z.string(messages.nameMissing).check(
  z.maxLength(1000, { error: messages.nameTooLong, abort: true }),
  z.overwrite(tidyLine),
  z.refine(isVisible, { error: messages.nameMissing, abort: true }),
  z.maxLength(passkeyLimits.name, messages.nameTooLong),
  z.refine((text) => !hasHiddenSigns(text), { error: messages.nameHidden }),
)

export const passkeyNameForm = z.object({ name })
export const newPasskeyForm = z.object({ name, currentPassword })
