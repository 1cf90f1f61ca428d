import { useShown } from '../../optimistic.ts'
import type { ReadPost } from './queries.ts'

/** How many comments a post has, which stands above them and beside the text. */
export interface Counted {
  total: number
  /** When the stream said so; unset for what came with the page. */
  asOf?: number
}

export const commentCountKey = (slug: string) => ['comment-count', slug]

/** A post that is loaded anew brings a count of its own. */
export const countKeyOf = ({ slug, commentCount }: ReadPost) => [
  ...commentCountKey(slug),
  commentCount,
]

/** As it came with the post, until the stream or whoever writes here knows better. */
export const useCounted = (post: ReadPost): Counted =>
  useShown<Counted>(countKeyOf(post), { total: post.commentCount })
