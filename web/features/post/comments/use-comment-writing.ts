import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createComment, deleteComment, updateComment } from '../../../calls/comment-writing.gen.ts'
import { useCall } from '../../../api.ts'
import { useNotice } from '../../../ui/notice.tsx'
import { currentViewer } from '../../../viewer.ts'
import { commentStatus } from '../../../../core/posts/comment-status.ts'
import { commentAnchor } from '../../../../core/paths.ts'
import { postQuery, type ReadPost } from '../queries.ts'
import { forgetNewComments } from './new-comments.ts'
import { sizeOf, textOf, withChange, without, withReply, withThread } from './thread-state.ts'
import { personOf, type ReadReply, replyOf, threadOf } from './threads.ts'
import type { CommentCount } from './use-comment-count.ts'
import type { ShownPages } from './use-threads.ts'

export interface WritingControls {
  /** Says whether it was taken; what was written is the composer's to keep. */
  write: (text: string, threadId: number | null, answered: number | null) => Promise<boolean>
  rewrite: (id: number, text: string) => Promise<boolean>
  remove: (id: number) => Promise<boolean>
}

interface Writing extends ShownPages {
  post: ReadPost
  count: CommentCount
  failed: (failure: { message: string }) => false
}

/** What is shown changes at once, and back again when it is refused. */
export function useCommentWriting({ post, count, pages, setPages, failed }: Writing): {
  /** Comments that are being deleted: where that is refused, they stand where they stood. */
  hidden: number[]
  controls: WritingControls
} {
  const call = useCall()
  const showNotice = useNotice()
  const queries = useQueryClient()
  const [hidden, setHidden] = useState<number[]>([])

  /** Only its writer sees it until an editor has looked at it: it comes with the viewer's facts. */
  const held = ({ id }: { id: number }): true => {
    showNotice({ text: heldText })
    void queries.invalidateQueries({ queryKey: ['post', post.slug] }).then(() => bringIntoView(id))
    return true
  }
  /** The cached post has the comments as they were: who comes back to it loads it anew. */
  const forgetPost = () => queries.removeQueries({ ...postQuery(call, post.slug), exact: true })

  const write: WritingControls['write'] = async (text, threadId, answered) => {
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
  }

  const rewrite: WritingControls['rewrite'] = async (id, text) => {
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
  }

  const remove: WritingControls['remove'] = async (id) => {
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
  }

  return { hidden, controls: { write, rewrite, remove } }
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
