import { possibleDecisions } from '../../../core/contracts/case-forms.ts'
import { type DecisionKind } from '../../../core/moderation/decision-kinds.ts'
import { commentStatus } from '../../../core/posts/comment-status.ts'
import type { decideCase } from '../../../core/contracts/cases.ts'
import type { Shown } from '../../../core/moderation/decision-texts.ts'
import type { ValidInputOf } from '../../../core/endpoint.ts'
import { moderationRules } from '../../../core/moderation/rules.ts'
import { mayDecideCase, maySuspend } from '../../../core/roles.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import type { Jobs } from '../../jobs/queue.ts'
import type { Caller } from '../../http/call.ts'
import { refusals } from '../../messages.ts'
import { lockDeletions } from '../accounts/accounts.public.ts'
import { hideComment, publishHeldComment, showComment } from '../comments/comments.public.ts'
import { takeMessageDown } from '../messages/messages.public.ts'
import {
  recordAct,
  selectSuspension,
  setDecision,
  suspendMember,
} from '../moderation/moderation.public.ts'
import { notifyOfCase } from '../notifications/notifications.public.ts'
import { holdPost, releasePost, takePostDown } from '../writing/writing.public.ts'
import { mailDecision } from './cases.jobs.ts'
import { type LockedCase, lockCase, moveCase, openCase } from './cases.sql.ts'
import { contentIn, contentOf, fingerprintOf } from './content.ts'
import {
  insertDecision,
  lockThing,
  type NewDecision,
  selectOwner,
  selectReporters,
} from './decisions.sql.ts'
import { selectThing, type ThingRow } from './things.sql.ts'

type Sent = ValidInputOf<typeof decideCase>['body']

/** Its effects, the decision, its notifications and its line in the log are one transaction. */
export function decide(
  { database, jobs }: { database: Database; jobs: Jobs },
  editor: Caller,
  id: number,
  sent: Sent,
): Promise<void> {
  return database.write(async (transaction) => {
    // Whoever leaves the site takes this lock before their posts: the other order deadlocks.
    await lockDeletions(transaction)
    const found = await requireCase(transaction, editor, id)
    if (found.status !== 'open' && found.status !== 'held') throw conflict(refusals.case.decided)
    if (sent.version !== undefined && sent.version !== found.version)
      throw conflict(refusals.case.decided)
    await lockThing(transaction, found.type, found.targetId)
    const thing = await selectThing(transaction, found.type, found.targetId)
    const kept = contentIn(found.snapshot)
    const present = thing ? contentOf(thing) : kept
    const fingerprint = fingerprintOf(present)
    if (sent.fingerprint !== undefined && sent.fingerprint !== fingerprint)
      throw conflict(refusals.case.changed)
    checkPossible(found, thing, sent.decision)
    const wasStatus = await changeThing(transaction, found, sent.decision)
    const isSuspended = sent.decision === 'suspend'
    if (isSuspended) await suspendOwner(transaction, editor, found.ownerId!, sent)
    const shown = await shownBy(transaction, found, thing)
    const content = fingerprint === fingerprintOf(kept) ? null : present
    const more = { fingerprint, wasStatus, shown, content }
    const writing = { transaction, jobs }
    const decisionId = await record(writing, editor, found, thing, { ...sent, ...more })
    if (isSuspended) await setDecision(transaction, found.ownerId!, decisionId)
  })
}

/** Held until the end of the transaction. */
export async function requireCase(
  transaction: Transaction,
  editor: Caller,
  id: number,
): Promise<LockedCase> {
  const found = await lockCase(transaction, id)
  if (found === undefined || !mayDecideCase({ isOwn: found.ownerId === editor.id }))
    throw notFound(refusals.case.notFound)
  return found
}

function checkPossible(
  { type, status, ownerId }: LockedCase,
  thing: ThingRow | undefined,
  kind: DecisionKind,
): void {
  const isHeld = status === 'held' || thing?.state === 'held'
  // Of whoever is gone nothing is left to be warned or suspended.
  const possible = ownerId === null ? ['dismiss'] : possibleDecisions(type, isHeld)
  if (!possible.includes(kind)) throw invalid('decision', refusals.case.impossible)
  if (thing === undefined && (kind === 'hold' || kind === 'takeDown'))
    throw invalid('decision', refusals.case.gone)
  if (kind === 'hold' && thing?.state !== 'public')
    throw invalid('decision', refusals.case.notPublic)
}

/** The status that a post goes back to if the decision was wrong. */
async function changeThing(
  transaction: Transaction,
  { type, targetId, snapshot }: LockedCase,
  kind: DecisionKind,
): Promise<number | null> {
  const isDown = kind === 'takeDown' || kind === 'suspend'
  if (type === 'post') {
    if (isDown) return (await takePostDown(transaction, targetId!)) ?? null
    await (kind === 'hold' ? holdPost : releasePost)(transaction, targetId!)
  }
  if (type === 'message' && isDown) await takeMessageDown(transaction, targetId!)
  if (type === 'comment') {
    if (isDown) await hideComment(transaction, targetId!, commentStatus.takenDown)
    else if (kind === 'hold') await hideComment(transaction, targetId!, commentStatus.held)
    else await showCommentOf(transaction, { targetId, snapshot })
  }
  return null
}

/** One that was held before anybody saw it comes now, and whom it concerns is notified. */
export async function showCommentOf(
  transaction: Transaction,
  { targetId, snapshot }: Pick<LockedCase, 'targetId' | 'snapshot'>,
): Promise<void> {
  if (!(isNew(snapshot) && (await publishHeldComment(transaction, targetId!))))
    await showComment(transaction, targetId!)
}

