import { type Selectable, sql } from 'kysely'
import type { Category } from '../../../core/contracts/categories.ts'
import type { Tag } from '../../../core/contracts/tags.ts'
import { keysFor, wordsOf } from '../../../core/search/words.ts'
import type { Database } from '../../database/connection.ts'
import type { TagCards } from '../../database/types.gen.ts'
import { selectCategories } from '../categories/categories.public.ts'
import { asTag, isUsedTag } from '../tags/tags.public.ts'

interface Page {
  offset: number
  limit: number
}

/** Every word begins one of the tag's; the very tag comes first, then the most used. */
export async function selectTags(
  database: Database,
  words: readonly string[],
  { offset, limit }: Page,
): Promise<{ tags: Tag[]; total: number }> {
  if (words.length === 0) return { tags: [], total: 0 }
  const slug = words.join('-')
  const { rows } = await sql<Selectable<TagCards> & { total: number }>`
    WITH found AS MATERIALIZED (
      SELECT id, slug, post_count FROM tags
      WHERE array_to_tsvector(string_to_array(slug, '-')) @@ ${beginnings(words)}::tsquery AND ${isUsedTag}
    ), shown AS (
      SELECT id, slug = ${slug} AS is_named, post_count FROM found
      ORDER BY is_named DESC, post_count DESC, id LIMIT ${limit} OFFSET ${offset}
    )
    SELECT tag_cards.*, (SELECT count(*)::int FROM found) AS total FROM shown JOIN tag_cards USING (id)
    ORDER BY is_named DESC, post_count DESC, id`.execute(database)
  return { tags: rows.map(({ total: _total, ...card }) => asTag(card)), total: rows[0]?.total ?? 0 }
}

/** Also in another form: whoever asks for `kediler` finds the tag `kedi`. */
const beginnings = (words: readonly string[]): string =>
  words
    .map(
      (word) =>
        `(${rootsOf(word)
          .map((root) => `'${root}':*`)
          .join(' | ')})`,
    )
    .join(' & ')

const rootsOf = (word: string): string[] => keysFor(word).filter((key) => !key.startsWith('='))

/** There are a dozen: they are gone through. */
export async function findCategories(
  database: Database,
  words: readonly string[],
): Promise<Category[]> {
  if (words.length === 0) return []
  const categories = await selectCategories(database, null)
  return categories.filter(({ name, description }) => {
    const [named, described] = [name, description].map((text) => wordsOf(text).flatMap(rootsOf))
    return words.every((word) =>
      rootsOf(word).some(
        (root) => named!.some((own) => own.startsWith(root)) || described!.includes(root),
      ),
    )
  })
}

/** Of the posts that were found, the tags that most of them have. */
export async function selectRelatedTags(
  database: Database,
  postIds: readonly number[],
): Promise<Tag[]> {
  const { rows } = await sql<Selectable<TagCards>>`
    SELECT tag_cards.* FROM (
      SELECT tag_id, count(*) AS shared FROM post_tags WHERE post_id = ANY(${postIds})
      GROUP BY tag_id HAVING count(*) > 1 ORDER BY shared DESC, tag_id LIMIT 6
    ) AS related JOIN tag_cards ON tag_cards.id = tag_id ORDER BY shared DESC, tag_id`.execute(
    database,
  )
  return rows.map(asTag)
}

export async function findTagIds(database: Database, slugs: readonly string[]): Promise<number[]> {
  const rows = await database
    .selectFrom('tags')
    .select('id')
    .where('slug', 'in', [...slugs, ''])
    .execute()
  return rows.map(({ id }) => id)
}
