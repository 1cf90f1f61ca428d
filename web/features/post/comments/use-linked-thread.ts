import { commentAnchor, commentOfHash } from '../../../../core/paths.ts'
import { useEffect, useState } from 'react'
import { getComment } from '../../../calls/comments.gen.ts'
import { useCall } from '../../../api.ts'
import { type ReadThread, threadOf } from './threads.ts'

/** A link to one comment finds it even when it stands on a later page: its thread is brought in then. */
export function useLinkedThread(bringIn: (thread: ReadThread) => void): void {
  const call = useCall()
  const [linkedId, setLinkedId] = useState<number | null>(null)

  useEffect(() => {
    const id = commentOfHash(location.hash)
    if (id === null) return
    if (document.getElementById(commentAnchor(id))) return showTarget()
    const find = async (commentId: string): Promise<void> => {
      const result = await call(getComment, { params: { id: commentId } })
      if (!result.ok) return
      const { parent } = result.data
      if (parent !== null) return find(parent.split('/').at(-1)!)
      bringIn(threadOf(result.data))
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

/** What came after the address is no target to the browser. */
function showTarget(): void {
  const target = document.getElementById(location.hash.slice(1))
  if (!target || target.matches(':target')) return
  target.scrollIntoView()
  target.setAttribute('data-target', '')
  addEventListener('hashchange', () => target.removeAttribute('data-target'), { once: true })
}
