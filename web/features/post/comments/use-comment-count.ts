import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { commentCountKey, type Counted, countKeyOf, useCounted } from '../comment-count.ts'
import type { ReadPost } from '../queries.ts'

export interface CommentCount {
  total: number
  change: (by: number) => void
}

/** With what is written and deleted here. */
export function useCommentCount(post: ReadPost): CommentCount {
  const queries = useQueryClient()
  const { total, asOf } = useCounted(post)
  const { slug } = post
  useEffect(() => () => queries.removeQueries({ queryKey: commentCountKey(slug) }), [queries, slug])
  return {
    total,
    change: (by) =>
      queries.setQueryData<Counted>(countKeyOf(post), (known = { total: post.commentCount }) =>
        // What the stream brought since this was sent has counted it, or is followed by what has.
        known.asOf === asOf ? { ...known, total: known.total + by } : known,
      ),
  }
}
