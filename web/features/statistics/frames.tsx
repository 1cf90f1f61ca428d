import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'

/** Shared by the page and its skeleton. */
export function StatisticsFrame({ children }: { children: ReactNode }) {
  return (
    <div className="page-width">
      <h1>İstatistiklerim</h1>
      {children}
    </div>
  )
}

/** The same for a post; its title is the page's. */
export function PostFrame({ children }: { children: ReactNode }) {
  return (
    <div className="page-width">
      <Link
        to="/istatistiklerim/{-$slug}"
        params={{ slug: undefined }}
        className="mb-2 inline-flex min-h-8 items-center gap-2 text-small font-medium text-muted underline-offset-4 hover:text-ink hover:underline touch:min-h-11"
      >
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
        İstatistiklerim
      </Link>
      {children}
    </div>
  )
}
