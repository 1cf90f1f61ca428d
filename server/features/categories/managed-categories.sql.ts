import { sql } from 'kysely'
import type { ManagedCategory } from '../../../core/contracts/managed-categories.ts'
import { apiAddress } from '../../../core/site.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { limitTo } from '../../database/limit.ts'
import { locks } from '../../database/locks.ts'
import type { KeyPage } from '../../http/cursors.ts'

/** Whoever changes categories does so alone: an order is made of all of them. */
export async function lockCategories(transaction: Transaction): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${sql.lit(locks.categories)})`.execute(transaction)
}

export async function selectManagedCategories(
  database: Database,
  { after, offset, limit }: KeyPage = { after: null, offset: 0, limit: 1000 },
): Promise<ManagedCategory[]> {
  const beyond =
    after === null
      ? sql``
      : sql`WHERE (categories.position, id) > (${after[0]}::bigint, ${after[1]}::bigint)`
  const { rows } = await sql<Omit<ManagedCategory, '@id' | '@type'>>`
    SELECT id, category_cards.slug, category_cards.name, category_cards.description, "postCount",
      writable_by AS "writableBy", needs_approval AS "needsApproval", is_hidden AS "isHidden",
      is_journal AS "isJournal", categories.position,
      (SELECT target.name FROM categories AS target WHERE target.id = categories.merging_into) AS "mergingInto"
    FROM categories JOIN category_cards USING (id) ${beyond}
    ORDER BY categories.position, id ${limitTo({ limit, offset })}`.execute(database)
  return rows.map((row) => ({
    '@id': apiAddress(`/categories/${row.slug}`),
    '@type': 'Category',
    ...row,
  }))
}

export async function countAllCategories(database: Database): Promise<number> {
  const { total } = await database
    .selectFrom('categories')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

interface CategoryColumns {
  slug: string
  name: string
  description: string
  writableBy: 'everyone' | 'editors'
  needsApproval: boolean
  isHidden: boolean
}

const asColumns = (values: Partial<CategoryColumns>) => ({
  ...(values.slug !== undefined && { slug: values.slug }),
  ...(values.name !== undefined && { name: values.name }),
  ...(values.description !== undefined && { description: values.description }),
  ...(values.writableBy !== undefined && { writable_by: values.writableBy }),
  ...(values.needsApproval !== undefined && { needs_approval: values.needsApproval }),
  ...(values.isHidden !== undefined && { is_hidden: values.isHidden }),
})

export async function insertCategory(
  transaction: Transaction,
  values: CategoryColumns,
): Promise<number> {
  const { id } = await transaction
    .insertInto('categories')
    .values({
      slug: values.slug,
      name: values.name,
      ...asColumns(values),
      position: sql<number>`(SELECT coalesce(max(position), 0) + 1 FROM categories)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function setCategory(
  transaction: Transaction,
  id: number,
  values: Partial<CategoryColumns>,
): Promise<void> {
  const columns = asColumns(values)
  if (Object.keys(columns).length === 0) return
  await transaction.updateTable('categories').set(columns).where('id', '=', id).execute()
}

/** Numbers all from 1 on, with this one where it is wanted. */
export async function placeCategory(
  transaction: Transaction,
  id: number,
  position: number,
): Promise<void> {
  await sql`
    UPDATE categories SET position = placed.position FROM (
      SELECT id, row_number() OVER (ORDER BY rank, id = ${id} DESC, number) AS position FROM (
        SELECT id, number, CASE WHEN id = ${id} THEN ${position}::bigint ELSE number END AS rank FROM (
          SELECT id, row_number() OVER (ORDER BY id = ${id}, position, id) AS number FROM categories
        ) AS numbered
      ) AS ranked
    ) AS placed WHERE categories.id = placed.id AND categories.position <> placed.position`.execute(
    transaction,
  )
}

/** Whether another category has this name or address, or had the address before. */
export async function takenByAnother(
  transaction: Transaction,
  { name, slug }: { name: string; slug: string },
  id: number | null,
): Promise<{ name: boolean; slug: boolean }> {
  const { rows } = await sql<{ name: boolean; slug: boolean }>`
    SELECT EXISTS (SELECT FROM categories WHERE fold(name) = fold(${name}) AND id IS DISTINCT FROM ${id}::int) AS name,
      EXISTS (SELECT FROM categories WHERE slug = ${slug} AND id IS DISTINCT FROM ${id}::int)
        OR EXISTS (SELECT FROM former_category_slugs WHERE slug = ${slug} AND category_id IS DISTINCT FROM ${id}::int)
        AS slug`.execute(transaction)
  return rows[0]!
}
