import { type RawBuilder, sql } from 'kysely'
import type { OwnFilters } from '../../../core/contracts/list-filters.ts'
import { limitTo } from '../../database/limit.ts'
import type { Key, KeyPage, KeyPart } from '../../http/cursors.ts'
import { foundAmongKept } from '../search/search.public.ts'
import { filtered } from './own-filters.sql.ts'

/** Lists of public posts that a member made: those they saved, those they applauded. Few enough to be sorted by anything. */
type OwnListTable = 'bookmarks' | 'applause'

const orderColumns = {
  /** When it came into the list. */
  id: null,
  views: sql.ref('public_posts.views'),
  likes: sql.ref('public_posts.likes'),
  readTime: sql.ref('public_posts.read_time'),
} as const

export interface OwnListOrder {
  name: keyof typeof orderColumns
  direction: 'asc' | 'desc'
}

/** Without posts that are not public now; their rows stay and show again with them. */
export const ownListPosts = (
  table: OwnListTable,
  userId: number,
  filters: OwnFilters,
): RawBuilder<unknown> => sql`
  ${sql.table(table)} JOIN public_posts ON public_posts.id = ${sql.ref(`${table}.post_id`)}
  WHERE ${sql.ref(`${table}.user_id`)} = ${userId}
    ${filtered(filters, { posts: 'public_posts', time: sql.ref(`${table}.created_at`) })}
    ${foundAmongKept(filters.q)}`

/** Rows with equal values follow one another as they came into the list. */
export function ownListPage(
  table: OwnListTable,
  { name, direction }: OwnListOrder,
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
export const ownListValue = ({ name }: OwnListOrder): RawBuilder<unknown> =>
  orderColumns[name] ?? sql`NULL::int`

export const ownListKeyParts = ({ name }: OwnListOrder): KeyPart[] =>
  name === 'id' ? ['number'] : ['number', 'number']

export const ownListKey =
  ({ name }: OwnListOrder) =>
  ({ id, value }: { id: number; value: number | null }): Key =>
    name === 'id' ? [id] : [value ?? 0, id]
