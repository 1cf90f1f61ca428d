import { useEffect, useState } from 'react'
import { getComment } from '../../../../core/comment-writing.ts'
import { useCall } from '../../../api.ts'
import { type ReadThread, threadOf } from './threads.ts'

/** A link to one comment finds it even when it stands on a later page: its thread comes first then. */
export function useLinkedThread(shown: ReadThread[]): ReadThread[] {
  const call = useCall()
  const [linked, setLinked] = useState<ReadThread | null>(null)

  useEffect(() => {
    const id = /^#yorum-(\d+)$/.exec(location.hash)?.[1]
    if (id === undefined || document.getElementById(`yorum-${id}`)) return
    const find = async (commentId: string): Promise<void> => {
      const result = await call(getComment, { params: { id: commentId } })
      if (!result.ok) return
      const { parent } = result.data
      if (parent !== null) return find(parent.split('/').at(-1)!)
      setLinked(threadOf(result.data))
    }
    void find(id)
  }, [call])

  useEffect(() => {
    if (linked !== null) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [linked])

  return linked === null || shown.some(({ id }) => id === linked.id) ? [] : [linked]
}
