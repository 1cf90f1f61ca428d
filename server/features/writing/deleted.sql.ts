import { sql } from 'kysely'
import { restorableDays } from '../../../core/contracts/writing.ts'
import { topics } from '../../cache/topics.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import type { KeyPage } from '../../http/cursors.ts'
import { invalidateAround, invalidatePost, invalidatePostLists } from '../posts/posts.public.ts'
import { foundAmongOwn } from '../search/search.public.ts'

const isRestorable = sql<boolean>`deleted_at > now() - make_interval(days => ${sql.lit(restorableDays)})`

export async function markDeleted(transaction: Transaction, ...ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await sql`UPDATE posts SET deleted_at = now() WHERE id = ANY(${ids}) AND deleted_at IS NULL`.execute(
    transaction,
  )
  transaction.invalidate(...ids.map(topics.post), topics.hiddenPosts)
  await invalidatePostLists(transaction, ids)
  await invalidateAround(transaction, ...ids)
}

/** Says whether there was such a post of this member. */
export async function bringBack(
  transaction: Transaction,
  userId: number,
  id: number,
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE posts SET deleted_at = NULL
    WHERE id = ${id} AND user_id = ${userId} AND ${isRestorable} RETURNING id`.execute(transaction)
  if (rows.length === 0) return false
  transaction.invalidate(topics.hiddenPosts)
  await invalidatePost(transaction, id)
  await invalidateAround(transaction, id)
  return true
}

export interface DeletedId {
  id: number
  deletedAt: Date
  /** With the microseconds that a cursor needs. */
  time: string
}

const deletedColumns = sql`id, deleted_at AS "deletedAt", deleted_at::text AS time`

export async function selectDeletedId(
  database: Database,
  userId: number,
  id: number,
): Promise<DeletedId | undefined> {
  const { rows } = await sql<DeletedId>`
    SELECT ${deletedColumns} FROM posts
    WHERE id = ${id} AND user_id = ${userId} AND ${isRestorable}`.execute(database)
  return rows[0]
}

export async function selectDeletedIds(
  database: Database,
  userId: number,
  asked: string | undefined,
  page: KeyPage,
): Promise<DeletedId[]> {
  const beyond =
    page.after === null
      ? sql``
      : sql`AND (deleted_at, id) < (${page.after[0]}::timestamptz, ${page.after[1]}::bigint)`
  const { rows } = await sql<DeletedId>`
    SELECT ${deletedColumns} FROM posts
    WHERE user_id = ${userId} AND ${isRestorable} ${foundAmongOwn(userId, asked)} ${beyond}
    ORDER BY deleted_at DESC, id DESC LIMIT ${sql.lit(page.limit)} OFFSET ${page.offset}`.execute(
    database,
  )
  return rows
}

/** By status, and the deleted ones under −1. */
export async function countByStatus(
  database: Database,
  userId: number,
  asked: string | undefined,
): Promise<Map<number, number>> {
  const found = foundAmongOwn(userId, asked)
  const { rows } = await sql<{ status: number; total: number }>`
    SELECT status, count(*)::int AS total FROM posts
    WHERE user_id = ${userId} AND deleted_at IS NULL ${found} GROUP BY status
    UNION ALL
    SELECT -1, count(*)::int FROM posts WHERE user_id = ${userId} AND ${isRestorable} ${found}`.execute(
    database,
  )
  return new Map(rows.map(({ status, total }) => [status, total]))
}

/** What nobody can bring back any more is erased, with all that hangs on it. */
export async function eraseDeleted(database: Database): Promise<void> {
  await sql`DELETE FROM posts WHERE NOT ${isRestorable}`.execute(database)
}
