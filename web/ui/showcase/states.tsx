import { useState } from 'react'
import { Button } from '../button.tsx'
import { buttonClass } from '../button-class.ts'
import { EmptyState } from '../empty-state.tsx'
import { ErrorState } from '../error-state.tsx'
import { Drop } from '../logo.tsx'
import { ProgressBar } from '../progress-bar.tsx'
import { Skeleton, SkeletonText } from '../skeleton.tsx'
import { Part } from './frame.tsx'

export function States() {
  return (
    <Part title="Haller">
      <div className="grid gap-8 lg:grid-cols-3">
        <div className="flex gap-4 py-12">
          <div className="min-w-0 flex-1">
            <div className="mb-4 flex items-center gap-3">
              <Skeleton round className="size-6" />
              <Skeleton className="h-3 w-32" />
            </div>
            <Skeleton className="mb-4 h-5 w-4/5" />
            <SkeletonText lines={3} />
          </div>
          <Skeleton className="h-24 w-28" />
        </div>
        <EmptyState text="Yeterli içerik bulunamadı.">
          <a href="#kesfet" className={buttonClass('outline')}>
            Yazıları keşfet
          </a>
        </EmptyState>
        <ErrorState
          text="Yazılar yüklenemedi. Bağlantınızı denetleyip yeniden deneyin."
          onRetry={() => {}}
        />
      </div>
    </Part>
  )
}

export function Progress() {
  const [active, setActive] = useState(false)
  return (
    <Part title="Sayfa geçişi">
      <ProgressBar active={active} />
      <Button variant="outline" onClick={() => setActive(!active)}>
        {active ? 'Sayfa geldi' : 'Sayfaya git'}
      </Button>
    </Part>
  )
}

export function Viewers() {
  return (
    <Part title="Bakana göre">
      <ul className="flex flex-wrap items-center gap-4">
        <li className="hidden viewer-visitor:block">Bu satırı yalnız konuklar görür.</li>
        <li className="hidden viewer-member:block">Bu satırı bütün üyeler görür.</li>
        <li className="hidden viewer-waiting:block">Bu satırı yalnız onay bekleyenler görür.</li>
        <li className="flex items-center gap-2 text-applause">
          <Drop className="h-4" /> Damla
        </li>
      </ul>
    </Part>
  )
}
