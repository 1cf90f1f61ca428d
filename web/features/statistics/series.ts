import type { PostDay } from '../../../core/contracts/statistics.ts'

/** Nobody follows a post. */
export type CountedDay = PostDay & { followers?: number }

export interface Series {
  name: Exclude<keyof CountedDay, 'date'>
  label: string
  /** After a number. */
  noun: string
}

/** What the chart of a post can show, in the order of the figures above it. */
export const postSeries: [Series, ...Series[]] = [
  { name: 'views', label: 'Okunma', noun: 'okunma' },
  { name: 'likes', label: 'Alkış', noun: 'alkış' },
  { name: 'comments', label: 'Yorum', noun: 'yorum' },
]

export const memberSeries: [Series, ...Series[]] = [
  ...postSeries,
  { name: 'followers', label: 'Yeni takipçi', noun: 'yeni takipçi' },
]

export const valueOf = (day: CountedDay, { name }: Series): number => day[name] ?? 0
