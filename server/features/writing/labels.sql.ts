import { sql } from 'kysely'
import { slugify } from '../../../core/turkish/fold.ts'
import type { Database, Transaction } from '../../database/connection.ts'

export interface CategoryRules {
  id: number
  slug: string
  name: string
  isClosed: boolean
  needsApproval: boolean
}

/** By number or by slug, in no particular order. */
export async function selectCategoryRules(
  database: Database,
  references: string[],
): Promise<CategoryRules[]> {
  if (references.length === 0) return []
  const numbers = references.filter((each) => /^\d{1,9}$/.test(each)).map(Number)
  const { rows } = await sql<CategoryRules>`
    SELECT id, slug, name, writable_by = 'editors' AS "isClosed", needs_approval AS "needsApproval"
    FROM categories WHERE slug = ANY(${references}) OR id = ANY(${numbers}::int[])`.execute(
    database,
  )
  return rows
}

/** Gives a post its tags, making those that do not exist yet. */
export async function setTags(
  transaction: Transaction,
  postId: number,
  names: string[],
): Promise<void> {
  await transaction.deleteFrom('post_tags').where('post_id', '=', postId).execute()
  await addTags(transaction, postId, names)
}

/** As the database finds tags. */
export const tagSlugs = (names: string[]): string[] => names.map((name) => slugify(name))

async function addTags(transaction: Transaction, postId: number, names: string[]): Promise<void> {
  await sql`SELECT add_tags(${postId}, ${tagSlugs(names)}, ${names})`.execute(transaction)
}
