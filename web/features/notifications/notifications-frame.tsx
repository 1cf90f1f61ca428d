import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import { filters } from './filters.ts'
import { notificationClass } from './notification-row.tsx'

interface NotificationsFrameProps {
  action?: ReactNode
  tabs: ReactNode
  children: ReactNode
}

/** Shared by the page and its skeleton. */
export function NotificationsFrame({ action, tabs, children }: NotificationsFrameProps) {
  return (
    <div className="page-width">
      <div className="mx-auto max-w-measure">
        <header className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h1>Bildirimler</h1>
          {action}
        </header>
        {tabs}
        {children}
      </div>
    </div>
  )
}

/** Where the tabs are wider than the window, they scroll. */
export const tabListClass = 'mt-6 overflow-x-auto border-b [scrollbar-width:none]'

export function NotificationsSkeleton() {
  const tabs = (
    <div className={tabListClass}>
      <div className="flex h-11 items-center gap-x-6">
        {filters.map(({ name }) => (
          <Skeleton key={name} className="h-3 w-16 shrink-0" />
        ))}
      </div>
    </div>
  )
  return (
    <NotificationsFrame tabs={tabs}>
      <RowSkeletons amount={6} />
    </NotificationsFrame>
  )
}

export function RowSkeletons({ amount }: { amount: number }) {
  return (
    <div aria-busy className="divide-y">
      <p role="status" className="sr-only">
        Bildirimler getiriliyor…
      </p>
      {Array.from({ length: amount }, (_, row) => (
        <div key={row} className={notificationClass}>
          <Skeleton round className="size-12 shrink-0" />
          <div className="flex-1">
            <Skeleton className="mt-1 h-4 w-4/5" />
            <Skeleton className="mt-3 h-4 w-3/5" />
            <Skeleton className="mt-3 h-3 w-24" />
          </div>
        </div>
      ))}
    </div>
  )
}
