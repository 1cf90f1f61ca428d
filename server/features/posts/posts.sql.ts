import { isId } from '../../database/ids.ts'
import { type RawBuilder, sql } from 'kysely'
import type { OwnFilters } from '../../../core/contracts/list-filters.ts'
import type { Post } from '../../../core/contracts/posts.ts'
import type { Database } from '../../database/connection.ts'
import type { Caller } from '../../http/call.ts'
import type { KeyPage } from '../../http/cursors.ts'
import { nothingBeside, selectPage } from './cards.sql.ts'
import { type OwnListOrder, ownListPage, ownListPosts, ownListValue } from './own-lists.sql.ts'

export interface PostText {
  canonical: string | null
  commentsClosed: boolean
  entries: unknown
  entriesSort: string[]
  version: number
}

/** By number or by slug. What is not public exists for its author and for editors alone. */
export async function selectPost(
  database: Database,
  caller: Caller | null,
  id: string,
): Promise<{ card: Post; text: PostText } | undefined> {
  const found = sql<PostText & { id: number }>`
    SELECT id, canonical, comments_closed AS "commentsClosed", entries, entries_sort AS "entriesSort", version
    FROM posts WHERE ${identifiedBy(id)} AND deleted_at IS NULL AND ${visibleTo(caller)}`
  const { listed, cards } = await selectPage(database, caller?.id ?? 0, found, nothingBeside)
  const text = listed[0]
  return text && { card: cards.get(text.id)!, text }
}

/** A number is an id, anything else a slug; no slug is ever only a number. */
export const identifiedBy = (id: string): RawBuilder<boolean> =>
  isId(id) ? sql`posts.id = ${Number(id)}` : sql`posts.slug = ${id}`

/** The one rule for who may see a single post: besides everybody, its author and editors. */
export function visibleTo(caller: Caller | null) {
  if (caller === null) return sql<boolean>`is_public(posts)`
  if (caller.role !== 'member') return sql<boolean>`NOT posts.author_hidden`
  return sql<boolean>`(is_public(posts) OR posts.user_id = ${caller.id})`
}

interface Neighbours {
  authorId: number
  previous: number | null
  next: number | null
}

/** The posts of the same author just before and just after one. */
export async function selectNeighbours(database: Database, postId: number): Promise<Neighbours> {
  const { rows } = await sql<Neighbours>`
    SELECT this.user_id AS "authorId",
      (SELECT id FROM public_posts WHERE user_id = this.user_id
        AND (created_at, id) < (this.created_at, this.id) ORDER BY created_at DESC, id DESC LIMIT 1) AS previous,
      (SELECT id FROM public_posts WHERE user_id = this.user_id
        AND (created_at, id) > (this.created_at, this.id) ORDER BY created_at, id LIMIT 1) AS next
    FROM posts AS this WHERE id = ${postId}`.execute(database)
  return rows[0] ?? { authorId: 0, previous: null, next: null }
}

const candidatesOfEach = 30

/** Shared tags count more than a shared category; the newer of equals comes first. */
export async function selectRelatedIds(
  database: Database,
  postId: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    WITH this AS (SELECT id, category_id FROM posts WHERE id = ${postId}),
    candidates AS (
      SELECT near.post_id AS id, 2 AS weight
      FROM post_tags AS own
      CROSS JOIN LATERAL (
        SELECT post_id FROM post_tags WHERE tag_id = own.tag_id
        ORDER BY post_created_at DESC, post_id DESC LIMIT ${sql.lit(candidatesOfEach)}
      ) AS near
      WHERE own.post_id = ${postId}
      UNION ALL
      (SELECT near.id, 1 FROM public_posts AS near, this WHERE near.category_id = this.category_id
       ORDER BY near.created_at DESC, near.id DESC LIMIT ${sql.lit(candidatesOfEach)})
    )
    SELECT found.id FROM candidates JOIN public_posts AS found ON found.id = candidates.id
    WHERE found.id <> ${postId}
    GROUP BY found.id, found.created_at ORDER BY sum(weight) DESC, found.created_at DESC LIMIT ${sql.lit(limit)}`.execute(
    database,
  )
  return rows.map((row) => row.id)
}

/** A member's applause, as far as the posts are public. */
export async function selectApplaudedIds(
  database: Database,
  userId: number,
  { filters, order }: { filters: OwnFilters; order: OwnListOrder },
  page: KeyPage,
): Promise<{ id: number; postId: number; value: number | null }[]> {
  const { rows } = await sql<{ id: number; postId: number; value: number | null }>`
    SELECT applause.id, post_id AS "postId", ${ownListValue(order)} AS value
    FROM ${ownListPosts('applause', userId, filters)} ${ownListPage('applause', order, page)}`.execute(
    database,
  )
  return rows
}

export async function countApplauded(
  database: Database,
  userId: number,
  filters: OwnFilters,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM ${ownListPosts('applause', userId, filters)}`.execute(
    database,
  )
  return rows[0]!.total
}

export async function findPublicPostId(
  database: Database,
  id: string,
): Promise<number | undefined> {
  const row = await database
    .selectFrom('public_posts as posts')
    .select('id')
    .where(identifiedBy(id))
    .executeTakeFirst()
  return row?.id
}

/** Of the public ones among these, in this order. */
export async function selectPublicIds(database: Database, slugs: string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM public_posts WHERE slug = ANY(${slugs})
    ORDER BY array_position(${slugs}::text[], slug::text)`.execute(database)
  return rows.map(({ id }) => id)
}

/** For whoever reads it before it is published as well. */
export async function findVisiblePostId(
  database: Database,
  caller: Caller | null,
  id: string,
): Promise<number | undefined> {
  const row = await database
    .selectFrom('posts')
    .select('id')
    .where(identifiedBy(id))
    .where('deleted_at', 'is', null)
    .where(visibleTo(caller))
    .executeTakeFirst()
  return row?.id
}
