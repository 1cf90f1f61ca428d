import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import { personClass } from './person-row.tsx'

/** Shared by the page and its skeleton. */
export function FriendsFrame({ children }: { children: ReactNode }) {
  return (
    <div className="page-width">
      <div className="mx-auto max-w-measure">
        <h1>Kimleri okumak istersiniz?</h1>
        <p className="mt-2 text-muted">
          Takip ettiklerinizin yeni yazılarını size haber veririz. İstediğiniz kadarını seçin,
          dilediğinizde bırakın.
        </p>
        {children}
      </div>
    </div>
  )
}

export function FriendsSkeleton() {
  return (
    <FriendsFrame>
      <div aria-busy className="mt-6 divide-y border-t">
        <p role="status" className="sr-only">
          Öneriler getiriliyor…
        </p>
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <div key={row} className={personClass}>
            <Skeleton round className="size-12 shrink-0" />
            <div>
              <Skeleton className="h-4 w-40" />
              <Skeleton className="mt-3 h-3 w-4/5" />
            </div>
            <Skeleton className="h-8 w-28 rounded-full max-sm:col-start-2" />
          </div>
        ))}
      </div>
    </FriendsFrame>
  )
}
