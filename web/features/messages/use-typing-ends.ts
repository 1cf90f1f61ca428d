import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { messageLimits } from '../../../core/contracts/message-limits.ts'
import { putMessenger } from './cache.ts'
import type { ShownMessenger } from './queries.ts'

/** No event says that somebody stopped typing: it is over when no further one says that they type. */
export function useTypingEnds(messenger: ShownMessenger): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (messenger.typing.length === 0) return undefined
    const end = (): void => putMessenger(queries, { ...messenger, typing: [] })
    const timer = setTimeout(end, messageLimits.typingSeconds * 1000)
    return () => clearTimeout(timer)
  }, [queries, messenger])
}
