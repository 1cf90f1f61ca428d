import { queryOptions } from '@tanstack/react-query'
import type { WholeList } from '../../../core/contracts/bookmarks.ts'
import { getPublicList } from '../../calls/bookmarks.gen.ts'
import { found, type MakeCall } from '../../api.ts'
import { calm, listQuery } from '../posts/list-query.ts'
import { authorOf, summaryOf } from '../posts/post-summary.ts'
import { infoOf } from './queries.ts'

interface ListAddress {
  username: string
  slug: string
}

const keyOf = ({ username, slug }: ListAddress) => ['lists', username, slug]

/** The list itself; its posts come page by page. */
export const openListQuery = (call: MakeCall, address: ListAddress) =>
  queryOptions({
    ...calm,
    queryKey: [...keyOf(address), 'list'],
    queryFn: async () =>
      openListOf(
        found(await call(getPublicList, { params: address, query: { itemsPerPage: '1' } })),
      ),
  })

export type OpenList = ReturnType<typeof openListOf>

const openListOf = (list: WholeList) => ({ ...infoOf(list), user: authorOf(list.user) })

export const openListPostsQuery = (call: MakeCall, address: ListAddress, startPage: number) =>
  listQuery({
    key: keyOf(address),
    startPage,
    load: async (page) => {
      const result = await call(getPublicList, { params: address, query: page })
      return result.ok ? { ...result, data: result.data.posts } : result
    },
    show: (post) => ({ ...summaryOf(post), note: post.note }),
  })
