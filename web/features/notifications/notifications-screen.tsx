import { Link } from '@tanstack/react-router'
import { useCall } from '../../api.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { EndlessList } from '../posts/endless-list.tsx'
import { Section } from '../posts/section.tsx'
import { type Filter, filterPath } from './filter.ts'
import { MarkAll } from './mark-all.tsx'
import { NotificationRow } from './notification-row.tsx'
import { NotificationsFrame, tabListClass } from './notifications-frame.tsx'
import { notificationsQuery } from './queries.ts'

interface NotificationsProps {
  filter: Filter
  page?: number | undefined
}

const titles: Record<Filter, string> = { hepsi: 'Hepsi', yeni: 'Okunmamış' }

export function NotificationsScreen({ filter, page = 1 }: NotificationsProps) {
  return (
    <NotificationsFrame action={<MarkAll />} tabs={<Filters current={filter} />}>
      <Section look="hidden" title={titles[filter]}>
        <EndlessList
          key={filter}
          query={notificationsQuery(useCall(), filter, page)}
          path={filterPath(filter)}
          noun="bildirim"
          row={NotificationRow}
          empty={<Nothing filter={filter} />}
        />
      </Section>
    </NotificationsFrame>
  )
}

function Filters({ current }: { current: Filter }) {
  return (
    <nav aria-label="Hangi bildirimler">
      <ul className={tabListClass}>
        {(['hepsi', 'yeni'] as const).map((filter) => (
          <li key={filter}>
            <Link
              to="/bildirimler"
              search={filter === 'yeni' ? { durum: 'yeni' } : {}}
              activeOptions={{ exact: true, explicitUndefined: true }}
              aria-current={filter === current ? 'page' : undefined}
              resetScroll={false}
              className="inline-flex h-11 min-w-11 items-center border-b-2 border-transparent font-medium text-muted transition-colors hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink"
            >
              {titles[filter]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Nothing({ filter }: { filter: Filter }) {
  if (filter === 'yeni')
    return (
      <EmptyState text="Okunmamış bildiriminiz yok.">
        <Link to="/bildirimler" className={buttonClass('outline')}>
          Hepsine bakın
        </Link>
      </EmptyState>
    )
  return (
    <EmptyState text="Henüz bildiriminiz yok. Yazılarınız alkışlanınca, yorum gelince ya da biri sizi takip edince burada görürsünüz.">
      <Link to="/kesfet" className={buttonClass('outline')}>
        Yazıları keşfedin
      </Link>
    </EmptyState>
  )
}
