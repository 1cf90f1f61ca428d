import * as z from 'zod/mini'
import { type AnswerOf, endpoint } from '../endpoint.ts'
import { collectionOf, pageQuery } from '../hydra.ts'
import { categoryShape } from './categories.ts'
import { length, since } from './list-filters.ts'
import { postShape } from './posts.ts'
import { question } from './question.ts'
import { searchLimits } from './search-limits.ts'
import { tagShape } from './tags.ts'
import { userShape } from './users.ts'

export const searchTypes = ['post', 'user', 'category', 'tag'] as const
export type SearchType = (typeof searchTypes)[number]

/** A piece of a text, and whether it is what was asked for. */
const partShape = z.object({ text: z.string(), isMatch: z.boolean() })
export type TextPart = z.infer<typeof partShape>

const foundPostShape = z.extend(postShape, {
  highlights: z.object({ title: z.array(partShape), text: z.array(partShape) }),
})
export type FoundPost = z.infer<typeof foundPostShape>

const countsShape = z.object({
  post: z.int(),
  user: z.int(),
  category: z.int(),
  tag: z.int(),
})
export type SearchCounts = z.infer<typeof countsShape>

const name = z.optional(z.string().check(z.maxLength(200)))

export const search = endpoint({
  name: 'search',
  resource: 'SearchResult',
  summary: 'Yazıları, kişileri, kategorileri ve etiketleri arar.',
  method: 'GET',
  path: '/search',
  who: 'visitor',
  limit: 'search',
  status: 200,
  query: z.strictObject({
    ...pageQuery(searchLimits.itemsPerPage),
    q: z._default(question, ''),
    type: z._default(z.enum(searchTypes), 'post'),
    author: name,
    category: name,
    order: z._default(z.enum(['relevance', 'date']), 'relevance'),
    since,
    length,
    /** Among what the caller keeps. */
    within: z.optional(z.enum(['bookmarks', 'applauses'])),
  }),
  answer: z.extend(collectionOf(z.union([foundPostShape, userShape, categoryShape, tagShape])), {
    /** How much of each type is found. */
    counts: countsShape,
    /** Another spelling: of what was found instead, or of what would find far more. */
    suggestion: z.nullable(z.string()),
    /** Nothing has the words as they were typed: these are the results of the suggestion. */
    isCorrected: z.boolean(),
    /** No post has all words: these have most of them. */
    isPartial: z.boolean(),
    /** More posts than can be put in order. */
    isCut: z.boolean(),
    relatedTags: z.array(tagShape),
  }),
})
export type SearchAnswer = AnswerOf<typeof search>

export const suggest = endpoint({
  name: 'suggest',
  resource: 'SearchResult',
  summary: 'Yazılmakta olan bir aramaya uyan yazı, kişi, etiket ve kategorileri önerir.',
  method: 'GET',
  path: '/search/suggestions',
  who: 'visitor',
  limit: 'search',
  status: 200,
  query: z.strictObject({ q: z._default(question, '') }),
  answer: z.object({
    posts: z.array(postShape),
    users: z.array(userShape),
    tags: z.array(tagShape),
    categories: z.array(categoryShape),
  }),
})
