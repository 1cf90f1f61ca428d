import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import { figureClass, figuresClass } from './figures.tsx'

/** Shared by the page and its skeleton. */
export function StatisticsFrame({ children }: { children: ReactNode }) {
  return (
    <div className="page-width">
      <h1>İstatistiklerim</h1>
      {children}
    </div>
  )
}

export function StatisticsSkeleton() {
  return (
    <StatisticsFrame>
      <div aria-busy>
        <p role="status" className="sr-only">
          İstatistikleriniz getiriliyor…
        </p>
        <div className={figuresClass}>
          {[0, 1, 2, 3, 4].map((figure) => (
            <div key={figure} className={figureClass}>
              <Skeleton className="my-1 h-3 w-14" />
              <Skeleton className="my-2 h-8 w-24" />
              <Skeleton className="mt-2 h-3 w-32" />
            </div>
          ))}
        </div>
        <Skeleton className="mt-12 h-7 w-32" />
        <Skeleton className="mt-3 h-3 w-44" />
        <Skeleton className="mt-24 h-60 w-full sm:h-72" />
      </div>
    </StatisticsFrame>
  )
}
