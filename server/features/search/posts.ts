import type { ValidInputOf } from '../../../core/endpoint.ts'
import { searchLimits } from '../../../core/contracts/search-limits.ts'
import type { search } from '../../../core/contracts/search.ts'
import { readLengths, sinceDays } from '../../../core/posts/lists.ts'
import type { Question, Wanted } from '../../../core/search/question.ts'
import { keysFor } from '../../../core/search/words.ts'
import { millisecondsOfDay } from '../../../core/turkish/dates.ts'
import { slugify } from '../../../core/turkish/fold.ts'
import type { Database } from '../../database/connection.ts'
import type { Caller } from '../../http/call.ts'
import { findCategory } from '../categories/categories.public.ts'
import { findUserId } from '../users/users.public.ts'
import { correct, type Correction } from './corrections.ts'
import { titleKey } from './index-posts.sql.ts'
import { type Known, selectKnown } from './known-words.sql.ts'
import { findTagIds } from './labels.sql.ts'
import { isNarrow, type PostFilter, type PostSearch, selectRanked } from './posts.sql.ts'
import { anyOfTexts, keysInPlaceOf, queryTexts, type Replacements } from './query-text.ts'
import { selectionsOf } from './selections.ts'

export type SearchQuery = ValidInputOf<typeof search>['query']

export interface FoundPosts {
  ids: number[]
  /** There may be more than were put in order. */
  isCut: boolean
  /** A title, tag or name has the words. */
  isHeaded: boolean
  /** Under which words what was asked for is found, to show it. */
  keys: string[]
  /** What was looked for in place of the words that nobody wrote; null where there was no need. */
  replacements: Replacements | null
  /** What a question with near words would find, where that is far more. */
  better: FoundPosts | null
  /** No post has all words: these have most of them. */
  isPartial: boolean
}

const nothing: FoundPosts = {
  ...{ ids: [], isCut: false, isHeaded: false, keys: [] },
  ...{ replacements: null, better: null, isPartial: false },
}

/** So many times as much is far more. */
const far = 10

export async function findPosts(
  database: Database,
  caller: Caller | null,
  question: Question,
  query: SearchQuery,
  until: Date,
): Promise<FoundPosts> {
  const filter = await filterOf(database, caller, question, query, until)
  if (filter === null) return nothing
  const all = question.wanted.flatMap((wanted) => wanted.words)
  const known = await selectKnown(database, all.flatMap(keysFor))
  const asked: Asked = {
    question,
    known,
    search: {
      title: titleKey(query.q),
      ...{ filter, order: query.order, texts: queryTexts(question) },
      isCommon: question.wanted.every((wanted) => isCommon(wanted, known)),
      mayBeRareTogether: all.length > 1 && !question.wanted.some(({ isPhrase }) => isPhrase),
    },
  }
  const found = await rank(database, asked.search, keysIn(question))
  const correction = await correctionFor(database, asked, found)
  const instead = correction.isWhole ? await farMore(database, asked, correction, found) : null
  if (found.ids.length > 0) return { ...found, better: instead }
  return instead ?? (await partlyFound(database, asked, correction)) ?? found
}

interface Asked {
  question: Question
  known: Known
  search: PostSearch
}

const noCorrection: Correction = { replacements: new Map(), isWhole: true }

async function correctionFor(
  database: Database,
  { question, known }: Asked,
  found: FoundPosts,
): Promise<Correction> {
  const few = searchLimits.ranked / far
  // What stands in a title was meant.
  if (found.ids.length > few || found.isHeaded || !known.hasTrigrams) return noCorrection
  return correct(database, question, known.counts, far * found.ids.length)
}

/** What near words find, where that is far more; null where there are no such words. */
async function farMore(
  database: Database,
  { question, search }: Asked,
  { replacements }: Correction,
  found: FoundPosts,
): Promise<FoundPosts | null> {
  if (replacements.size === 0) return null
  const texts = queryTexts(question, replacements)
  const instead = await rank(database, { ...search, texts }, keysIn(question, replacements))
  const isFarMore = instead.ids.length >= Math.max(1, far * found.ids.length)
  return isFarMore ? { ...instead, replacements } : null
}

