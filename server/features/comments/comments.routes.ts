import { refusals } from '../../messages.ts'
import {
  createComment,
  deleteComment,
  likeComment,
  getCommentLike,
  unlikeComment,
  updateComment,
  updateNamedComment,
} from '../../../core/contracts/comment-writing.ts'
import {
  getComment,
  listPostComments,
  listReplies,
  listUserComments,
} from '../../../core/contracts/comments.ts'
import { notFound } from '../../errors.ts'
import { topics } from '../../cache/topics.ts'
import type { Parts } from '../../feature.ts'
import { type Route, serve, servePublic } from '../../http/call.ts'
import { pageById } from '../../http/cursors.ts'
import { collection } from '../../http/hydra.ts'
import { holdCheck } from '../holds/holds.public.ts'
import { findVisiblePostId } from '../posts/posts.public.ts'
import { requireUserId } from '../users/users.public.ts'
import { pageOfReplies, pageOfThreads } from './comment-list.ts'
import { topicsOfComment, topicsOfWriters } from './comments.public.ts'
import { removeComment, requireShown, rewriteComment, writeComment } from './comment-writing.ts'
import { countUserComments, selectUserComments } from './comments.sql.ts'
import { giveLike, requireLike, takeLikeBack } from './likes.ts'

export function commentRoutes({
  database,
  invalidations,
}: Pick<Parts, 'database' | 'invalidations'>): Route[] {
  const parts = { database, holdsFor: holdCheck({ invalidations }) }
  return [
    servePublic(listPostComments, async ({ params, query, caller, dependsOn }) => {
      const id = await findVisiblePostId(database, caller, params.id)
      if (id === undefined) throw notFound(refusals.post.notFound)
      const path = `/posts/${params.id}/comments`
      const page = await pageOfThreads(database, caller, { id, path }, query)
      dependsOn(topics.post(id), topics.commentsOn(id), ...topicsOfWriters(page['hydra:member']))
      return page
    }),

    servePublic(listUserComments, async ({ params, query, caller, dependsOn }) => {
      const userId = await requireUserId(database, params.username)
      const { rows, nextCursor } = await pageById(query, (page) =>
        selectUserComments(database, caller?.id ?? 0, userId, page),
      )
      const total = await countUserComments(database, userId)
      dependsOn(topics.user(userId), topics.commentsBy(userId), topics.hiddenPosts)
      dependsOn(...rows.flatMap(topicsOfComment))
      const path = `/users/${params.username}/comments`
      return collection('Comment', path, { ...query }, { members: rows, total, nextCursor })
    }),

    serve(createComment, ({ body, caller }) => writeComment(parts, caller, body)),

    serve(updateComment, ({ params, body, caller }) =>
      rewriteComment(parts, caller, params.id, body.text),
    ),

    serve(updateNamedComment, ({ body, caller }) =>
      rewriteComment(parts, caller, body.id, body.text),
    ),

    servePublic(getComment, async ({ params, caller, dependsOn }) => {
      const comment = await requireShown(database, caller, Number(params.id))
      dependsOn(...topicsOfComment(comment))
      return comment
    }),

    serve(deleteComment, ({ params, caller }) => removeComment(database, caller, params.id)),

    servePublic(listReplies, async ({ params, query, caller, dependsOn }) => {
      const thread = await requireShown(database, caller, Number(params.id))
      const page = await pageOfReplies(database, caller, thread, query)
      dependsOn(...topicsOfComment(thread), ...topicsOfWriters(page['hydra:member']))
      return page
    }),

    serve(likeComment, ({ body, caller }) => giveLike(database, caller, body)),

    serve(getCommentLike, ({ params, caller }) => requireLike(database, caller, Number(params.id))),

    serve(unlikeComment, ({ params, caller }) => takeLikeBack(database, caller, Number(params.id))),
  ]
}
