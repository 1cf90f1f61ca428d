import { refusals } from '../../messages.ts'
import { invalid, notAllowed, notFound } from '../../errors.ts'
import { apiAddress } from '../../../core/site.ts'
import type { Database } from '../../database/connection.ts'
import type { Caller } from '../../http/call.ts'
import { notify, withdraw } from '../notifications/notifications.public.ts'
import { findReferredUser } from '../users/users.public.ts'
import { requireComment } from './comment-writing.ts'
import { deleteLike, insertLike, isCommentGone, selectLike } from './comment-writing.sql.ts'

export async function giveLike(
  database: Database,
  caller: Caller,
  { likeComment, likeUser }: { likeComment: string; likeUser: string },
) {
  if ((await findReferredUser(database, likeUser)) !== caller.id)
    throw invalid('likeUser', refusals.comment.notYours)
  const comment = await requireComment(database, caller, likeComment)
  if (comment.isBlocked) throw notAllowed(refusals.comment.blocked)
  const id = await database
    .write(async (transaction) => {
      const like = await insertLike(transaction, comment.id, caller.id)
      if (like.isNew) await notify(transaction, likeOf(caller.id, comment.writerId, comment.id))
      return like.id
    })
    .catch((error: unknown) => {
      throw isCommentGone(error) ? notFound(refusals.comment.notFound) : error
    })
  return asLike(caller, { id, commentId: comment.id })
}

export async function requireLike(database: Database, caller: Caller, id: number) {
  const like = await selectLike(database, id, caller.id)
  if (like === undefined) throw notFound(refusals.comment.likeGone)
  return asLike(caller, like)
}

const asLike = (caller: Caller, { id, commentId }: { id: number; commentId: number }) => ({
  '@id': apiAddress(`/comment_likes/${id}`),
  '@type': 'CommentLike' as const,
  id,
  likeComment: apiAddress(`/comments/${commentId}`),
  likeUser: apiAddress(`/users/${caller.username}`),
})

export async function takeLikeBack(database: Database, caller: Caller, id: number): Promise<void> {
  await database.write(async (transaction) => {
    const gone = await deleteLike(transaction, id, caller.id)
    if (gone === undefined) throw notFound(refusals.comment.likeGone)
    await withdraw(transaction, likeOf(caller.id, gone.writerId, gone.commentId))
  })
}

const likeOf = (actorId: number, to: number, commentId: number) => ({
  type: 'commentLike' as const,
  to,
  actorId,
  commentId,
})
