import { type RawBuilder, sql } from 'kysely'
import { postStatus } from '../../../core/posts/post-status.ts'
import { topics } from '../../cache/topics.ts'
import type { Database } from '../../database/connection.ts'
import {
  type MaxReadTime,
  rowsOfUser,
  type PostSource,
  readTimeCondition,
  waitingPosts,
} from './lists.sql.ts'
import { isFiltered } from './own-filters.sql.ts'

/** How many posts a list has in all. */
export async function countPosts(
  database: Database,
  source: PostSource,
  maxReadTime: MaxReadTime,
): Promise<number> {
  const { rows } = await totalOfList(source, maxReadTime).execute(database)
  return rows[0]!.total
}

/** One that is known already. */
export const asTotal = (counted: number): RawBuilder<{ total: number }> =>
  sql`SELECT ${counted}::int AS total`

/** From the tallies, or from the rows of the one author whose list it is. */
export function totalOfList(
  source: PostSource,
  maxReadTime: MaxReadTime,
): RawBuilder<{ total: number }> {
  if (source.kind === 'user') return totalOfUser(source, maxReadTime)
  if (source.kind === 'following') return totalOfFollowed(source.userId, maxReadTime)
  if (source.kind === 'waiting')
    return sql`SELECT count(*)::int AS total FROM ${waitingPosts} ${readTimeCondition(maxReadTime)}`
  const scope = source.kind === 'all' ? 'all' : String(source.categoryId)
  const kind = maxReadTime === null ? scope : `${scope} short`
  return sql`SELECT coalesce(sum(amount), 0)::int AS total FROM post_tallies WHERE kind = ${kind}`
}

function totalOfUser(
  source: PostSource & { kind: 'user' },
  maxReadTime: MaxReadTime,
): RawBuilder<{ total: number }> {
  if (
    source.status === postStatus.active &&
    maxReadTime === null &&
    !isFiltered(source.filters ?? {})
  )
    return sql`SELECT "postCount" AS total FROM user_cards WHERE id = ${source.userId}`
  return sql`SELECT count(*)::int AS total FROM ${rowsOfUser(source)} ${readTimeCondition(maxReadTime)}`
}

function totalOfFollowed(userId: number, maxReadTime: MaxReadTime): RawBuilder<{ total: number }> {
  const followed = sql`SELECT following_id FROM user_relationships WHERE follower_id = ${userId}`
  if (maxReadTime === null)
    return sql`SELECT coalesce(sum("postCount"), 0)::int AS total FROM user_cards WHERE id IN (${followed})`
  return sql`SELECT count(*)::int AS total FROM public_posts
    WHERE user_id IN (${followed}) ${readTimeCondition(maxReadTime)}`
}

/** Rows are only ever added; now and then each kind becomes one row again. */
export async function foldTallies(database: Database): Promise<void> {
  await database.write(async (transaction) => {
    const { rows } = await sql<{ hasTags: boolean }>`
      SELECT EXISTS (SELECT FROM post_tallies WHERE kind LIKE 'tag %') AS "hasTags"`.execute(
      transaction,
    )
    await sql`SELECT fold_tallies()`.execute(transaction)
    if (rows[0]!.hasTags) transaction.invalidate(topics.tagCounts)
  })
}
