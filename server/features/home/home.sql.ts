import { sql } from 'kysely'
import { homeDays } from '../../../core/contracts/home.ts'
import type { Database } from '../../database/connection.ts'

const isRecent = sql`created_at > now() - make_interval(days => ${sql.lit(homeDays)})`

/** The best of the last days, filled up from before when those are too few. */
export async function selectTopPostIds(
  database: Database,
  by: 'views' | 'likes',
  limit: number,
): Promise<number[]> {
  const column = sql.ref(by)
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM (
      (SELECT id, 1 AS turn, ${column} AS amount, created_at FROM public_posts
       WHERE ${isRecent}
       ORDER BY ${column} DESC, created_at DESC LIMIT ${sql.lit(limit)})
      UNION ALL
      (SELECT id, 2, ${column}, created_at FROM public_posts
       ORDER BY ${column} DESC, created_at DESC LIMIT ${sql.lit(2 * limit)})
    ) AS best
    GROUP BY id ORDER BY min(turn), max(amount) DESC, max(created_at) DESC LIMIT ${sql.lit(limit)}`.execute(
    database,
  )
  return rows.map((row) => row.id)
}

/** Authors are ranked by so many of the most read posts: a number that does not grow with the site. */
const postsThatCount = 200

/** Who was read most lately; then who was read most before. Whoever is suspended is not recommended. */
export async function selectTopAuthorIds(database: Database, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT user_id AS id FROM (
      (SELECT user_id, 1 AS turn, views, likes FROM public_posts WHERE ${isRecent}
       ORDER BY views DESC, created_at DESC LIMIT ${sql.lit(postsThatCount)})
      UNION ALL
      (SELECT user_id, 2, views, likes FROM public_posts
       ORDER BY views DESC, created_at DESC LIMIT ${sql.lit(postsThatCount)})
    ) AS known
    WHERE NOT is_suspended(user_id)
    GROUP BY user_id
    ORDER BY min(turn), sum(views + likes) FILTER (WHERE turn = 1) DESC, sum(views + likes) DESC
    LIMIT ${sql.lit(limit)}`.execute(database)
  return rows.map((row) => row.id)
}

/** A ranking is a little old; whoever was suspended since is not in it any more. */
export async function withoutSuspended(database: Database, ids: number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT user_id AS id FROM suspensions WHERE user_id = ANY(${ids}::bigint[])`.execute(database)
  const suspended = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !suspended.has(id))
}

export async function selectJournalIds(database: Database, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM public_posts
    WHERE category_id = (SELECT id FROM categories WHERE is_journal)
    ORDER BY created_at DESC, id DESC LIMIT ${sql.lit(limit)}`.execute(database)
  return rows.map((row) => row.id)
}
