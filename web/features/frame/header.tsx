import { Link } from '@tanstack/react-router'
import { site } from '../../../core/site.ts'
import { Wordmark } from '../../ui/logo.tsx'
import { AccountCorner } from '../accounts/account-corner.tsx'
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
        <div className="ml-auto flex items-center gap-2">
          <AccountCorner />
          <MobileNavigation />
        </div>
      </div>
    </header>
  )
}
