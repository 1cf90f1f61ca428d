import { type RawBuilder, sql } from 'kysely'
import { postStatus, shortReadSeconds } from '../../../core/posts.ts'
import type { Database } from '../../database/connection.ts'
import { isPublic, placeOfUser, type PostSource } from './lists.sql.ts'

/** How many posts a list has in all: from the tallies where there are some, else by counting. */
export async function countPosts(
  database: Database,
  source: PostSource,
  maxReadTime: number | null,
): Promise<number> {
  const kind = tallyKind(source, maxReadTime)
  const query = kind === null ? countQuery(source, maxReadTime) : tallyQuery(kind)
  const { rows } = await sql<{ total: number }>`${query}`.execute(database)
  return rows[0]!.total
}

function tallyKind(source: PostSource, maxReadTime: number | null): string | null {
  if (source.kind === 'user' || (maxReadTime !== null && maxReadTime !== shortReadSeconds))
    return null
  const place = source.kind === 'all' ? 'all' : String(source.categoryId)
  return maxReadTime === null ? place : `${place} short`
}

const tallyQuery = (kind: string): RawBuilder<unknown> =>
  sql`SELECT coalesce(sum(amount), 0)::int AS total FROM post_tallies WHERE kind = ${kind}`

function countQuery(source: PostSource, maxReadTime: number | null): RawBuilder<unknown> {
  if (source.kind === 'user' && source.status === postStatus.active)
    return sql`SELECT post_count AS total FROM users WHERE id = ${source.userId}`
  return sql`SELECT count(*)::int AS total FROM posts
    WHERE ${placeOf(source)} ${maxReadTime === null ? sql`` : sql`AND read_time <= ${maxReadTime}`}`
}

function placeOf(source: PostSource): RawBuilder<unknown> {
  if (source.kind === 'all') return isPublic
  if (source.kind === 'category')
    return sql`${isPublic} AND ${source.categoryId} IN (category_id, second_category_id)`
  return placeOfUser(source)
}

/** Rows are only ever added; now and then each kind becomes one row again. */
export async function foldTallies(database: Database): Promise<void> {
  await sql`
    WITH gone AS (DELETE FROM post_tallies RETURNING kind, amount)
    INSERT INTO post_tallies (kind, amount)
    SELECT kind, sum(amount) FROM gone GROUP BY kind HAVING sum(amount) <> 0`.execute(database)
}
