import * as z from 'zod/mini'
import { moderationRuleKeys } from '../moderation/rules.ts'
import { caseMessages, isLater, isNear, requiredReason } from './case-forms.ts'

/** By which a member is suspended, apart from the calls: browsers load no more than they check. */
export const suspensionForm = z.object({
  /** Null: for good. */
  until: z.nullable(
    z.iso
      .datetime({ offset: true, error: caseMessages.untilMissing })
      .check(z.refine(isLater, caseMessages.untilPast), z.refine(isNear, caseMessages.untilFar)),
  ),
  rule: z._default(z.nullable(z.enum(moderationRuleKeys, caseMessages.ruleMissing)), null),
  reason: requiredReason,
  hidePosts: z._default(z.boolean(), false),
})

const requiredRule = z.enum(moderationRuleKeys, caseMessages.ruleMissing)

/** Whoever is suspended on a page always reads by which rule. */
export const suspensionDialogForm = z.extend(suspensionForm, { rule: requiredRule })

/** By which an admin closes an account. */
export const removalForm = z.object({ rule: requiredRule, reason: requiredReason })
export type Removal = z.output<typeof removalForm>
