import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { PostCounts } from './queries.ts'
import { searchOf, type Tab, tabs } from './tabs.ts'

interface NothingFoundProps {
  tab: Tab
  asked: string
  counts: PostCounts
}

/** What one looks for may stand under another status. */
export function NothingFound({ tab, asked, counts }: NothingFoundProps) {
  const other = tabs.find(({ state }) => counts[state] > 0)
  if (other)
    return (
      <EmptyState text={`“${asked}” burada değil, başka bir durumda bulundu.`}>
        <Link
          to="/yazilarim"
          search={searchOf(other.name, { asked })}
          className={buttonClass('outline')}
        >
          {`${other.label}: ${counts[other.state]}`}
        </Link>
      </EmptyState>
    )
  return (
    <EmptyState text={`Hiçbir yazınızda “${asked}” bulunamadı.`}>
      <Link to="/yazilarim" search={searchOf(tab.name)} className={buttonClass('outline')}>
        Aramayı kapat
      </Link>
    </EmptyState>
  )
}
