import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { collectionOf, identifier, itemShape, pageQuery } from '../hydra.ts'
import { moderationRuleKeys } from '../moderation/rules.ts'
import { referenceTo } from '../references.ts'
import { appealDecisionForm, appealForm, caseTypes } from './case-forms.ts'
import { decisionKinds } from '../moderation/decision-kinds.ts'
import { appealShape } from './cases.ts'

/** What the one decided about reads, and how they appeal. Suspended members may do all of it. */

const decisionShape = z.object({
  ...itemShape('Decision'),
  id: z.int(),
  /** What an appeal names. */
  case: z.int(),
  /** What it is about. */
  type: z.enum(caseTypes),
  decision: z.enum(decisionKinds),
  rule: z.nullable(z.enum(moderationRuleKeys)),
  reason: z.string(),
  /** Of a suspension; null is for good. */
  until: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  isOverturned: z.boolean(),
  /** Whether readers see it by that: for the first time, or again. */
  shown: z.nullable(z.enum(['first', 'again'])),
  /** One's own thing as it was then, and where one goes on with it. */
  target: z.object({
    title: z.string(),
    text: z.string(),
    url: z.nullable(z.string()),
    /** Where a post stands now; null for other things and in other states. */
    state: z.nullable(z.enum(['takenDown', 'waiting', 'public'])),
    /** One's own comment that was taken down: nobody reads it, and it can be deleted. */
    comment: z.nullable(z.int()),
  }),
  appeal: z.nullable(appealShape),
  mayAppeal: z.boolean(),
})
export type Decision = z.infer<typeof decisionShape>

export const listDecisions = endpoint({
  name: 'listDecisions',
  resource: 'Decision',
  summary:
    'Üyenin içeriği ve hesabı hakkında verilen kararları, en yenisinden başlayarak listeler.',
  method: 'GET',
  path: '/decisions',
  who: 'member',
  whenSuspended: true,
  limit: 'read',
  status: 200,
  query: z.strictObject(pageQuery()),
  answer: collectionOf(decisionShape),
})

export const getDecision = endpoint({
  name: 'getDecision',
  resource: 'Decision',
  summary: 'Üyenin hakkında verilen bir kararı; kuralı, nedeni ve itirazıyla verir.',
  method: 'GET',
  path: '/decisions/{id}',
  who: 'member',
  whenSuspended: true,
  limit: 'read',
  status: 200,
  params: z.object({ id: identifier }),
  answer: decisionShape,
})

export const createAppeal = endpoint({
  name: 'createAppeal',
  resource: 'Appeal',
  summary: 'Üyenin hakkında verilen son karara itiraz eder; bir karara bir kez itiraz edilir.',
  method: 'POST',
  path: '/appeals',
  who: 'member',
  whenSuspended: true,
  limit: 'comment',
  status: 201,
  body: z.intersection(z.object({ case: referenceTo('moderation/cases') }), appealForm),
  answer: appealShape,
})

export const getAppeal = endpoint({
  name: 'getAppeal',
  resource: 'Appeal',
  summary: 'Bir itirazı ve sonucunu, itiraz edene ve editörlere verir.',
  method: 'GET',
  path: '/appeals/{id}',
  who: 'member',
  whenSuspended: true,
  limit: 'read',
  status: 200,
  params: z.object({ id: identifier }),
  answer: appealShape,
})

export const decideAppeal = endpoint({
  name: 'decideAppeal',
  resource: 'Appeal',
  summary: 'Bir itiraza karar verir: karar kalır ya da geri alınır. Kararı veren editör veremez.',
  method: 'PUT',
  path: '/appeals/{id}',
  who: 'editor',
  limit: 'write',
  status: 200,
  params: z.object({ id: identifier }),
  body: appealDecisionForm,
  answer: appealShape,
})
