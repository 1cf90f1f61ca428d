import { queryOptions } from '@tanstack/react-query'
import type { Collection } from '../../../core/hydra.ts'
import type { Post } from '../../../core/contracts/posts.ts'
import { shortReadSeconds } from '../../../core/posts/lists.ts'
import { listCategoryPosts, listPosts, listTagPosts, listUserPosts } from '../../calls/posts.gen.ts'
import { listTags } from '../../calls/tags.gen.ts'
import { answerOf, found, type MakeCall, type Result } from '../../api.ts'
import { calm, listQuery } from './list-query.ts'
import { summaryOf } from './post-summary.ts'

const published = { status: '1' } as const
const newestFirst = { ...published, 'order[createdAt]': 'desc' } as const
const mostRead = { ...published, 'order[views]': 'desc' } as const
const popular = { ...mostRead, 'order[createdAt]': 'desc' } as const
const short = { ...mostRead, 'readTime[lte]': String(shortReadSeconds) }

/** Cards come ten at a time; the index of everything new is as long as a page of a book. */
export const latestSizes = { cards: 10, index: 50 } as const

export const latestPostsQuery = (call: MakeCall, startPage: number, size: number) =>
  listQuery({
    key: ['posts', 'latest', size],
    startPage,
    load: (page) =>
      call(listPosts, { query: { ...newestFirst, ...page, itemsPerPage: String(size) } }),
    show: summaryOf,
  })

export const categoryPostsQuery = (call: MakeCall, category: string, startPage: number) =>
  listQuery({
    key: ['posts', 'category', category],
    startPage,
    load: (page) =>
      call(listCategoryPosts, { params: { id: category }, query: { ...newestFirst, ...page } }),
    show: summaryOf,
  })

export const tagPostsQuery = (call: MakeCall, tag: string, startPage: number) =>
  listQuery({
    key: ['posts', 'tag', tag],
    startPage,
    load: (page) => call(listTagPosts, { params: { id: tag }, query: { ...published, ...page } }),
    show: summaryOf,
  })

export const authorPostsQuery = (call: MakeCall, username: string, startPage: number) =>
  listQuery({
    key: ['posts', 'author', username],
    startPage,
    load: (page) => call(listUserPosts, { params: { username }, query: { ...published, ...page } }),
    show: summaryOf,
  })

const summaries = (result: Result<Collection<Post>>) =>
  answerOf(result)['hydra:member'].map(summaryOf)

export const popularPostsQuery = (call: MakeCall, size: number) =>
  queryOptions({
    ...calm,
    queryKey: ['posts', 'popular', size],
    queryFn: async () =>
      summaries(await call(listPosts, { query: { ...popular, itemsPerPage: String(size) } })),
  })

export const shortReadsQuery = (call: MakeCall, size: number) =>
  queryOptions({
    ...calm,
    queryKey: ['posts', 'short', size],
    queryFn: async () =>
      summaries(await call(listPosts, { query: { ...short, itemsPerPage: String(size) } })),
  })

export const topTagsQuery = (call: MakeCall) =>
  queryOptions({
    ...calm,
    queryKey: ['tags', 'top'],
    queryFn: async () =>
      (await call(listTags, { query: { itemsPerPage: '12' } })).data['hydra:member'].map(
        ({ slug, name }) => ({ slug, name }),
      ),
  })

const choices = {
  popular: { ...popular, itemsPerPage: '3' },
  short: { ...short, itemsPerPage: '5' },
} as const

/** Chosen posts of one category: the most read, or those that are read in two minutes. */
export const chosenPostsQuery = (call: MakeCall, category: string, choice: 'popular' | 'short') =>
  queryOptions({
    ...calm,
    queryKey: ['posts', 'category', category, choice],
    queryFn: async () => {
      const query = choices[choice]
      const posts = found(await call(listCategoryPosts, { params: { id: category }, query }))
      return posts['hydra:member'].map(summaryOf)
    },
  })
