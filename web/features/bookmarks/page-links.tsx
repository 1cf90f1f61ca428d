import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/button.tsx'
import { searchOf } from './search.ts'

interface PageLinksProps {
  list: string | undefined
  page: number
  lastPage: number
}

/** Real links, so that pages turn without scripts too. */
export function PageLinks({ list, page, lastPage }: PageLinksProps) {
  if (lastPage === 1) return null
  const linkTo = (other: number, label: string) => (
    <Link
      to="/okuma-listem"
      search={searchOf(list, other)}
      className={buttonClass('outline', 'sm', other < 1 || other > lastPage ? 'invisible' : '')}
    >
      {label}
    </Link>
  )
  return (
    <nav
      aria-label="Sayfalar"
      className="flex items-center justify-between gap-4 border-t pt-6 text-small text-muted"
    >
      {linkTo(page - 1, 'Önceki sayfa')}
      <p className="tabular-nums">
        {page} / {lastPage}
      </p>
      {linkTo(page + 1, 'Sonraki sayfa')}
    </nav>
  )
}
