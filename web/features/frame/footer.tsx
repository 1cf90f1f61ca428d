import { Link } from '@tanstack/react-router'
import { nameInMark, site } from '../../../core/site.ts'
import { Wordmark } from '../../ui/logo.tsx'
import { aboutLinks } from './about-links.ts'
import { ThemeSwitch } from './theme-switch.tsx'

export function Footer() {
  return (
    <footer className="mt-24 border-t py-10 text-small text-muted" data-print="hide">
      <div className="page-width flex flex-wrap items-center gap-x-8 gap-y-5">
        <Link
          to="/"
          className="inline-flex max-w-full items-center text-step-2 text-ink touch:min-h-11"
          aria-label={`${site.name}, ana sayfa`}
        >
          <Wordmark name={nameInMark(site.name)} />
        </Link>
        <nav aria-label="Alt bağlantılar" className="flex flex-wrap gap-x-6">
          {aboutLinks.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              className="inline-flex items-center hover:text-ink hover:underline touch:min-h-11 touch:min-w-11"
            >
              {label}
            </Link>
          ))}
        </nav>
        <div className="sm:ml-auto">
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  )
}
