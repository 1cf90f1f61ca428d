import { getUser, getUserInformation, listUsers } from '../../../core/contracts/users.ts'
import { topics } from '../../cache/topics.ts'
import type { Database } from '../../database/connection.ts'
import { type Route, serve, serveShared } from '../../http/call.ts'
import { pageById } from '../../http/cursors.ts'
import { collection } from '../../http/hydra.ts'
import { requireInformation } from './informations.sql.ts'
import {
  countAuthors,
  requireUserId,
  selectAuthorIds,
  selectProfile,
  selectUsers,
} from './users.sql.ts'

export function userRoutes({ database }: { database: Database }): Route[] {
  return [
    serveShared(listUsers, async ({ query, dependsOn }) => {
      const { rows, nextCursor } = await pageById(query, (page) => selectAuthorIds(database, page))
      const ids = rows.map(({ id }) => id)
      const members = await selectUsers(database, ids)
      dependsOn(topics.posts, ...members.map(({ id }) => topics.user(id)))
      const total = await countAuthors(database)
      return collection('User', '/users', { ...query }, { members, total, nextCursor })
    }),

    serveShared(getUser, async ({ params, dependsOn }) => {
      const id = await requireUserId(database, params.username)
      dependsOn(topics.user(id), topics.postsBy(id), topics.commentsBy(id))
      dependsOn(topics.followersOf(id), topics.followedBy(id))
      return selectProfile(database, id)
    }),

    serve(getUserInformation, ({ params, caller }) =>
      requireInformation(database, caller.id, Number(params.id)),
    ),
  ]
}
