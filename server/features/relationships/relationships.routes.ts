import {
  checkFollow,
  checkFollows,
  follow,
  suggestPeople,
  unfollow,
} from '../../../core/contracts/following.ts'
import { notFound } from '../../errors.ts'
import type { Collection } from '../../../core/hydra.ts'
import {
  getRelationship,
  listRelationships,
  type Relationship,
} from '../../../core/contracts/relationships.ts'
import { apiAddress } from '../../../core/site.ts'
import { fold } from '../../../core/turkish/fold.ts'
import { topics } from '../../cache/topics.ts'
import type { Database } from '../../database/connection.ts'
import { type Route, serve, serveShared } from '../../http/call.ts'
import { pageById } from '../../http/cursors.ts'
import { collection, type PageQuery } from '../../http/hydra.ts'
import { findUserId, requireUserId, selectUsers, topicsOfUsers } from '../users/users.public.ts'
import { followMember, unfollowMember } from './following.ts'
import { selectBond, selectFollowedAmong } from './following.sql.ts'
import { pageOfSuggestions } from './suggestions.ts'
import {
  countRelationships,
  type RelationshipRow,
  selectRelationship,
  selectRelationships,
  type Side,
} from './relationships.sql.ts'

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

    serveShared(getRelationship, async ({ params, dependsOn }) => {
      const row = await selectRelationship(database, Number(params.id))
      if (row === undefined) throw notFound()
      const [relationship] = await asRelationships(database, [row])
      const { follower, following } = relationship!
      dependsOn(topics.followedBy(follower.id), ...topicsOfUsers([follower, following]))
      return relationship!
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

type RelationshipQuery = PageQuery & { [Name in `${Side}.username`]?: string | undefined }

/** Nobody by that name has nobody: a list that fails to find its owner is empty. */
async function pageOfRelationships(
  database: Database,
  side: Side,
  userId: number | undefined,
  query: RelationshipQuery,
): Promise<Collection<Relationship>> {
  if (userId === undefined) return wrap(side, query, { members: [], total: 0 })
  const { rows, nextCursor } = await pageById(query, (page) =>
    selectRelationships(database, side, userId, page),
  )
  return wrap(side, query, {
    members: await asRelationships(database, rows),
    total: await countRelationships(database, side, userId),
    nextCursor,
  })
}

async function asRelationships(
  database: Database,
  rows: RelationshipRow[],
): Promise<Relationship[]> {
  const ids = [...new Set(rows.flatMap((row) => [row.followerId, row.followingId]))]
  const users = new Map((await selectUsers(database, ids)).map((user) => [user.id, user]))
  return rows.map((row) => ({
    '@id': apiAddress(`/user_relationships/${row.id}`),
    '@type': 'UserRelationship',
    id: row.id,
    follower: users.get(row.followerId)!,
    following: users.get(row.followingId)!,
  }))
}

/** Without its member there is no such list, so its address names them. */
function wrap(
  side: Side,
  query: RelationshipQuery,
  found: Parameters<typeof collection<Relationship>>[3],
): Collection<Relationship> {
  const path = '/user_relationships'
  const owner = new URLSearchParams({ [`${side}.username`]: query[`${side}.username`] ?? '' })
  const page = collection('UserRelationship', path, { ...query }, found)
  return { ...page, '@id': apiAddress(`${path}?${owner}`) }
}
