import type { AnswerOf } from '../../../core/endpoint.ts'
import { searchLimits } from '../../../core/contracts/question.ts'
import type { suggest } from '../../../core/contracts/search.ts'
import { wordsOf } from '../../../core/search/words.ts'
import type { Database } from '../../database/connection.ts'
import type { Caller } from '../../http/call.ts'
import { selectPublicCards } from '../posts/posts.public.ts'
import { selectUsers } from '../users/users.public.ts'
import { findCategories, selectTagIds, selectTags } from './labels.sql.ts'
import { selectPeople } from './people.sql.ts'
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
    suggestPeople(database, callerId, typed),
    suggestTags(database, words),
    findCategories(database, words),
  ])
  return { posts, users, tags, categories: categories.slice(0, most) }
}

async function suggestPeople(database: Database, callerId: number, typed: string) {
  return selectUsers(database, await selectPeople(database, callerId, typed, most))
}

async function suggestTags(database: Database, words: string[]) {
  return selectTags(database, await selectTagIds(database, words, most))
}

async function suggestPosts(database: Database, callerId: number, words: string[]) {
  const ids = await selectHeaded(database, callerId, words, most)
  return selectPublicCards(database, callerId, ids)
}
