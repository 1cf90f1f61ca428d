import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Search, SquarePen } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useCall } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { CountBadge } from '../../ui/count-badge.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { controlClass } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { lazyPart } from '../../lazy-part.tsx'
import { MessengerListSkeleton } from './messages-frame.tsx'
import { MessengerRow } from './messenger-row.tsx'
import { type Box, messengersQuery } from './queries.ts'
import { boxSearch } from './search.ts'

const NewMessengerDialog = lazyPart(() => import('./new-messenger-dialog.tsx'))

interface MessengerListProps {
  box: Box
  me: string
  /** Beside an open conversation, whose name is the page's title. */
  isBeside: boolean
}

export function MessengerList({ box, me, isBeside }: MessengerListProps) {
  const Heading = isBeside ? 'h2' : 'h1'
  const [typed, setTyped] = useState('')
  const [isBeginning, setBeginning] = useState(false)
  const end = () => setBeginning(false)
  const name = useDeferredValue(typed.trim().slice(0, 60))
  return (
    <>
      <header className="flex items-center justify-between gap-3 px-5 pt-4 pb-2">
        <Heading className="text-step-3">Mesajlar</Heading>
        <IconButton
          icon={SquarePen}
          label="Yeni konuşma"
          title="Yeni konuşma"
          className="noscript:hidden"
          onClick={() => setBeginning(true)}
        />
      </header>
      <div className="relative mx-5 noscript:hidden">
        <Search size={16} aria-hidden className="absolute top-3.5 left-3.5 text-faint" />
        <input
          type="search"
          aria-label="Konuşmalarda ada göre ara"
          placeholder="Ada göre arayın"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className={`${controlClass} h-11 pl-10`}
        />
      </div>
      <Boxes box={box} />
      <Found key={box} {...{ box, me, name }} />
      {isBeginning && <NewMessengerDialog me={me} onClose={end} onMissing={end} />}
    </>
  )
}

const titles: Record<Box, string> = { konusmalar: 'Konuşmalar', istekler: 'İstekler' }

function Boxes({ box }: { box: Box }) {
  const { data } = useInfiniteQuery(messengersQuery(useCall(), box))
  const requests = data?.pages[0]?.requestCount ?? 0
  return (
    <nav aria-label="Hangi konuşmalar" className="mt-2 border-b px-5">
      <ul className="-mb-px flex flex-wrap gap-x-6">
        {(['konusmalar', 'istekler'] as const).map((each) => (
          <li key={each}>
            <Link
              to="/mesajlar"
              search={boxSearch(each)}
              activeOptions={{ exact: true, explicitUndefined: true }}
              aria-current={each === box ? 'page' : undefined}
              className="inline-flex h-11 min-w-11 items-center border-b-2 border-transparent font-medium text-muted transition-colors hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink"
            >
              {titles[each]}
              {each === 'istekler' && <CountBadge value={requests} noun="istek" />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Found({ box, me, name }: { box: Box; me: string; name: string }) {
  const list = useInfiniteQuery({
    ...messengersQuery(useCall(), box, name),
    placeholderData: keepPreviousData,
  })
  if (list.isError && list.data === undefined)
    return <ErrorState text={list.error.message} onRetry={() => void list.refetch()} />
  if (list.data === undefined) return <MessengerListSkeleton />
  const items = list.data.pages.flatMap((page) => page.items)
  if (items.length === 0) return <Nothing {...{ box, name }} />
  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
      <ul aria-label={titles[box]} className="divide-y border-b">
        {items.map((messenger) => (
          <li key={messenger.id}>
            <MessengerRow {...{ messenger, me, box }} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <div className="flex justify-center py-4 noscript:hidden">
          <Button
            variant="outline"
            size="sm"
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {list.isFetchNextPageError ? 'Yeniden dene' : 'Daha fazla göster'}
          </Button>
        </div>
      )}
    </div>
  )
}

function Nothing({ box, name }: { box: Box; name: string }) {
  if (name !== '') return <EmptyState text="Bu adla bir konuşma bulunamadı." />
  if (box === 'istekler')
    return <EmptyState text="Bekleyen bir istek yok. Tanımadıklarınızın ilk mesajı buraya düşer." />
  return (
    <EmptyState text="Henüz bir konuşmanız yok. Bir yazarın sayfasından ya da yukarıdaki kalemle başlayabilirsiniz." />
  )
}
