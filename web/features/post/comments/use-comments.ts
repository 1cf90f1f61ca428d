import { useNotice } from '../../../ui/notice.tsx'
import type { ReadPost } from '../queries.ts'
import { without } from './thread-state.ts'
import type { Threads } from './threads.ts'
import type { CommentCount } from './use-comment-count.ts'
import { useCommentWriting, type WritingControls } from './use-comment-writing.ts'
import { type ThreadControls, useThreads } from './use-threads.ts'

export interface CommentControls extends ThreadControls, WritingControls {
  pages: Threads[]
  total: number
}

/** The comments of a page, loaded and written. */
export function useComments(post: ReadPost, count: CommentCount): CommentControls {
  const showNotice = useNotice()
  const failed = ({ message }: { message: string }): false => {
    showNotice({ text: message, kind: 'error' })
    return false
  }
  const { pages, setPages, controls: loading } = useThreads(post, failed)
  const { hidden, controls: writing } = useCommentWriting({ post, count, pages, setPages, failed })
  return {
    pages: hidden.reduce(without, pages),
    total: count.total,
    ...loading,
    ...writing,
  }
}
