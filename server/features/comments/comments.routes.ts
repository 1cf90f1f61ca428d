import { listPostComments, listUserComments } from '../../../core/comments.ts'
import { notFound } from '../../../core/errors.ts'
import type { Database } from '../../database/connection.ts'
import { type Route, serve } from '../../http/call.ts'
import { collection, pageById } from '../../http/hydra.ts'
import { findPublicPostId } from '../posts/posts.sql.ts'
import { requireUserId } from '../users/users.sql.ts'
import { pageOfThreads } from './comment-list.sql.ts'
import { countUserComments, selectUserComments } from './comments.sql.ts'

export function commentRoutes({ database }: { database: Database }): Route[] {
  return [
    serve(listPostComments, async ({ params, query, caller }) => {
      const id = await findPublicPostId(database, params.id)
      if (id === undefined) throw notFound('Yazı bulunamadı.')
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
  ]
}
