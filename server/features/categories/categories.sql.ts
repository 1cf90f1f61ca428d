import { type Selectable, sql } from 'kysely'
import type { Category, OneCategory, WritableCategory } from '../../../core/contracts/categories.ts'
import { notFound } from '../../errors.ts'
import { apiAddress } from '../../../core/site.ts'
import { fold } from '../../../core/turkish/fold.ts'
import type { Database } from '../../database/connection.ts'
import type { CategoryCards } from '../../database/types.gen.ts'
import type { KeyPage } from '../../http/cursors.ts'

/** A view cannot say that its columns are never empty. */
export function asCategory(card: Selectable<CategoryCards>): Category {
  const row = card as Omit<Category, '@id' | '@type'>
  return { '@id': apiAddress(`/categories/${row.slug}`), '@type': 'Category', ...row }
}

type Listed = WritableCategory & { position: number }

/** There are a dozen, hidden ones apart; the journal comes first because its position says so. */
export async function selectCategories(
  database: Database,
  writableBy: 'everyone' | 'editors' | null,
  { after, offset, limit }: KeyPage = { after: null, offset: 0, limit: 1000 },
): Promise<Listed[]> {
  const rows = await categoriesWritableBy(database, writableBy)
    .innerJoin('category_cards', 'category_cards.id', 'categories.id')
    .selectAll('category_cards')
    .select(['needs_approval as needsApproval', 'position'])
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(position, categories.id) > (${after?.[0]}::bigint, ${after?.[1]}::bigint)`,
      ),
    )
    .orderBy('position')
    .orderBy('categories.id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ needsApproval, position, ...row }) => ({
    ...asCategory(row),
    needsApproval,
    position,
  }))
}

/** Those that are shown, as rows for a query that reads other things with them. */
export const shownCategories = sql`
  SELECT category_cards.* FROM category_cards JOIN categories USING (id) WHERE NOT is_hidden
  ORDER BY position, id`

export async function countCategories(
  database: Database,
  writableBy: 'everyone' | 'editors' | null,
): Promise<number> {
  const { total } = await categoriesWritableBy(database, writableBy)
    .select((builder) => builder.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

const categoriesWritableBy = (database: Database, writableBy: 'everyone' | 'editors' | null) =>
  database
    .selectFrom('categories')
    .where('is_hidden', '=', false)
    .$if(writableBy === 'everyone', (query) => query.where('writable_by', '=', 'everyone'))

/** By number, by slug or by one it had before; of one that is being merged, where its posts go. */
export async function findCategory(
  database: Database,
  id: string,
): Promise<OneCategory | undefined> {
  const named = /^\d{1,9}$/.test(id)
    ? sql`categories.id = ${Number(id)}`
    : sql`slug = ${fold(id)} OR categories.id = (SELECT category_id FROM former_category_slugs WHERE slug = ${fold(id)})`
  const { rows } = await sql<Selectable<CategoryCards> & { isHidden: boolean }>`
    SELECT category_cards.*, is_hidden AS "isHidden"
    FROM category_cards JOIN categories ON categories.id = category_cards.id
    WHERE category_cards.id = (
      SELECT coalesce(merging_into, id) FROM categories WHERE ${named} LIMIT 1)`.execute(database)
  if (rows[0] === undefined) return undefined
  const { isHidden, ...card } = rows[0]
  return { ...asCategory(card), isHidden }
}

export async function requireCategory(database: Database, id: string): Promise<OneCategory> {
  const category = await findCategory(database, id)
  if (category === undefined) throw notFound('Kategori bulunamadı.')
  return category
}
