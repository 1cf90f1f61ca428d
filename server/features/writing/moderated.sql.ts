import { type RawBuilder, sql } from 'kysely'
import { postStatus } from '../../../core/posts/post-status.ts'
import { topics } from '../../cache/topics.ts'
import type { Transaction } from '../../database/connection.ts'
import { invalidateAround, invalidatePost } from '../posts/posts.public.ts'
import { closeRevision } from './revisions.sql.ts'

/** What editors do to a post, whatever its author wants. Each says whether it did anything. */

const { passive, active, pending } = postStatus

/** From sight, until it is decided about. */
export const holdPost = (transaction: Transaction, id: number): Promise<boolean> =>
  move(transaction, id, sql`status = ${sql.lit(pending)}`, sql`status = ${sql.lit(active)}`)

export const releasePost = (transaction: Transaction, id: number): Promise<boolean> =>
  move(transaction, id, sql`status = ${sql.lit(active)}`, sql`status = ${sql.lit(pending)}`)

/** Its author cannot publish it any more; gives the status it goes back to if that was wrong. */
export async function takePostDown(
  transaction: Transaction,
  id: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ status: number }>`
    SELECT status FROM posts WHERE id = ${id} FOR UPDATE`.execute(transaction)
  const change = sql`status = ${sql.lit(passive)}, taken_down_at = now()`
  await move(transaction, id, change, sql`taken_down_at IS NULL`)
  const status = rows[0]?.status
  return status === pending ? active : status
}

/** As it was; one that its author rewrote since is published by its author, as any other. */
export const putPostBack = (
  transaction: Transaction,
  id: number,
  status: number,
): Promise<boolean> =>
  move(
    transaction,
    id,
    sql`taken_down_at = NULL, status = CASE
      WHEN status = ${sql.lit(passive)} AND updated_at <= taken_down_at THEN ${status}::smallint ELSE status END`,
    sql`taken_down_at IS NOT NULL`,
  )

/** Named as it was and as it becomes, since it leaves or enters lists. */
async function move(
  transaction: Transaction,
  id: number,
  change: RawBuilder<unknown>,
  condition: RawBuilder<unknown>,
): Promise<boolean> {
  await invalidatePost(transaction, id)
  const { rows } = await sql`
    UPDATE posts SET ${change}, version = version + 1 WHERE id = ${id} AND ${condition} RETURNING id`.execute(
    transaction,
  )
  if (rows.length === 0) return false
  transaction.invalidate(topics.hiddenPosts)
  await invalidatePost(transaction, id)
  await invalidateAround(transaction, id)
  await closeRevision(transaction, id)
  return true
}
