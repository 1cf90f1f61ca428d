import { type RawBuilder, sql } from 'kysely'
import {
  type ReadPost,
  type Statistics,
  type StatisticsDay,
} from '../../../core/contracts/statistics.ts'
import { statisticsLimits } from '../../../core/contracts/statistics-limits.ts'
import type { Database } from '../../database/connection.ts'

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

const windowDays = sql.lit(statisticsLimits.windowDays)

type Name = 'views' | 'likes' | 'comments' | 'followers'

const changesOf = (name: Name) => sql`
  coalesce(sum(${sql.ref(name)}) FILTER (WHERE is_recent), 0)::int AS ${sql.ref(`${name}Change`)},
  coalesce(sum(${sql.ref(name)}) FILTER (WHERE NOT is_recent), 0)::int AS ${sql.ref(`${name}Before`)}`

const postsSince = (userId: number, day: RawBuilder<unknown>) => sql`(
  SELECT count(*)::int FROM public_posts
  WHERE user_id = ${userId} AND created_at >= (SELECT site_midnight(${day}) FROM windows))`

type FigureRow = Record<keyof Statistics | `${keyof Statistics}${'Change' | 'Before'}`, number>

/** Two windows of days and what there is in all. The first days are worked out once and not for every row. */
export async function selectFigures(database: Database, userId: number): Promise<Statistics> {
  const { rows } = await sql<FigureRow>`
    WITH windows AS MATERIALIZED (
      SELECT site_day(now()) - ${windowDays} + 1 AS recent, site_day(now()) - 2 * ${windowDays} + 1 AS before
    )
    SELECT * FROM (
      SELECT coalesce(sum(views), 0)::bigint AS views, coalesce(sum(likes), 0)::bigint AS likes,
        coalesce(sum(comments), 0)::bigint AS comments FROM ${totalsOf(userId)} AS total
    ) AS totals CROSS JOIN (
      SELECT ${changesOf('views')}, ${changesOf('likes')}, ${changesOf('comments')}, ${changesOf('followers')}
      FROM (
        SELECT *, day >= (SELECT recent FROM windows) AS is_recent FROM ${daysOf(userId)} AS own
        WHERE day >= (SELECT before FROM windows)
      ) AS days
    ) AS changes CROSS JOIN (
      SELECT "followerCount" AS followers, "postCount" AS posts FROM user_cards WHERE id = ${userId}
    ) AS counts CROSS JOIN (
      SELECT since_recent AS "postsChange", since_before - since_recent AS "postsBefore" FROM (
        SELECT ${postsSince(userId, sql`recent`)} AS since_recent, ${postsSince(userId, sql`before`)} AS since_before
      ) AS published
    ) AS posts`.execute(database)
  return asStatistics(rows[0]!)
}

function asStatistics(row: FigureRow): Statistics {
  const figure = (name: keyof Statistics) => ({
    total: row[name],
    change: row[`${name}Change`],
    previousChange: row[`${name}Before`],
  })
  return {
    views: figure('views'),
    likes: figure('likes'),
    comments: figure('comments'),
    followers: figure('followers'),
    posts: figure('posts'),
  }
}

/** Every day between two moments, both included; those on which nothing happened too. */
export async function selectDays(
  database: Database,
  userId: number,
  { startAt, endAt }: { startAt: number; endAt: number },
): Promise<StatisticsDay[]> {
  const first = sql`site_day(to_timestamp(${startAt}))`
  const last = sql`site_day(to_timestamp(${endAt}))`
  const { rows } = await sql<StatisticsDay>`
    SELECT to_char(each, 'YYYY-MM-DD') AS date, coalesce(sum(views), 0)::int AS views,
      coalesce(sum(likes), 0)::int AS likes, coalesce(sum(comments), 0)::int AS comments,
      coalesce(sum(followers), 0)::int AS followers
    FROM generate_series(${first}::timestamp, ${last}::timestamp, '1 day') AS each
    LEFT JOIN (SELECT * FROM ${daysOf(userId)} AS own WHERE day BETWEEN ${first} AND ${last}) AS known ON day = each
    GROUP BY each ORDER BY each`.execute(database)
  return rows
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
