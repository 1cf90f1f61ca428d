import type { ReactNode } from 'react'
import { SearchBox } from './search-box.tsx'

/** Shared by the page and its skeleton. Where the header has no room for the box, the page has it. */
export function SearchFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="page-width">
      <SearchBox className="flex lg:hidden" />
      <h1 className="wrap-anywhere max-lg:sr-only">{title}</h1>
      {children}
    </div>
  )
}
