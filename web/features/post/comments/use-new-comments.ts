import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isMissing, useCall } from '../../../api.ts'
import { useShown } from '../../../optimistic.ts'
import { useNotice } from '../../../ui/notice.tsx'
import { useViewer } from '../../../viewer.ts'
import { forgetNewComments, newCommentsKey, noneNew } from './new-comments.ts'
import { isShown } from './thread-state.ts'
import { wholeThread } from './threads.ts'
import { isUnsent } from './use-comment-writing.ts'
import type { CommentControls } from './use-comments.ts'

/** With more threads than these the list is simply loaded anew. */
const mostThreads = 10

/** What was written since the page came waits here until somebody wants to see it. */
export function useNewComments(slug: string, { pages, bringIn, sortBy }: CommentControls) {
  const call = useCall()
  const queries = useQueryClient()
  const showNotice = useNotice()
  const viewer = useViewer()
  const [isLoading, setLoading] = useState(false)
  const arrived = useShown(newCommentsKey(slug), noneNew)
  // One's own comment may come by the stream before the answer to the call that wrote it.
  const isWriting = pages.some(({ threads }) =>
    threads.some((thread) => [thread, ...thread.replies].some(isUnsent)),
  )
  const waiting = arrived.filter(
    ({ id, username }) => !isShown(pages, id) && !(isWriting && username === viewer?.username),
  )
  const show = async (): Promise<void> => {
    const threads = [...new Set(waiting.map(({ threadId }) => threadId))]
    if (threads.length > mostThreads) return sortBy('newest')
    setLoading(true)
    for (const id of threads) {
      // As it is by now: what was deleted meanwhile is not shown any more.
      const result = await wholeThread(call, id)
      if (result.ok) bringIn(result.data)
      else if (!isMissing(result)) showNotice({ kind: 'error', text: result.message })
      if (result.ok || isMissing(result))
        forgetNewComments(queries, slug, ({ threadId }) => threadId === id)
    }
    setLoading(false)
  }
  return { amount: waiting.length, isLoading, show }
}
