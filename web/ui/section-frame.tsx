import type { ReactNode } from 'react'

interface SectionFrameProps {
  title: string
  /** What the ways to the sections are called. */
  label: string
  /** List items with links of `sectionLinkClass`. */
  links: ReactNode
  children: ReactNode
}

/** Links to all sections: a column on a wide screen, a row that can be pushed aside on a phone. */
export function SectionFrame({ title, label, links, children }: SectionFrameProps) {
  return (
    <div className="page-width">
      <h1>{title}</h1>
      <div className="lg:mt-10 lg:grid lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-x-16">
        <nav aria-label={label} className={navClass}>
          <ul className="flex gap-x-6 lg:flex-col lg:gap-0">{links}</ul>
        </nav>
        <div className="mt-10 lg:mt-0 [&>section:first-child]:mt-0">{children}</div>
      </div>
    </div>
  )
}

const navClass =
  'relative mt-6 overflow-x-auto border-b [scrollbar-width:none] lg:mt-0 lg:overflow-visible lg:border-b-0'

export const sectionLinkClass =
  'inline-flex min-h-11 min-w-11 items-center gap-2 border-b-2 border-transparent font-medium whitespace-nowrap ' +
  'text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 ' +
  'aria-[current=page]:border-ink aria-[current=page]:text-ink ' +
  'lg:flex lg:border-b-0 lg:border-l-2 lg:border-line lg:pl-4 lg:aria-[current=page]:border-accent'
