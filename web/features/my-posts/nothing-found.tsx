import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Narrowing } from '../own-lists/address.ts'
import { NothingNarrowed } from '../own-lists/nothing-narrowed.tsx'
import type { PostCounts } from './queries.ts'
import { searchOf, type Tab, tabs } from './tabs.ts'

interface NothingFoundProps {
  tab: Tab
  narrowing: Narrowing
  counts: PostCounts
}

/** What one looks for may stand under another status. */
export function NothingFound({ tab, narrowing, counts }: NothingFoundProps) {
  const other = tabs.find(({ state }) => counts[state] > 0)
  if (!other) return <NothingNarrowed path="/yazilarim" address={searchOf(tab.name, narrowing)} />
  const what = narrowing.ara === undefined ? 'Süzgeçlere uyan yazı' : `“${narrowing.ara}”`
  return (
    <EmptyState text={`${what} burada değil, başka bir durumda bulundu.`}>
      <Link
        to="/yazilarim"
        search={searchOf(other.name, narrowing)}
        className={buttonClass('outline')}
      >
        {`${other.label}: ${counts[other.state]}`}
      </Link>
    </EmptyState>
  )
}
