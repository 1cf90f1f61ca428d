import { Link, type LinkProps } from '@tanstack/react-router'
import { buttonClass } from '../../ui/button-class.ts'

interface PageLinksProps {
  page: number
  lastPage: number
  /** Each list has addresses of its own. */
  addressOf: (page: number) => LinkProps
}

/** Real links, so that pages turn without scripts too. */
export function PageLinks({ page, lastPage, addressOf }: PageLinksProps) {
  if (lastPage === 1) return null
  const linkTo = (other: number, label: string) => {
    const isThere = other >= 1 && other <= lastPage
    return (
      <Link
        {...addressOf(other)}
        className={buttonClass('outline', 'sm', isThere ? '' : 'invisible')}
      >
        {label}
      </Link>
    )
  }
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
