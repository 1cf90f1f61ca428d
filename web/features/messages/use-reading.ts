import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { readMessenger } from '../../calls/messages.gen.ts'
import { useCall } from '../../api.ts'
import { refreshViewer } from '../../viewer.ts'
import { putMessenger } from './cache.ts'
import { messengerOf } from './queries.ts'

/** What stands in an open conversation is read as soon as somebody looks at its end. */
export function useReading(id: string, newest: number, isAtEnd: boolean): void {
  const call = useCall()
  const queries = useQueryClient()
  const readTo = useRef(-1)
  useEffect(() => {
    const look = async (): Promise<void> => {
      if (!isAtEnd || readTo.current === newest || document.visibilityState !== 'visible') return
      readTo.current = newest
      const result = await call(readMessenger, { params: { id } })
      if (!result.ok) return
      putMessenger(queries, messengerOf(result.data))
      await refreshViewer()
    }
    void look()
    const onChange = (): void => void look()
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [call, queries, id, newest, isAtEnd])
}
