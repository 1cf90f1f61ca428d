import { Link } from '@tanstack/react-router'
import type { SearchCounts } from '../../../core/contracts/search.ts'
import { formatNumber } from '../../../core/turkish/numbers.ts'
import { bringIntoView } from '../../ui/bring-into-view.ts'
import type { SearchAddress } from './address.ts'
import { chosen, types } from './choices.ts'

interface TypeTabsProps {
  address: SearchAddress
  counts: SearchCounts
}

/** One link for each type, with how much of it was found. */
export function TypeTabs({ address, counts }: TypeTabsProps) {
  const current = chosen(types, address.tur)
  return (
    <nav aria-label="Sonuç türleri" className={tabListClass}>
      <ul className="flex gap-x-6 sm:gap-x-7">
        {types.map((type) => (
          <li key={type.value} className="shrink-0">
            <Link
              ref={type === current ? bringIntoView : undefined}
              to="/ara"
              search={{ ...address, tur: type.name, sayfa: undefined }}
              activeOptions={{ exact: true, explicitUndefined: true }}
              aria-current={type === current ? 'page' : undefined}
              resetScroll={false}
              className={tabClass}
            >
              {type.label}
              <span className="text-small font-normal text-faint tabular-nums">
                {formatNumber(counts[type.value])}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export const tabListClass = 'mt-4 mb-6 overflow-x-auto border-b [scrollbar-width:none] lg:mt-6'

const tabClass =
  'inline-flex min-h-11 items-center gap-2 border-b-2 border-transparent font-medium ' +
  'whitespace-nowrap text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 ' +
  'aria-[current=page]:border-ink aria-[current=page]:text-ink'
