import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { ReadingDepth } from '../../../core/contracts/reading.ts'
import type { Database } from '../../database/connection.ts'

export interface View {
  postId: number
  /** The hashes of today and of yesterday: a day does not end at midnight for who reads then. */
  viewers: string[]
  /** As `sourceOf` names it. */
  source: string
}

/** Today's salt and yesterday's, the same in every process; older ones are gone for good. */
export async function selectSalts(database: Database): Promise<string[]> {
  await sql`DELETE FROM view_salts WHERE day < current_date - 1`.execute(database)
  await sql`
    INSERT INTO view_salts (day, salt)
    VALUES (current_date, ${randomBytes(16).toString('hex')}) ON CONFLICT DO NOTHING`.execute(
    database,
  )
  const { rows } = await sql<{ salt: string }>`
    SELECT salt FROM view_salts ORDER BY day DESC`.execute(database)
  return rows.map((row) => row.salt)
}

/** How many signs at the start of a visitor's hash stand for the network. */
export const networkLength = 11

/** So many visitors of one network are told apart; any further ones may be one who pretends. */
const mostOfNetwork = 5

/**
 * Counts the views that are the first of their viewer within a day, all at once, and gives what
 * each of these posts has then.
 */
export async function insertViews(database: Database, views: View[]): Promise<Map<number, number>> {
  const rows = JSON.stringify(
    views.map(({ viewers: [today, ...older], ...view }) => ({ ...view, today, older })),
  )
  return database.write(async (transaction) => {
    const { rows: counted } = await sql<{ postId: number; source: string; views: number }>`
      WITH asked AS (
        SELECT DISTINCT ON ("postId", today) "postId" AS post_id, today AS viewer, older, source
        FROM jsonb_to_recordset(${rows}::jsonb)
          AS row("postId" bigint, today text, older jsonb, source text)
      ), unseen AS (
        SELECT post_id, viewer, older, row_number() OVER (
          PARTITION BY post_id, left(viewer, ${sql.lit(networkLength)}) ORDER BY viewer
        ) AS number_in_network
        FROM asked
        WHERE NOT EXISTS (
          SELECT FROM recent_views AS seen
          WHERE seen.post_id = asked.post_id AND seen.seen_at > now() - interval '24 hours'
            AND seen.viewer IN (SELECT jsonb_array_elements_text(asked.older || to_jsonb(asked.viewer)))
        )
      ), fresh AS (
        INSERT INTO recent_views (post_id, viewer)
        SELECT post_id, viewer FROM unseen
        WHERE viewer LIKE 'user %' OR number_in_network + ${neighbours} <= ${sql.lit(mostOfNetwork)}
        ORDER BY post_id, viewer
        ON CONFLICT (post_id, viewer) DO UPDATE SET seen_at = now(), is_depth_known = false
        WHERE recent_views.seen_at <= now() - interval '24 hours'
        RETURNING post_id, viewer
      )
      SELECT post_id AS "postId", source, count(*)::int AS views
      FROM fresh JOIN asked USING (post_id, viewer) GROUP BY 1, 2 ORDER BY 1
    `.execute(transaction)
    if (counted.length > 0) await addViews(transaction, JSON.stringify(counted))
    const posts = await transaction
      .selectFrom('posts')
      .select(['id', 'views'])
      .where('id', '=', sql<number>`ANY(${views.map(({ postId }) => postId)}::bigint[])`)
      .execute()
    return new Map(posts.map((post) => [post.id, post.views]))
  })
}

/** How many visitors of the same network were counted within a day. */
const neighbours = sql`(
  SELECT count(*) FROM jsonb_array_elements_text(unseen.older || to_jsonb(unseen.viewer)) AS each
  JOIN recent_views AS neighbour ON neighbour.post_id = unseen.post_id
    AND neighbour.seen_at > now() - interval '24 hours'
    AND neighbour.viewer >= left(each, ${sql.lit(networkLength)})
    AND neighbour.viewer < left(each, ${sql.lit(networkLength)}) || '~')`

/** In the order of the posts, so that two processes never wait for each other. */
async function addViews(transaction: Database, counted: string): Promise<void> {
  const rows = sql`jsonb_to_recordset(${counted}::jsonb) AS row("postId" bigint, source text, views int)`
  await sql`SELECT id FROM posts WHERE id IN (SELECT "postId" FROM ${rows}) ORDER BY id FOR NO KEY UPDATE`.execute(
    transaction,
  )
  await sql`
    UPDATE posts SET views = posts.views + counted.views
    FROM (SELECT "postId", sum(views) AS views FROM ${rows} GROUP BY 1) AS counted
    WHERE id = "postId"`.execute(transaction)
  await sql`
    INSERT INTO statistics_changes (user_id, post_id, day, hour, source, views)
    SELECT user_id, id, site_day(now()), site_hour(now()), source, row.views
    FROM ${rows} JOIN posts ON id = "postId"`.execute(transaction)
}

/**
 * Counts how far a viewer came, once for each view that was counted and on its day. That it was said is remembered
 * with the view, how far it was is not.
 */
export async function insertDepth(
  database: Database,
  postId: number,
  viewers: string[],
  depth: ReadingDepth,
): Promise<void> {
  await database.write((transaction) =>
    sql`
      WITH said AS (
        UPDATE recent_views SET is_depth_known = true
        WHERE post_id = ${postId} AND viewer = ANY(${viewers}) AND NOT is_depth_known
          AND seen_at > now() - interval '24 hours'
        RETURNING seen_at
      )
      INSERT INTO statistics_changes (user_id, post_id, day, depth)
      SELECT user_id, id, site_day(max(seen_at)), ${depth} FROM said, posts WHERE id = ${postId}
      GROUP BY id`.execute(transaction),
  )
}

export async function forgetOldViews(database: Database): Promise<void> {
  await sql`DELETE FROM recent_views WHERE seen_at <= now() - interval '24 hours'`.execute(database)
}

export async function selectViews(
  database: Database,
  postId: number,
): Promise<{ views: number; userId: number }> {
  return database
    .selectFrom('posts')
    .select(['views', 'user_id as userId'])
    .where('id', '=', postId)
    .executeTakeFirstOrThrow()
}
