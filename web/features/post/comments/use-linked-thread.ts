import { commentAnchor, commentOfHash, commentsId } from '../../../../core/paths.ts'
import { useEffect, useState } from 'react'
import { getComment } from '../../../calls/comments.gen.ts'
import { useCall } from '../../../api.ts'
import { type ReadThread, threadOf } from './threads.ts'

/** Opens the page at the comments, or at the comment, its address names, and loads that comment's thread when it is not among the first. */
export function useLinkedThread(addThread: (thread: ReadThread) => void): void {
  const call = useCall()
  const [linkedId, setLinkedId] = useState<number | null>(null)

  useEffect(() => {
    if (location.hash === `#${commentsId}`) return showTarget()
    const id = commentOfHash(location.hash)
    if (id === null) return
    if (document.getElementById(commentAnchor(id))) return showTarget()
    const find = async (commentId: string): Promise<void> => {
      const result = await call(getComment, { params: { id: commentId } })
      if (!result.ok) return
      const { parent } = result.data
      if (parent !== null) return find(parent.split('/').at(-1)!)
      addThread(threadOf(result.data))
      setLinkedId(result.data.id)
    }
    void find(String(id))
    // Once, for the address that the page was opened with.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [call])

  useEffect(() => {
    if (linkedId !== null) showTarget()
  }, [linkedId])
}

/** The browser marks a target only while it opens an address; what was loaded later is marked here. */
function showTarget(): void {
  const target = document.getElementById(location.hash.slice(1))
  if (!target || target.matches(':target')) return
  target.scrollIntoView()
  target.setAttribute('data-target', '')
  addEventListener('hashchange', () => target.removeAttribute('data-target'), { once: true })
}