async function partlyFound(
  database: Database,
  { question, known, search }: Asked,
  { replacements }: Correction,
): Promise<FoundPosts | null> {
  const isKnown = ({ words }: Wanted): boolean =>
    words.every(
      (word) => replacements.has(word) || keysFor(word).some((key) => known.counts.has(key)),
    )
  const selections = selectionsOf(question.wanted, {
    isKnown,
    isCommon: (wanted) => isCommon(wanted, known),
  })
  for (const each of selections) {
    const texts = anyOfTexts(question, each, replacements)
    const isEachCommon = each.flat().every((wanted) => isCommon(wanted, known))
    const partial = {
      ...{ ...search, texts, isCommon: isEachCommon, mayBeRareTogether: false },
      rarest: rarestOf(question, known),
    }
    const found = await rank(database, partial, keysIn(question, replacements))
    if (found.ids.length > 0)
      return {
        ...found,
        isPartial: true,
        replacements: replacements.size > 0 ? replacements : null,
      }
  }
  return null
}

/** As a tsquery; undefined where none of the words that somebody wrote is rarer than all others. */
function rarestOf({ wanted }: Question, known: Known): string | undefined {
  const counted = wanted
    .map((each) => ({ each, count: countOf(each, known) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => one.count - other.count)
  const [rarest, next] = counted
  if (rarest === undefined || next === undefined || rarest.count === next.count) return undefined
  return queryTexts({ ...nothingAsked, wanted: [rarest.each] }).any
}

const nothingAsked: Question = { wanted: [], unwanted: [], people: [], tags: [] }

/** Words that are common by themselves may be rare together: then they are not among the newest. */
async function rank(database: Database, search: PostSearch, keys: string[]): Promise<FoundPosts> {
  const ranked = await selectRanked(database, search)
  if (search.isCommon && search.mayBeRareTogether && ranked.length < fewTogether)
    return rank(database, { ...search, isCommon: false }, keys)
  return {
    ...nothing,
    ids: ranked.slice(0, searchLimits.ranked).map(({ id }) => id),
    isCut: ranked.length > searchLimits.ranked || isOlderLeftOut(search),
    isHeaded: ranked.some(({ isHeaded }) => isHeaded),
    keys,
  }
}

/** Without words, only so many are gone through as are shown. */
const isOlderLeftOut = ({ isCommon, texts, filter }: PostSearch): boolean =>
  isCommon && texts.any !== '' && !isNarrow(filter)

/** Of the newest, so few are found that the index has not many more. */
const fewTogether = 24

const keysIn = ({ wanted }: Question, replacements?: Replacements): string[] =>
  wanted.flatMap(({ words, isPhrase }) =>
    isPhrase ? words : words.flatMap((word) => keysInPlaceOf(word, replacements)),
  )

/** The share of all posts from which on a word is common, and the number below which it never is. */
const common = { share: 0.03, least: 3000 }

const isCommon = (wanted: Wanted, known: Known): boolean =>
  countOf(wanted, known) > Math.max(common.least, common.share * known.posts)

/** A post has to have all words of a phrase, so the rarest of them decides. */
const countOf = ({ words }: Wanted, { counts }: Known): number =>
  Math.min(...words.map((word) => Math.max(...keysFor(word).map((key) => counts.get(key) ?? 0))))

/** Null where nothing can be found: nobody is called so, or there is no such category or tag. */
async function filterOf(
  database: Database,
  caller: Caller | null,
  question: Question,
  query: SearchQuery,
  until: Date,
): Promise<PostFilter | null> {
  const author = query.author ?? question.people[0]
  const authorId = author === undefined ? null : await findUserId(database, author)
  const categoryId =
    query.category === undefined ? null : (await findCategory(database, query.category))?.id
  const tagIds = await findTagIds(
    database,
    question.tags.map((tag) => slugify(tag)),
  )
  if (authorId === undefined || categoryId === undefined || tagIds.length < question.tags.length)
    return null
  if (query.within !== undefined && caller === null) return null
  return {
    callerId: caller?.id ?? 0,
    ...{ authorId, categoryId, tagIds, until },
    since: query.since === undefined ? null : daysBefore(until, sinceDays[query.since]),
    readTime: query.length === undefined ? null : readLengths[query.length],
    within: query.within ?? null,
  }
}

const daysBefore = (time: Date, days: number): Date =>
  new Date(time.getTime() - days * millisecondsOfDay)
