import { type RawBuilder, sql } from 'kysely'
import type { OwnFilters } from '../../../core/contracts/list-filters.ts'
import { readLengths, sinceDays } from '../../../core/posts/lists.ts'
import { fold } from '../../../core/turkish/fold.ts'
import { isId } from '../../database/ids.ts'

/** Which columns of a list the filters are about. */
interface FilteredColumns {
  posts: 'posts' | 'public_posts'
  /** When it came into the list. */
  time: RawBuilder<unknown>
}

/** What narrows a list of a member's own, apart from its words. A category that is not there has no posts. */
export function filtered(
  { category, since, length }: OwnFilters,
  { posts, time }: FilteredColumns,
): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${posts}.${name}`)
  const parts = [
    category !== undefined &&
      sql`AND (SELECT id FROM categories WHERE ${named(category)})
        IN (${column('category_id')}, ${column('second_category_id')})`,
    since !== undefined &&
      sql`AND ${time} >= now() - make_interval(days => ${sql.lit(sinceDays[since])})`,
    length !== undefined &&
      sql`AND ${column('read_time')} BETWEEN ${sql.lit(readLengths[length].least)} AND ${sql.lit(readLengths[length].most)}`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? sql`` : sql.join(parts, sql` `)
}

const named = (category: string): RawBuilder<unknown> =>
  isId(category) ? sql`id = ${Number(category)}::bigint` : sql`slug = ${fold(category)}`

/** Whether anything is asked for: an unfiltered list has its number counted already. */
export const isFiltered = ({ q, category, since, length }: OwnFilters): boolean =>
  [q || undefined, category, since, length].some((each) => each !== undefined)
