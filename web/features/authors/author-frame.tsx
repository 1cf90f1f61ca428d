import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCall } from '../../api.ts'
import { AuthorHeader } from './author-header.tsx'
import { authorQuery } from './queries.ts'

export const tabs = [
  { to: '/@{$username}', label: 'Yazılar' },
  { to: '/@{$username}/yorumlar', label: 'Yorumlar' },
  { to: '/@{$username}/takipciler', label: 'Takipçiler' },
  { to: '/@{$username}/takip-edilenler', label: 'Takip edilenler' },
] as const

interface AuthorFrameProps {
  username: string
  /** What only the author has here, on the page of their own; it shows their posts. */
  own?: ReactNode
  /** What others may do here: follow, mute, block, report. */
  actions?: ReactNode
  children: ReactNode
}

/** Who it is, and the ways to what they wrote and whom they know; one of them is open below. */
export function AuthorFrame({ username, own, actions, children }: AuthorFrameProps) {
  const { data: author } = useSuspenseQuery(authorQuery(useCall(), username))
  return (
    <div className="page-width">
      <div className="mx-auto max-w-3xl">
        <AuthorHeader author={author} actions={own ?? actions} />
        <nav aria-label="Yazar sayfaları" className="mt-8 border-b">
          <ul className="-mb-px flex flex-wrap gap-x-6 max-sm:justify-between max-sm:gap-x-3 max-sm:text-small">
            {tabs.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  params={{ username }}
                  activeOptions={{ exact: true, includeSearch: false }}
                  aria-current={own && to === tabs[0].to ? 'page' : undefined}
                  resetScroll={false}
                  className="inline-flex min-h-11 min-w-11 items-center justify-center border-b-2 border-transparent text-muted hover:text-ink aria-[current=page]:border-ink aria-[current=page]:font-medium aria-[current=page]:text-ink"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {children}
      </div>
    </div>
  )
}
