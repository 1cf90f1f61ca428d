// The words are put together by hand; Intl only tells what the clock on the wall shows in a time
// zone. Server and browser then agree to the character.

/** A point in time: a Date, or its ISO text as the API carries it. Anything else throws. */
export type Moment = Date | string

export const defaultTimeZone = 'Europe/Istanbul'

const months = 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık'.split(
  ' ',
)
export const millisecondsOfDay = 86_400_000

/** `15 Kasım 2026` */
export function formatDate(date: Moment, timeZone = defaultTimeZone): string {
  return `${formatDayMonth(date, timeZone)} ${wallClock(date, timeZone).year}`
}

/** `15 Kasım` */
export function formatDayMonth(date: Moment, timeZone = defaultTimeZone): string {
  const { day, month } = wallClock(date, timeZone)
  return `${day} ${months[month - 1]}`
}

/** `Kasım 2026` */
export function formatMonth(date: Moment, timeZone = defaultTimeZone): string {
  const { month, year } = wallClock(date, timeZone)
  return `${months[month - 1]} ${year}`
}

/** `15 Kasım 2026 14:05` */
export function formatDateTime(date: Moment, timeZone = defaultTimeZone): string {
  const { hour, minute } = wallClock(date, timeZone)
  return `${formatDate(date, timeZone)} ${twoDigits(hour)}:${twoDigits(minute)}`
}

/** Calendar days since 1970 in the zone, so that "yesterday" begins at midnight there. */
export function dayNumber(date: Moment, timeZone: string): number {
  const { year, month, day } = wallClock(date, timeZone)
  return Date.UTC(year, month - 1, day) / millisecondsOfDay
}

type WallClock = Record<'year' | 'month' | 'day' | 'hour' | 'minute', number>

export function wallClock(date: Moment, timeZone: string): WallClock {
  const parts = zoneFormat(timeZone).formatToParts(toDate(date))
  return Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)])) as WallClock
}

const zoneFormats = new Map<string, Intl.DateTimeFormat>()

/** Making a formatter is slow, a page of comments asks for it hundreds of times. */
function zoneFormat(timeZone: string): Intl.DateTimeFormat {
  let format = zoneFormats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
      timeZone,
    })
    zoneFormats.set(timeZone, format)
  }
  return format
}

export function toDate(date: Moment): Date {
  return typeof date === 'string' ? new Date(date) : date
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
