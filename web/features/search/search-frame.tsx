import type { ReactNode } from 'react'
import { SearchBox } from './search-box.tsx'

interface SearchFrameProps {
  title: string
  /** Nothing is asked for yet: the page is there for its box. */
  isBeginning?: boolean
  children: ReactNode
}

/** Shared by the page and its skeleton. Where the header has no room for the box, the page has it. */
export function SearchFrame({ title, isBeginning = false, children }: SearchFrameProps) {
  return (
    <div className="page-width">
      <h1 className="wrap-anywhere max-lg:sr-only">{title}</h1>
      <SearchBox
        label="Bu sayfada"
        className={isBeginning ? 'flex lg:mt-6 lg:max-w-2xl' : 'flex lg:hidden'}
      />
      {children}
    </div>
  )
}
