import { Link } from '@tanstack/react-router'
import { Globe } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatNumber } from '../../../core/turkish/numbers.ts'
import { bringIntoView } from '../../ui/bring-into-view.ts'
import type { ReadingList } from './queries.ts'
import { searchOf } from './search.ts'

interface ListLinksProps {
  /** The slug of the one that is open; nothing for everything. */
  current: string | undefined
  readingList: ReadingList
}

/** Everything that is saved, and each list, with how much is in it. */
export function ListLinks({ current, readingList }: ListLinksProps) {
  const link = (slug: string | undefined, amount: number, label: ReactNode) => (
    <li key={slug ?? ''} className="max-lg:shrink-0">
      <Link
        ref={slug === current ? bringIntoView : undefined}
        to="/okuma-listem"
        search={searchOf(slug)}
        activeOptions={{ exact: true, explicitUndefined: true }}
        aria-current={slug === current ? 'page' : undefined}
        resetScroll={false}
        className={linkClass}
      >
        {label}
        <span className="text-small font-normal text-faint tabular-nums lg:ml-auto">
          {formatNumber(amount)}
        </span>
      </Link>
    </li>
  )
  return (
    <nav aria-label="Listeler" className={linksClass}>
      <ul className="flex gap-x-6 lg:sticky lg:top-[calc(var(--spacing-header)+2rem)] lg:flex-col">
        {link(undefined, readingList.total, 'Tümü')}
        {readingList.lists.map(({ slug, name, postCount, isPublic }) =>
          link(
            slug,
            postCount,
            <>
              <span className="max-w-48 truncate lg:max-w-none">{name}</span>
              {isPublic && <Globe size={14} strokeWidth={1.75} aria-hidden />}
              {isPublic && <span className="sr-only">, herkese açık</span>}
            </>,
          ),
        )}
      </ul>
    </nav>
  )
}

export const linksClass =
  'relative overflow-x-auto border-b [scrollbar-width:none] lg:overflow-visible lg:border-b-0'

const linkClass =
  'flex min-h-11 min-w-11 items-center gap-2 border-b-2 border-transparent font-medium whitespace-nowrap ' +
  'text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 ' +
  'aria-[current=page]:border-ink aria-[current=page]:text-ink ' +
  // Beside the posts the line stands at the side.
  'lg:border-b-0 lg:border-l-2 lg:border-line lg:pl-4'
