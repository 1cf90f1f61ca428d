import { type RawBuilder, sql } from 'kysely'
import { postStatus, shortReadSeconds } from '../../../core/posts.ts'
import type { Database } from '../../database/connection.ts'

/** The columns a list of posts can be ordered by; each order reads an index. */
const orderColumns = {
  createdAt: sql`created_at`,
  views: sql`views`,
  likes: sql`likes`,
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
  | { kind: 'user'; userId: number; status: number | null }

export interface PostList {
  source: PostSource
  maxReadTime: number | null
  order: PostOrder
  /** The order's values at the last post already seen, its id last. */
  after: (string | number)[] | null
  offset: number
  limit: number
}

export interface FoundPost {
  id: number
  /** What the next page begins after. */
  key: (string | number)[]
}

/** Published and not deleted: the one rule for what everybody may see. */
export const isPublic = sql<boolean>`posts.status = ${sql.lit(postStatus.active)} AND posts.deleted_at IS NULL`

export async function selectPostIds(database: Database, list: PostList): Promise<FoundPost[]> {
  const parts = placesOf(list.source).map((place) => sql`(${partQuery(place, list)})`)
  const { rows } = await sql<IdRow>`
    SELECT ${selected(list.order)} FROM (${sql.join(parts, sql` UNION ALL `)}) AS posts
    ORDER BY ${orderBy(list.order)}
    LIMIT ${sql.lit(list.limit)} OFFSET ${list.offset}`.execute(database)
  return rows.map(({ id, ...values }) => ({
    id,
    key: [...list.order.names.map((name) => values[name]!), id],
  }))
}

type IdRow = { id: number } & Partial<Record<OrderName, string | number>>

/** A post stands in its first or its second category: two ordered reads, merged. */
function placesOf(source: PostSource): RawBuilder<unknown>[] {
  if (source.kind === 'all') return [isPublic]
  if (source.kind === 'user') return [placeOfUser(source)]
  const inColumn = (column: string) =>
    sql`${isPublic} AND ${sql.ref(column)} = ${source.categoryId}`
  return [inColumn('posts.category_id'), inColumn('posts.second_category_id')]
}

export function placeOfUser({
  userId,
  status,
}: PostSource & { kind: 'user' }): RawBuilder<unknown> {
  const own = sql`posts.user_id = ${userId}`
  if (status === postStatus.active) return sql`${own} AND ${isPublic}`
  const ofStatus = status === null ? sql`` : sql`AND posts.status = ${sql.lit(status)}`
  return sql`${own} AND posts.deleted_at IS NULL ${ofStatus}`
}

/** Any page of the whole can lie in one part alone, so each part gives all that may be needed. */
function partQuery(place: RawBuilder<unknown>, list: PostList): RawBuilder<unknown> {
  return sql`
    SELECT id, created_at, views, likes FROM posts
    WHERE ${place} ${readTimeCondition(list.maxReadTime)} ${afterCondition(list)}
    ORDER BY ${orderBy(list.order)}
    LIMIT ${list.offset === 0 ? sql.lit(list.limit) : sql`${list.offset + list.limit}`}`
}

/** Times as text: a JavaScript date would lose the microseconds a cursor needs. */
function selected(order: PostOrder): RawBuilder<unknown> {
  const columns = order.names.map((name) =>
    name === 'createdAt'
      ? sql`created_at::text AS "createdAt"`
      : sql`${orderColumns[name]} AS ${sql.ref(name)}`,
  )
  return sql.join([sql`id`, ...columns])
}

function readTimeCondition(maxReadTime: number | null): RawBuilder<unknown> {
  if (maxReadTime === null) return sql``
  // Written out, so that the index of the short reads is recognised.
  if (maxReadTime === shortReadSeconds) return sql`AND read_time <= ${sql.lit(shortReadSeconds)}`
  return sql`AND read_time <= ${maxReadTime}`
}

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

function orderBy({ names, direction }: PostOrder): RawBuilder<unknown> {
  const columns = [...names.map((name) => orderColumns[name]), sql`id`]
  return sql.join(columns.map((column) => sql`${column} ${sql.raw(direction)}`))
}
