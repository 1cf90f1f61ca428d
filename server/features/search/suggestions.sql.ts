import { type Selectable, sql } from 'kysely'
import type { suggest } from '../../../core/contracts/search.ts'
import type { AnswerOf } from '../../../core/endpoint.ts'
import type { Database } from '../../database/connection.ts'
import type { CategoryCards, TagCards, UserCards } from '../../database/types.gen.ts'
import { asCategory, shownCategories } from '../categories/categories.public.ts'
import { rowsOf, selectPage } from '../posts/posts.public.ts'
import { asTag } from '../tags/tags.public.ts'
import { asUser } from '../users/users.public.ts'
import { categoriesWith, suggestedTags } from './labels.sql.ts'
import { namedPeople, suggestedPeople } from './people.sql.ts'
import { headedPosts } from './posts.sql.ts'

interface Typed {
  callerId: number
  /** As it stands in the box. */
  text: string
  words: readonly string[]
  /** Of each. */
  most: number
}

interface Beside {
  users: Selectable<UserCards>[]
  tags: Selectable<TagCards>[]
  categories: Selectable<CategoryCards>[]
}

/** In one query: whoever types waits for each of its round trips. */
export async function selectSuggestions(
  database: Database,
  { callerId, text, words, most }: Typed,
): Promise<AnswerOf<typeof suggest>> {
  const named = namedPeople({ callerId, asked: text, limit: most })
  const parts = sql<Record<string, Beside>>`SELECT json_build_object(
    'users', ${named === undefined ? sql`'[]'::json` : rowsOf(suggestedPeople(named))},
    'tags', ${rowsOf(suggestedTags(words, most))},
    'categories', ${rowsOf(shownCategories)})`
  const headed = headedPosts(callerId, words, most)
  const { listed, cards, beside } = await selectPage(database, callerId, headed, parts)
  const { users, tags, categories } = beside!
  return {
    posts: listed.flatMap(({ id }) => cards.get(id) ?? []),
    users: users.map((row) => asUser({ ...row, createdAt: new Date(row.createdAt!) })),
    tags: tags.map(asTag),
    categories: categoriesWith(categories.map(asCategory), words).slice(0, most),
  }
}
