import { listPosts } from '../../calls/posts.gen.ts'
import type { MakeCall } from '../../api.ts'
import type { OwnListAddress } from '../own-lists/address.ts'
import { filterQuery, narrowingKey, orderQuery } from '../own-lists/choices.ts'
import { listQuery } from '../posts/list-query.ts'
import { type PostSummary, summaryOf } from '../posts/post-summary.ts'
import { latestSizes } from '../posts/queries.ts'

export type ApplaudedPost = PostSummary & { ownApplause: number }

const orderNames = {
  time: 'order[userApplauses.id]',
  views: 'order[views]',
  likes: 'order[likes]',
  readTime: 'order[readTime]',
} as const

export const applaudedPostsQuery = (
  call: MakeCall,
  username: string,
  { sayfa: startPage = 1, ...address }: OwnListAddress,
) =>
  listQuery({
    key: ['posts', 'applauded', username, narrowingKey(address)],
    startPage,
    load: (page) =>
      call(listPosts, {
        query: {
          ...filterQuery(address),
          'order[userApplauses.id]': undefined,
          ...orderQuery(address, orderNames),
          ...page,
          itemsPerPage: String(latestSizes.cards),
          status: '1',
          'userApplauses.user.username': username,
        },
      }),
    show: (post): ApplaudedPost => ({ ...summaryOf(post), ownApplause: post.userApplauses.count }),
  })
