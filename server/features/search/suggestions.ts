import type { AnswerOf } from '../../../core/endpoint.ts'
import { searchLimits } from '../../../core/contracts/search-limits.ts'
import type { suggest } from '../../../core/contracts/search.ts'
import { wordsOf } from '../../../core/search/words.ts'
import type { Database } from '../../database/connection.ts'
import type { Caller } from '../../http/call.ts'
import { selectPublicCards } from '../posts/posts.public.ts'
import { findCategories, suggestTags } from './labels.sql.ts'
import { suggestPeople } from './people.sql.ts'
import { selectHeaded } from './posts.sql.ts'

const most = searchLimits.suggestionsEach

/** One letter begins a large part of all words: nothing is suggested for it. */
const fewestLetters = 2

/** What begins with what somebody is typing; the words before the last one are whole. */
export async function suggestions(
  database: Database,
  caller: Caller | null,
  typed: string,
): Promise<AnswerOf<typeof suggest>> {
  const words = wordsOf(typed)
  if (words.join('').length < fewestLetters)
    return { posts: [], users: [], tags: [], categories: [] }
  const callerId = caller?.id ?? 0
  const [posts, users, tags, categories] = await Promise.all([
    suggestPosts(database, callerId, words),
    suggestPeople(database, callerId, typed, most),
    suggestTags(database, words, most),
    findCategories(database, words),
  ])
  return { posts, users, tags, categories: categories.slice(0, most) }
}

async function suggestPosts(database: Database, callerId: number, words: string[]) {
  const ids = await selectHeaded(database, callerId, words, most)
  return selectPublicCards(database, callerId, ids)
}
