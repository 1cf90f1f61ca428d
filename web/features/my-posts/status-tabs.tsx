import { Link } from '@tanstack/react-router'
import { formatNumber } from '../../../core/turkish/numbers.ts'
import { bringIntoView } from '../../ui/bring-into-view.ts'
import type { Narrowing } from '../own-lists/address.ts'
import type { PostCounts } from './queries.ts'
import { searchOf, type TabName, tabs } from './tabs.ts'

interface StatusTabsProps {
  current: TabName
  counts: PostCounts
  narrowing: Narrowing
}

/** One link for each status, with how many posts stand there. */
export function StatusTabs({ current, counts, narrowing }: StatusTabsProps) {
  return (
    <nav aria-label="Yazıların durumu" className={tabListClass}>
      <ul className="flex gap-x-6 sm:gap-x-7">
        {tabs.map(({ name, state, label }) => (
          <li key={name} className="shrink-0">
            <Link
              ref={name === current ? bringIntoView : undefined}
              to="/yazilarim"
              search={searchOf(name, narrowing)}
              // The router calls a link current only where its page is the first.
              activeOptions={{ exact: true, explicitUndefined: true }}
              aria-current={name === current ? 'page' : undefined}
              resetScroll={false}
              className={tabClass}
            >
              {label}
              <span className="text-small font-normal text-faint tabular-nums">
                {formatNumber(counts[state])}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export const tabListClass = 'mt-6 overflow-x-auto border-b [scrollbar-width:none]'

const tabClass =
  'inline-flex min-h-11 items-center gap-2 border-b-2 border-transparent font-medium ' +
  'whitespace-nowrap text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 ' +
  'aria-[current=page]:border-ink aria-[current=page]:text-ink'
