import { formatDayMonth } from '../../../../core/turkish/dates.ts'

/** `14:05`, and `3 Kasım 14:05` for another day than today, as the clock of this device shows it. */
export function formatSavedAt(moment: number, now = Date.now()): string {
  const date = new Date(moment)
  const clock = [date.getHours(), date.getMinutes()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
  const isToday = date.toDateString() === new Date(now).toDateString()
  return isToday ? clock : `${formatDayMonth(date, deviceZone())} ${clock}`
}

const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
