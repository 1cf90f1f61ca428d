import { sql } from 'kysely'
import { postStatus } from '../../../core/posts.ts'
import type { Database } from '../../database/connection.ts'

const atOnce = 100

/**
 * Publishes what is due. Whoever holds a post publishes it, other processes pass it by; a restart
 * after any failure simply goes on.
 */
export async function publishPlanned(database: Database): Promise<void> {
  await sql`
    UPDATE posts SET status = ${sql.lit(postStatus.active)}
    WHERE id IN (
      SELECT id FROM posts
      WHERE status = ${sql.lit(postStatus.planned)} AND deleted_at IS NULL AND publish_time <= now()
      ORDER BY publish_time LIMIT ${sql.lit(atOnce)} FOR UPDATE SKIP LOCKED)`.execute(database)
}
