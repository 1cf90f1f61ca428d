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

export async function addTags(
  transaction: Transaction,
  postId: number,
  names: string[],
): Promise<void> {
  let missing = names.length
  // A tag that somebody else makes at this moment is seen the second time.
  while (missing > 0) missing -= await addKnownTags(transaction, postId, names)
}

/** In the order of their ids, so that two posts with the same tags never wait for each other. */
async function addKnownTags(
  transaction: Transaction,
  postId: number,
  names: string[],
): Promise<number> {
  const slugs = names.map((name) => slugify(name))
  const { rows } = await sql`
    WITH known AS (SELECT id, slug FROM tags WHERE slug = ANY(${slugs}::text[])),
    made AS (
      INSERT INTO tags (slug, name)
      SELECT slug, name FROM unnest(${slugs}::text[], ${names}::text[]) AS given(slug, name)
      WHERE slug NOT IN (SELECT slug FROM known)
      ORDER BY slug ON CONFLICT DO NOTHING RETURNING id, slug
    )
    INSERT INTO post_tags (post_id, tag_id, position, post_created_at)
    SELECT posts.id, every.id, array_position(${slugs}::text[], every.slug) - 1, posts.created_at
    FROM (SELECT * FROM known UNION ALL SELECT * FROM made) AS every JOIN posts ON posts.id = ${postId}
    ORDER BY every.id ON CONFLICT DO NOTHING RETURNING tag_id`.execute(transaction)
  return rows.length
}
