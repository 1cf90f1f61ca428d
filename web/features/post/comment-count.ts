import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useShown } from '../../optimistic.ts'
import type { ReadPost } from './queries.ts'

/** The number of comments, which stands above them and beside the text. */
export interface CommentCount {
  total: number
  change: (by: number) => void
}

interface Counted {
  total: number
  /** When the stream said so; 0 for what came with the page. */
  asOf: number
}

const keyOf = (slug: string) => ['comment-count', slug]

/** As it came with the post or by the stream since, with what was written and deleted here after that. */
export function useCommentCount({ slug, commentCount }: ReadPost): CommentCount {
  const queries = useQueryClient()
  // A post that is loaded anew brings a count of its own.
  const queryKey = [...keyOf(slug), commentCount]
  const given: Counted = { total: commentCount, asOf: 0 }
  const { total, asOf } = useShown(queryKey, given)
  useEffect(() => () => queries.removeQueries({ queryKey: keyOf(slug) }), [queries, slug])
  return {
    total,
    change: (by) =>
      queries.setQueryData<Counted>(queryKey, (known = given) =>
        // What the stream brought since this was sent has counted it, or is followed by what has.
        known.asOf === asOf ? { asOf, total: known.total + by } : known,
      ),
  }
}

/** For the stream: counts that stand on the page. */
export const setCommentCount = (queries: QueryClient, slug: string, total: number): void =>
  void queries.setQueriesData<Counted>({ queryKey: keyOf(slug) }, { total, asOf: Date.now() })
