import type { SearchAnswer } from '../../../core/contracts/search.ts'
import { isEmpty, type Question, readQuestion } from '../../../core/search/question.ts'
import { wordsOf } from '../../../core/search/words.ts'
import { respelled } from '../../../core/search/respell.ts'
import type { Database } from '../../database/connection.ts'
import type { Caller } from '../../http/call.ts'
import { collection } from '../../http/hydra.ts'
import { selectUsers } from '../users/users.public.ts'
import { selectFoundPage } from './found-page.sql.ts'
import { selectTags } from './labels.sql.ts'
import { type Named, type Others, selectOthers } from './others.sql.ts'
import { selectNearPeople } from './near-people.sql.ts'
import { pageOf, positionIn, startOfList } from './list-position.ts'
import { findPosts, type FoundPosts, type SearchQuery } from './posts.ts'

/** One type of result as a page, and how many there are of each. */
export async function searchAll(
  database: Database,
  caller: Caller | null,
  query: SearchQuery,
): Promise<SearchAnswer> {
  const question = readQuestion(query.q)
  if (isEmpty(question)) return answerWith(query, { members: [], counts: noCounts })
  const position = query.cursor === undefined ? startOfList() : positionIn(query.cursor)
  const callerId = caller?.id ?? 0
  const name = question.people[0] ?? query.q
  const named = { callerId, name, words: labelWords(question) }
  const [posts, asTyped] = await Promise.all([
    findPosts(database, caller, question, query, new Date(position.begunAt)),
    selectOthers(database, named),
  ])
  const { people, tags, categories } = await corrected(database, named, asTyped, {
    posts,
    type: query.type,
  })
  const found = {
    post: posts.ids,
    user: people,
    category: categories.map(({ id }) => id),
    tag: tags,
  }
  const { onPage, cursor } = pageOf(found[query.type], query, position)
  const others = {
    post: () => [],
    user: () => selectUsers(database, onPage),
    category: () => categories.filter(({ id }) => onPage.includes(id)),
    tag: () => selectTags(database, onPage),
  }
  const [page, members, suggestion] = await Promise.all([
    selectFoundPage(database, callerId, {
      onPage: query.type === 'post' ? onPage : [],
      keys: posts.keys,
      related: posts.ids.slice(0, relatedFrom),
    }),
    others[query.type](),
    suggestionFor(database, callerId, query.q, posts),
  ])
  const counts = {
    ...{ post: posts.ids.length, user: people.length },
    ...{ category: categories.length, tag: tags.length },
  }
  return answerWith(query, {
    members: query.type === 'post' ? page.posts : members,
    relatedTags: page.relatedTags,
    ...{ counts, posts, suggestion, cursor },
  })
}

interface Beside {
  posts: FoundPosts
  type: SearchQuery['type']
}

/** Names, tags and categories are mistyped like other words. */
async function corrected(
  database: Database,
  named: Named,
  asTyped: Others,
  { posts: { ids, replacements, isPartial }, type }: Beside,
): Promise<Others> {
  const instead =
    replacements === null ? asTyped : await selectOthers(database, { ...named, replacements })
  const found = {
    people: asTyped.people.length > 0 ? asTyped.people : instead.people,
    tags: asTyped.tags.length > 0 ? asTyped.tags : instead.tags,
    categories: asTyped.categories.length > 0 ? asTyped.categories : instead.categories,
  }
  // Whoever finds posts and did not ask for people has hardly mistyped a name.
  const isMistyped = ids.length === 0 || isPartial || replacements !== null || type === 'user'
  if (found.people.length > 0 || !isMistyped) return found
  return { ...found, people: await selectNearPeople(database, named) }
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
  callerId: number,
  text: string,
  posts: FoundPosts,
): Promise<string | null> {
  const { ids, keys, replacements } = posts.better ?? posts
  if (replacements === null) return null
  const best = { onPage: ids.slice(0, 3), keys, related: [] }
  const { posts: found } = await selectFoundPage(database, callerId, best)
  return respelled(text, replacements, found)
}

interface Found {
  members: SearchAnswer['hydra:member']
  counts: SearchAnswer['counts']
  posts?: FoundPosts
  relatedTags?: SearchAnswer['relatedTags']
  suggestion?: string | null
  cursor?: string | undefined
}

function answerWith(
  query: SearchQuery,
  { members, counts, posts, relatedTags = [], suggestion = null, cursor }: Found,
): SearchAnswer {
  const total = counts[query.type]
  return {
    ...collection('SearchResult', '/search', { ...query }, { members, total, nextCursor: cursor }),
    ...{ counts, relatedTags },
    suggestion,
    isCorrected: posts?.replacements != null,
    isPartial: posts?.isPartial ?? false,
    isCut: posts?.isCut ?? false,
  }
}
