import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCall } from '../../api.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MessagesFrame } from './messages-frame.tsx'
import { MessengerList } from './messenger-list.tsx'
import { type Box, messengersQuery } from './queries.ts'
import { useArrivals } from './use-arrivals.ts'

interface MessagesScreenProps {
  me: string
  box: Box
  isOpen: boolean
  children: ReactNode
}

export function MessagesScreen({ me, box, isOpen, children }: MessagesScreenProps) {
  const { data } = useInfiniteQuery(messengersQuery(useCall(), box))
  const refusal = data?.pages[0]?.refusal ?? null
  useArrivals()
  if (refusal !== null)
    return (
      <div className="page-width py-8">
        <h1>Mesajlar</h1>
        <EmptyState text={refusal} />
      </div>
    )
  return (
    <MessagesFrame isOpen={isOpen} list={<MessengerList {...{ box, me }} isBeside={isOpen} />}>
      {children}
    </MessagesFrame>
  )
}

/** Beside the list, until one of them is opened. */
export function NoConversation() {
  return (
    <EmptyState className="my-auto" text="Okumak için bir konuşma seçin ya da yenisini başlatın." />
  )
}
