import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { PostFacts } from '../core/contracts/posts.ts'
import { isWrittenSince } from './optimistic.ts'

const likesKey = ['comment-like']

/** Where the viewer's own facts about things are cached, whichever call brought them. */
export const viewerFacts = {
  follows: (username: string): QueryKey => ['follows', username],
  blocks: (username: string): QueryKey => ['blocks', username],
  mutes: (username: string): QueryKey => ['mutes', username],
  bookmark: (slug: string): QueryKey => ['bookmark', slug],
  applause: (slug: string): QueryKey => ['applause', slug],
  commentLike: (commentId: number): QueryKey => [...likesKey, commentId],
}

/** All applause of a post and the viewer's own. */
export interface ShownApplause {
  likes: number
  own: number
}

export interface ShownLike {
  likeCount: number
  /** The viewer's like; 0 while it is being sent. */
  likeId: number | null
}

/** One call brings what the viewer has to do with a post, its author and its comments. */
export function cachePostFacts(
  queries: QueryClient,
  post: { slug: string; username: string },
  facts: PostFacts,
  /** When they were asked for, in milliseconds. */
  asked: number,
): void {
  const { likes, userApplauses, bookmark, isFollowing, commentLikes } = facts
  const applause: ShownApplause = { likes, own: userApplauses.count }
  const put = (queryKey: QueryKey, value: unknown): void => {
    if (!isWrittenSince(queryKey, asked)) queries.setQueryData(queryKey, value)
  }
  put(viewerFacts.applause(post.slug), applause)
  put(viewerFacts.bookmark(post.slug), bookmark?.id ?? null)
  put(viewerFacts.follows(post.username), isFollowing)
  // Only what is liked is listed: what was unliked elsewhere must not stay liked here.
  void queries.resetQueries({
    queryKey: likesKey,
    predicate: ({ queryKey }) => !isWrittenSince(queryKey, asked),
  })
  for (const { comment, likeCount, id } of commentLikes) {
    const like: ShownLike = { likeCount, likeId: id }
    put(viewerFacts.commentLike(comment), like)
  }
}
