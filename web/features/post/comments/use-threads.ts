import { type Dispatch, type SetStateAction, useRef, useState } from 'react'
import { useCall } from '../../../api.ts'
import type { ReadPost } from '../queries.ts'
import { withAllReplies, withCurrent, withPage } from './thread-state.ts'
import { allReplies, moreThreads, type ReadThread, type Threads } from './threads.ts'

export type Order = 'newest' | 'likes'

const orders: Record<Order, Record<string, string>> = {
  newest: {},
  likes: { 'order[likeCount]': 'desc' },
}

export interface ThreadControls {
  order: Order
  isLoading: boolean
  loadMore: (() => void) | null
  /** Shows a thread as it is now: where it stands, else before the others. */
  bringIn: (thread: ReadThread) => void
  sortBy: (order: Order) => Promise<void>
  showAllReplies: (threadId: number) => void
}

export interface ShownPages {
  pages: Threads[]
  setPages: Dispatch<SetStateAction<Threads[]>>
}

/** The threads that are shown, and how more of them are loaded. */
export function useThreads(
  post: ReadPost,
  failed: (failure: { message: string }) => false,
): ShownPages & { controls: ThreadControls } {
  const call = useCall()
  const [pages, setPages] = useState([post.comments])
  const [order, setOrder] = useState<Order>('newest')
  const [loaded, setLoaded] = useState(post.comments)
  // The post was loaded again, as after coming back to it.
  if (loaded !== post.comments) {
    setLoaded(post.comments)
    setPages([post.comments])
    setOrder('newest')
  }
  const [isLoading, setLoading] = useState(false)
  const next = pages.at(-1)?.next ?? null

  const asked = useRef(0)
  const load = async (
    query: Record<string, string>,
    show: (page: Threads) => void,
  ): Promise<void> => {
    const turn = ++asked.current
    setLoading(true)
    const result = await moreThreads(call, post.slug, query)
    // Only the last one that was asked for is shown.
    if (turn !== asked.current) return
    setLoading(false)
    if (result.ok) show(result.data)
    else failed(result)
  }
  return {
    pages,
    setPages,
    controls: {
      order,
      isLoading,
      loadMore:
        next && (() => void load(next, (page) => setPages((known) => withPage(known, page)))),
      bringIn: (thread) => setPages((known) => withCurrent(known, thread)),
      sortBy: (chosen) =>
        load(orders[chosen], (page) => {
          setOrder(chosen)
          setPages([page])
        }),
      showAllReplies: (threadId) => {
        void allReplies(call, threadId).then((result) =>
          result.ok
            ? setPages((known) => withAllReplies(known, threadId, result.data))
            : failed(result),
        )
      },
    },
  }
}
