import { useSyncExternalStore } from 'react'
import { formatDate, formatDateTime } from '../core/turkish/dates.ts'
import { relativeDay, relativeTime } from '../core/turkish/relative-dates.ts'

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

const useNow = (): Date | undefined =>
  useSyncExternalStore<Date | undefined>(subscribe, readNow, () => undefined)

/** How long ago, by the reader's clock; the date until that clock is known. */
export function RelativeTime({ date, className }: { date: string; className?: string }) {
  const moment = useNow()
  return (
    <time dateTime={date} title={formatDateTime(date)} className={className}>
      {moment === undefined ? formatDate(date) : relativeTime(date, moment)}
    </time>
  )
}

/** The day of what stands below it. */
export function RelativeDay({ date }: { date: string }) {
  const moment = useNow()
  return (
    <time dateTime={date.slice(0, 10)}>
      {moment === undefined ? formatDate(date) : relativeDay(date, moment)}
    </time>
  )
}
