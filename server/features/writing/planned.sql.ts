import { sql } from 'kysely'
import { postStatus } from '../../../core/posts/post-status.ts'
import { topics } from '../../cache/topics.ts'
import type { Database } from '../../database/connection.ts'
import { invalidateAround, invalidatePostLists } from '../posts/posts.public.ts'

const atOnce = 100

/** Rows are locked with SKIP LOCKED so that each post is published by one process. */
export async function publishPlanned(database: Database): Promise<void> {
  await database.write(async (transaction) => {
    const { rows } = await sql<{ id: number }>`
      UPDATE posts SET status = ${sql.lit(postStatus.active)}
      WHERE id IN (
        SELECT id FROM posts
        WHERE status = ${sql.lit(postStatus.planned)} AND deleted_at IS NULL AND NOT author_hidden
          AND publish_time <= now()
        ORDER BY publish_time LIMIT ${sql.lit(atOnce)} FOR UPDATE SKIP LOCKED)
      RETURNING id`.execute(transaction)
    if (rows.length === 0) return
    const ids = rows.map(({ id }) => id)
    transaction.invalidate(...ids.map(topics.post), topics.hiddenPosts)
    await invalidatePostLists(transaction, ids)
    // One that was public before has its comments and stands in lists already.
    for (const id of ids) await invalidateAround(transaction, id)
  })
}
