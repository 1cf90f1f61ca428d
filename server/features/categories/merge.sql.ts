import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/connection.ts'

/** Posts of any kind that stand in a category, drafts and deleted ones included; `limit` bounds the counting. */
export async function selectPostIdsIn(
  database: Database,
  categoryId: number,
  limit = 10_000_000,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM posts WHERE ${categoryId}::int IN (category_id, second_category_id)
    ORDER BY id LIMIT ${limit}`.execute(database)
  return rows.map(({ id }) => id)
}

/** A post that stands in both stays in the target alone. In the order of ids, because another order deadlocks. */
export async function movePosts(
  transaction: Transaction,
  postIds: readonly number[],
  { from, into }: { from: number; into: number },
): Promise<void> {
  await sql`
    WITH held AS MATERIALIZED (
      SELECT id FROM posts WHERE id = ANY(${postIds}::bigint[])
        AND ${from}::int IN (category_id, second_category_id)
      ORDER BY id FOR NO KEY UPDATE
    )
    UPDATE posts SET
      category_id = CASE WHEN category_id = ${from} THEN ${into} ELSE category_id END,
      second_category_id = CASE
        WHEN ${into}::int IN (category_id, second_category_id) THEN NULLIF(NULLIF(second_category_id, ${from}), ${into})
        WHEN second_category_id = ${from} THEN ${into} ELSE second_category_id END
    FROM held WHERE posts.id = held.id`.execute(transaction)
}

/**
 * Waits for whoever is saving a post there; who comes later waits until the category is gone, looks it up again and
 * finds where it went.
 */
export async function closeCategory(transaction: Transaction, id: number): Promise<void> {
  await sql`SELECT FROM categories WHERE id = ${id} FOR UPDATE`.execute(transaction)
}

/** From now on its address leads to the target, and nobody writes there any more. */
export async function beginMerge(
  transaction: Transaction,
  { from, into }: { from: number; into: number },
): Promise<void> {
  await sql`UPDATE categories SET is_hidden = true, merging_into = ${into} WHERE id = ${from}`.execute(
    transaction,
  )
  await sql`UPDATE imports SET category_id = ${into} WHERE category_id = ${from}`.execute(
    transaction,
  )
}

/** The row goes, and its addresses with all it had before lead to the target for good. */
export async function endMerge(
  transaction: Transaction,
  { from, into }: { from: number; into: number | null },
): Promise<void> {
  await sql`UPDATE former_category_slugs SET category_id = ${into} WHERE category_id = ${from} AND ${into}::int IS NOT NULL`.execute(
    transaction,
  )
  const { rows } = await sql<{ slug: string }>`
    DELETE FROM categories WHERE id = ${from} RETURNING slug`.execute(transaction)
  await sql`DELETE FROM post_tallies WHERE kind IN (${String(from)}, ${`${from} short`})`.execute(
    transaction,
  )
  if (into === null || rows[0] === undefined) return
  await sql`INSERT INTO former_category_slugs (slug, category_id) VALUES (${rows[0].slug}, ${into})`.execute(
    transaction,
  )
  // What is being changed beside a published post names its categories by number or address.
  await sql`
    UPDATE post_edits SET categories = ARRAY(
      SELECT category FROM unnest(array_replace(categories, ${String(from)}, ${String(into)}))
        WITH ORDINALITY AS named(category, number) GROUP BY category ORDER BY min(number))
    WHERE ${String(from)} = ANY(categories)`.execute(transaction)
}

export async function selectMerging(database: Database): Promise<{ from: number; into: number }[]> {
  const { rows } = await sql<{ from: number; into: number }>`
    SELECT id AS "from", merging_into AS "into" FROM categories WHERE merging_into IS NOT NULL`.execute(
    database,
  )
  return rows
}
