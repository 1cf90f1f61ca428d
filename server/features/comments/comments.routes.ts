import {
  createComment,
  deleteComment,
  getComment,
  likeComment,
  listReplies,
  unlikeComment,
  updateComment,
  updateNamedComment,
} from '../../../core/comment-writing.ts'
import { listPostComments, listUserComments } from '../../../core/comments.ts'
import { notFound } from '../../../core/errors.ts'
import { postNotFound } from '../../../core/posts.ts'
import type { Database } from '../../database/connection.ts'
import { type Route, serve } from '../../http/call.ts'
import { collection, pageById } from '../../http/hydra.ts'
import { findPublicPostId } from '../posts/posts.sql.ts'
import { requireUserId } from '../users/users.sql.ts'
import { pageOfReplies, pageOfThreads } from './comment-list.sql.ts'
import { removeComment, requireShown, rewriteComment, writeComment } from './comment-writing.ts'
import { countUserComments, selectUserComments } from './comments.sql.ts'
import { giveLike, takeLikeBack } from './likes.ts'

export function commentRoutes({ database }: { database: Database }): Route[] {
  return [
    serve(listPostComments, async ({ params, query, caller }) => {
      const id = await findPublicPostId(database, params.id)
      if (id === undefined) throw notFound(postNotFound)
      const path = `/posts/${params.id}/comments`
      return pageOfThreads(database, caller, { id, path }, query)
    }),

    serve(listUserComments, async ({ params, query, caller }) => {
      const userId = await requireUserId(database, params.username)
      const { rows, nextCursor } = await pageById(query, (page) =>
        selectUserComments(database, caller?.id ?? 0, userId, page),
      )
      const total = await countUserComments(database, userId)
      const path = `/users/${params.username}/comments`
      return collection('Comment', path, { ...query }, { members: rows, total, nextCursor })
    }),

    serve(createComment, ({ body, caller }) => writeComment(database, caller, body)),

    serve(updateComment, ({ params, body, caller }) =>
      rewriteComment(database, caller, params.id, body.text),
    ),

    serve(updateNamedComment, ({ body, caller }) =>
      rewriteComment(database, caller, body.id, body.text),
    ),

    serve(getComment, ({ params, caller }) => requireShown(database, caller, Number(params.id))),

    serve(deleteComment, ({ params, caller }) => removeComment(database, caller, params.id)),

    serve(listReplies, async ({ params, query, caller }) => {
      const thread = await requireShown(database, caller, Number(params.id))
      return pageOfReplies(database, caller, thread, query)
    }),

    serve(likeComment, ({ body, caller }) => giveLike(database, caller, body)),

    serve(unlikeComment, ({ params, caller }) => takeLikeBack(database, caller, Number(params.id))),
  ]
}
