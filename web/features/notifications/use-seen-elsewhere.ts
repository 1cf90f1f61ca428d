import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useViewer } from '../../viewer.ts'
import { isMarkingHere } from './marking-here.ts'
import { notificationsKey } from './notifications-key.ts'

/** What another tab or device has marked changes the count; the lists here are then out of date. */
export function useSeenElsewhere(): void {
  const queries = useQueryClient()
  const unread = useViewer()?.unreadNotificationCount
  const known = useRef(unread)
  useEffect(() => {
    if (known.current === unread) return
    known.current = unread
    if (!isMarkingHere()) void queries.invalidateQueries({ queryKey: notificationsKey })
  }, [queries, unread])
}
