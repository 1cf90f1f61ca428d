import * as z from 'zod/mini'
import { hasHiddenSigns, hiddenSignsIn } from '../text/line-text.ts'
import { noteLimits } from './approval.ts'

/** The form by which a member is suspended, apart from the calls: browsers load no more than they check. */

export const memberMessages = {
  reasonMissing: 'Nedenini yazın; üye bunu okuyacak.',
  reasonTooLong: `Neden en çok ${noteLimits.reason.toLocaleString('tr')} karakter olabilir.`,
  reasonHidden: hiddenSignsIn('Nedende'),
  ruleTooLong: `Kural en çok ${noteLimits.rule} karakter olabilir.`,
  ruleHidden: hiddenSignsIn('Kuralda'),
  untilMissing: 'Ne zamana kadar olduğunu seçin.',
  untilPast: 'Bitişi ileri bir tarih olmalı.',
} as const

const endOfYears = Date.UTC(10_000, 0)

export const suspensionForm = z.object({
  /** Null: for good. */
  until: z.nullable(
    z.iso
      .datetime({ offset: true, error: memberMessages.untilMissing })
      .check(
        z.refine(
          (text) => Date.parse(text) > Date.now() && Date.parse(text) < endOfYears,
          memberMessages.untilPast,
        ),
      ),
  ),
  rule: z._default(
    z.nullable(
      z.string().check(
        z.trim(),
        z.maxLength(noteLimits.rule, { error: memberMessages.ruleTooLong, abort: true }),
        z.refine((text) => !hasHiddenSigns(text), memberMessages.ruleHidden),
      ),
    ),
    null,
  ),
  reason: z.string(memberMessages.reasonMissing).check(
    z.trim(),
    z.minLength(1, memberMessages.reasonMissing),
    z.maxLength(noteLimits.reason, { error: memberMessages.reasonTooLong, abort: true }),
    z.refine((text) => !hasHiddenSigns(text), memberMessages.reasonHidden),
  ),
  hidePosts: z._default(z.boolean(), false),
})
