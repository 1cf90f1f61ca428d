import * as z from 'zod/mini'
import type { Violation } from '../errors.ts'
import { millisecondsOfDay } from '../turkish/dates.ts'

/** When a post is to go public: a day and an hour of the clock on the writer's wall. */

export const siteTimeZone = 'Europe/Istanbul'

export const scheduleMessages = {
  noDate: 'Tarih alanı boş bırakılamaz.',
  noTime: 'Saat alanı boş bırakılamaz.',
  hour: 'Planlanan saati kontrol ediniz.',
  minute: 'Planlanan dakikayı kontrol ediniz.',
  date: 'Planlanan tarihi kontrol ediniz.',
} as const

interface Wish {
  /** `2026-11-15` */
  date: string
  /** `09:30` */
  time: string
  timeZone: string
}

export type Plan =
  | { publishTime: string; violations?: undefined }
  | { publishTime?: undefined; violations: Violation[] }

/** What was filled in as one moment, or what is wrong with which field. */
export function planOf({ date, time, timeZone }: Wish, now: Date): Plan {
  const violations = [dateMistake(date), timeMistake(time)].filter((each) => each !== null)
  if (violations.length > 0) return { violations }
  const moment = instantOf(date.trim(), time.trim(), timeZone)
  const mistake = momentMistake(moment, now)
  return mistake ? { violations: [mistake] } : { publishTime: moment.toISOString() }
}

/** The first moment whose year has five digits, which no ISO 8601 reader expects. */
const endOfYears = Date.UTC(10_000, 0)

/** A moment as the API takes it, refused in the same words as the form's fields. */
export const plannedMoment = z.iso
  .datetime({ offset: true, error: ({ input }) => textMistake(input) })
  .check(z.refine((text) => Date.parse(text) < endOfYears, scheduleMessages.date))

function textMistake(text: unknown): string {
  if (typeof text !== 'string') return scheduleMessages.date
  const [date = '', time = ''] = text.split('T')
  const mistake = dateMistake(date) ?? timeMistake(time.slice(0, 'hh:mm'.length))
  // What is left to be wrong are the seconds and the distance from UTC.
  return mistake?.message ?? scheduleMessages.hour
}

/** What is wrong with a moment that somebody wants to publish at. */
export function momentMistake(moment: Date, now: Date): Violation | null {
  if (moment.getTime() >= endOfYears) return wrong('date', scheduleMessages.date)
  return moment > now ? null : pastMistake(moment, now)
}

const wrong = (propertyPath: string, message: string): Violation => ({ propertyPath, message })

function dateMistake(date: string): Violation | null {
  if (date.trim() === '') return wrong('date', scheduleMessages.noDate)
  return z.iso.date().safeParse(date.trim()).success ? null : wrong('date', scheduleMessages.date)
}

/** `09:30`, `9.30` and `0930` are the same. */
function clockOf(time: string): { hour: number; minute: number } | null {
  const [, hour, minute] =
    /^(\d{1,2})[:.](\d{1,2})$/.exec(time.trim()) ?? /^(\d\d)(\d\d)$/.exec(time.trim()) ?? []
  return hour === undefined ? null : { hour: Number(hour), minute: Number(minute) }
}

function timeMistake(time: string): Violation | null {
  if (time.trim() === '') return wrong('time', scheduleMessages.noTime)
  const clock = clockOf(time)
  if (clock === null || clock.hour > 23) return wrong('time', scheduleMessages.hour)
  return clock.minute > 59 ? wrong('time', scheduleMessages.minute) : null
}

/** What lies in the past is wrong in its largest part: the day, the hour or the minute. */
function pastMistake(moment: Date, now: Date): Violation {
  const late = now.getTime() - moment.getTime()
  if (late >= millisecondsOfDay) return wrong('date', scheduleMessages.date)
  return wrong('time', late >= 3600_000 ? scheduleMessages.hour : scheduleMessages.minute)
}

/**
 * The moment at which a clock in that zone shows this. An hour that a change of clocks skips means
 * the one after it; of an hour that comes twice the first is meant.
 */
function instantOf(date: string, time: string, timeZone: string): Date {
  const { hour, minute } = clockOf(time)!
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const wall = Date.UTC(year, month - 1, day, hour, minute)
  const early = wall - offsetAt(wall - millisecondsOfDay, timeZone)
  const late = wall - offsetAt(wall + millisecondsOfDay, timeZone)
  const fits = (instant: number): boolean => instant + offsetAt(instant, timeZone) === wall
  const fitting = [early, late].filter(fits)
  return new Date(fitting.length > 0 ? Math.min(...fitting) : early)
}

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const shown = Object.fromEntries(
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>
  const { year, month, day, hour, minute, second } = shown
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000
}
