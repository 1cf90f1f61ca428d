import { type RawBuilder, sql } from 'kysely'
import type { OwnFilters } from '../../../core/contracts/list-filters.ts'
import type { shortReadSeconds } from '../../../core/posts/lists.ts'
import { postStatus } from '../../../core/posts/post-status.ts'
import type { Database } from '../../database/connection.ts'
import { limitTo } from '../../database/limit.ts'
import { foundAmongOwn } from '../search/search.public.ts'
import { filtered } from './own-filters.sql.ts'

/** The columns a list of posts can be ordered by; each order reads an index. */
const orderColumns = {
  createdAt: sql`created_at`,
  views: sql`views`,
  likes: sql`likes`,
  /** Only of one author, whose posts are few enough to be sorted. */
  readTime: sql`read_time`,
} as const
export type OrderName = keyof typeof orderColumns

export interface PostOrder {
  names: OrderName[]
  direction: 'asc' | 'desc'
}

/** Where a list's posts come from. */
export type PostSource =
  | { kind: 'all' }
  | { kind: 'category'; categoryId: number }
  | { kind: 'waiting' }
  /** `filters`: for the author alone. */
  | { kind: 'user'; userId: number; status: number | null; filters?: OwnFilters }
  /** The posts of those whom a member follows. */
  | { kind: 'following'; userId: number; areMany: boolean }

/** Only short reads have indexes and tallies, so no other time is offered. */
export type MaxReadTime = typeof shortReadSeconds | null

export interface PostList {
  source: PostSource
  maxReadTime: MaxReadTime
  order: PostOrder
  /** The order's values at the last post already seen, its id last. */
  after: (string | number)[] | null
  offset: number
  /** At most 101. */
  limit: number
}

/** Handed in and not decided yet. */
export const waitingPosts = sql`posts WHERE status = ${sql.lit(postStatus.waiting)} AND deleted_at IS NULL AND NOT author_hidden`

/** A post a list has found, with the values it stands there by. */
export type FoundPost = { id: number } & Partial<Record<OrderName, string | number>>

export type ListedPosts<Found extends FoundPost> = RawBuilder<Found>

/** What the page after a post begins after. */
export const keyAfter = (post: FoundPost, { names }: PostOrder): (string | number)[] => [
  ...names.map((name) => post[name]!),
  post.id,
]

/** The longest page there is, and the post after it. */
const mostRows = 101

/**
 * The limit stands twice: as a number in the text, so that the planner knows how few rows are
 * wanted, and as a value it cannot see, so that pages of all sizes share one statement and one plan.
 */
export function postsOfList(list: PostList): ListedPosts<FoundPost> {
  const parts =
    list.source.kind === 'following'
      ? [followedQuery(list.source, list)]
      : rowSetsOf(list.source).map((rows) => sql`(${partQuery(rows, list)})`)
  return sql<FoundPost>`
    SELECT * FROM (
      SELECT ${selected(list.order)} FROM (${sql.join(parts, sql` UNION ALL `)}) AS posts
      ORDER BY ${orderBy(list.order)}
      ${limitTo({ limit: mostRows, offset: list.offset })}
    ) AS page LIMIT (SELECT ${list.limit}::int)`
}

/** Which of them have changes that readers do not see; whoever did not write them learns of none. */
export const authoredPosts = (
  list: PostList,
  isOwn: boolean,
): ListedPosts<FoundPost & { hasEdit: boolean }> => sql`
  SELECT *, ${isOwn ? sql`EXISTS (SELECT FROM post_edits WHERE post_id = id)` : sql`false`} AS "hasEdit"
  FROM (${postsOfList(list)}) AS authored`

export async function selectPostIds(database: Database, list: PostList): Promise<number[]> {
  const { rows } = await postsOfList(list).execute(database)
  return rows.map(({ id }) => id)
}

/** A post stands in its first or its second category: two ordered reads, merged. */
function rowSetsOf(source: Exclude<PostSource, { kind: 'following' }>): RawBuilder<unknown>[] {
  if (source.kind === 'all') return [sql`public_posts WHERE true`]
  if (source.kind === 'waiting') return [waitingPosts]
  if (source.kind === 'user') return [rowsOfUser(source)]
  const inColumn = (column: string) =>
    sql`public_posts WHERE ${sql.ref(column)} = ${source.categoryId}`
  return [inColumn('category_id'), inColumn('second_category_id')]
}

/** A table and a condition: an author's own posts of other statuses are in no public view. */
export function rowsOfUser({
  userId,
  status,
  filters = {},
}: PostSource & { kind: 'user' }): RawBuilder<unknown> {
  const found = foundAmongOwn(userId, filters.q)
  const narrowed = (posts: 'posts' | 'public_posts') =>
    sql`${found} ${filtered(filters, { posts, time: sql`created_at` })}`
  if (status === postStatus.active)
    return sql`public_posts WHERE user_id = ${userId} ${narrowed('public_posts')}`
  const ofStatus = status === null ? sql`` : sql`AND status = ${sql.lit(status)}`
  return sql`posts WHERE user_id = ${userId} AND deleted_at IS NULL ${ofStatus} ${narrowed('posts')}`
}

