import { ArrowDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatDate } from '../../../core/turkish/dates.ts'
import { RelativeDay } from '../../relative-time.tsx'
import { Button } from '../../ui/button.tsx'
import { Bubble, OutgoingBubble } from './bubble.tsx'
import { listed } from './names.ts'
import type { Outgoing } from './outbox.ts'
import type { ShownMessage, ShownMessenger } from './queries.ts'
import { useReading } from './use-reading.ts'
import { useSteadyScroll } from './use-steady-scroll.ts'

interface MessageListProps {
  messenger: ShownMessenger
  me: string
  /** The oldest first. */
  messages: ShownMessage[]
  outgoing: Outgoing[]
  older: { has: boolean; isBusy: boolean; hasFailed: boolean; load: () => void }
  onRetry: (message: Outgoing) => void
  onDrop: (key: string) => void
  onReport: (message: ShownMessage) => void
}

/**
 * Laid out from below, so that it begins at the newest message and stays where it is when older ones
 * are added above; the browser's own anchoring would count from the other end and make it jump.
 */
export function MessageList(props: MessageListProps) {
  const { messenger, me, messages, outgoing, older, onRetry, onDrop, onReport } = props
  const { isGroup } = messenger
  const newest = messages.at(-1)?.id ?? 0
  const { scroller, isAtEnd, onScroll, goToEnd } = useSteadyScroll(newest)
  const hasUnseen = useUnseen(messages, me, isAtEnd)
  useReading(String(messenger.id), newest, isAtEnd)
  const typing = messenger.users.filter(({ username }) => messenger.typing.includes(username))
  const lastOwn = messages.findLast(({ user }) => user.username === me)
  // One that came back by the stream before its answer did stands there already.
  const arrived = new Set(messages.map(({ key }) => key))
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={scroller}
        onScroll={onScroll}
        role="region"
        aria-label="Mesajlar"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too
        tabIndex={0}
        className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain px-5 -outline-offset-2 [overflow-anchor:none]"
      >
        <div className="py-4">
          {older.has && <OlderMessages {...older} />}
          <ol className="flex flex-col gap-1.5">
            {messages.map((message, index) => {
              const before = messages[index - 1]
              const isOwn = message.user.username === me
              const isNewDay = !before || dayOf(before) !== dayOf(message)
              const isFirst = isNewDay || before.user.username !== message.user.username
              return [
                isNewDay && <Day key={`gun-${message.id}`} date={message.createdAt} />,
                <Bubble
                  key={message.id}
                  {...{ message, isOwn, onReport }}
                  isNamed={isGroup && !isOwn && isFirst}
                  isLast={isBeforePause(message, messages[index + 1])}
                  mark={message === lastOwn ? readMark(messenger, message) : undefined}
                />,
              ]
            })}
            {outgoing
              .filter(({ key }) => !arrived.has(key))
              .map((message) => (
                <OutgoingBubble
                  key={message.key}
                  message={message}
                  onRetry={() => onRetry(message)}
                  onDrop={() => onDrop(message.key)}
                />
              ))}
          </ol>
          {typing.length > 0 && (
            <p role="status" className="mt-2 text-small text-muted">
              {listed(typing)} yazıyor…
            </p>
          )}
        </div>
      </div>
      <div
        aria-live="polite"
        className="absolute inset-x-0 bottom-3 flex justify-center empty:hidden"
      >
        {hasUnseen && (
          <Button size="sm" className="shadow-popup" onClick={goToEnd}>
            <ArrowDown size={16} strokeWidth={1.75} aria-hidden />
            Yeni mesaj
          </Button>
        )}
      </div>
    </div>
  )
}

/** Whether others have written below what is read here. */
function useUnseen(messages: ShownMessage[], me: string, isAtEnd: boolean): boolean {
  const newest = messages.at(-1)?.id ?? 0
  const [seen, setSeen] = useState(newest)
  if (isAtEnd && seen !== newest) setSeen(newest)
  return messages.some(({ id, user }) => id > seen && user.username !== me)
}

const dayOf = ({ createdAt }: ShownMessage): string => formatDate(createdAt)

/** In milliseconds: what is said in one breath needs one time. */
const pause = 30 * 60_000

const isBeforePause = (message: ShownMessage, next: ShownMessage | undefined): boolean =>
  next === undefined || Date.parse(next.createdAt) - Date.parse(message.createdAt) > pause

function readMark({ reads, users, isGroup }: ShownMessenger, { id }: ShownMessage): string {
  const readers = reads.filter(({ message }) => message >= id).map(({ username }) => username)
  if (readers.length === 0) return 'Gönderildi'
  if (!isGroup) return 'Görüldü'
  return `Gören: ${listed(users.filter(({ username }) => readers.includes(username)))}`
}

function Day({ date }: { date: string }) {
  return (
    <li className="my-3 text-center text-small text-faint first:mt-0">
      <RelativeDay date={date} />
    </li>
  )
}

/** Loads by itself as soon as it comes into sight, and by hand where that failed. */
function OlderMessages({ isBusy, hasFailed, load }: MessageListProps['older']) {
  const mark = useRef<HTMLDivElement>(null)
  const latest = useRef(load)
  useEffect(() => {
    latest.current = load
  })
  useEffect(() => {
    if (isBusy || hasFailed) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) latest.current()
    })
    observer.observe(mark.current!)
    return () => observer.disconnect()
  }, [isBusy, hasFailed])
  return (
    <div ref={mark} className="flex justify-center pb-4 noscript:hidden">
      <Button variant="outline" size="sm" busy={isBusy} onClick={load}>
        {hasFailed ? 'Yeniden dene' : 'Daha eski mesajlar'}
      </Button>
    </div>
  )
}
