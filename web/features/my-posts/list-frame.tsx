import type { ReactNode } from 'react'
import { NewPostLink } from './post-links.tsx'

interface ListFrameProps {
  above?: ReactNode
  search: ReactNode
  tabs: ReactNode
  children: ReactNode
}

/** Shared by the page and its skeleton, as the frame is. */
export const aboveListClass = 'flex min-h-11 items-center justify-between gap-4 pt-4 pb-2'

/** Shared by the page and its skeleton, so that nothing moves when the posts come. */
export function ListFrame({ above, search, tabs, children }: ListFrameProps) {
  return (
    <div className="page-width">
      <div className="mx-auto max-w-4xl">
        <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h1>Yazılarım</h1>
          <NewPostLink>Yeni yazı</NewPostLink>
        </header>
        {above}
        {search}
        {tabs}
        {children}
      </div>
    </div>
  )
}
