import { type RawBuilder, sql } from 'kysely'
import type { ManagedTag } from '../../../core/contracts/managed-tags.ts'
import { apiAddress } from '../../../core/site.ts'
import { fold, slugify } from '../../../core/turkish/fold.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { limitTo } from '../../database/limit.ts'
import { isId } from '../../database/ids.ts'
import type { KeyPage } from '../../http/cursors.ts'

const columns = sql`tags.id, tags.slug, tags.name, tags.is_hidden AS "isHidden",
  tags.post_count + coalesce((SELECT sum(amount)::int FROM post_tallies WHERE kind = 'tag ' || tags.id), 0) AS "postCount",
  (SELECT target.name FROM tags AS target WHERE target.id = tags.merging_into) AS "mergingInto"`

type Row = Omit<ManagedTag, '@id' | '@type'>

const asManaged = (row: Row): ManagedTag => ({
  '@id': apiAddress(`/tags/${row.slug}`),
  '@type': 'Tag',
  ...row,
})

interface Wanted {
  name?: string | undefined
  isHidden?: boolean | undefined
}

function matching({ name, isHidden }: Wanted): RawBuilder<unknown> {
  const prefix = slugify(name ?? '')
  const named =
    prefix === '' ? sql`true` : sql`tags.slug >= ${prefix} AND tags.slug < ${`${prefix}\u{10ffff}`}`
  return isHidden === undefined ? named : sql`${named} AND tags.is_hidden = ${isHidden}`
}

/** The most used first, in the order of the index; what was counted a moment ago does not reorder it. */
export async function selectManagedTags(
  database: Database,
  wanted: Wanted,
  { after, offset, limit }: KeyPage,
): Promise<(ManagedTag & { rank: number })[]> {
  const beyond =
    after === null
      ? sql``
      : sql`AND (-tags.post_count, tags.id) > (${after[0]}::bigint, ${after[1]}::bigint)`
  const { rows } = await sql<Row & { rank: number }>`
    SELECT ${columns}, -tags.post_count AS rank FROM tags WHERE ${matching(wanted)} ${beyond}
    ORDER BY -tags.post_count, tags.id ${limitTo({ limit, offset })}`.execute(database)
  return rows.map(({ rank, ...row }) => ({ ...asManaged(row), rank }))
}

export async function countManagedTags(database: Database, wanted: Wanted): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM tags WHERE ${matching(wanted)}`.execute(database)
  return rows[0]!.total
}

/** Held until the transaction ends: what is decided about a tag is decided once. */
export async function lockTag(
  transaction: Transaction,
  reference: string,
): Promise<ManagedTag | undefined> {
  const { rows } = await sql<Row>`
    SELECT ${columns} FROM tags WHERE ${
      isId(reference) ? sql`tags.id = ${Number(reference)}` : sql`tags.slug = ${fold(reference)}`
    } FOR UPDATE OF tags`.execute(transaction)
  return rows[0] && asManaged(rows[0])
}

/** The tag that has a slug now or had it before. */
export async function ownerOfSlug(
  transaction: Transaction,
  slug: string,
): Promise<{ id: number; isFormer: boolean } | undefined> {
  const { rows } = await sql<{ id: number; isFormer: boolean }>`
    SELECT id, false AS "isFormer" FROM tags WHERE slug = ${slug}
    UNION ALL SELECT tag_id, true FROM former_tag_slugs WHERE slug = ${slug} LIMIT 1`.execute(
    transaction,
  )
  return rows[0]
}

export async function setTag(
  transaction: Transaction,
  id: number,
  { name, isHidden }: { name: string; isHidden: boolean },
): Promise<void> {
  await sql`UPDATE tags SET name = ${name}, slug = ${slugify(name)}, is_hidden = ${isHidden}
    WHERE id = ${id}`.execute(transaction)
}

export async function selectTaggedIds(
  database: Database,
  tagId: number,
  limit = 10_000_000,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT post_id AS id FROM post_tags WHERE tag_id = ${tagId} ORDER BY post_id LIMIT ${limit}`.execute(
    database,
  )
  return rows.map(({ id }) => id)
}

/** Taken away and given anew, because triggers count by both; a post that has the target already keeps it once. */
export async function moveTagged(
  transaction: Transaction,
  postIds: readonly number[],
  { from, into }: { from: number; into: number },
): Promise<void> {
  await sql`
    WITH taken AS (
      DELETE FROM post_tags WHERE tag_id = ${from} AND post_id = ANY(${postIds}::bigint[])
      RETURNING post_id, position, post_created_at
    )
    INSERT INTO post_tags (post_id, tag_id, position, post_created_at)
    SELECT post_id, ${into}, position, post_created_at FROM taken
    ON CONFLICT (post_id, tag_id) DO NOTHING`.execute(transaction)
}

/** Hidden from now on, so that it is shown nowhere beside the one it becomes. */
export async function beginTagMerge(
  transaction: Transaction,
  { from, into }: { from: number; into: number },
): Promise<void> {
  await sql`UPDATE tags SET is_hidden = true, merging_into = ${into} WHERE id = ${from}`.execute(
    transaction,
  )
}

export async function endTagMerge(
  transaction: Transaction,
  { from, into }: { from: number; into: number },
): Promise<void> {
  await sql`UPDATE former_tag_slugs SET tag_id = ${into} WHERE tag_id = ${from}`.execute(
    transaction,
  )
  const { rows } = await sql<{ slug: string }>`
    DELETE FROM tags WHERE id = ${from} RETURNING slug`.execute(transaction)
  if (rows[0] === undefined) return
  await sql`INSERT INTO former_tag_slugs (slug, tag_id) VALUES (${rows[0].slug}, ${into})`.execute(
    transaction,
  )
}

export async function selectMergingTags(
  database: Database,
): Promise<{ from: number; into: number }[]> {
  const { rows } = await sql<{ from: number; into: number }>`
    SELECT id AS "from", merging_into AS "into" FROM tags WHERE merging_into IS NOT NULL`.execute(
    database,
  )
  return rows
}
