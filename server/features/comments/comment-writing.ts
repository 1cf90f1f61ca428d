import { refusals } from '../../messages.ts'
import { mayDeleteComment } from '../../../core/roles.ts'
import { isId } from '../../database/ids.ts'
import { mentionedIn } from '../../../core/text/comment-text.ts'
import { commentMessages } from '../../../core/contracts/comment-limits.ts'
import type { Comment } from '../../../core/contracts/comments.ts'
import { invalid, notAllowed, notFound } from '../../errors.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import type { Caller } from '../../http/call.ts'
import type { CommentCause } from '../notifications/notifications.public.ts'
import { type PublicPost, requirePublicPost } from '../posts/posts.public.ts'
import { selectComment } from './comments.sql.ts'
import {
  type CommentFacts,
  eraseComment,
  findComment,
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

export async function writeComment(
  database: Database,
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
  const id = await database
    .write((transaction) => insertComment(transaction, made, causesOf(publicPost, answered, named)))
    .catch((error: unknown) => {
      throw isCommentGone(error) ? invalid('parent', refusals.comment.parentGone) : error
    })
  return requireShown(database, caller, id)
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

/** Whom a comment concerns: the one it answers, the post's author, and those it names. Each is notified of the first they have not muted. */
function causesOf(
  publicPost: PublicPost,
  answered: CommentFacts | null,
  named: number[],
): CommentCause[] {
  const reply: CommentCause[] =
    answered === null
      ? []
      : [{ type: 'newReply', to: answered.writerId, commentId: answered.threadId }]
  const comment: CommentCause = {
    type: 'newComment',
    to: publicPost.authorId,
    postId: publicPost.id,
  }
  const mentions = named.map((to): CommentCause => ({ type: 'mention', to }))
  return [...reply, comment, ...mentions]
}

export async function rewriteComment(
  database: Database,
  caller: Caller,
  id: string,
  text: string,
): Promise<Comment> {
  const comment = await requireComment(database, caller, id)
  if (comment.writerId !== caller.id) throw notAllowed(refusals.comment.notMine)
  if (comment.isConversationBlocked) throw notAllowed(refusals.comment.blocked)
  await database.write((transaction) => updateText(transaction, comment, text))
  return requireShown(database, caller, comment.id)
}

export async function removeComment(database: Database, caller: Caller, id: string): Promise<void> {
  const comment = await requireComment(database, caller, id)
  const isOwn = comment.writerId === caller.id
  if (!mayDeleteComment({ isOwn, isPostAuthor: comment.postAuthorId === caller.id }))
    throw notAllowed(refusals.comment.notDeletable)
  await database.write((transaction) => eraseComment(transaction, comment))
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
