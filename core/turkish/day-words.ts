import {
  dayNumber,
  defaultTimeZone,
  formatDate,
  millisecondsOfDay,
  type Moment,
  wallClock,
} from './dates.ts'

const weekdays = 'Pazar Pazartesi Salı Çarşamba Perşembe Cuma Cumartesi'.split(' ')

/** `15 Kasım 2026, Pazar` */
export function formatDateWithDay(date: Moment, timeZone = defaultTimeZone): string {
  const weekday = new Date(dayNumber(date, timeZone) * millisecondsOfDay).getUTCDay()
  return `${formatDate(date, timeZone)}, ${weekdays[weekday]}`
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
