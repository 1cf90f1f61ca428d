import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { statisticsLimits } from './statistics-limits.ts'

const { windowDays, mostDays } = statisticsLimits
const secondsOfDay = 86_400

const common = {
  resource: 'Statistics',
  method: 'GET',
  who: 'member',
  limit: 'read',
  status: 200,
} as const

const figure = z.object({
  total: z.int(),
  /** What the last 30 days added, today included. */
  change: z.int(),
  /** What the 30 days before those added. */
  previousChange: z.int(),
})

const statisticsShape = z.object({
  views: figure,
  likes: figure,
  comments: figure,
  followers: figure,
  posts: figure,
})
export type Statistics = z.infer<typeof statisticsShape>

export const getStatistics = endpoint({
  ...common,
  name: 'getStatistics',
  summary: `Üyenin yazılarının toplam okunma, alkış ve yorumlarını, takipçi ve yazı sayısını, her birinin son ${windowDays} günde ve ondan önceki ${windowDays} günde ne kadar arttığıyla verir.`,
  path: '/stats',
  answer: statisticsShape,
})

const epochSeconds = z.pipe(
  z
    .string()
    .check(
      z.regex(/^\d{1,10}$/, { error: "1970'ten bu yana geçen saniye olarak bir tam sayı olmalı." }),
    ),
  z.transform(Number),
)

const dayShape = z.object({
  /** As the calendar in Istanbul shows it. */
  date: z.iso.date(),
  views: z.int(),
  likes: z.int(),
  comments: z.int(),
  followers: z.int(),
})
export type StatisticsDay = z.infer<typeof dayShape>

export const getStatisticsDays = endpoint({
  ...common,
  name: 'getStatisticsDays',
  summary: `İki an arasındaki her gün için okunma, alkış, yorum ve yeni takipçi sayılarını verir; en çok ${mostDays} gün.`,
  path: '/graph-stats',
  query: z.strictObject({ startAt: epochSeconds, endAt: epochSeconds }).check(
    z.refine(({ startAt, endAt }) => startAt <= endAt, {
      error: '"startAt" parametresinden önce olamaz.',
      path: ['endAt'],
    }),
    z.refine(({ startAt, endAt }) => endAt - startAt <= mostDays * secondsOfDay, {
      error: `"startAt" parametresinden en çok ${mostDays} gün sonra olabilir.`,
      path: ['endAt'],
    }),
  ),
  answer: z.object({ days: z.array(dayShape) }),
})

const readPostShape = z.object({
  id: z.int(),
  slug: z.nullable(z.string()),
  title: z.string(),
  views: z.int(),
  likes: z.int(),
  comments: z.int(),
})
export type ReadPost = z.infer<typeof readPostShape>

export const getMostReadPosts = endpoint({
  ...common,
  name: 'getMostReadPosts',
  summary: 'Üyenin bir ayda en çok okunan yazılarını, o ayki okunma, alkış ve yorumlarıyla verir.',
  path: '/stats/posts',
  query: z.strictObject({
    /** The month is that of this moment, and the present one when none is given. */
    endAt: z.optional(epochSeconds),
  }),
  answer: z.object({
    /** Its first day. */
    month: z.iso.date(),
    posts: z.array(readPostShape),
  }),
})