/** The newest of everybody that are gone through for somebody who follows many. */
const goneThrough = 4000

/**
 * Whoever follows many finds a page among everybody's newest, each of which is looked up by itself: a join would
 * read all whom they follow. If those are too few, or one follows few, the next post of each is looked for.
 */
function followedQuery(
  { userId, areMany }: PostSource & { kind: 'following' },
  list: PostList,
): RawBuilder<unknown> {
  if (!areMany) return ofEachFollowed(userId, list, sql`true`)
  const wanted = sql`(SELECT ${list.offset + list.limit}::int)`
  const isEnough = sql`(SELECT count(*) FROM gone_through) >= ${wanted}`
  return sql`(
    WITH gone_through AS MATERIALIZED (
      SELECT id, created_at, views, likes, read_time
      FROM (${partQuery(sql`public_posts WHERE true`, list, goneThrough)}) AS newest
      WHERE (SELECT true FROM user_relationships WHERE follower_id = ${userId} AND following_id = user_id)
      ORDER BY ${orderBy(list.order)} LIMIT ${wanted}
    )
    SELECT * FROM gone_through WHERE ${isEnough}
    UNION ALL SELECT * FROM (${ofEachFollowed(userId, list, sql`NOT ${isEnough}`)}) AS of_each)`
}

/**
 * As many authors as the page has posts are enough, those whose next post comes first: each costs one look
 * into the index, and not all that they wrote.
 */
function ofEachFollowed(
  userId: number,
  list: PostList,
  isWanted: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const rows = sql`public_posts WHERE user_id = following_id`
  return sql`
    SELECT near.id, near.created_at, near.views, near.likes, near.read_time FROM (
      SELECT following_id FROM user_relationships
      CROSS JOIN LATERAL (${partQuery(rows, list, 1)}) AS next
      WHERE follower_id = ${userId} AND ${isWanted}
      ORDER BY ${orderBy(list.order, 'next')} LIMIT ${sql.lit(roomOf(list))}
    ) AS lately CROSS JOIN LATERAL (${partQuery(rows, list)}) AS near`
}

/** Any page of the whole can lie in one part alone, so each part gives all that may be needed. */
function partQuery(
  rows: RawBuilder<unknown>,
  list: PostList,
  limit = roomOf(list),
): RawBuilder<unknown> {
  return sql`
    SELECT id, user_id, created_at, views, likes, read_time
    FROM ${rows} ${readTimeCondition(list.maxReadTime)} ${afterCondition(list)}
    ORDER BY ${orderBy(list.order)}
    LIMIT ${sql.lit(limit)}`
}

const roomOf = ({ offset }: PostList): number =>
  offset === 0 ? mostRows : roomFor(offset + mostRows)

/** Powers of two: the planner sees about how many are wanted, and a few statements serve all pages. */
const roomFor = (rows: number): number => 2 ** Math.ceil(Math.log2(rows))

/** Times as text: a JavaScript date would lose the microseconds a cursor needs. */
function selected(order: PostOrder): RawBuilder<unknown> {
  const columns = order.names.map((name) =>
    name === 'createdAt'
      ? sql`created_at::text AS "createdAt"`
      : sql`${orderColumns[name]} AS ${sql.ref(name)}`,
  )
  return sql.join([sql`id`, ...columns])
}

/** Written out, so that the indexes of the short reads are recognised. */
export const readTimeCondition = (maxReadTime: MaxReadTime): RawBuilder<unknown> =>
  maxReadTime === null ? sql`` : sql`AND read_time <= ${sql.lit(maxReadTime)}`

function afterCondition({ after, order }: PostList): RawBuilder<unknown> {
  if (after === null) return sql``
  const columns = sql.join([...order.names.map((name) => orderColumns[name]), sql`id`])
  const casts = [
    ...order.names.map((name) => (name === 'createdAt' ? 'timestamptz' : 'bigint')),
    'bigint',
  ]
  const values = sql.join(after.map((value, index) => sql`${value}::${sql.raw(casts[index]!)}`))
  return sql`AND (${columns}) ${sql.raw(order.direction === 'desc' ? '<' : '>')} (${values})`
}

function orderBy({ names, direction }: PostOrder, table?: 'next'): RawBuilder<unknown> {
  const columns = [...names.map((name) => orderColumns[name]), sql`id`]
  const of = table === undefined ? sql`` : sql`${sql.ref(table)}.`
  return sql.join(columns.map((column) => sql`${of}${column} ${sql.raw(direction)}`))
}
