import { isId } from '../../database/ids.ts'
import { sql } from 'kysely'
import { bookmarkLimits } from '../../../core/contracts/bookmarks.ts'
import { slugify } from '../../../core/turkish/fold.ts'
import { topics } from '../../cache/topics.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { limitTo } from '../../database/limit.ts'
import type { KeyPage } from '../../http/cursors.ts'

export interface ListRow {
  id: number
  userId: number
  slug: string
  name: string
  isPublic: boolean
  postCount: number
}

const columns = sql`id, user_id AS "userId", slug, name, is_public AS "isPublic", post_count AS "postCount"`

/** There are never many: their number is limited. */
export async function selectListPage(
  database: Database,
  userId: number,
  { after, offset, limit }: KeyPage,
): Promise<ListRow[]> {
  const { rows } = await sql<ListRow>`
    SELECT ${columns} FROM custom_lists
    WHERE user_id = ${userId} ${after === null ? sql`` : sql`AND id > ${after[0]}::bigint`}
    ORDER BY id ${limitTo({ limit, offset })}`.execute(database)
  return rows
}

export async function countLists(database: Database, userId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM custom_lists WHERE user_id = ${userId}`.execute(database)
  return rows[0]!.total
}

export async function findList(database: Database, id: number): Promise<ListRow | undefined> {
  const { rows } = await sql<ListRow>`
    SELECT ${columns} FROM custom_lists
    WHERE id = ${id} AND NOT is_author_hidden(user_id)`.execute(database)
  return rows[0]
}

/** One's own list, by number or by slug. */
export async function findOwnList(
  database: Database,
  userId: number,
  reference: string,
): Promise<ListRow | undefined> {
  const isNumber = isId(reference)
  const { rows } = await sql<ListRow>`
    SELECT ${columns} FROM custom_lists WHERE user_id = ${userId}
      AND ${isNumber ? sql`id = ${Number(reference)}` : sql`slug = ${reference}`}`.execute(database)
  return rows[0]
}

/** Of one name there is one; two at once make one. Nothing comes back when there are too many. */
export async function insertList(
  transaction: Transaction,
  userId: number,
  list: { name: string; isPublic: boolean },
): Promise<ListRow | 'taken' | 'full'> {
  // One after the other, so that the count holds.
  await sql`SELECT FROM users WHERE id = ${userId} FOR NO KEY UPDATE`.execute(transaction)
  if ((await countLists(transaction, userId)) >= bookmarkLimits.lists) return 'full'
  const { rows } = await sql<ListRow>`
    INSERT INTO custom_lists (user_id, slug, name, is_public)
    VALUES (${userId}, ${slugOf(list.name)}, ${list.name}, ${list.isPublic})
    ON CONFLICT (user_id, slug) DO NOTHING RETURNING ${columns}`.execute(transaction)
  return rows[0] ?? 'taken'
}

/** A number alone would name another list. */
function slugOf(name: string): string {
  const slug = slugify(name) || 'liste'
  return /^\d+$/.test(slug) ? `liste-${slug}` : slug
}

export async function updateList(
  transaction: Transaction,
  id: number,
  change: { name?: string | undefined; isPublic?: boolean | undefined },
): Promise<void> {
  if (change.name !== undefined)
    await sql`UPDATE custom_lists SET name = ${change.name}, slug = ${slugOf(change.name)}
      WHERE id = ${id}`.execute(transaction)
  if (change.isPublic !== undefined)
    await sql`UPDATE custom_lists SET is_public = ${change.isPublic} WHERE id = ${id}`.execute(
      transaction,
    )
  transaction.invalidate(topics.list(id))
}

export const isNameTaken = (error: unknown): boolean =>
  (error as { constraint?: string }).constraint === 'custom_lists_user_id_slug_key'

export async function deleteList(transaction: Transaction, id: number): Promise<void> {
  await sql`DELETE FROM custom_lists WHERE id = ${id}`.execute(transaction)
  transaction.invalidate(topics.list(id))
}

/** The newest goes to the end. */
export async function addToList(
  transaction: Transaction,
  listId: number,
  bookmarkId: number,
): Promise<void> {
  await sql`
    INSERT INTO custom_list_items (list_id, bookmark_id, position)
    SELECT ${listId}, ${bookmarkId},
      coalesce((SELECT max(position) FROM custom_list_items WHERE list_id = ${listId}), 0) + 1
    ON CONFLICT DO NOTHING`.execute(transaction)
  transaction.invalidate(topics.list(listId))
}

/** Held for the transaction, and before its items: who changes them at once waits here. */
async function lockList(transaction: Transaction, listId: number): Promise<void> {
  await sql`SELECT FROM custom_lists WHERE id = ${listId} FOR NO KEY UPDATE`.execute(transaction)
}

async function hasItem(
  transaction: Transaction,
  listId: number,
  bookmarkId: number,
): Promise<boolean> {
  const { rows } = await sql`SELECT FROM custom_list_items
    WHERE list_id = ${listId} AND bookmark_id = ${bookmarkId}`.execute(transaction)
  return rows.length > 0
}

export async function lockItem(
  transaction: Transaction,
  listId: number,
  bookmarkId: number,
): Promise<boolean> {
  await lockList(transaction, listId)
  return hasItem(transaction, listId, bookmarkId)
}

export async function setNote(
  transaction: Transaction,
  listId: number,
  bookmarkId: number,
  note: string,
): Promise<void> {
  await sql`UPDATE custom_list_items SET note = ${note}
    WHERE list_id = ${listId} AND bookmark_id = ${bookmarkId}`.execute(transaction)
  transaction.invalidate(topics.list(listId))
}

/** Behind another one, or to the front; says whether the other one is in the list. */
export async function moveItem(
  transaction: Transaction,
  listId: number,
  bookmarkId: number,
  after: number | null,
): Promise<boolean> {
  if (after === bookmarkId || (after !== null && !(await hasItem(transaction, listId, after))))
    return false
  await sql`
    WITH others AS (
      SELECT bookmark_id, row_number() OVER (ORDER BY position, bookmark_id) AS rank
      FROM custom_list_items WHERE list_id = ${listId} AND bookmark_id <> ${bookmarkId}
    ), target AS (
      SELECT coalesce((SELECT rank FROM others WHERE bookmark_id = ${after}::bigint), 0) AS rank
    ), reordered AS (
      SELECT bookmark_id, others.rank + (others.rank > target.rank)::int AS rank FROM others, target
      UNION ALL SELECT ${bookmarkId}::bigint, rank + 1 FROM target
    )
    UPDATE custom_list_items AS items SET position = reordered.rank FROM reordered
    WHERE list_id = ${listId} AND items.bookmark_id = reordered.bookmark_id
      AND position <> reordered.rank`.execute(transaction)
  transaction.invalidate(topics.list(listId))
  return true
}

export async function removeFromList(
  transaction: Transaction,
  listId: number,
  bookmarkId: number,
): Promise<void> {
  await lockList(transaction, listId)
  await sql`DELETE FROM custom_list_items
    WHERE list_id = ${listId} AND bookmark_id = ${bookmarkId}`.execute(transaction)
  transaction.invalidate(topics.list(listId))
}
