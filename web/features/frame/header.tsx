import { Link } from '@tanstack/react-router'
import { site } from '../../../core/site.ts'
import { Wordmark } from '../../ui/logo.tsx'
import { AccountCorner } from '../accounts/account-corner.tsx'
import { readingLinks } from './about-links.ts'
import { MobileNavigation } from './mobile-navigation.tsx'

export function Header() {
  return (
    <header className="sticky top-0 z-40 border-b bg-paper/95 backdrop-blur-sm" data-print="hide">
      <div className="page-width flex h-header items-center gap-8">
        <Link
          to="/"
          className="inline-flex items-center rounded-sm text-[1.75rem] touch:min-h-11"
          aria-label={`${site.name}, ana sayfa`}
        >
          <Wordmark name={site.name} />
        </Link>
        <nav aria-label="Okuma" className="flex gap-6 max-sm:hidden">
          {readingLinks.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              activeOptions={{ exact: true, includeSearch: false }}
              className="inline-flex min-h-11 items-center text-muted hover:text-ink aria-[current=page]:text-ink"
            >
              {label}
            </Link>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <AccountCorner />
          <MobileNavigation />
        </div>
      </div>
    </header>
  )
}
