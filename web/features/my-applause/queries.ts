import { listPosts } from '../../calls/posts.gen.ts'
import type { MakeCall } from '../../api.ts'
import { listQuery } from '../posts/list-query.ts'
import { summaryOf } from '../posts/post-summary.ts'
import { latestSizes } from '../posts/queries.ts'

export const applaudedPostsQuery = (call: MakeCall, username: string, startPage: number) =>
  listQuery({
    key: ['posts', 'applauded', username],
    startPage,
    load: (page) =>
      call(listPosts, {
        query: {
          ...page,
          itemsPerPage: String(latestSizes.cards),
          status: '1',
          'userApplauses.user.username': username,
          'order[userApplauses.id]': 'desc',
        },
      }),
    show: (post) => ({ ...summaryOf(post), ownApplause: post.userApplauses.count }),
  })
