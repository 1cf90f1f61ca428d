import { sql } from 'kysely'
import { slugify } from '../../../core/turkish/fold.ts'
import type { Database, Transaction } from '../../database/connection.ts'

export interface CategoryRules {
  id: number
  slug: string
  name: string
  isClosed: boolean
  isHidden: boolean
  needsApproval: boolean
  /** Addresses it had before, and those of what was merged into it. */
  formerSlugs: string[]
  mergingInto: number | null
}

export async function selectCategoryRules(database: Database): Promise<CategoryRules[]> {
  const { rows } = await sql<CategoryRules>`
    SELECT id, slug, name, writable_by = 'editors' AS "isClosed", is_hidden AS "isHidden",
      needs_approval AS "needsApproval", merging_into AS "mergingInto",
      ARRAY(SELECT former.slug FROM former_category_slugs AS former WHERE category_id = categories.id) AS "formerSlugs"
    FROM categories`.execute(database)
  return rows
}

/** Gives a post these tags in place of those it has. */
export async function setTags(
  transaction: Transaction,
  postId: number,
  names: string[],
): Promise<void> {
  await transaction.deleteFrom('post_tags').where('post_id', '=', postId).execute()
  await addTags(transaction, postId, names)
}

/** Makes those that do not exist yet. */
export async function addTags(
  transaction: Transaction,
  postId: number,
  names: string[],
): Promise<void> {
  const slugs = names.map((name) => slugify(name))
  await sql`SELECT add_tags(${postId}, ${slugs}, ${names})`.execute(transaction)
}
