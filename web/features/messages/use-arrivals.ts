import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Message, Messenger } from '../../../core/contracts/messages.ts'
import { whenItemArrives } from '../../live.ts'
import { useViewer } from '../../viewer.ts'
import { putMessage, moveMessenger, putMessenger } from './cache.ts'
import {
  messageOf,
  messengerIn,
  messengerOf,
  messengersKey,
  type ShownMessenger,
} from './queries.ts'

const known = new Map<number, string>()

/** Whether it stands in another list than when it was last heard of: typing and reading, which are frequent, move nothing. */
function isMoved({ id, isShow, isAccepted, last }: ShownMessenger): boolean {
  const list = isShow && last !== null ? String(isAccepted) : ''
  const isSame = known.get(id) === list
  known.set(id, list)
  return !isSame
}

/** Puts what the stream brings where it is shown, whichever conversation is open. */
export function useArrivals(): void {
  const queries = useQueryClient()
  const unread = useViewer()?.unreadMessageCount
  useEffect(
    () =>
      whenItemArrives((item) => {
        if (item['@type'] === 'Messenger') {
          const messenger = messengerOf(item as Messenger)
          if (isMoved(messenger)) moveMessenger(queries, messenger)
          else putMessenger(queries, messenger)
        }
        if (item['@type'] !== 'Message') return
        const message = item as Message
        putMessage(queries, messengerIn(message), messageOf(message))
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
