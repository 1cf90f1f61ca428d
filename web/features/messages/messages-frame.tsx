import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

interface MessagesFrameProps {
  /** Whether a conversation is open: on a phone it is a screen of its own. */
  isOpen: boolean
  list: ReactNode
  children: ReactNode
}

/** As high as the window below the header; each column scrolls by itself. */
export function MessagesFrame({ isOpen, list, children }: MessagesFrameProps) {
  return (
    <div className="mx-auto flex h-[calc(100dvh-var(--spacing-header)-1px)] min-h-80 w-full max-w-page sm:border-x">
      <div
        className={classes(
          'w-full min-w-0 flex-col sm:flex sm:w-64 sm:shrink-0 sm:border-r md:w-80 lg:w-88',
          isOpen ? 'hidden' : 'flex',
        )}
      >
        {list}
      </div>
      <div className={classes('min-w-0 flex-1 flex-col sm:flex', isOpen ? 'flex' : 'hidden')}>
        {children}
      </div>
    </div>
  )
}

const rows = [0, 1, 2, 3, 4]

export function MessengerListSkeleton() {
  return (
    <div aria-busy className="divide-y">
      <p role="status" className="sr-only">
        Konuşmalar getiriliyor…
      </p>
      {rows.map((row) => (
        <div key={row} className="flex items-center gap-3 px-5 py-4">
          <Skeleton round className="size-12 shrink-0" />
          <div className="flex-1">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="mt-3 h-3 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  )
}

export function MessagesSkeleton() {
  return (
    <MessagesFrame
      isOpen={false}
      list={
        <>
          <h1 className="px-5 py-5 text-step-3">Mesajlar</h1>
          <MessengerListSkeleton />
        </>
      }
    >
      <span />
    </MessagesFrame>
  )
}

export function ConversationSkeleton() {
  return (
    <div aria-busy className="flex flex-1 flex-col">
      <p role="status" className="sr-only">
        Konuşma getiriliyor…
      </p>
      <div className="flex h-18 items-center gap-3 border-b px-5">
        <Skeleton round className="size-10" />
        <Skeleton className="h-4 w-40" />
      </div>
      <div className="flex flex-1 flex-col justify-end gap-3 p-5">
        <Skeleton className="h-11 w-3/5 rounded-2xl" />
        <Skeleton className="ml-auto h-11 w-2/5 rounded-2xl" />
        <Skeleton className="h-11 w-1/2 rounded-2xl" />
      </div>
    </div>
  )
}
