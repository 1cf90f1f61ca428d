import type { StatisticsDay } from '../../../core/contracts/statistics.ts'

export type SeriesName = Exclude<keyof StatisticsDay, 'date'>

export interface Series {
  name: SeriesName
  label: string
  /** After a number. */
  noun: string
}

/** What the chart can show, in the order of the figures above it. */
export const series: [Series, ...Series[]] = [
  { name: 'views', label: 'Okunma', noun: 'okunma' },
  { name: 'likes', label: 'Alkış', noun: 'alkış' },
  { name: 'comments', label: 'Yorum', noun: 'yorum' },
  { name: 'followers', label: 'Yeni takipçi', noun: 'yeni takipçi' },
]
