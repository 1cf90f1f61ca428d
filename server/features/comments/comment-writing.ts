import { refusals } from '../../messages.ts'
import { commentStatus } from '../../../core/posts/comment-status.ts'
import { mayDeleteComment } from '../../../core/roles.ts'
import { isId } from '../../database/ids.ts'
import { commentParts, mentionedIn } from '../../../core/text/comment-text.ts'
import { commentMessages } from '../../../core/contracts/comment-limits.ts'
import type { Comment } from '../../../core/contracts/comments.ts'
import { invalid, notAllowed, notFound } from '../../errors.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import type { Caller } from '../../http/call.ts'
import { type PublicPost, requirePublicPost } from '../posts/posts.public.ts'
import { forgetHeld, openCase } from '../cases/cases.public.ts'
import { type Hold, type HoldCheck, keepPrint } from '../holds/holds.public.ts'
import { selectComment, selectOwnHeld } from './comments.sql.ts'
import { hideComment } from './moderated.sql.ts'
import { causesOf } from './comment-causes.ts'
import {
  type CommentFacts,
  eraseComment,
  selectHeldIn,
  findComment,
  findOwn,
  insertComment,
  isCommentGone,
  selectNamed,
  updateText,
} from './comment-writing.sql.ts'

interface NewComment {
  post: string
  text: string
  parent: string | null
}

export interface CommentParts {
  database: Database
  holdsFor: HoldCheck
}

export async function writeComment(
  { database, holdsFor }: CommentParts,
  caller: Caller,
  { post, text, parent }: NewComment,
): Promise<Comment> {
  const publicPost = await requirePublicPost(database, post, caller.id)
  if (publicPost.isBlocked) throw notAllowed(refusals.comment.blocked)
  if (publicPost.isClosed) throw notAllowed(commentMessages.closed)
  const answered =
    parent === null ? null : await requireParent(database, caller, publicPost, parent)
  const named = await selectNamed(database, mentionedIn(text))
  const made = {
    postId: publicPost.id,
    userId: caller.id,
    threadId: answered?.threadId ?? null,
    text,
  }
  const hold = await holdsFor(database, caller, checkedText(null, text, null))
  const isHeld = hold.reasons.length > 0
  const id = await database
    .write(async (transaction) => {
      const causes = causesOf(publicPost, answered, named)
      const written = await insertComment(transaction, { ...made, isHeld }, causes)
      await keepHold(transaction, caller, { id: written, text, isNew: true }, hold)
      return written
    })
    .catch((error: unknown) => {
      throw isCommentGone(error) ? invalid('parent', refusals.comment.parentGone) : error
    })
  return isHeld ? requireHeld(database, caller, id) : requireShown(database, caller, id)
}

/** `before` is what readers see of it now. */
const checkedText = (targetId: number | null, text: string, before: string | null) => ({
  type: 'comment' as const,
  targetId,
  text,
  links: linksIn(text),
  known: async () => (before === null ? null : { text: before, links: linksIn(before) }),
})

const linksIn = (text: string): string[] =>
  commentParts(text).flatMap((part) => (part.kind === 'link' ? part.href : []))

/** What is held becomes a case, which editors decide. */
async function keepHold(
  transaction: Transaction,
  caller: Caller,
  { id, text, isNew }: { id: number; text: string; isNew: boolean },
  { reasons, words, print }: Hold,
): Promise<void> {
  if (print !== null)
    await keepPrint(transaction, caller.id, { type: 'comment', targetId: id, print })
  if (reasons.length === 0) return
  const opened = { type: 'comment', targetId: id, ownerId: caller.id, origin: 'hold' } as const
  await openCase(transaction, { ...opened, snapshot: { text, reasons, words, isNew } })
}

async function requireParent(
  database: Database,
  caller: Caller,
  publicPost: PublicPost,
  parent: string,
): Promise<CommentFacts> {
  const answered = isId(parent) ? await findComment(database, Number(parent), caller.id) : undefined
  if (answered === undefined || answered.postId !== publicPost.id)
    throw invalid('parent', refusals.comment.parentGone)
  if (answered.isBlocked || answered.isConversationBlocked)
    throw notAllowed(refusals.comment.blocked)
  return answered
}

export async function rewriteComment(
  { database, holdsFor }: CommentParts,
  caller: Caller,
  id: string,
  text: string,
): Promise<Comment> {
  const comment = await requireComment(database, caller, id)
  if (comment.writerId !== caller.id) throw notAllowed(refusals.comment.notMine)
  if (comment.isConversationBlocked) throw notAllowed(refusals.comment.blocked)
  const hold = await holdsFor(database, caller, checkedText(comment.id, text, comment.text))
  const isHeld = hold.reasons.length > 0
  await database.write(async (transaction) => {
    // Locks the case before the post, in the order of deciding: the other one deadlocks.
    await keepHold(transaction, caller, { id: comment.id, text, isNew: false }, hold)
    if (isHeld) await hideComment(transaction, comment.id, commentStatus.held)
    await updateText(transaction, comment, { text, isHeld })
  })
  return isHeld
    ? requireHeld(database, caller, comment.id)
    : requireShown(database, caller, comment.id)
}

export async function removeComment(database: Database, caller: Caller, id: string): Promise<void> {
  const own = isId(id) ? await findOwn(database, Number(id), caller.id) : undefined
  const comment = own ?? (await requireComment(database, caller, id))
  const isOwn = comment.writerId === caller.id
  if (!mayDeleteComment({ isOwn, isPostAuthor: comment.postAuthorId === caller.id }))
    throw notAllowed(refusals.comment.notDeletable)
  await database.write(async (transaction) => {
    // Cases come first: whoever decides locks them before posts.
    await forgetHeld(transaction, await selectHeldIn(transaction, comment.id))
    await eraseComment(transaction, comment)
  })
}

export async function requireComment(
  database: Database | Transaction,
  caller: Caller | null,
  id: string,
): Promise<CommentFacts> {
  const comment = isId(id) ? await findComment(database, Number(id), caller?.id ?? 0) : undefined
  if (comment === undefined) throw notFound(refusals.comment.notFound)
  return comment
}

export async function requireShown(
  database: Database,
  caller: Caller | null,
  id: number,
): Promise<Comment & { postId: number }> {
  const comment = await selectComment(database, caller?.id ?? 0, id)
  if (comment === undefined) throw notFound(refusals.comment.notFound)
  return comment
}

/** One's own that waits for an editor; gone when it was decided at this moment. */
async function requireHeld(database: Database, caller: Caller, id: number): Promise<Comment> {
  const held = await selectOwnHeld(database, caller.id, id)
  return held ?? requireShown(database, caller, id)
}
