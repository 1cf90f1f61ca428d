import { approvalMessages } from '../../../core/contracts/approval.ts'
import { refusals } from '../../messages.ts'
import { ExpectedError, invalid, notAllowed } from '../../errors.ts'
import { postMessages } from '../../../core/contracts/post-forms.ts'
import { postStatus } from '../../../core/posts/post-status.ts'
import type { ChangedPost } from '../../../core/contracts/writing.ts'
import type { Transaction } from '../../database/connection.ts'
import type { Caller } from '../../http/call.ts'
import { trust } from '../holds/holds.public.ts'
import { recordAct } from '../moderation/moderation.public.ts'
import { notifyOfDecision } from '../notifications/notifications.public.ts'
import { insertNote } from './notes.sql.ts'
import { insertDecision } from './waits.sql.ts'

const decisionFields = new Set(['status', 'note', 'trust', 'version'])

interface DecidedPost {
  id: number
  authorId: number
  status: number
  publishTime: Date | null
}

/** Somebody else's post: editors decide about it while it waits, and the text stays its author's. */
export function checkDecision(caller: Caller, post: DecidedPost, change: ChangedPost): void {
  const isOnlyDecision = Object.keys(change).every((name) => decisionFields.has(name))
  if (caller.role === 'member' || !isOnlyDecision) throw notAllowed(postMessages.notMine)
  if (post.status !== postStatus.waiting) throw new ExpectedError(409, approvalMessages.notWaiting)
  if (change.status !== postStatus.active && change.status !== postStatus.draft)
    throw invalid('status', refusals.approval.decision)
  const isSentBack = change.status === postStatus.draft
  if (isSentBack && change.note === undefined) throw invalid('note', refusals.approval.noteMissing)
  if (!isSentBack && change.note !== undefined)
    throw invalid('note', refusals.approval.noteUnwanted)
  if (isSentBack && change.trust === true) throw invalid('trust', refusals.approval.trustUnwanted)
}

/** Approved before the time that its author planned, it goes out then. */
export const statusDecided = (
  { publishTime }: DecidedPost,
  { status }: ChangedPost,
): ChangedPost['status'] =>
  status === postStatus.active && publishTime !== null && publishTime > new Date()
    ? postStatus.planned
    : status

/** Before the post changes, while it is known since when it waits. The author learns what was decided, and why. */
export async function recordDecision(
  transaction: Transaction,
  editor: Caller,
  post: DecidedPost,
  change: Pick<ChangedPost, 'status' | 'note' | 'trust'>,
): Promise<void> {
  const { note } = change
  const decision = note === undefined ? 'published' : 'sentBack'
  const { revision, waitedMinutes } = await insertDecision(transaction, post.id, decision)
  await recordAct(transaction, {
    actorId: editor.id,
    action: decision === 'published' ? 'postApproved' : 'postSentBack',
    target: { type: 'post', id: post.id },
    details: { revision, waitedMinutes },
  })
  if (note !== undefined) await insertNote(transaction, post.id, editor.id, note)
  if (change.trust === true) await trust(transaction, editor, post.authorId)
  await notifyOfDecision(transaction, {
    to: post.authorId,
    postId: post.id,
    decision: change.status === postStatus.planned ? 'planned' : decision,
    note: note === undefined ? null : [note.rule, note.reason].filter(Boolean).join('\n'),
  })
}
