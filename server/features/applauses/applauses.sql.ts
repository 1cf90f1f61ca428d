import { sql } from 'kysely'
import { mostClaps } from '../../../core/applauses.ts'
import type { Database, Transaction } from '../../database/connection.ts'

/** Adds claps up to the most there may be, and says whether they are the member's first here. */
export async function addClaps(
  transaction: Transaction,
  postId: number,
  userId: number,
  claps: number,
): Promise<{ count: number; isFirst: boolean }> {
  const { rows } = await sql<{ count: number; isFirst: boolean }>`
    INSERT INTO applauses (post_id, user_id, count) VALUES (${postId}, ${userId}, ${claps})
    ON CONFLICT (post_id, user_id)
      DO UPDATE SET count = least(${sql.lit(mostClaps)}, applauses.count + excluded.count)
    RETURNING count, xmax = 0 AS "isFirst"`.execute(transaction)
  return rows[0]!
}

/** Says whether there were any. */
export async function deleteClaps(
  transaction: Transaction,
  postId: number,
  userId: number,
): Promise<boolean> {
  const { rows } = await sql`
    DELETE FROM applauses WHERE post_id = ${postId} AND user_id = ${userId} RETURNING id`.execute(
    transaction,
  )
  return rows.length > 0
}

export async function likesOf(database: Database, postId: number): Promise<number> {
  const { rows } = await sql<{ likes: number }>`
    SELECT likes FROM posts WHERE id = ${postId}`.execute(database)
  return rows[0]!.likes
}

export async function selectApplauses(
  database: Database,
  postId: number,
  { before, offset, limit }: { before: number | null; offset: number; limit: number },
): Promise<{ id: number; userId: number; count: number }[]> {
  const { rows } = await sql<{ id: number; userId: number; count: number }>`
    SELECT id, user_id AS "userId", count FROM applauses
    WHERE post_id = ${postId} ${before === null ? sql`` : sql`AND id < ${before}`}
    ORDER BY id DESC LIMIT ${sql.lit(limit)} OFFSET ${offset}`.execute(database)
  return rows
}

export async function countApplauders(database: Database, postId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT applauder_count AS total FROM posts WHERE id = ${postId}`.execute(database)
  return rows[0]!.total
}
