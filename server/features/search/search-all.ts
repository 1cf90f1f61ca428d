import type { SearchAnswer } from '../../../core/contracts/search.ts'
import { isEmpty, type Question, readQuestion } from '../../../core/search/question.ts'
import { wordsOf } from '../../../core/search/words.ts'
import { respelled } from '../../../core/search/respell.ts'
import type { Database } from '../../database/connection.ts'
import type { Caller } from '../../http/call.ts'
import { decodeCursor, encodeCursor, foreignCursor } from '../../http/cursors.ts'
import { collection } from '../../http/hydra.ts'
import { selectUsers } from '../users/users.public.ts'
import { findCategories, selectRelatedTags, selectTags } from './labels.sql.ts'
import { selectPeople } from './people.sql.ts'
import { findPosts, type FoundPosts, pageOfFound, type SearchQuery } from './posts.ts'

/** One type of result as a page, and how many there are of each. */
export async function searchAll(
  database: Database,
  caller: Caller | null,
  query: SearchQuery,
): Promise<SearchAnswer> {
  const question = readQuestion(query.q)
  if (isEmpty(question)) return answerWith(query, { members: [], counts: noCounts })
  const begunAt = query.cursor === undefined ? Date.now() : timeIn(query.cursor)
  const page = { offset: (query.page - 1) * query.itemsPerPage, limit: query.itemsPerPage }
  const words = labelWords(question)
  const [posts, people, categories, tags] = await Promise.all([
    findPosts(database, caller, question, query, new Date(begunAt)),
    selectPeople(database, caller?.id ?? 0, question.people[0] ?? query.q, page),
    findCategories(database, words),
    selectTags(database, words, page),
  ])
  const members = {
    post: () => pageOfFound(database, caller, posts, query),
    user: () => selectUsers(database, people.ids),
    category: async () => categories.slice(page.offset, page.offset + page.limit),
    tag: async () => tags.tags,
  }
  const counts = {
    ...{ post: posts.ids.length, user: people.total },
    ...{ category: categories.length, tag: tags.total },
  }
  const [shown, relatedTags, suggestion] = await Promise.all([
    members[query.type](),
    selectRelatedTags(database, posts.ids.slice(0, relatedFrom)),
    suggestionFor(database, caller, query.q, posts),
  ])
  return answerWith(query, { members: shown, counts, posts, relatedTags, suggestion, begunAt })
}

/** The best posts say what a question is about. */
const relatedFrom = 30

const noCounts = { post: 0, user: 0, category: 0, tag: 0 }

/** Tags and categories are asked for by any word, with or without a sign before it. */
const labelWords = ({ wanted, tags }: Question): string[] => [
  ...wanted.flatMap(({ words }) => words),
  ...tags.flatMap(wordsOf),
]

/** As the best of what it finds spells it. */
async function suggestionFor(
  database: Database,
  caller: Caller | null,
  text: string,
  posts: FoundPosts,
): Promise<string | null> {
  const instead = posts.better ?? posts
  if (instead.replacements === null) return null
  const best = await pageOfFound(database, caller, instead, { page: 1, itemsPerPage: 3 })
  return respelled(text, instead.replacements, best)
}

interface Found {
  members: SearchAnswer['hydra:member']
  counts: SearchAnswer['counts']
  posts?: FoundPosts
  relatedTags?: SearchAnswer['relatedTags']
  suggestion?: string | null
  begunAt?: number
}

function answerWith(
  query: SearchQuery,
  { members, counts, posts, relatedTags = [], suggestion = null, begunAt = 0 }: Found,
): SearchAnswer {
  const total = counts[query.type]
  const isLast = query.page * query.itemsPerPage >= total
  const nextCursor = isLast ? undefined : encodeCursor([begunAt])
  return {
    ...collection('SearchResult', '/search', { ...query }, { members, total, nextCursor }),
    ...{ counts, relatedTags },
    suggestion,
    isCorrected: posts?.replacements != null,
    isCut: posts?.isCut ?? false,
  }
}

/** All pages are as of the moment when the first was read, so that what arrives moves nothing. */
function timeIn(cursor: string): number {
  const [time] = decodeCursor(cursor) ?? []
  if (typeof time !== 'number' || !Number.isSafeInteger(time) || Math.abs(time) > 8e15)
    throw foreignCursor()
  return time
}
