import { type RawBuilder, sql } from 'kysely'
import { restorableDays } from '../../../core/contracts/writing.ts'
import { topics } from '../../cache/topics.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { limitTo } from '../../database/limit.ts'
import type { KeyPage } from '../../http/cursors.ts'
import type { OwnFilters } from '../../../core/contracts/list-filters.ts'
import {
  filtered,
  invalidateAround,
  invalidatePost,
  invalidatePostLists,
} from '../posts/posts.public.ts'
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
  filters: OwnFilters,
  page: KeyPage,
): Promise<DeletedId[]> {
  const beyond =
    page.after === null
      ? sql``
      : sql`AND (deleted_at, id) < (${page.after[0]}::timestamptz, ${page.after[1]}::bigint)`
  const { rows } = await sql<DeletedId>`
    SELECT ${deletedColumns} FROM posts
    WHERE user_id = ${userId} AND ${isRestorable} ${narrowed(userId, filters, sql`deleted_at`)} ${beyond}
    ORDER BY deleted_at DESC, id DESC ${limitTo(page)}`.execute(database)
  return rows
}

const narrowed = (
  userId: number,
  filters: OwnFilters,
  time: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql`${foundAmongOwn(userId, filters.q)} ${filtered(filters, { posts: 'posts', time })}`

/** By status, and the deleted ones under −1. */
export async function countByStatus(
  database: Database,
  userId: number,
  filters: OwnFilters,
): Promise<Map<number, number>> {
  const found = (time: RawBuilder<unknown>) => narrowed(userId, filters, time)
  const { rows } = await sql<{ status: number; total: number }>`
    SELECT status, count(*)::int AS total FROM posts
    WHERE user_id = ${userId} AND deleted_at IS NULL ${found(sql`created_at`)} GROUP BY status
    UNION ALL
    SELECT -1, count(*)::int FROM posts WHERE user_id = ${userId} AND ${isRestorable} ${found(sql`deleted_at`)}`.execute(
    database,
  )
  return new Map(rows.map(({ status, total }) => [status, total]))
}

const erasedAtOnce = 200

/**
 * What nobody can bring back any more is erased, with all that hangs on it. In parts, since an import that was undone
 * leaves thousands, and a statement that takes too long would erase nobody's.
 */
export async function eraseDeleted(database: Database): Promise<void> {
  for (let erased = erasedAtOnce; erased === erasedAtOnce;) {
    const { rows } = await sql`
      DELETE FROM posts WHERE id IN (
        SELECT id FROM posts WHERE NOT ${isRestorable} LIMIT ${sql.lit(erasedAtOnce)})
      RETURNING id`.execute(database)
    erased = rows.length
  }
}
