import { sql } from 'kysely'
import { commentStatus } from '../../../core/posts/comment-status.ts'
import type { Transaction } from '../../database/connection.ts'
import { invalidateThread } from './comment-writing.sql.ts'

/** How a comment goes from sight and comes back. Its replies go and come with it, so that nothing is counted that nobody sees. */

const { active, withThread, takenDown, held } = commentStatus

export async function hideComment(
  transaction: Transaction,
  id: number,
  status: typeof takenDown | typeof held,
): Promise<void> {
  const thread = await lockThread(transaction, id)
  if (thread === undefined) return
  await invalidateThread(transaction, thread)
  // What was taken down is not held once more: that would be milder.
  await sql`UPDATE comments SET status = ${status}
    WHERE id = ${id} AND status NOT IN (${sql.lit(takenDown)}, ${status})`.execute(transaction)
  await sql`UPDATE comments SET status = ${sql.lit(withThread)}
    WHERE parent_id = ${id} AND status = ${sql.lit(active)}`.execute(transaction)
}

/** A reply whose thread is hidden waits for that. */
export async function showComment(transaction: Transaction, id: number): Promise<void> {
  const thread = await lockThread(transaction, id)
  if (thread === undefined) return
  await sql`
    UPDATE comments SET status = CASE WHEN parent_id IS NULL OR EXISTS (
      SELECT FROM comments AS thread WHERE thread.id = comments.parent_id AND thread.status = ${sql.lit(active)}
    ) THEN ${sql.lit(active)} ELSE ${sql.lit(withThread)} END
    WHERE id = ${id} AND status IN (${sql.lit(takenDown)}, ${sql.lit(held)})`.execute(transaction)
  await sql`
    UPDATE comments SET status = ${sql.lit(active)} WHERE parent_id = ${id} AND status = ${sql.lit(withThread)}
      AND EXISTS (SELECT FROM comments AS thread WHERE thread.id = ${id} AND thread.status = ${sql.lit(active)})`.execute(
    transaction,
  )
  await invalidateThread(transaction, thread)
}

/** The post first, as whoever comments or deletes does: the other order deadlocks. */
async function lockThread(transaction: Transaction, id: number) {
  await sql`SELECT FROM posts WHERE id = (SELECT post_id FROM comments WHERE id = ${id})
    FOR NO KEY UPDATE`.execute(transaction)
  const { rows } = await sql<{ id: number; postId: number; postAuthorId: number }>`
    SELECT comments.id, post_id AS "postId", posts.user_id AS "postAuthorId"
    FROM comments JOIN posts ON posts.id = post_id WHERE comments.id = ${id} FOR UPDATE OF comments`.execute(
    transaction,
  )
  return rows[0]
}
