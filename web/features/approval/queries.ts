import { fullName } from '../../../core/text/full-name.ts'
import { queryOptions } from '@tanstack/react-query'
import { isEditor } from '../../../core/roles.ts'
import type { Post } from '../../../core/contracts/posts.ts'
import { postStatus } from '../../../core/posts/post-status.ts'
import { currentUser } from '../../calls/current-user.gen.ts'
import { listPosts } from '../../calls/posts.gen.ts'
import { answerOf, type MakeCall } from '../../api.ts'
import { currentViewer } from '../../viewer.ts'

/** As many as one decides about at a sitting; the next ones move up. */
const shownAtOnce = 20

export interface WaitingPost extends Pick<Post, 'id' | 'slug' | 'title' | 'updatedAt'> {
  categories: string[]
  author: { username: string; name: string }
}

export interface WaitingPosts {
  posts: WaitingPost[]
  total: number
}

/** What waits for an editor, the oldest first; null for whoever is none. */
export const waitingPostsQuery = (call: MakeCall) =>
  queryOptions({
    queryKey: ['waiting-posts'],
    queryFn: async (): Promise<WaitingPosts | null> => {
      if (!isEditor((await viewerOf(call)).roles)) return null
      const query = { status: String(postStatus.waiting), itemsPerPage: String(shownAtOnce) }
      const list = answerOf(await call(listPosts, { query }))
      return { posts: list['hydra:member'].map(waitingPostOf), total: list['hydra:totalItems'] }
    },
  })

/** In the browser the page knows who is looking; on the server one asks. */
async function viewerOf(call: MakeCall) {
  const viewer = typeof window === 'undefined' ? null : currentViewer()
  return viewer ?? answerOf(await call(currentUser))
}

const waitingPostOf = ({ id, slug, title, updatedAt, categories, user }: Post): WaitingPost => ({
  ...{ id, slug, title, updatedAt },
  categories: categories.map(({ name }) => name),
  author: { username: user.username, name: fullName(user) },
})
