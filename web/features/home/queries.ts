import { queryOptions, type QueryKey } from '@tanstack/react-query'
import { homeSizes } from '../../../core/posts/lists.ts'
import {
  journalPosts,
  mostApplaudedPosts,
  mostViewedPosts,
  topAuthors,
} from '../../calls/home.gen.ts'
import { listPosts } from '../../calls/posts.gen.ts'
import { answerOf, type MakeCall } from '../../api.ts'
import { calm, listQuery } from '../posts/list-query.ts'
import { latestPostsQuery, latestSizes, shortReadsQuery, topTagsQuery } from '../posts/queries.ts'
import { authorOf, summaryOf } from '../posts/post-summary.ts'

const postLists = {
  journal: journalPosts,
  mostViewed: mostViewedPosts,
  mostApplauded: mostApplaudedPosts,
} as const

export const homePostsQuery = (call: MakeCall, list: keyof typeof postLists) =>
  queryOptions({
    ...calm,
    queryKey: ['home', list],
    queryFn: async () => answerOf(await call(postLists[list])).data['hydra:member'].map(summaryOf),
  })

export const topAuthorsQuery = (call: MakeCall) =>
  queryOptions({
    ...calm,
    queryKey: ['home', 'authors'],
    queryFn: async () =>
      answerOf(await call(topAuthors)).data['hydra:member'].map((user) => ({
        ...authorOf(user),
        biography: user.biography,
      })),
  })

export const homeShortReadsQuery = (call: MakeCall) => shortReadsQuery(call, homeSizes.journal)
export const homeLatestQuery = (call: MakeCall, page: number) =>
  latestPostsQuery(call, page, latestSizes.cards)

export const followedPostsQuery = (call: MakeCall, startPage: number) =>
  listQuery({
    key: ['posts', 'following'],
    startPage,
    load: (page) =>
      call(listPosts, {
        query: { ...page, itemsPerPage: String(latestSizes.cards), status: '1', following: '1' },
      }),
    show: summaryOf,
  })

export const railQueries = (call: MakeCall): { queryKey: QueryKey }[] => [
  topAuthorsQuery(call),
  topTagsQuery(call),
  homeShortReadsQuery(call),
]

/** Everything on the page but the latest posts; later pages of those have no highlights. */
export const homeQueries = (call: MakeCall, page: number) => [
  ...(page > 1 ? [] : Object.keys(postLists).map((list) => homePostsQuery(call, list as never))),
  ...railQueries(call),
]
