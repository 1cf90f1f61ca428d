import * as z from 'zod/mini'
import { hasHiddenSigns, hiddenSignsIn, tidyLine } from '../text/line-text.ts'

export const invitationLimits = { uses: 1000, days: 365, note: 100, open: 200 } as const

export const invitationMessages = {
  uses: `1 ile ${invitationLimits.uses.toLocaleString('tr')} arasında bir sayı olmalı.`,
  days: `1 ile ${invitationLimits.days} arasında bir sayı olmalı.`,
} as const

const wholeNumber = (most: number, error: string) =>
  z.int(error).check(z.minimum(1, error), z.maximum(most, error))

export const newInvitation = z.object({
  mostUses: z._default(wholeNumber(invitationLimits.uses, invitationMessages.uses), 1),
  /** Null: it does not run out. */
  days: z._default(z.nullable(wholeNumber(invitationLimits.days, invitationMessages.days)), 14),
  note: z._default(
    z.pipe(
      z.pipe(z.string(), z.transform(tidyLine)),
      z.string().check(
        z.maxLength(invitationLimits.note, {
          error: `Not en çok ${invitationLimits.note} karakter olabilir.`,
          abort: true,
        }),
        z.refine((text) => !hasHiddenSigns(text), hiddenSignsIn('Notta')),
      ),
    ),
    '',
  ),
})