/** Whether readers see by the decision what they did not before. */
async function shownBy(
  transaction: Transaction,
  { type, targetId, snapshot }: LockedCase,
  before: ThingRow | undefined,
): Promise<Shown | null> {
  if (before?.state !== 'held') return null
  const now = await selectThing(transaction, type, targetId)
  if (now?.state !== 'public') return null
  return isNew(snapshot) ? 'first' : 'again'
}

/** A comment that was held from the beginning. */
const isNew = (snapshot: unknown): boolean => (snapshot as { isNew?: boolean }).isNew === true

/** A case never shortens what was decided in another one: then there is nothing to suspend. */
async function suspendOwner(
  transaction: Transaction,
  editor: Caller,
  userId: number,
  { rule, reason, until: text, hidePosts }: Sent,
): Promise<void> {
  const { role, isClosed } = await selectOwner(transaction, userId)
  if (isClosed) throw invalid('decision', refusals.member.closed)
  // Admins are suspended among the members, where one of them has to stay.
  if (role === 'admin' || !maySuspend(editor, { id: userId, role }))
    throw invalid('decision', refusals.case.notSuspendable)
  const until = text ? new Date(text) : null
  const present = await selectSuspension(transaction, userId)
  if (present && isLonger(present.until, until))
    throw invalid('until', refusals.case.suspendedLonger(present.until))
  const isHidden = hidePosts || present?.hidePosts === true
  const suspension = { userId, until, rule, reason, hidePosts: isHidden, byId: editor.id }
  await suspendMember(transaction, suspension)
}

/** Null is for good. */
const isLonger = (present: Date | null, until: Date | null): boolean =>
  until !== null && (present === null || present > until)

interface Writing {
  transaction: Transaction
  jobs: Jobs
}

async function record(
  { transaction, jobs }: Writing,
  editor: Caller,
  found: LockedCase,
  thing: ThingRow | undefined,
  decided: Sent & Pick<NewDecision, 'fingerprint' | 'wasStatus' | 'shown' | 'content'>,
): Promise<number> {
  const { decision: kind, rule, reason, fingerprint, ...more } = decided
  const { wasStatus, shown, content } = more
  const hidePosts = kind === 'suspend' && more.hidePosts
  const until = decided.until ? new Date(decided.until) : null
  const made = { caseId: found.id, kind, rule, reason, until, byId: editor.id, fingerprint }
  const decisionId = await insertDecision(transaction, {
    ...made,
    wasStatus,
    hidePosts,
    shown,
    content,
  })
  await moveCase(transaction, found.id, kind === 'hold' ? 'held' : 'decided')
  const wasHeld = found.status === 'held' || thing?.state === 'held'
  const note = noteOf(decided)
  if (found.ownerId !== null && (kind !== 'dismiss' || wasHeld))
    await notifyOwner({ transaction, jobs }, found.ownerId, { id: decisionId, note })
  if (kind !== 'hold') await notifyReporters(transaction, found.id, decisionId)
  await recordAct(transaction, {
    actorId: editor.id,
    action: 'caseDecided',
    target: { type: 'case', id: found.id },
    details: {
      ...{ type: found.type, decision: kind, rule, until: until?.toISOString() ?? null },
      waitedMinutes: minutesSince(found.firstAt),
    },
  })
  return decisionId
}

export async function notifyReporters(
  transaction: Transaction,
  caseId: number,
  decisionId: number,
): Promise<void> {
  const reporters = await selectReporters(transaction, caseId)
  await notifyOfCase(transaction, reporters, { decisionId, about: 'reported', note: null })
}

/** As the member reads it in the notification. */
const noteOf = ({ rule, reason }: Pick<NewDecision, 'rule' | 'reason'>): string | null =>
  rule === null ? reason || null : `${moderationRules[rule]}\n${reason}`

type Suspended = Pick<NewDecision, 'rule' | 'reason' | 'until' | 'byId' | 'hidePosts'> & {
  userId: number
}

/** Of a member whom nobody reported: a case that is decided as it begins, so that they can appeal. */
export async function recordSuspension(
  writing: Writing,
  { userId, rule, reason, until, byId, hidePosts }: Suspended,
): Promise<void> {
  const { transaction } = writing
  const snapshot = contentOf((await selectThing(transaction, 'user', userId))!)
  const about = { type: 'user', targetId: userId, ownerId: userId } as const
  const caseId = await openCase(transaction, { ...about, origin: 'editor', snapshot })
  const decisionId = await insertDecision(transaction, {
    ...{ caseId, kind: 'suspend', rule, reason, until, byId, hidePosts },
    ...{ fingerprint: fingerprintOf(snapshot), wasStatus: null, shown: null, content: null },
  })
  await setDecision(transaction, userId, decisionId)
  await notifyOwner(writing, userId, { id: decisionId, note: noteOf({ rule, reason }) })
}

/** On the site and by mail: nobody is decided about without a word. */
async function notifyOwner(
  { transaction, jobs }: Writing,
  userId: number,
  { id, note }: { id: number; note: string | null },
): Promise<void> {
  await notifyOfCase(transaction, [userId], { decisionId: id, about: 'decided', note })
  await jobs.queue(transaction, mailDecision, { userId, decisionId: id, isAppeal: false })
}

export const minutesSince = (moment: Date): number =>
  Math.round((Date.now() - moment.getTime()) / 60_000)
