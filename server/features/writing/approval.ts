import { approvalMessages } from '../../../core/contracts/approval.ts'
import { ExpectedError, invalid, notAllowed } from '../../errors.ts'
import { postMessages } from '../../../core/contracts/post-forms.ts'
import { postStatus } from '../../../core/posts/post-status.ts'
import type { ChangedPost } from '../../../core/contracts/writing.ts'
import type { Transaction } from '../../database/connection.ts'
import type { Caller } from '../../http/call.ts'
import { notifyOfDecision } from '../notifications/notifications.public.ts'
import { insertNote } from './approval.sql.ts'
import type { LockedPost } from './own-posts.sql.ts'

const decisionFields = new Set(['status', 'note', 'version'])

/** Somebody else's post: editors decide about it while it waits, and the text stays its author's. */
export function checkDecision(caller: Caller, post: LockedPost, change: ChangedPost): void {
  const isOnlyDecision = Object.keys(change).every((name) => decisionFields.has(name))
  if (caller.role === 'member' || !isOnlyDecision) throw notAllowed(postMessages.notMine)
  if (post.status !== postStatus.waiting) throw new ExpectedError(409, approvalMessages.notWaiting)
  if (change.status !== postStatus.active && change.status !== postStatus.draft)
    throw invalid('status', approvalMessages.decision)
  const isSentBack = change.status === postStatus.draft
  if (isSentBack && change.note === undefined) throw invalid('note', approvalMessages.noteMissing)
  if (!isSentBack && change.note !== undefined) throw invalid('note', approvalMessages.noteUnwanted)
}

/** What its author learns of the decision. */
export async function recordDecision(
  transaction: Transaction,
  editor: Caller,
  post: LockedPost,
  note: ChangedPost['note'],
): Promise<void> {
  if (note !== undefined) await insertNote(transaction, post.id, editor.id, note)
  await notifyOfDecision(transaction, {
    to: post.authorId,
    postId: post.id,
    decision: note === undefined ? 'published' : 'sentBack',
    note: note === undefined ? null : [note.rule, note.reason].filter(Boolean).join('\n'),
  })
}
