import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type CaseType, caseTypes } from '../../../core/contracts/case-forms.ts'
import { formatNumber } from '../../../core/turkish/numbers.ts'
import { useCall } from '../../api.ts'
import { RelativeTime } from '../../relative-time.tsx'
import { bringIntoView } from '../../ui/bring-into-view.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { FilterSelect } from '../../ui/filter-select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { KeyHelp } from '../moderation/key-help.tsx'
import { rowKeys, useRowKeys } from '../moderation/use-keys.ts'
import { CaseLink } from './case-link.tsx'
import { queueNames } from './case-names.ts'
import { typeNames } from '../moderation/names.ts'
import { CaseRow, rowClass } from './case-row.tsx'
import { casesQuery } from './queries.ts'

type Queue = (typeof queueNames)[number]
type Counts = { status: string; total: number; oldestAt: string | null }[]

export function CaseQueue({ queue }: { queue: Queue }) {
  const [type, setType] = useState<CaseType | undefined>()
  const list = useQueue(queue, type)
  const counts = list.data?.pages[0]?.queues
  return (
    <section aria-labelledby="bildirimler">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="bildirimler">Bildirilenler</h2>
        <FilterSelect
          name="tur"
          label="Ne bildirildi"
          choices={typeChoices}
          value={type}
          onChoose={(value) => setType(value as CaseType | undefined)}
        />
      </div>
      <QueueTabs current={queue} counts={counts} />
      <OldestAge counts={counts} queue={queue} />
      <Cases list={list} queue={queue} />
    </section>
  )
}

const typeChoices = [
  { name: undefined, label: 'Her tür' },
  ...caseTypes.map((type) => ({ name: type, label: typeNames[type] })),
]

function QueueTabs({ current, counts }: { current: Queue; counts: Counts | undefined }) {
  return (
    <nav
      aria-label="Hangi bildirimler"
      className="mt-4 overflow-x-auto border-b [scrollbar-width:none]"
    >
      <ul className="flex gap-x-6">
        {queueNames.map((queue) => (
          <li key={queue.status} className="shrink-0">
            <CaseLink
              ref={queue === current ? bringIntoView : undefined}
              to={queue.segment}
              aria-current={queue === current ? 'page' : undefined}
              className={tabClass}
            >
              {queue.name}
              <Count value={counts?.find(({ status }) => status === queue.status)?.total} />
            </CaseLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const tabClass =
  'inline-flex h-11 min-w-11 items-center gap-2 border-b-2 border-transparent font-medium whitespace-nowrap ' +
  'text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 ' +
  'aria-[current=page]:border-ink aria-[current=page]:text-ink'

/** Its place is there before it is known, so that nothing moves. */
function Count({ value }: { value: number | undefined }) {
  return (
    <span className="min-w-4 text-small font-normal text-faint tabular-nums">
      {value === undefined ? '' : formatNumber(value)}
    </span>
  )
}

function OldestAge({ counts, queue }: { counts: Counts | undefined; queue: Queue }) {
  const oldest = counts?.find(({ status }) => status === queue.status)?.oldestAt
  return (
    <p className="mt-3 min-h-6 text-small text-muted">
      {oldest != null && (
        <>
          En eskisi: <RelativeTime date={oldest} />
        </>
      )}
    </p>
  )
}

type List = ReturnType<typeof useQueue>

const useQueue = (queue: Queue, type: CaseType | undefined) =>
  useInfiniteQuery(casesQuery(useCall(), { status: queue.status, type }))

function Cases({ list, queue }: { list: List; queue: Queue }) {
  const rows = useRef<HTMLUListElement>(null)
  useRowKeys(rows)
  if (list.data === undefined && list.isError)
    return (
      <ErrorState text="Bildirimler şu anda getirilemedi." onRetry={() => void list.refetch()} />
    )
  if (list.data === undefined) return <QueueSkeleton />
  const cases = list.data.pages.flatMap((page) => page.cases)
  if (cases.length === 0) return <EmptyState text={queue.empty} />
  return (
    <>
      <ul ref={rows} className="divide-y border-b">
        {cases.map((each) => (
          <li key={each.id}>
            <CaseRow item={each} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          variant="outline"
          className="mt-6"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Daha fazla göster
        </Button>
      )}
      <KeyHelp keys={rowKeys} />
    </>
  )
}

function QueueSkeleton() {
  return (
    <div aria-busy className="divide-y">
      <p role="status" className="sr-only">
        Bildirimler getiriliyor…
      </p>
      {Array.from({ length: 5 }, (_, row) => (
        <div key={row} className={rowClass}>
          <Skeleton className="mt-1 h-4 w-4/5" />
          <Skeleton className="mt-3 h-3 w-2/5" />
        </div>
      ))}
    </div>
  )
}
