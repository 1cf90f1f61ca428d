import { sql } from 'kysely'
import type { Category, WritableCategory } from '../../../core/categories.ts'
import { notFound } from '../../../core/errors.ts'
import { apiAddress } from '../../../core/site.ts'
import { fold } from '../../../core/turkish/fold.ts'
import type { Database } from '../../database/connection.ts'

/** Kept as rows that are only added; see the migration. */
export const categoryCount = sql<number>`
  (SELECT coalesce(sum(amount), 0)::int FROM post_tallies WHERE kind = categories.id::text)
`.as('postCount')

const categoryColumns = [
  'categories.id',
  'categories.slug',
  'categories.name',
  'categories.description',
] as const

export function asCategory(row: Omit<Category, '@id' | '@type'>): Category {
  return { '@id': apiAddress(`/categories/${row.slug}`), '@type': 'Category', ...row }
}

/** There are a dozen; the journal comes first because its place says so. */
export async function selectCategories(
  database: Database,
  writableBy: 'everyone' | 'editors' | null,
): Promise<WritableCategory[]> {
  const rows = await database
    .selectFrom('categories')
    .select(categoryColumns)
    .select(categoryCount)
    .select('needs_approval as needsApproval')
    .$if(writableBy === 'everyone', (query) => query.where('writable_by', '=', 'everyone'))
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ needsApproval, ...row }) => ({ ...asCategory(row), needsApproval }))
}

/** By number or by slug. */
export async function requireCategory(database: Database, id: string): Promise<Category> {
  const row = await database
    .selectFrom('categories')
    .select(categoryColumns)
    .select(categoryCount)
    .where((where) =>
      /^\d{1,9}$/.test(id) ? where('id', '=', Number(id)) : where('slug', '=', fold(id)),
    )
    .executeTakeFirst()
  if (row === undefined) throw notFound('Kategori bulunamadı.')
  return asCategory(row)
}
