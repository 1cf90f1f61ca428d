import type { ReactNode } from 'react'
import { PeopleSkeleton } from './people-skeleton.tsx'

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
      <PeopleSkeleton text="Öneriler getiriliyor…" className="mt-6 border-t" />
    </FriendsFrame>
  )
}
