import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Comment } from '../../../core/contracts/comments.ts'
import type { Post } from '../../../core/contracts/posts.ts'
import { type LiveItem, whenItemArrives } from '../../live.ts'
import { isWrittenSince } from '../../optimistic.ts'
import { type ShownApplause, viewerFacts } from '../../viewer-facts.ts'
import { commentCountKey, type Counted } from './comment-count.ts'
import { addNewComment, newCommentsKey } from './comments/new-comments.ts'

/** Applause, counts and comments of the post one reads, as they happen. */
export function useLivePost(slug: string | undefined): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (slug === undefined) return undefined
    const applause = viewerFacts.applause(slug)
    const takePost = ({ likes, commentCount }: Post): void => {
      queries.setQueriesData<Counted>(
        { queryKey: commentCountKey(slug) },
        { total: commentCount, asOf: Date.now() },
      )
      // What is being sent from here is answered with a newer count.
      if (isWrittenSince(applause, Date.now())) return
      queries.setQueryData<ShownApplause>(applause, (known) => ({ likes, own: known?.own ?? 0 }))
    }
    const takeComment = ({ id, parent, user }: Comment): void => {
      const threadId = parent === null ? id : Number(parent.split('/').at(-1))
      addNewComment(queries, slug, { id, threadId, username: user.username })
    }
    // One stream serves all tabs, so items of other posts arrive, too.
    const ending = whenItemArrives((item) => {
      if (isPost(item) && item.slug === slug) takePost(item)
      if (isComment(item) && item.post.slug === slug) takeComment(item)
    })
    return () => {
      ending()
      for (const queryKey of [newCommentsKey(slug), commentCountKey(slug)])
        queries.removeQueries({ queryKey })
    }
  }, [queries, slug])
}

const isPost = (item: LiveItem): item is Post => item['@type'] === 'Post'
const isComment = (item: LiveItem): item is Comment => item['@type'] === 'Comment'
