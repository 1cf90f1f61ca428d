import { type RawBuilder, sql } from 'kysely'
import type { Database, Transaction } from '../../database/connection.ts'

/** Sunday morning in Istanbul, the next one to come. */
export const nextDigest: RawBuilder<Date> = sql`(
  SELECT CASE WHEN sunday > now() THEN sunday ELSE sunday + interval '7 days' END FROM (
    SELECT (date_trunc('week', now() AT TIME ZONE 'Europe/Istanbul') + interval '6 days 10 hours')
      AT TIME ZONE 'Europe/Istanbul') AS week(sunday))`

/** From the next Sunday on, or not any more. */
export async function planDigest(
  transaction: Transaction,
  userId: number,
  isWanted: boolean,
): Promise<void> {
  await sql`
    INSERT INTO gathered_mails (user_id, kind, due_at)
    VALUES (${userId}, 'digest', CASE WHEN ${isWanted} THEN ${nextDigest} END)
    ON CONFLICT (user_id, kind) DO UPDATE SET due_at = excluded.due_at`.execute(transaction)
}

export interface DigestRow {
  id: number
  slug: string
  title: string
  readTime: number
  firstName: string
  lastName: string
}

/** The most read of the week's posts, but one's own and those of people one has nothing to do with. */
export async function selectDigest(
  database: Database,
  userId: number,
  limit: number,
): Promise<DigestRow[]> {
  const { rows } = await sql<DigestRow>`
    SELECT posts.id, slug, title, read_time AS "readTime", first_name AS "firstName", last_name AS "lastName"
    FROM public_posts AS posts JOIN users ON users.id = user_id
    WHERE posts.created_at > now() - interval '7 days' AND user_id <> ${userId}
      AND NOT is_blocked_between(user_id, ${userId}) AND NOT is_suspended(user_id)
      AND NOT EXISTS (SELECT FROM mutes WHERE mutes.user_id = ${userId} AND mutes.other_id = posts.user_id)
    ORDER BY posts.views DESC, posts.id DESC LIMIT ${sql.lit(limit)}`.execute(database)
  return rows
}
