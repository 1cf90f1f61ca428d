import * as z from 'zod/mini'
import { type DecisionKind, decisionKinds } from '../moderation/decision-kinds.ts'
import { moderationRuleKeys } from '../moderation/rules.ts'
import { hasHiddenSigns, hiddenSignsIn } from '../text/line-text.ts'

/** What editors decide about a case, and what the one decided about may say against it. */

export const caseTypes = ['post', 'comment', 'user', 'message', 'contact'] as const
export type CaseType = (typeof caseTypes)[number]

/** Only what stands on pages can be held; who writes to the site has done nothing. */
const decisionsAbout: Record<CaseType, readonly DecisionKind[]> = {
  post: decisionKinds,
  comment: decisionKinds,
  user: ['dismiss', 'warn', 'suspend'],
  message: ['dismiss', 'takeDown', 'warn', 'suspend'],
  contact: ['dismiss'],
}

/** What is held already can only be decided for good. */
export const possibleDecisions = (type: CaseType, isHeld: boolean): DecisionKind[] =>
  decisionsAbout[type].filter((kind) => !(isHeld && kind === 'hold'))

/** These end a case against somebody, who can appeal. */
export const isAppealable = (kind: DecisionKind): boolean =>
  kind === 'takeDown' || kind === 'warn' || kind === 'suspend'

export const caseLimits = { reason: 1000, appeal: 2000, suspensionYears: 10 } as const

const tooLong = (what: string, most: number): string =>
  `${what} en çok ${most.toLocaleString('tr')} karakter olabilir.`

export const caseMessages = {
  decisionMissing: 'Bir karar seçin.',
  ruleMissing: 'Hangi kurala aykırı olduğunu seçin.',
  reasonMissing: 'Nedenini yazın.',
  reasonTooLong: tooLong('Neden', caseLimits.reason),
  reasonHidden: hiddenSignsIn('Nedende'),
  untilMissing: 'Askının ne zaman biteceğini seçin.',
  untilPast: 'Askının biteceği an gelecekte olmalı.',
  untilFar: `Askı en çok ${caseLimits.suspensionYears} yıl sürebilir; daha uzunu için süresiz seçin.`,
  untilUnwanted: 'Süre yalnızca askıya alırken verilir.',
  appealMissing: 'Neden itiraz ettiğinizi yazın.',
  appealTooLong: tooLong('İtiraz', caseLimits.appeal),
  appealHidden: hiddenSignsIn('İtirazda'),
} as const

const reasonText = z.string(caseMessages.reasonMissing).check(
  z.trim(),
  z.maxLength(caseLimits.reason, { error: caseMessages.reasonTooLong, abort: true }),
  z.refine((text) => !hasHiddenSigns(text), caseMessages.reasonHidden),
)

export const requiredReason = reasonText.check(z.minLength(1, caseMessages.reasonMissing))

interface Decided {
  decision: DecisionKind
  rule: string | null
  reason: string
  until?: string | null | undefined
}

export const isLater = (moment: string): boolean => Date.parse(moment) > Date.now()

/** Beyond what anybody means by a day; for good can be said as such. */
export const isNear = (moment: string): boolean => {
  const now = new Date()
  return Date.parse(moment) <= now.setFullYear(now.getFullYear() + caseLimits.suspensionYears)
}

/** Each with the field it is about; the first one is said. */
const mistakes: [path: string, message: string, isMade: (decided: Decided) => boolean][] = [
  [
    'rule',
    caseMessages.ruleMissing,
    ({ decision, rule }) => decision !== 'dismiss' && rule === null,
  ],
  [
    'reason',
    caseMessages.reasonMissing,
    ({ decision, reason }) => decision !== 'dismiss' && reason === '',
  ],
  [
    'until',
    caseMessages.untilMissing,
    ({ decision, until }) => decision === 'suspend' && until === undefined,
  ],
  [
    'until',
    caseMessages.untilUnwanted,
    ({ decision, until }) => decision !== 'suspend' && until !== undefined,
  ],
  ['until', caseMessages.untilPast, ({ until }) => typeof until === 'string' && !isLater(until)],
  ['until', caseMessages.untilFar, ({ until }) => typeof until === 'string' && !isNear(until)],
]

/** The form on the page; the API adds which version of the case was looked at. */
export const decisionForm = z
  .object({
    decision: z.enum(decisionKinds, caseMessages.decisionMissing),
    rule: z._default(z.nullable(z.enum(moderationRuleKeys, caseMessages.ruleMissing)), null),
    reason: z._default(reasonText, ''),
    /** Until when the member is suspended; null is for good. */
    until: z.optional(
      z.nullable(z.iso.datetime({ offset: true, error: caseMessages.untilMissing })),
    ),
    /** Whether a suspended member's posts go from sight. */
    hidePosts: z._default(z.boolean(), false),
  })
  .check((payload) => {
    for (const [field, message, isMade] of mistakes)
      if (isMade(payload.value))
        payload.issues.push({
          code: 'custom',
          message,
          path: [field],
          input: payload.value,
        })
  })

export const appealForm = z.object({
  text: z.string(caseMessages.appealMissing).check(
    z.trim(),
    z.minLength(1, caseMessages.appealMissing),
    z.maxLength(caseLimits.appeal, { error: caseMessages.appealTooLong, abort: true }),
    z.refine((text) => !hasHiddenSigns(text), caseMessages.appealHidden),
  ),
})

export const appealDecisionForm = z.object({
  decision: z.enum(['uphold', 'overturn'], caseMessages.decisionMissing),
  reason: requiredReason,
})
