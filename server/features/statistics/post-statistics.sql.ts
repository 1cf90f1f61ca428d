import { sql } from 'kysely'
import type {
  PostDay,
  PostStatistics,
  ReadingDepths,
  ReadingSource,
} from '../../../core/contracts/statistics.ts'
import type { Database } from '../../database/connection.ts'
import { identifiedBy } from '../posts/posts.public.ts'
import {
  type Changes,
  changesIn,
  figureOf,
  firstDay,
  lastDay,
  type Range,
  selectSums,
  windows,
} from './windows.sql.ts'

type Name = Exclude<keyof PostDay, 'date'>
const names: Name[] = ['views', 'likes', 'comments']

/** Days of a post, with what was not folded into them yet. */
const daysOf = (userId: number, postId: number) => sql`(
  SELECT day, views, likes, comments FROM post_days WHERE post_id = ${postId}
  UNION ALL
  SELECT day, views, likes, comments FROM statistics_changes WHERE user_id = ${userId} AND post_id = ${postId}
)`

/** Of the member's own post, whatever became of it short of deletion; of nobody else's. */
export async function selectPostStatistics(
  database: Database,
  userId: number,
  id: string,
  range: Range,
): Promise<PostStatistics | undefined> {
  const post = await selectOwnPost(database, userId, id)
  if (post === undefined) return undefined
  const rows = daysOf(userId, post.id)
  const [days, changes, reading] = await Promise.all([
    selectSums(database, { rows, names, range }),
    sql<Changes<Name>>`WITH ${windows} ${changesIn(rows, names)}`.execute(database),
    selectReading(database, post.id, range),
  ])
  const figures = { ...post, ...changes.rows[0]! }
  return {
    ...post,
    views: figureOf('views', figures),
    likes: figureOf('likes', figures),
    comments: figureOf('comments', figures),
    days,
    ...reading,
    sources: reading.sources.map(asSource),
  }
}

type OwnPost = Pick<PostStatistics, 'id' | 'slug' | 'title'> & Record<Name, number>

async function selectOwnPost(
  database: Database,
  userId: number,
  id: string,
): Promise<OwnPost | undefined> {
  const { rows } = await sql<OwnPost>`
    SELECT id, slug, title, views, likes, comment_count AS comments
    FROM posts WHERE ${identifiedBy(id)} AND user_id = ${userId} AND deleted_at IS NULL`.execute(
    database,
  )
  return rows[0]
}

interface Reading {
  hasEarlier: boolean
  depths: ReadingDepths
  sources: { source: string; views: number }[]
}

/** May be a second late: it is read as it was folded. */
async function selectReading(database: Database, postId: number, range: Range): Promise<Reading> {
  const isAsked = sql`post_id = ${postId} AND day BETWEEN ${firstDay(range)} AND ${lastDay(range)}`
  const { rows } = await sql<Reading>`
    SELECT (
      SELECT coalesce(min(day) < ${firstDay(range)}, false) FROM post_days WHERE post_id = ${postId}
    ) AS "hasEarlier", (
      SELECT json_build_object('known', coalesce(sum(depth_known), 0), 'quarter', coalesce(sum(depth_25), 0),
        'half', coalesce(sum(depth_50), 0), 'threeQuarters', coalesce(sum(depth_75), 0),
        'whole', coalesce(sum(depth_100), 0))
      FROM post_days WHERE ${isAsked}
    ) AS depths, (
      SELECT coalesce(json_agg(each), '[]') FROM (
        SELECT source, sum(views) AS views FROM post_sources WHERE ${isAsked}
        GROUP BY source ORDER BY sum(views) DESC, source
      ) AS each
    ) AS sources`.execute(database)
  return rows[0]!
}

function asSource({ source, views }: Reading['sources'][number]): ReadingSource {
  if (source.includes('.')) return { kind: 'host', host: source, views }
  return { kind: source as ReadingSource['kind'], host: null, views }
}
