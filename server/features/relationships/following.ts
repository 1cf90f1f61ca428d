import { invalid, notAllowed } from '../../errors.ts'
import type { Relationship } from '../../../core/contracts/relationships.ts'
import { apiAddress } from '../../../core/site.ts'
import { messages, refusals } from '../../messages.ts'
import type { Database } from '../../database/connection.ts'
import type { Caller } from '../../http/call.ts'
import { notify, withdraw } from '../notifications/notifications.public.ts'
import { findPublicPostId } from '../posts/posts.public.ts'
import { findReferredUser, requireUserId, selectUsers } from '../users/users.public.ts'
import {
  deleteRelationship,
  insertRelationship,
  isBlockedBetween,
  lockBetween,
} from './following.sql.ts'

interface Wish {
  follower: string
  following: string
  post: string | null
}

export async function followMember(
  database: Database,
  caller: Caller,
  { follower, following, post }: Wish,
): Promise<Relationship> {
  if ((await findReferredUser(database, follower)) !== caller.id)
    throw invalid('follower', refusals.follow.notYou)
  const followingId = await findReferredUser(database, following)
  if (followingId === undefined) throw invalid('following', messages.authorNotFound)
  if (followingId === caller.id) throw invalid('following', refusals.follow.oneself)
  const postId = post === null ? null : ((await findPublicPostId(database, post)) ?? null)
  const id = await database.write(async (transaction) => {
    await lockBetween(transaction, caller.id, followingId)
    if (await isBlockedBetween(transaction, caller.id, followingId))
      throw notAllowed(refusals.follow.blocked)
    const made = await insertRelationship(transaction, caller.id, followingId, postId)
    if (made.isNew) await notify(transaction, followOf(caller.id, followingId))
    return made.id
  })
  const [me, them] = await selectUsers(database, [caller.id, followingId])
  return {
    '@id': apiAddress(`/user_relationships/${id}`),
    '@type': 'UserRelationship',
    id,
    follower: me!,
    following: them!,
  }
}

export async function unfollowMember(
  database: Database,
  caller: Caller,
  username: string,
): Promise<void> {
  const followingId = await requireUserId(database, username)
  await database.write(async (transaction) => {
    // Only what was really let go: a follow of the same moment keeps its notification.
    if (await deleteRelationship(transaction, caller.id, followingId))
      await withdraw(transaction, followOf(caller.id, followingId))
  })
}

const followOf = (actorId: number, to: number) => ({ type: 'newFollower' as const, to, actorId })
