import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Message, Messenger } from '../../../core/contracts/messages.ts'
import { whenItemArrives } from '../../live.ts'
import { useViewer } from '../../viewer.ts'
import { addMessage, putMessenger } from './cache.ts'
import { messageOf, messengerIn, messengerOf, messengersKey } from './queries.ts'

/** Puts what the stream brings where it is shown, whichever conversation is open. */
export function useArrivals(): void {
  const queries = useQueryClient()
  const unread = useViewer()?.unreadMessageCount
  useEffect(
    () =>
      whenItemArrives((item) => {
        if (item['@type'] === 'Messenger') {
          const messenger = messengerOf(item as Messenger)
          putMessenger(queries, messenger)
        }
        if (item['@type'] !== 'Message') return
        const message = item as Message
        addMessage(queries, messengerIn(message), messageOf(message))
        void queries.invalidateQueries({ queryKey: ['messenger', messengerIn(message)] })
      }),
    [queries],
  )
  // What came before the stream was open shows in the count, which is sent when it opens.
  const reload = useEffectEvent(() => {
    void queries.invalidateQueries({ queryKey: messengersKey })
    void queries.invalidateQueries({ queryKey: ['messenger'] })
  })
  useEffect(() => {
    if (unread !== undefined) reload()
  }, [unread])
}
