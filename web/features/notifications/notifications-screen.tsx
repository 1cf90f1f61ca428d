import { Link } from '@tanstack/react-router'
import { useCall } from '../../api.ts'
import { bringIntoView } from '../../ui/bring-into-view.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { EndlessList } from '../posts/endless-list.tsx'
import { Section } from '../posts/section.tsx'
import { type Filter, filterPath, filters, filterSearch } from './filters.ts'
import { MarkAll } from './mark-all.tsx'
import { NotificationRow } from './notification-row.tsx'
import { NotificationsFrame, tabListClass } from './notifications-frame.tsx'
import { notificationsQuery } from './queries.ts'

interface NotificationsProps {
  filter: Filter
  page?: number | undefined
}

export function NotificationsScreen({ filter, page = 1 }: NotificationsProps) {
  return (
    <NotificationsFrame action={<MarkAll />} tabs={<Filters current={filter} />}>
      <Section look="hidden" title={filter.label}>
        <EndlessList
          key={filter.name}
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
    <nav aria-label="Hangi bildirimler" className={tabListClass}>
      <ul className="flex gap-x-6">
        {filters.map((filter) => (
          <li key={filter.name} className="shrink-0">
            <Link
              ref={filter === current ? bringIntoView : undefined}
              to="/bildirimler"
              search={filterSearch(filter)}
              activeOptions={{ exact: true, explicitUndefined: true }}
              aria-current={filter === current ? 'page' : undefined}
              resetScroll={false}
              className="inline-flex h-11 min-w-11 items-center border-b-2 border-transparent font-medium whitespace-nowrap text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-ink aria-[current=page]:text-ink"
            >
              {filter.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Nothing({ filter }: { filter: Filter }) {
  const { isUnseen, types } = filter
  if (isUnseen || types)
    return (
      <EmptyState text={isUnseen ? 'Okunmamış bildiriminiz yok.' : 'Bu türden bildiriminiz yok.'}>
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
