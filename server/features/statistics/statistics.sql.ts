import { type RawBuilder, sql } from 'kysely'
import type { ReadPost, Statistics, StatisticsDay } from '../../../core/contracts/statistics.ts'
import type { Database } from '../../database/connection.ts'
import {
  type Changes,
  changesIn,
  figureOf,
  firstDay,
  type Range,
  selectSums,
  windows,
} from './windows.sql.ts'

/** Days of an author, with what was not folded into them yet. */
const daysOf = (userId: number) => sql`(
  SELECT day, views, likes, comments, followers FROM author_days WHERE user_id = ${userId}
  UNION ALL
  SELECT day, views, likes, comments, followers FROM statistics_changes WHERE user_id = ${userId}
)`

const totalsOf = (userId: number) => sql`(
  SELECT views, likes, comments FROM author_totals WHERE user_id = ${userId}
  UNION ALL
  SELECT views, likes, comments FROM statistics_changes WHERE user_id = ${userId}
)`

const names: (keyof StatisticsDay & keyof Statistics)[] = [
  'views',
  'likes',
  'comments',
  'followers',
]

const postsSince = (userId: number, day: RawBuilder<unknown>) => sql`(
  SELECT count(*)::int FROM public_posts
  WHERE user_id = ${userId} AND created_at >= (SELECT site_midnight(${day}) FROM windows))`

type FigureRow = Record<keyof Statistics, number> & Changes<keyof Statistics>

/** Two windows of days and what there is in all. */
export async function selectFigures(database: Database, userId: number): Promise<Statistics> {
  const { rows } = await sql<FigureRow>`
    WITH ${windows}
    SELECT * FROM (
      SELECT coalesce(sum(views), 0)::bigint AS views, coalesce(sum(likes), 0)::bigint AS likes,
        coalesce(sum(comments), 0)::bigint AS comments FROM ${totalsOf(userId)} AS total
    ) AS totals CROSS JOIN (${changesIn(daysOf(userId), names)}) AS changes CROSS JOIN (
      SELECT "followerCount" AS followers, "postCount" AS posts FROM user_cards WHERE id = ${userId}
    ) AS counts CROSS JOIN (
      SELECT since_recent AS "postsChange", since_before - since_recent AS "postsBefore" FROM (
        SELECT ${postsSince(userId, sql`recent`)} AS since_recent, ${postsSince(userId, sql`before`)} AS since_before
      ) AS published
    ) AS posts`.execute(database)
  const row = rows[0]!
  return {
    views: figureOf('views', row),
    likes: figureOf('likes', row),
    comments: figureOf('comments', row),
    followers: figureOf('followers', row),
    posts: figureOf('posts', row),
  }
}

export async function selectDays(
  database: Database,
  userId: number,
  range: Range,
): Promise<{ days: StatisticsDay[]; hasEarlier: boolean }> {
  const days = await selectSums(database, { rows: daysOf(userId), names, range })
  const { rows } = await sql<{ hasEarlier: boolean }>`
    SELECT coalesce(min(day) < ${firstDay(range)}, false) AS "hasEarlier"
    FROM author_days WHERE user_id = ${userId}`.execute(database)
  return { days, ...rows[0]! }
}

const mostRead = 10

/** Of the month of a moment, or of the present one. */
export async function selectMostRead(
  database: Database,
  userId: number,
  endAt: number | null,
): Promise<{ month: string; posts: ReadPost[] }> {
  const { rows } = await sql<{ month: string; posts: ReadPost[] }>`
    SELECT to_char(asked.month, 'YYYY-MM-DD') AS month, (
      SELECT coalesce(json_agg(post), '[]') FROM (
        SELECT posts.id, slug, title, months.views, months.likes, comments
        FROM post_months AS months JOIN posts ON posts.id = post_id
        WHERE months.user_id = ${userId} AND months.month = asked.month AND months.views > 0 AND deleted_at IS NULL
        ORDER BY months.views DESC, post_id DESC LIMIT ${sql.lit(mostRead)}
      ) AS post
    ) AS posts
    FROM (SELECT date_trunc('month', site_day(coalesce(to_timestamp(${endAt}), now())))::date AS month) AS asked`.execute(
    database,
  )
  return rows[0]!
}

export async function foldStatistics(database: Database): Promise<void> {
  await sql`SELECT fold_statistics()`.execute(database)
}
