import { useSyncExternalStore } from 'react'
import { formatDate, formatDateTime, relativeTime } from '../core/turkish/dates.ts'

/** Once a minute is often enough for "5 dakika önce". */
const minute = 60_000
let now: Date | undefined

function subscribe(listener: () => void): () => void {
  const timer = setInterval(() => {
    now = new Date()
    listener()
  }, minute)
  return () => clearInterval(timer)
}

const readNow = (): Date => (now ??= new Date())

/** How long ago, by the reader's clock; the date until that clock is known. */
export function RelativeTime({ date, className }: { date: string; className?: string }) {
  const moment = useSyncExternalStore<Date | undefined>(subscribe, readNow, () => undefined)
  return (
    <time dateTime={date} title={formatDateTime(date)} className={className}>
      {moment === undefined ? formatDate(date) : relativeTime(date, moment)}
    </time>
  )
}
