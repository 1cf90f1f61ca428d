import { sql } from 'kysely'
import { Cache } from '../../cache/cache.ts'
import type { Invalidations } from '../../cache/invalidations.ts'
import { topics } from '../../cache/topics.ts'
import type { Database } from '../../database/connection.ts'
import { totalOfList } from './counts.sql.ts'
import type { MaxReadTime, PostSource } from './lists.sql.ts'

export type FollowedPosts = PostSource & { kind: 'following' }

/** From here on looking for the next post of each takes longer than going through everybody's newest. */
const many = 200

export async function followedPosts(database: Database, userId: number): Promise<FollowedPosts> {
  const { following_count } = await database
    .selectFrom('users')
    .select('following_count')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { kind: 'following', userId, areMany: following_count > many }
}

export type FeedTotal = (
  source: FollowedPosts,
  maxReadTime: MaxReadTime,
) => Promise<number | undefined>

/** How much thousands wrote takes longer to count than to list, and may be some seconds old. */
export function feedTotals(database: Database, invalidations: Invalidations): FeedTotal {
  const cache = new Cache<{ total: number }>(invalidations, {
    maxBytes: 4 * 1024 * 1024,
    bytesOf: () => 8,
    maxSeconds: 10,
  })
  return async (source, maxReadTime) => {
    if (!source.areMany) return undefined
    const { total } = await cache.get(`${source.userId} ${maxReadTime}`, async () => {
      const { rows } = await sql<{ total: number }>`${totalOfList(source, maxReadTime)}`.execute(
        database,
      )
      return { value: rows[0]!, topics: [topics.followedBy(source.userId)] }
    })
    return total
  }
}
