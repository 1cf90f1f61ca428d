import { isAppealable } from '../../../core/contracts/case-forms.ts'
import type { decideAppeal } from '../../../core/contracts/appeals.ts'
import type { Appeal } from '../../../core/contracts/cases.ts'
import type { ValidInputOf } from '../../../core/endpoint.ts'
import { isEditor, mayDecideAppeal } from '../../../core/roles.ts'
import { apiAddress } from '../../../core/site.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { isId } from '../../database/ids.ts'
import { conflict, invalid, notAllowed, notFound } from '../../errors.ts'
import type { Caller } from '../../http/call.ts'
import { refusals } from '../../messages.ts'
import { lockDeletions } from '../accounts/accounts.public.ts'
import { putMessageBack } from '../messages/messages.public.ts'
import type { Jobs } from '../../jobs/queue.ts'
import {
  changeSuspension,
  recordAct,
  restoreMember,
  selectSuspension,
  setDecision,
} from '../moderation/moderation.public.ts'
import { notifyOfCase } from '../notifications/notifications.public.ts'
import { putPostBack } from '../writing/writing.public.ts'
import { mailDecision } from './cases.jobs.ts'
import { type LockedCase, lockCase, moveCase } from './cases.sql.ts'
import { contentIn } from './content.ts'
import { minutesSince, notifyReporters, requireCase, showCommentOf } from './decisions.ts'
import {
  type AppealRow,
  closeAppeal,
  insertAppeal,
  isDownSince,
  selectAppeal,
  selectOtherSuspensions,
} from './decisions.sql.ts'

export const asAppeal = (row: AppealRow): Appeal => ({
  '@id': apiAddress(`/appeals/${row.id}`),
  '@type': 'Appeal',
  id: row.id,
  text: row.text,
  status: row.status,
  reason: row.reason,
  createdAt: row.createdAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
})

/** Against the decision that stands, by the one it is about. */
export function appeal(
  database: Database,
  caller: Caller,
  sent: { case: string; text: string },
): Promise<Appeal> {
  return database.write(async (transaction) => {
    const found = isId(sent.case) ? await lockCase(transaction, Number(sent.case)) : undefined
    if (found?.kind == null || found.ownerId !== caller.id)
      throw invalid('case', refusals.appeal.noDecision)
    if (found.status === 'appealed' || found.hasAppeal) throw conflict(refusals.appeal.again)
    if (!isAppealable(found.kind)) throw invalid('case', refusals.appeal.notAppealable)
    const id = await insertAppeal(transaction, found.decisionId!, sent.text)
    await moveCase(transaction, found.id, 'appealed')
    return asAppeal((await selectAppeal(transaction, id))!)
  })
}

/** Known to whoever made it and to editors, apart from the one it is about. */
export async function findAppeal(database: Database, caller: Caller, id: number): Promise<Appeal> {
  const row = await selectAppeal(database, id)
  if (row === undefined || !(row.ownerId === caller.id || isEditor([caller.role])))
    throw notFound(refusals.appeal.notFound)
  return asAppeal(row)
}

type Sent = ValidInputOf<typeof decideAppeal>['body']

export function decideAboutAppeal(
  { database, jobs }: { database: Database; jobs: Jobs },
  editor: Caller,
  id: number,
  { decision, reason }: Sent,
): Promise<Appeal> {
  const status = decision === 'uphold' ? 'upheld' : 'overturned'
  return database.write(async (transaction) => {
    await lockDeletions(transaction)
    const caseId = (await selectAppeal(transaction, id))?.caseId
    if (caseId === undefined) throw notFound(refusals.appeal.notFound)
    const found = await requireCase(transaction, editor, caseId)
    // Only after the lock: somebody may have decided while we waited.
    const row = (await selectAppeal(transaction, id))!
    if (row.status !== 'open') throw conflict(refusals.appeal.decided)
    if (!mayDecideAppeal({ isOwn: false, hasDecided: found.decidedBy === editor.id }))
      throw notAllowed(refusals.appeal.ownDecision)
    if (status === 'overturned') await undo(transaction, editor, found)
    await closeAppeal(transaction, row, { status, reason, byId: editor.id })
    await moveCase(transaction, found.id, 'decided')
    const outcome = { decisionId: row.decisionId, about: status, note: reason } as const
    await notifyOfCase(transaction, [found.ownerId!], outcome)
    if (status === 'overturned') await notifyReporters(transaction, found.id, row.decisionId)
    const mailed = { userId: found.ownerId!, decisionId: row.decisionId, isAppeal: true }
    await jobs.queue(transaction, mailDecision, mailed)
    await recordAct(transaction, {
      actorId: editor.id,
      action: 'appealDecided',
      target: { type: 'case', id: found.id },
      details: { decision, waitedMinutes: minutesSince(row.createdAt) },
    })
    return asAppeal((await selectAppeal(transaction, id))!)
  })
}

/** Everything is as it was before the decision, but for what was decided since. */
async function undo(transaction: Transaction, editor: Caller, found: LockedCase): Promise<void> {
  const { kind, type } = found
  if (kind !== 'suspend' && kind !== 'takeDown') return
  const comesBack = !(await isDownSince(transaction, found))
  if (comesBack) await putBack(transaction, found)
  // Afterwards: it settles which of the member's posts are seen.
  if (kind === 'suspend') await endSuspension(transaction, editor, found)
  // Last: nobody is notified of a comment that is hidden with its writer.
  if (comesBack && type === 'comment') await showCommentOf(transaction, found)
}

async function putBack(transaction: Transaction, found: LockedCase): Promise<void> {
  const { type, targetId, wasStatus } = found
  if (type === 'post' && wasStatus !== null) await putPostBack(transaction, targetId!, wasStatus)
  if (type === 'message')
    await putMessageBack(transaction, targetId!, contentIn(found.snapshot).text)
}

/** What other decisions say goes on: the longest of them, and hidden posts where one of them hides them. */
async function endSuspension(
  transaction: Transaction,
  editor: Caller,
  { ownerId, decisionId }: LockedCase,
): Promise<void> {
  const present = await selectSuspension(transaction, ownerId!)
  if (present === undefined) return
  const others = await selectOtherSuspensions(transaction, ownerId!, decisionId!)
  if (others === undefined) {
    if (present.decisionId === decisionId) await restoreMember(transaction, ownerId!, editor.id)
    return
  }
  const { id, ...terms } = others
  await changeSuspension(transaction, { userId: ownerId!, ...terms })
  await setDecision(transaction, ownerId!, id)
}
