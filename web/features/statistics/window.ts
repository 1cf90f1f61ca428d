import { statisticsLimits } from '../../../core/contracts/statistics-limits.ts'

const secondsOfDay = 86_400
/** Twenty years: nobody has been here longer. */
export const lastStep = 240

/** In epoch seconds, as calls take them. */
export interface StatisticsWindow {
  startAt: number
  endAt: number
}

/** The last 30 days are the first page, the 30 before them the second. In Istanbul all days are equally long. */
export function windowOf(page: number, now: Date): StatisticsWindow {
  const { windowDays } = statisticsLimits
  const stepsBack = Math.min(page, lastStep) - 1
  const endAt = Math.floor(now.getTime() / 1000) - stepsBack * windowDays * secondsOfDay
  return { startAt: endAt - (windowDays - 1) * secondsOfDay, endAt }
}
