import { queryOptions } from '@tanstack/react-query'
import {
  type Bookmark,
  bookmarkLimits,
  type CustomList,
} from '../../../core/contracts/bookmarks.ts'
import { listBookmarks, listCustomLists } from '../../calls/bookmarks.gen.ts'
import { answerOf, found, type MakeCall, refusalOf } from '../../api.ts'
import { confirmationRequired, isUnconfirmed } from '../../confirmation.ts'
import { filterQuery, narrowingKey, orderQuery } from '../own-lists/choices.ts'
import { type PostSummary, summaryOf } from '../posts/post-summary.ts'

import type { ReadingListAddress } from './search.ts'

/** Of everything here, so that a change can hold it back. */
export const readingListKey = ['bookmarks']

export type ListInfo = Pick<CustomList, 'id' | 'slug' | 'name' | 'isPublic' | 'postCount'>

export interface ReadingList {
  /** How many posts are saved in all. */
  total: number
  lists: ListInfo[]
  /** Why there is nothing, as long as the member's address is unconfirmed. */
  refusal: string | null
}

/** What is saved, by numbers: all of it, and each list. */
export const readingListQuery = (call: MakeCall) =>
  queryOptions({
    queryKey: [...readingListKey, 'readingList'],
    queryFn: async (): Promise<ReadingList> => {
      const refused = { total: 0, lists: [], refusal: confirmationRequired }
      if (isUnconfirmed()) return refused
      const [saved, lists] = await Promise.all([
        call(listBookmarks, { query: { itemsPerPage: '1' } }),
        call(listCustomLists, { query: {} }),
      ])
      if (refusalOf(saved) !== null) return refused
      const total = answerOf(saved)['hydra:totalItems']
      return { total, lists: answerOf(lists)['hydra:member'].map(infoOf), refusal: null }
    },
  })

export const infoOf = ({ id, slug, name, isPublic, postCount }: CustomList): ListInfo => ({
  ...{ id, slug, name, isPublic, postCount },
})

export interface SavedPost {
  /** Of the bookmark. */
  id: number
  post: PostSummary
  /** The lists it is in, by number. */
  lists: number[]
  /** What stands beside it in the list that is open. */
  note: string
}

export interface SavedPage {
  posts: SavedPost[]
  total: number
}

const orderNames = {
  time: 'order[createdAt]',
  views: 'order[post.views]',
  likes: 'order[post.likes]',
  readTime: 'order[post.readTime]',
} as const

/** One page of everything or of one list; pages are turned by links, so each is on its own. */
export const savedPostsQuery = (
  call: MakeCall,
  { liste: list, sayfa: page = 1, ...address }: ReadingListAddress,
) =>
  queryOptions({
    queryKey: [...readingListKey, 'posts', list ?? null, page, narrowingKey(address)],
    queryFn: async (): Promise<SavedPage> => {
      if (isUnconfirmed()) return { posts: [], total: 0 }
      const result = await call(listBookmarks, {
        query: {
          ...{ page: String(page), list },
          ...filterQuery(address),
          ...orderQuery(address, orderNames),
        },
      })
      if (refusalOf(result) !== null) return { posts: [], total: 0 }
      const saved = found(result)
      return { posts: saved['hydra:member'].map(savedOf), total: saved['hydra:totalItems'] }
    },
  })

const savedOf = ({ id, post, lists, note = '' }: Bookmark): SavedPost => ({
  ...{ id, lists, note },
  post: summaryOf(post),
})

export const lastPageOf = ({ total }: SavedPage): number =>
  Math.max(1, Math.ceil(total / bookmarkLimits.pageSize))
