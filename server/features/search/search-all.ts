import type { SearchAnswer } from '../../../core/contracts/search.ts'
import { isEmpty, type Question, readQuestion } from '../../../core/search/question.ts'
import { wordsOf } from '../../../core/search/words.ts'
import { respelled } from '../../../core/search/respell.ts'
import type { Database } from '../../database/connection.ts'
import type { Caller } from '../../http/call.ts'
import { collection } from '../../http/hydra.ts'
import { selectUsers } from '../users/users.public.ts'
import { findCategories, selectRelatedTags, selectTagIds, selectTags } from './labels.sql.ts'
import { pageOf, placeIn, startOfList } from './place.ts'
import { selectPeople } from './people.sql.ts'
import type { Replacements } from './query-text.ts'
import { findPosts, type FoundPosts, pageOfFound, type SearchQuery } from './posts.ts'

/** One type of result as a page, and how many there are of each. */
export async function searchAll(
  database: Database,
  caller: Caller | null,
  query: SearchQuery,
): Promise<SearchAnswer> {
  const question = readQuestion(query.q)
  if (isEmpty(question)) return answerWith(query, { members: [], counts: noCounts })
  const place = query.cursor === undefined ? startOfList() : placeIn(query.cursor)
  const words = labelWords(question)
  const findOthers = (replacements?: Replacements) =>
    Promise.all([
      selectPeople(database, caller?.id ?? 0, question.people[0] ?? query.q, replacements),
      findCategories(database, words, replacements),
      selectTagIds(database, words, replacements),
    ])
  const [posts, others] = await Promise.all([
    findPosts(database, caller, question, query, new Date(place.begunAt)),
    findOthers(),
  ])
  // Names, tags and categories are mistyped like other words.
  const instead = posts.replacements && (await findOthers(posts.replacements))
  const [people, categories, tags] = [
    others[0].length > 0 ? others[0] : (instead?.[0] ?? []),
    others[1].length > 0 ? others[1] : (instead?.[1] ?? []),
    others[2].length > 0 ? others[2] : (instead?.[2] ?? []),
  ]
  const found = {
    post: posts.ids,
    user: people,
    category: categories.map(({ id }) => id),
    tag: tags,
  }
  const { onPage, cursor } = pageOf(found[query.type], query, place)
  const members = {
    post: () => pageOfFound(database, caller, onPage, posts),
    user: () => selectUsers(database, onPage),
    category: async () => categories.filter(({ id }) => onPage.includes(id)),
    tag: () => selectTags(database, onPage),
  }
  const [shown, relatedTags, suggestion] = await Promise.all([
    members[query.type](),
    selectRelatedTags(database, posts.ids.slice(0, relatedFrom)),
    suggestionFor(database, caller, query.q, posts),
  ])
  const counts = {
    ...{ post: posts.ids.length, user: people.length },
    ...{ category: categories.length, tag: tags.length },
  }
  return answerWith(query, { members: shown, counts, posts, relatedTags, suggestion, cursor })
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
  const best = await pageOfFound(database, caller, instead.ids.slice(0, 3), instead)
  return respelled(text, instead.replacements, best)
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
