import {
  dayNumber,
  defaultTimeZone,
  formatDate,
  formatDayMonth,
  type Moment,
  toDate,
  wallClock,
} from './dates.ts'

const minute = 60_000
const hour = 60 * minute

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
