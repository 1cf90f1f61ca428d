import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { collectionOf, identifier, itemShape, pageQuery } from '../hydra.ts'
import { moderationRuleKeys } from '../moderation/rules.ts'
import { waitReasons } from '../posts/wait-reasons.ts'
import { caseTypes, decisionForm } from './case-forms.ts'
import { decisionKinds } from '../moderation/decision-kinds.ts'
import { type ContactSubject, contactSubjects } from './contact-form.ts'
import { reportReasonKeys } from './reports.ts'
import { userShape } from './users.ts'

/** What editors look at and decide about: one case for a thing, however many report it. */

export const caseStatuses = ['open', 'held', 'decided', 'appealed'] as const
export type CaseStatus = (typeof caseStatuses)[number]

const caseDecisionShape = z.object({
  id: z.int(),
  decision: z.enum(decisionKinds),
  rule: z.nullable(z.enum(moderationRuleKeys)),
  reason: z.string(),
  until: z.nullable(z.iso.datetime()),
  /** Who decided; null where they are gone. */
  by: z.nullable(userShape),
  createdAt: z.iso.datetime(),
  isOverturned: z.boolean(),
})
export type CaseDecision = z.infer<typeof caseDecisionShape>

/** Who wrote to the site: whoever answers writes there. */
const senderShape = z.object({
  name: z.string(),
  email: z.string(),
  subject: z.enum(Object.keys(contactSubjects) as [ContactSubject]),
})
export type Sender = z.infer<typeof senderShape>

const caseShape = z.object({
  ...itemShape('Case'),
  id: z.int(),
  type: z.enum(caseTypes),
  /** What it is about; no address where it has none or is gone. */
  target: z.object({ title: z.string(), url: z.nullable(z.string()) }),
  /** Whom it is about. */
  user: z.nullable(userShape),
  /** Of what somebody wrote to the site; null for everything else. */
  sender: z.nullable(senderShape),
  origin: z.enum(['report', 'hold', 'contact', 'editor']),
  status: z.enum(caseStatuses),
  reports: z.int(),
  reasons: z.array(z.enum(reportReasonKeys)),
  firstAt: z.iso.datetime(),
  /** Since when it has its status. */
  changedAt: z.iso.datetime(),
  version: z.int(),
  /** The last one. */
  decision: z.nullable(caseDecisionShape),
})
export type Case = z.infer<typeof caseShape>

/** A thing in words and pictures, whatever it is: a member has a name, a biography and a picture. */
export const contentShape = z.object({
  title: z.nullable(z.string()),
  text: z.string(),
  images: z.array(z.string()),
})
export type Content = z.infer<typeof contentShape>

/** Whether everybody sees it, and if not, why. */
export const thingStates = ['public', 'held', 'takenDown', 'hidden', 'deleted'] as const
export type ThingState = (typeof thingStates)[number]

export const appealShape = z.object({
  ...itemShape('Appeal'),
  id: z.int(),
  text: z.string(),
  status: z.enum(['open', 'upheld', 'overturned']),
  /** Why it was decided so; empty until then. */
  reason: z.string(),
  createdAt: z.iso.datetime(),
  decidedAt: z.nullable(z.iso.datetime()),
})
export type Appeal = z.infer<typeof appealShape>

const wholeCaseShape = z.extend(caseShape, {
  snapshot: contentShape,
  /** Why it was held without anybody reporting it, and the words that were found. */
  hold: z.nullable(z.object({ reasons: z.array(z.enum(waitReasons)), words: z.array(z.string()) })),
  /** How it is now; null where it is gone. */
  present: z.nullable(z.extend(contentShape, { state: z.enum(thingStates) })),
  isChanged: z.boolean(),
  /** Names how it is now: sent with a decision, it makes sure that this is what was looked at. */
  fingerprint: z.string(),
  /** The few messages around a reported one. */
  conversation: z.array(
    z.object({
      id: z.int(),
      user: userShape,
      text: z.string(),
      createdAt: z.iso.datetime(),
      isReported: z.boolean(),
    }),
  ),
  /** The newest ones. */
  reportTexts: z.array(
    z.object({
      id: z.int(),
      reason: z.enum(reportReasonKeys),
      text: z.string(),
      user: userShape,
      createdAt: z.iso.datetime(),
    }),
  ),
  /** All that was decided, the last first. */
  decisions: z.array(caseDecisionShape),
  appeal: z.nullable(appealShape),
  /** Whoever decided does not decide about the appeal. */
  mayDecideAppeal: z.boolean(),
})
export type WholeCase = z.infer<typeof wholeCaseShape>

const ofEditors = { resource: 'Case', who: 'editor' } as const

export const listCases = endpoint({
  name: 'listCases',
  ...ofEditors,
  summary:
    'Editörlerin bakacağı bildirimleri, en eskisinden başlayarak listeler; karar verilenleri en yenisinden başlayarak.',
  method: 'GET',
  path: '/moderation/cases',
  limit: 'read',
  status: 200,
  query: z.strictObject({
    ...pageQuery(),
    status: z._default(z.enum(caseStatuses), 'open'),
    type: z.optional(z.enum(caseTypes)),
  }),
  answer: z.extend(collectionOf(caseShape), {
    /** By status, whatever is asked for; since when the oldest of each waits. */
    queues: z.array(
      z.object({
        status: z.enum(caseStatuses),
        total: z.int(),
        oldestAt: z.nullable(z.iso.datetime()),
      }),
    ),
  }),
})

export const getCase = endpoint({
  name: 'getCase',
  ...ofEditors,
  summary: 'Bir bildirimi, bildirilenin o günkü ve bugünkü hâliyle verir.',
  method: 'GET',
  path: '/moderation/cases/{id}',
  limit: 'read',
  status: 200,
  params: z.object({ id: identifier }),
  answer: wholeCaseShape,
})

export const decideCase = endpoint({
  name: 'decideCase',
  ...ofEditors,
  summary: 'Bir bildirim hakkında karar verir; bu arada başkası karar verdiyse reddedilir.',
  method: 'PUT',
  path: '/moderation/cases/{id}',
  limit: 'write',
  status: 200,
  params: z.object({ id: identifier }),
  body: z.intersection(
    decisionForm,
    z.object({
      /** What was looked at: without them the decision is about whatever is there. */
      version: z.optional(z.int()),
      fingerprint: z.optional(z.string().check(z.maxLength(100))),
    }),
  ),
  answer: wholeCaseShape,
})
