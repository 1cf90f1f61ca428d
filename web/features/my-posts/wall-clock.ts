import { siteTimeZone } from '../../../core/schedule.ts'

/** Swedish writes a time as `2026-11-15 09:30`, which is what forms hold. */
const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: siteTimeZone,
  dateStyle: 'short',
  timeStyle: 'short',
})

/** What calendar and clock show at a moment, as the fields of a plan hold it. */
export function wallClock(moment: Date): { date: string; time: string } {
  const [date = '', time = ''] = format.format(moment).split(' ')
  return { date, time }
}
