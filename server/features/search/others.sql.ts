import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Category } from '../../../core/contracts/categories.ts'
import type { Database } from '../../database/connection.ts'
import type { CategoryCards } from '../../database/types.gen.ts'
import { asCategory, shownCategories } from '../categories/categories.public.ts'
import { rowsOf } from '../posts/posts.public.ts'
import { categoriesWith, namedTags } from './labels.sql.ts'
import { namedPeople } from './people.sql.ts'
import type { Replacements } from './query-text.ts'

export interface Named {
  callerId: number
  /** The name of somebody. */
  name: string
  /** Of tags and categories. */
  words: readonly string[]
  replacements?: Replacements | undefined
}

/** What else than posts is called so. */
export interface Others {
  people: number[]
  tags: number[]
  categories: Category[]
}

interface OtherRows {
  people: { id: number }[]
  tags: { id: number }[]
  categories: Selectable<CategoryCards>[]
}

/** In one query: a search costs little more than its round trips. */
export async function selectOthers(
  database: Database,
  { callerId, name, words, replacements }: Named,
): Promise<Others> {
  const named = namedPeople({ callerId, asked: name, replacements })
  const tagged = words.length === 0 ? undefined : namedTags({ words, replacements })
  const { rows } = await sql<OtherRows>`
    SELECT ${idsOf(named)} AS people, ${idsOf(tagged)} AS tags, ${rowsOf(shownCategories)} AS categories`.execute(
    database,
  )
  const { people, tags, categories } = rows[0]!
  return {
    people: people.map(({ id }) => id),
    tags: tags.map(({ id }) => id),
    categories: categoriesWith(categories.map(asCategory), words, replacements),
  }
}

const idsOf = (found: RawBuilder<{ id: number }> | undefined): RawBuilder<unknown> =>
  found === undefined ? sql`'[]'::json` : rowsOf(sql`SELECT id FROM (${found}) AS named`)
