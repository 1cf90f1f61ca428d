import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Category } from '../../../core/contracts/categories.ts'
import type { Tag } from '../../../core/contracts/tags.ts'
import { keysFor, wordsOf } from '../../../core/search/words.ts'
import type { Database } from '../../database/connection.ts'
import type { TagCards } from '../../database/types.gen.ts'
import { rowsFrom } from '../posts/posts.public.ts'
import { asTag, isUsedTag } from '../tags/tags.public.ts'
import { hasBeginnings } from './beginnings.sql.ts'
import { beginning, type Replacements, wordInPlaceOf } from './query-text.ts'

/** So many are put in order. */
const mostTags = 1000

/** As they are indexed. */
const wordsOfSlug = sql`array_to_tsvector(string_to_array(slug, '-'))`

interface NamedTags {
  words: readonly string[]
  replacements?: Replacements | undefined
  limit?: number
}

/** Every word begins one of the tag's; the very tag comes first, then the most used. */
export const namedTags = ({
  words,
  replacements,
  limit = mostTags,
}: NamedTags): RawBuilder<{ id: number }> => sql`
  SELECT id, slug = ${words.join('-')} AS is_named, post_count FROM tags
  WHERE ${hasBeginnings(wordsOfSlug, beginnings(words, replacements))} AND ${isUsedTag}
  ORDER BY is_named DESC, post_count DESC, id LIMIT ${sql.lit(limit)}`

/** The cards of those that come first. */
export const suggestedTags = (words: readonly string[], limit: number): RawBuilder<unknown> => sql`
  SELECT tag_cards.* FROM (${namedTags({ words, limit })}) AS named JOIN tag_cards USING (id)
  ORDER BY is_named DESC, named.post_count DESC, id`

export async function selectTags(database: Database, ids: readonly number[]): Promise<Tag[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Selectable<TagCards>>`
    SELECT * FROM tag_cards WHERE id = ANY(${ids})`.execute(database)
  const found = new Map(rows.map((card) => [card.id, asTag(card)]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** Also in another form: whoever asks for `kediler` finds the tag `kedi`. */
const beginnings = (words: readonly string[], replacements?: Replacements): string =>
  words.map((word) => beginning(rootsOf(wordInPlaceOf(word, replacements)))).join(' & ')

const rootsOf = (word: string): string[] => keysFor(word).filter((key) => !key.startsWith('='))

/** Of the few there are, those with all of these words in their name or description. */
export function categoriesWith(
  categories: readonly Category[],
  asked: readonly string[],
  replacements?: Replacements,
): Category[] {
  if (asked.length === 0) return []
  const words = asked.map((word) => wordInPlaceOf(word, replacements))
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
export const relatedTags = (postIds: readonly number[]): RawBuilder<unknown> => sql`
  SELECT tag_cards.* FROM (
    SELECT tag_id, count(*) AS shared FROM post_tags
    WHERE post_id IN (SELECT id FROM ${rowsFrom(postIds)})
    GROUP BY tag_id HAVING count(*) > 1 ORDER BY shared DESC, tag_id LIMIT 6
  ) AS related JOIN tag_cards ON tag_cards.id = tag_id ORDER BY shared DESC, tag_id`

export async function findTagIds(database: Database, slugs: readonly string[]): Promise<number[]> {
  if (slugs.length === 0) return []
  const rows = await database
    .selectFrom('tags')
    .select('id')
    .where(
      'slug',
      '=',
      sql<string>`ANY(SELECT current_tag_slug(given) FROM unnest(${slugs}::text[]) AS given)`,
    )
    .where('is_hidden', '=', false)
    .execute()
  return rows.map(({ id }) => id)
}
