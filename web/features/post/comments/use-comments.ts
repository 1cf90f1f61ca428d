import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { createComment, deleteComment, updateComment } from '../../../calls/comment-writing.gen.ts'
import { useCall } from '../../../api.ts'
import { useNotice } from '../../../ui/notice.tsx'
import { currentViewer } from '../../../viewer.ts'
import { commentStatus } from '../../../../core/posts/comment-status.ts'
import { commentAnchor } from '../../../../core/paths.ts'
import { postQuery, type ReadPost } from '../queries.ts'
import type { CommentCount } from './use-comment-count.ts'
import { forgetNewComments } from './new-comments.ts'
import {
  sizeOf,
  textOf,
  withAllReplies,
  withChange,
  withCurrent,
  without,
  withPage,
  withReply,
  withThread,
} from './thread-state.ts'
import {
  allReplies,
  moreThreads,
  personOf,
  type ReadReply,
  type ReadThread,
  replyOf,
  threadOf,
  type Threads,
} from './threads.ts'

export type Order = 'newest' | 'likes'

const orders: Record<Order, Record<string, string>> = {
  newest: {},
  likes: { 'order[likeCount]': 'desc' },
}

export interface CommentControls {
  pages: Threads[]
  total: number
  order: Order
  isLoading: boolean
  loadMore: (() => void) | null
  /** Shows a thread as it is now: where it stands, else before the others. */
  bringIn: (thread: ReadThread) => void
  sortBy: (order: Order) => Promise<void>
  /** Says whether it was taken; what was written is the composer's to keep. */
  write: (text: string, threadId: number | null, answered: number | null) => Promise<boolean>
  rewrite: (id: number, text: string) => Promise<boolean>
  remove: (id: number) => Promise<boolean>
  showAllReplies: (threadId: number) => void
}

/** The comments of a page: what is shown changes at once, and back again when it is refused. */
export function useComments(post: ReadPost, count: CommentCount): CommentControls {
  const call = useCall()
  const showNotice = useNotice()
  const queries = useQueryClient()
  const [pages, setPages] = useState([post.comments])
  const [order, setOrder] = useState<Order>('newest')
  const [loaded, setLoaded] = useState(post.comments)
  // The post was loaded again, as after coming back to it.
  if (loaded !== post.comments) {
    setLoaded(post.comments)
    setPages([post.comments])
    setOrder('newest')
  }
  // Comments that are being deleted: where that is refused, they stand where they stood.
  const [hidden, setHidden] = useState<number[]>([])
  const [isLoading, setLoading] = useState(false)
  const next = pages.at(-1)?.next ?? null

  const failed = (result: { message: string }): false => {
    showNotice({ text: result.message, kind: 'error' })
    return false
  }
  /** Only its writer sees it until an editor has looked at it: it comes with the viewer's facts. */
  const held = ({ id }: { id: number }): true => {
    showNotice({ text: heldText })
    void queries.invalidateQueries({ queryKey: ['post', post.slug] }).then(() => bringIntoView(id))
    return true
  }
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
  /** The cached post has the comments as they were: who comes back to it loads it anew. */
  const forgetPost = () => queries.removeQueries({ ...postQuery(call, post.slug), exact: true })

  return {
    pages: hidden.reduce(without, pages),
    total: count.total,
    order,
    isLoading,
    loadMore:
      next === null
        ? null
        : () => void load(next, (page) => setPages((known) => withPage(known, page))),
    bringIn: (thread) => setPages((known) => withCurrent(known, thread)),
    sortBy: (chosen) =>
      load(orders[chosen], (page) => {
        setOrder(chosen)
        setPages([page])
      }),

    write: async (text, threadId, answered) => {
      const draft = unsentComment(text)
      const isReply = threadId !== null
      setPages((known) =>
        isReply
          ? withReply(known, threadId, draft)
          : withThread(known, { ...draft, replyCount: 0, replies: [] }),
      )
      const body = { post: post.slug, text, parent: answered }
      const result = await call(createComment, { body })
      setPages((known) => without(known, draft.id))
      if (!result.ok) return failed(result)
      forgetPost()
      if (result.data.status !== commentStatus.active) return held(result.data)
      count.change(1)
      setPages((known) =>
        isReply
          ? withReply(known, threadId, replyOf(result.data))
          : withThread(known, threadOf(result.data)),
      )
      showNotice({ text: isReply ? 'Yanıtınız eklendi.' : 'Yorumunuz eklendi.', kind: 'success' })
      bringIntoView(result.data.id)
      return true
    },

    rewrite: async (id, text) => {
      const before = textOf(pages, id)
      setPages((known) => withChange(known, id, { text }))
      const result = await call(updateComment, { params: { id: String(id) }, body: { text } })
      if (result.ok) forgetPost()
      if (result.ok && result.data.status !== commentStatus.active) {
        count.change(-sizeOf(pages, id))
        setPages((known) => without(known, id))
        return held({ id })
      }
      if (!result.ok) setPages((known) => withChange(known, id, { text: before }))
      return result.ok || failed(result)
    },

    remove: async (id) => {
      const size = sizeOf(pages, id)
      setHidden((known) => [...known, id])
      const result = await call(deleteComment, { params: { id: String(id) } })
      if (result.ok) {
        forgetPost()
        count.change(-size)
        setPages((known) => without(known, id))
        forgetNewComments(queries, post.slug, (each) => each.id === id || each.threadId === id)
      }
      setHidden((known) => known.filter((each) => each !== id))
      return result.ok || failed(result)
    },

    showAllReplies: (threadId) => {
      void allReplies(call, threadId).then((result) =>
        result.ok
          ? setPages((known) => withAllReplies(known, threadId, result.data))
          : failed(result),
      )
    },
  }
}

const heldText =
  'Yorumunuz incelenmeyi bekliyor; bir editör bakana kadar onu yalnızca siz görürsünüz.'

/** After the box it was written in is gone; what can be seen already stays where it is. */
function bringIntoView(id: number): void {
  requestAnimationFrame(() =>
    document.getElementById(commentAnchor(id))?.scrollIntoView({ block: 'nearest' }),
  )
}

let unsent = 0

/** Shown until the server's own comes. */
const unsentComment = (text: string): ReadReply => ({
  id: --unsent,
  text,
  likeCount: 0,
  createdAt: new Date().toISOString(),
  user: personOf(currentViewer()!),
})

export const isUnsent = ({ id }: ReadReply): boolean => id < 0
