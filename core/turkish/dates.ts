// The words are put together by hand; Intl only tells what the clock on the wall shows in a time
// zone. Server and browser then agree to the character.

/** A point in time: a Date, or its ISO text as the API carries it. Anything else throws. */
export type Moment = Date | string

export const defaultTimeZone = 'Europe/Istanbul'

const months = 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık'.split(
  ' ',
)
const weekdays = 'Pazar Pazartesi Salı Çarşamba Perşembe Cuma Cumartesi'.split(' ')

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** `15 Kasım 2026` */
export function formatDate(date: Moment, timeZone = defaultTimeZone): string {
  return `${formatDayMonth(date, timeZone)} ${wallClock(date, timeZone).year}`
}

/** `15 Kasım` */
export function formatDayMonth(date: Moment, timeZone = defaultTimeZone): string {
  const { day, month } = wallClock(date, timeZone)
  return `${day} ${months[month - 1]}`
}

/** `15 Kasım 2026, Pazar` */
export function formatDateWithDay(date: Moment, timeZone = defaultTimeZone): string {
  const weekday = new Date(dayNumber(date, timeZone) * day).getUTCDay()
  return `${formatDate(date, timeZone)}, ${weekdays[weekday]}`
}

/** `15 Kasım 2026 14:05` */
export function formatDateTime(date: Moment, timeZone = defaultTimeZone): string {
  const { hour, minute } = wallClock(date, timeZone)
  return `${formatDate(date, timeZone)} ${twoDigits(hour)}:${twoDigits(minute)}`
}

/** `5 dakika önce`, `dün`, `2 hafta önce`, `3 gün sonra`; from four weeks on, the date. */
export function relativeTime(date: Moment, now: Moment, timeZone = defaultTimeZone): string {
  const distance = toDate(now).getTime() - toDate(date).getTime()
  const isPast = distance >= 0
  const days = Math.abs(dayNumber(now, timeZone) - dayNumber(date, timeZone))
  const duration = durationText(Math.abs(distance), days)
  if (duration) return `${duration} ${isPast ? 'önce' : 'sonra'}`
  // A clock that runs a little ahead must not promise what has just happened.
  if (Math.abs(distance) < minute) return isPast ? 'az önce' : 'şimdi'
  if (days === 1) return isPast ? 'dün' : 'yarın'
  return shortDate(date, now, timeZone)
}

/** The day above what happened on it: `Bugün`, `Dün`, `15 Kasım`, with the year where it is another. */
export function relativeDay(date: Moment, now: Moment, timeZone = defaultTimeZone): string {
  const days = dayNumber(now, timeZone) - dayNumber(date, timeZone)
  if (days === 0) return 'Bugün'
  return days === 1 ? 'Dün' : shortDate(date, now, timeZone)
}

/** 'Günaydın', 'İyi günler', … for an hour from 0 to 23. */
export function greeting(hour: number): string {
  if (hour >= 5 && hour <= 11) return 'Günaydın'
  if (hour >= 12 && hour <= 17) return 'İyi günler'
  if (hour >= 18 && hour <= 22) return 'İyi akşamlar'
  return 'İyi geceler'
}

/** The hour on the wall, 0 to 23: what `greeting` asks for. */
export function hourOfDay(date: Moment, timeZone = defaultTimeZone): number {
  return wallClock(date, timeZone).hour
}

/** A length of time in words, or '' where another expression is more natural. */
function durationText(distance: number, days: number): string {
  if (distance < minute) return ''
  if (distance < hour) return `${Math.floor(distance / minute)} dakika`
  // At one in the morning, eleven in the evening is two hours ago rather than "yesterday".
  if (days === 0 || distance < 6 * hour) return `${Math.floor(distance / hour)} saat`
  if (days === 1 || days >= 28) return ''
  return days < 7 ? `${days} gün` : `${Math.floor(days / 7)} hafta`
}

function shortDate(date: Moment, now: Moment, timeZone: string): string {
  const isSameYear = wallClock(date, timeZone).year === wallClock(now, timeZone).year
  return isSameYear ? formatDayMonth(date, timeZone) : formatDate(date, timeZone)
}

/** Calendar days since 1970 in the zone, so that "yesterday" begins at midnight there. */
function dayNumber(date: Moment, timeZone: string): number {
  const { year, month, day: dayOfMonth } = wallClock(date, timeZone)
  return Date.UTC(year, month - 1, dayOfMonth) / day
}

type WallClock = Record<'year' | 'month' | 'day' | 'hour' | 'minute', number>

function wallClock(date: Moment, timeZone: string): WallClock {
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

function toDate(date: Moment): Date {
  return typeof date === 'string' ? new Date(date) : date
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
