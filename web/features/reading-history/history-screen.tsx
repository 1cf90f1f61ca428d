import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useHydrated } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatReadingTime } from '../../../core/turkish/reading-time.ts'
import { useCall } from '../../api.ts'
import {
  forgetReadings,
  isFinished,
  isUnfinished,
  keepHistory,
  mostReadings,
  noteReading,
  type Reading,
  useHistoryKept,
  useReadings,
} from '../../reading-history.ts'
import { RelativeTime } from '../../relative-time.tsx'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useNotice } from '../../ui/notice.tsx'
import { Switch } from '../../ui/switch.tsx'
import { Byline } from '../posts/byline.tsx'
import { Cover } from '../posts/cover.tsx'
import { PostLink } from '../posts/links.tsx'
import { namedPostsQuery } from '../posts/named-posts.ts'
import type { PostSummary } from '../posts/post-summary.ts'
import { RowsSkeleton } from '../posts/skeletons.tsx'

/** As many as are asked about in one call. */
const pageSize = 20

/** What was read on this device, the latest first. */
export function HistoryScreen() {
  return (
    <div className="page-width">
      <div className="mx-auto max-w-3xl">
        <h1>Okuma geçmişim</h1>
        <p className="mt-2 text-muted">
          Yalnızca bu aygıtta durur, en çok son {mostReadings} yazı; çıkış yapınca silinir.
        </p>
        <KeepSwitch />
        <Readings />
      </div>
    </div>
  )
}

/** Whoever takes something out by keyboard goes on here, because what was pressed is gone with it. */
function Readings() {
  const section = useRef<HTMLElement>(null)
  const { length } = useReadings()
  const before = useRef(length)
  useEffect(() => {
    if (length < before.current && document.activeElement === document.body)
      section.current?.focus({ preventScroll: true })
    before.current = length
  }, [length])
  return (
    <section ref={section} tabIndex={-1} aria-label="Okuduklarım">
      <History />
    </section>
  )
}

function KeepSwitch() {
  return (
    <Switch
      label="Okuduklarımı bu aygıtta tut"
      hint="Kapatınca yeni bir şey eklenmez; duranlar siz temizleyene kadar kalır."
      checked={useHistoryKept()}
      onCheckedChange={keepHistory}
      className="mt-6 border-y py-4 noscript:hidden"
    />
  )
}

function History() {
  const readings = useReadings()
  const [shown, setShown] = useState(pageSize)
  const slugs = readings.slice(0, shown).map(({ slug }) => slug)
  const { data, isError, isPending, refetch } = useQuery({
    ...namedPostsQuery(useCall(), slugs),
    placeholderData: keepPreviousData,
  })
  // The page is the same for everybody until the device is asked.
  if (!useHydrated()) return <HistorySkeleton />
  if (readings.length === 0) return <NothingRead />
  if (isError)
    return <ErrorState text="Okuduklarınız getirilemedi." onRetry={() => void refetch()} />
  if (isPending) return <HistorySkeleton />
  const rows = readings.flatMap((reading) => {
    const post = data.find(({ slug }) => slug === reading.slug)
    return post ? [{ reading, post }] : []
  })
  return (
    <>
      <div className="flex justify-end pt-4">
        <ClearButton />
      </div>
      <ul className="divide-y">
        {rows.map(({ reading, post }) => (
          <li key={post.id}>
            <HistoryRow reading={reading} post={post} />
          </li>
        ))}
      </ul>
      {readings.length > shown && (
        <div className="flex justify-center border-t pt-8">
          <Button variant="outline" onClick={() => setShown(shown + pageSize)}>
            Daha fazla göster
          </Button>
        </div>
      )}
    </>
  )
}

function HistorySkeleton() {
  return (
    <>
      <noscript>Okuduklarınız, tarayıcınızda betikler açıkken burada durur.</noscript>
      <RowsSkeleton
        status="Okuduklarınız getiriliyor…"
        rowClass={rowClass}
        coverClass={coverClass}
        buttonClass="w-10"
      />
    </>
  )
}

const rowClass =
  'relative grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-5 gap-y-3 py-5 sm:grid-cols-[6rem_minmax(0,1fr)_auto]'
const coverClass = 'aspect-[3/2] max-sm:hidden'

function HistoryRow({ reading, post }: { reading: Reading; post: PostSummary }) {
  const showNotice = useNotice()
  const forget = () => {
    forgetReadings([reading.slug])
    showNotice({
      kind: 'success',
      text: 'Yazı geçmişinizden çıkarıldı.',
      action: { label: 'Geri al', onClick: () => noteReading(reading) },
    })
  }
  return (
    <article className={rowClass}>
      <Cover post={post} className={coverClass} columns={3} rows={2} />
      <div className="min-w-0">
        <Byline post={post} without="category" />
        <h2 className="mt-0.5 text-step-1 leading-snug wrap-anywhere">
          <PostLink post={post} className="touch:inline-flex touch:min-h-11 touch:items-center" />
        </h2>
        <p className="mt-1 flex flex-wrap gap-x-4 text-small text-muted">
          <RelativeTime date={new Date(reading.at).toISOString()} />
          <span>{formatReadingTime(post.readTime)} okuma</span>
          <span>{stateOf(reading)}</span>
        </p>
      </div>
      <IconButton icon={X} label={`Geçmişten çıkar: ${post.title}`} onClick={forget} />
    </article>
  )
}

function stateOf(reading: Reading): string {
  if (isFinished(reading)) return 'Okundu'
  return isUnfinished(reading) ? `%${reading.percent} okundu` : 'Açıldı'
}

function ClearButton() {
  const showNotice = useNotice()
  const clear = () => {
    forgetReadings()
    showNotice({ kind: 'success', text: 'Okuma geçmişiniz temizlendi.' })
  }
  return (
    <ConfirmDialog
      trigger={
        <Button variant="outline" size="sm">
          Geçmişi temizle
        </Button>
      }
      title="Okuma geçmişiniz temizlensin mi?"
      text="Bu aygıtta okuduklarınız ve kaldığınız yerler silinecek. Bu geri alınamaz."
      confirmLabel="Temizle"
      danger
      onConfirm={clear}
    />
  )
}

function NothingRead() {
  return (
    <EmptyState text="Bu aygıtta henüz bir yazı okumadınız. Okuduklarınız, kaldığınız yerle birlikte burada durur.">
      <Link to="/kesfet" className={buttonClass('outline')}>
        Yazıları keşfedin
      </Link>
    </EmptyState>
  )
}
