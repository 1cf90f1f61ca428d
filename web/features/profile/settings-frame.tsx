import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { bringIntoView } from '../../ui/bring-into-view.ts'
import { type Section, sections, segmentOf } from './settings-sections.ts'

interface SettingsFrameProps {
  current: Section
  children: ReactNode
}

/** The ways to all sections: a column on a desk, a row that can be pushed aside on a phone. */
export function SettingsFrame({ current, children }: SettingsFrameProps) {
  return (
    <div className="page-width">
      <h1>Ayarlar</h1>
      <div className="lg:mt-10 lg:grid lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-x-16">
        <nav aria-label="Ayarların bölümleri" className={navClass}>
          <ul className="flex gap-x-6 lg:flex-col lg:gap-0">
            {(Object.keys(sections) as Section[]).map((section) => (
              <li key={section} className="shrink-0">
                <Link
                  ref={section === current ? bringIntoView : undefined}
                  to="/ayarlar/{-$bolum}"
                  params={{ bolum: segmentOf(section) }}
                  activeOptions={{ exact: true, includeSearch: false }}
                  aria-current={section === current ? 'page' : undefined}
                  className={linkClass}
                >
                  {sections[section]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-10 max-w-measure lg:mt-0 [&>section:first-child]:mt-0">{children}</div>
      </div>
    </div>
  )
}

const navClass =
  'mt-6 overflow-x-auto border-b [scrollbar-width:none] lg:mt-0 lg:overflow-visible lg:border-b-0'

const linkClass =
  'inline-flex min-h-11 min-w-11 items-center border-b-2 border-transparent font-medium whitespace-nowrap ' +
  'text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 ' +
  'aria-[current=page]:border-ink aria-[current=page]:text-ink ' +
  'lg:flex lg:border-b-0 lg:border-l-2 lg:border-line lg:pl-4 lg:aria-[current=page]:border-accent'
