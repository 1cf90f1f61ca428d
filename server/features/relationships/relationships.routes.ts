import {
  checkFollow,
  checkFollows,
  follow,
  suggestPeople,
  unfollow,
} from '../../../core/following.ts'
import type { Collection } from '../../../core/hydra.ts'
import { listRelationships, type Relationship } from '../../../core/relationships.ts'
import { apiAddress } from '../../../core/site.ts'
import { fold } from '../../../core/turkish/fold.ts'
import { topics } from '../../cache/topics.ts'
import type { Database } from '../../database/connection.ts'
import { type Route, serve, serveShared } from '../../http/call.ts'
import { pageById } from '../../http/cursors.ts'
import { collection, type PageQuery } from '../../http/hydra.ts'
import { topicsOfUsers } from '../posts/post-topics.sql.ts'
import { findUserId, requireUserId, selectUsers } from '../users/users.sql.ts'
import { followMember, unfollowMember } from './following.ts'
import { selectBond, selectFollowedAmong } from './following.sql.ts'
import { pageOfSuggestions } from './suggestions.ts'
import { countRelationships, selectRelationships, type Side } from './relationships.sql.ts'

export function relationshipRoutes({ database }: { database: Database }): Route[] {
  return [
    serveShared(listRelationships, async ({ query, dependsOn }) => {
      const side: Side = query['follower.username'] === undefined ? 'following' : 'follower'
      const userId = await findUserId(database, query[`${side}.username`]!)
      const page = await pageOfRelationships(database, side, userId, query)
      if (userId === undefined) return page
      dependsOn(side === 'follower' ? topics.followedBy(userId) : topics.followersOf(userId))
      const members = page['hydra:member']
      dependsOn(...topicsOfUsers(members.flatMap((each) => [each.follower, each.following])))
      return page
    }),

    serve(follow, ({ body, caller }) => followMember(database, caller, body)),

    serve(unfollow, ({ params, caller }) => unfollowMember(database, caller, params.username)),

    serve(checkFollow, async ({ params, caller }) => {
      const userId = await requireUserId(database, params.username)
      return selectBond(database, caller.id, userId)
    }),

    serve(checkFollows, async ({ query, caller }) => ({
      following: await selectFollowedAmong(database, caller.id, query.usernames.map(fold)),
    })),

    serve(suggestPeople, ({ query, caller }) => pageOfSuggestions(database, caller, query)),
  ]
}

/** Nobody by that name has nobody: a list that fails to find its owner is empty. */
async function pageOfRelationships(
  database: Database,
  side: Side,
  userId: number | undefined,
  query: PageQuery,
): Promise<Collection<Relationship>> {
  if (userId === undefined) return wrap(query, { members: [], total: 0 })
  const { rows, nextCursor } = await pageById(query, (page) =>
    selectRelationships(database, side, userId, page),
  )
  const ids = [...new Set(rows.flatMap((row) => [row.followerId, row.followingId]))]
  const users = new Map((await selectUsers(database, ids)).map((user) => [user.id, user]))
  const members = rows.map((row): Relationship => ({
    '@id': apiAddress(`/user_relationships/${row.id}`),
    '@type': 'UserRelationship',
    id: row.id,
    follower: users.get(row.followerId)!,
    following: users.get(row.followingId)!,
  }))
  return wrap(query, {
    members,
    total: await countRelationships(database, side, userId),
    nextCursor,
  })
}

const wrap = (query: PageQuery, found: Parameters<typeof collection<Relationship>>[3]) =>
  collection('UserRelationship', '/user_relationships', { ...query }, found)
