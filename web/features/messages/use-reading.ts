import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readMessenger } from '../../calls/messages.gen.ts'
import { useCall } from '../../api.ts'
import { refreshViewer } from '../../viewer.ts'
import { putMessenger } from './cache.ts'
import { messengerOf } from './queries.ts'

/** What stands in an open conversation is read as soon as somebody looks at it. */
export function useReading(id: string, newest: number): void {
  const call = useCall()
  const queries = useQueryClient()
  useEffect(() => {
    let isRead = false
    const look = async (): Promise<void> => {
      if (isRead || document.visibilityState !== 'visible') return
      isRead = true
      const result = await call(readMessenger, { params: { id } })
      if (!result.ok) return
      putMessenger(queries, messengerOf(result.data))
      await refreshViewer()
    }
    void look()
    const onChange = (): void => void look()
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
    // Each new message is to be read.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [call, queries, id, newest])
}
