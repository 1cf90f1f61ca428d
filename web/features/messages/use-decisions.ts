import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import {
  deleteMessenger,
  leaveMessenger,
  showMessenger,
  updateMessenger,
} from '../../calls/message-writing.gen.ts'
import type { Messenger } from '../../../core/contracts/messages.ts'
import { type Result, useCall } from '../../api.ts'
import { useOptimisticWrite } from '../../optimistic.ts'
import { useNotice } from '../../ui/notice.tsx'
import { refreshViewer } from '../../viewer.ts'
import { decisionWrite } from '../follows/bond.ts'
import { moveMessenger } from './cache.ts'
import { messagesKey, messengerOf, messengersKey } from './queries.ts'

interface Change {
  isAccepted?: boolean
  isMuted?: boolean
  name?: string | null
}

/** What a member decides about a conversation; each says whether it was done. */
export function useDecisions(id: string) {
  const call = useCall()
  const queries = useQueryClient()
  const showNotice = useNotice()
  const navigate = useNavigate()
  const write = useOptimisticWrite()
  const params = { id }

  const settle = (result: Result<Messenger | void>): boolean => {
    if (!result.ok) {
      showNotice({ kind: 'error', text: result.message })
      return false
    }
    if (result.data) moveMessenger(queries, messengerOf(result.data))
    void refreshViewer()
    return true
  }
  const goToList = async (text: string): Promise<void> => {
    showNotice({ kind: 'success', text })
    await navigate({ to: '/mesajlar' })
    void queries.invalidateQueries({ queryKey: messengersKey })
  }
  return {
    change: async (body: Change): Promise<boolean> =>
      settle(await call(updateMessenger, { params, body })),
    hide: async (): Promise<boolean> => {
      const isDone = settle(await call(showMessenger, { params, body: { isShow: false } }))
      if (isDone) await goToList('Konuşma gizlendi; yeni bir mesaj gelince geri gelir.')
      return isDone
    },
    remove: async (): Promise<boolean> => {
      const isDone = settle(await call(deleteMessenger, { params }))
      if (isDone) await goToList('Konuşma sizin için silindi.')
      if (isDone) queries.removeQueries({ queryKey: messagesKey(id) })
      return isDone
    },
    leave: async (): Promise<boolean> => {
      const isDone = settle(await call(leaveMessenger, { params }))
      if (!isDone) return false
      await goToList('Konuşmadan ayrıldınız.')
      for (const queryKey of [['messenger', id], messagesKey(id)])
        queries.removeQueries({ queryKey })
      return true
    },
    block: async (username: string): Promise<boolean> => {
      const done = await write(decisionWrite(call, username, 'blocks'), () => true)
      void queries.invalidateQueries({ queryKey: ['messenger', id] })
      return done !== undefined
    },
  }
}

export type Decisions = ReturnType<typeof useDecisions>
