import type { AnswerOf } from '../../../core/endpoint.ts'
import { searchLimits } from '../../../core/contracts/search-limits.ts'
import type { suggest } from '../../../core/contracts/search.ts'
import { wordsOf } from '../../../core/search/words.ts'
import type { Database } from '../../database/connection.ts'
import type { Caller } from '../../http/call.ts'
import { selectSuggestions } from './suggestions.sql.ts'

/** One letter begins a large part of all words: nothing is suggested for it. */
const fewestLetters = 2

/** What begins with what somebody is typing; the words before the last one are whole. */
export async function suggestions(
  database: Database,
  caller: Caller | null,
  text: string,
): Promise<AnswerOf<typeof suggest>> {
  const words = wordsOf(text)
  if (words.join('').length < fewestLetters)
    return { posts: [], users: [], tags: [], categories: [] }
  const most = searchLimits.suggestionsEach
  return selectSuggestions(database, { callerId: caller?.id ?? 0, text, words, most })
}
