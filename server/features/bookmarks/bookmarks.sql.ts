import { type RawBuilder, sql } from 'kysely'
import type { OwnFilters } from '../../../core/contracts/list-filters.ts'
import { topics } from '../../cache/topics.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { limitTo } from '../../database/limit.ts'
import type { KeyPage } from '../../http/cursors.ts'
import {
  type OwnListOrder,
  ownListPage,
  ownListPosts,
  ownListValue,
} from '../posts/posts.public.ts'

export interface BookmarkRow {
  id: number
  postId: number
  createdAt: Date
  lists: number[]
}

export interface SavedRow extends BookmarkRow {
  /** What it is ordered by. */
  value: number | null
  /** Only in a list. */
  note?: string
}

export interface ListItemRow extends BookmarkRow {
  position: number
  note: string
}

const columns = sql`
  SELECT bookmarks.id, bookmarks.post_id AS "postId", bookmarks.created_at AS "createdAt",
    (SELECT coalesce(jsonb_agg(list_id ORDER BY list_id), '[]') FROM custom_list_items
      WHERE bookmark_id = bookmarks.id) AS lists`

/** What was unpublished since is not shown, but comes back with its post. */
const ofPublicPosts = sql`JOIN public_posts ON public_posts.id = bookmarks.post_id`

/** What a member saved, all of it or in one list, as its owner wants to see it. */
export interface SavedPosts {
  userId: number
  listId: number | null
  filters: OwnFilters
}

export async function selectBookmarks(
  database: Database,
  saved: SavedPosts,
  order: OwnListOrder,
  page: KeyPage,
): Promise<SavedRow[]> {
  const note = saved.listId === null ? sql`` : sql`, note`
  const { rows } = await sql<SavedRow>`
    ${columns}, ${ownListValue(order)} AS value ${note}
    FROM ${rowsOf(saved)} ${ownListPage('bookmarks', order, page)}`.execute(database)
  return rows
}

export async function countBookmarks(database: Database, saved: SavedPosts): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM ${rowsOf(saved)}`.execute(database)
  return rows[0]!.total
}

function rowsOf({ userId, listId, filters }: SavedPosts): RawBuilder<unknown> {
  const posts = ownListPosts('bookmarks', userId, filters)
  if (listId === null) return posts
  return sql`custom_list_items AS items, ${posts}
    AND items.list_id = ${listId} AND items.bookmark_id = bookmarks.id`
}

/** In the order that their owner gave them. */
export async function selectListItems(
  database: Database,
  listId: number,
  { after, offset, limit }: KeyPage,
): Promise<ListItemRow[]> {
  const beyond =
    after === null
      ? sql``
      : sql`AND (position, bookmark_id) > (${after[0]}::bigint, ${after[1]}::bigint)`
  const { rows } = await sql<ListItemRow>`
    ${columns}, note, position
    FROM custom_list_items JOIN bookmarks ON bookmarks.id = bookmark_id ${ofPublicPosts}
    WHERE list_id = ${listId} ${beyond} ORDER BY position, bookmark_id
    ${limitTo({ limit, offset })}`.execute(database)
  return rows
}

type FirstListed = Omit<ListItemRow, 'createdAt' | 'lists'> & { listId: number }

/** The first posts of several lists at once, each list's in its own order. */
export async function selectFirstListed(
  database: Database,
  listIds: number[],
  limit: number,
): Promise<FirstListed[]> {
  const { rows } = await sql<FirstListed>`
    SELECT wanted.id AS "listId", bookmark_id AS id, post_id AS "postId", position, note
    FROM unnest(${listIds}::bigint[]) AS wanted(id) CROSS JOIN LATERAL (
      SELECT bookmark_id, bookmarks.post_id, position, note
      FROM custom_list_items JOIN bookmarks ON bookmarks.id = bookmark_id ${ofPublicPosts}
      WHERE list_id = wanted.id ORDER BY position, bookmark_id LIMIT ${sql.lit(limit)}
    ) AS first
    ORDER BY wanted.id, position, bookmark_id`.execute(database)
  return rows
}

export async function insertBookmark(
  transaction: Transaction,
  userId: number,
  postId: number,
): Promise<number> {
  // Touching the row that is there gives it back, and waits for whoever is deleting it.
  const { rows } = await sql<{ id: number }>`
    INSERT INTO bookmarks (user_id, post_id) VALUES (${userId}, ${postId})
    ON CONFLICT (user_id, post_id) DO UPDATE SET post_id = excluded.post_id RETURNING id`.execute(
    transaction,
  )
  return rows[0]!.id
}

export async function selectBookmark(
  database: Database,
  userId: number,
  id: number,
): Promise<BookmarkRow | undefined> {
  const { rows } = await sql<BookmarkRow>`
    ${columns} FROM bookmarks WHERE id = ${id} AND user_id = ${userId}`.execute(database)
  return rows[0]
}

/** From all lists it stands in as well. */
export async function deleteBookmark(
  transaction: Transaction,
  userId: number,
  id: number,
): Promise<boolean> {
  const { rows } = await sql<{ lists: number[] }>`
    DELETE FROM bookmarks WHERE id = ${id} AND user_id = ${userId}
    RETURNING ARRAY(SELECT list_id FROM custom_list_items WHERE bookmark_id = bookmarks.id) AS lists`.execute(
    transaction,
  )
  transaction.invalidate(...(rows[0]?.lists ?? []).map(topics.list))
  return rows.length > 0
}

export async function selectBookmarksOf(
  database: Database,
  userId: number,
  slugs: string[],
): Promise<{ post: string; id: number }[]> {
  const { rows } = await sql<{ post: string; id: number }>`
    SELECT posts.slug AS post, bookmarks.id FROM public_posts AS posts
    JOIN bookmarks ON bookmarks.user_id = ${userId} AND post_id = posts.id
    WHERE posts.slug = ANY(${slugs})`.execute(database)
  return rows
}
