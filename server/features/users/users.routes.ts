import { getUser } from '../../../core/users.ts'
import { topics } from '../../cache/topics.ts'
import type { Database } from '../../database/connection.ts'
import { type Route, serveShared } from '../../http/call.ts'
import { requireUserId, selectUser } from './users.sql.ts'

export function userRoutes({ database }: { database: Database }): Route[] {
  return [
    serveShared(getUser, async ({ params, dependsOn }) => {
      const id = await requireUserId(database, params.username)
      dependsOn(topics.user(id), topics.postsBy(id), topics.commentsBy(id))
      dependsOn(topics.followersOf(id), topics.followedBy(id))
      return selectUser(database, id)
    }),
  ]
}
