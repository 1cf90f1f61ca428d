import { type RawBuilder, sql } from 'kysely'
import type { OwnFilters } from '../../../core/contracts/list-filters.ts'
import { limitTo } from '../../database/limit.ts'
import type { Key, KeyPage, KeyPart } from '../../http/cursors.ts'
import { foundAmongKept } from '../search/search.public.ts'
import { filtered } from './own-filters.sql.ts'

/** What a member keeps of public posts. One member's rows are few enough to be sorted by anything. */
type KeptTable = 'bookmarks' | 'applause'

const orderColumns = {
  /** As it was kept. */
  id: null,
  views: sql.ref('public_posts.views'),
  likes: sql.ref('public_posts.likes'),
  readTime: sql.ref('public_posts.read_time'),
} as const

export interface KeptOrder {
  name: keyof typeof orderColumns
  direction: 'asc' | 'desc'
}

/** Of what was unpublished since nothing is shown, but it comes back with its post. */
export const keptPosts = (
  table: KeptTable,
  userId: number,
  filters: OwnFilters,
): RawBuilder<unknown> => sql`
  ${sql.table(table)} JOIN public_posts ON public_posts.id = ${sql.ref(`${table}.post_id`)}
  WHERE ${sql.ref(`${table}.user_id`)} = ${userId}
    ${filtered(filters, { posts: 'public_posts', time: sql.ref(`${table}.created_at`) })}
    ${foundAmongKept(filters.q)}`

/** Equal numbers of reads follow one another as they were kept. */
export function keptPage(
  table: KeptTable,
  { name, direction }: KeptOrder,
  { after, offset, limit }: KeyPage,
): RawBuilder<unknown> {
  const id = sql.ref(`${table}.id`)
  const column = orderColumns[name]
  const columns = column === null ? [id] : [column, id]
  const way = sql.raw(direction)
  const beyond =
    after === null
      ? sql``
      : sql`AND (${sql.join(columns)}) ${sql.raw(direction === 'desc' ? '<' : '>')}
          (${sql.join(after.map((value) => sql`${value}::bigint`))})`
  return sql`${beyond} ORDER BY ${sql.join(columns.map((each) => sql`${each} ${way}`))}
    ${limitTo({ limit, offset })}`
}

/** The value that a row is ordered by, beside its number. */
export const keptValue = ({ name }: KeptOrder): RawBuilder<unknown> =>
  orderColumns[name] ?? sql`NULL::int`

export const keptParts = ({ name }: KeptOrder): KeyPart[] =>
  name === 'id' ? ['number'] : ['number', 'number']

export const keptKey =
  ({ name }: KeptOrder) =>
  ({ id, value }: { id: number; value: number | null }): Key =>
    name === 'id' ? [id] : [value ?? 0, id]
