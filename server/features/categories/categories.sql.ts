import type { Selectable } from 'kysely'
import type { Category, WritableCategory } from '../../../core/categories.ts'
import { notFound } from '../../../core/errors.ts'
import { apiAddress } from '../../../core/site.ts'
import { fold } from '../../../core/turkish/fold.ts'
import type { Database } from '../../database/connection.ts'
import type { CategoryCards } from '../../database/types.gen.ts'

/** A view cannot say that its columns are never empty. */
export function asCategory(card: Selectable<CategoryCards>): Category {
  const row = card as Omit<Category, '@id' | '@type'>
  return { '@id': apiAddress(`/categories/${row.slug}`), '@type': 'Category', ...row }
}

/** There are a dozen; the journal comes first because its place says so. */
export async function selectCategories(
  database: Database,
  writableBy: 'everyone' | 'editors' | null,
): Promise<WritableCategory[]> {
  const rows = await database
    .selectFrom('categories')
    .innerJoin('category_cards', 'category_cards.id', 'categories.id')
    .selectAll('category_cards')
    .select('needs_approval as needsApproval')
    .$if(writableBy === 'everyone', (query) => query.where('writable_by', '=', 'everyone'))
    .orderBy('position')
    .orderBy('categories.id')
    .execute()
  return rows.map(({ needsApproval, ...row }) => ({ ...asCategory(row), needsApproval }))
}

/** By number or by slug. */
export async function requireCategory(database: Database, id: string): Promise<Category> {
  const row = await database
    .selectFrom('category_cards')
    .selectAll()
    .where((where) =>
      /^\d{1,9}$/.test(id) ? where('id', '=', Number(id)) : where('slug', '=', fold(id)),
    )
    .executeTakeFirst()
  if (row === undefined) throw notFound('Kategori bulunamadı.')
  return asCategory(row)
}
