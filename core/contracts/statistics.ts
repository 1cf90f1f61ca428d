import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { statisticsLimits } from './statistics-limits.ts'

const { windowDays, mostDays, hourMonths } = statisticsLimits
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

/** What every window of days is asked for with. */
const windowQuery = z.strictObject({ startAt: epochSeconds, endAt: epochSeconds }).check(
  z.refine(({ startAt, endAt }) => startAt <= endAt, {
    error: '"startAt" parametresinden önce olamaz.',
    path: ['endAt'],
  }),
  z.refine(({ startAt, endAt }) => endAt - startAt <= mostDays * secondsOfDay, {
    error: `"startAt" parametresinden en çok ${mostDays} gün sonra olabilir.`,
    path: ['endAt'],
  }),
)

const postDayShape = z.object({
  /** As the calendar in Istanbul shows it. */
  date: z.iso.date(),
  views: z.int(),
  likes: z.int(),
  comments: z.int(),
})
export type PostDay = z.infer<typeof postDayShape>

const dayShape = z.extend(postDayShape, { followers: z.int() })
export type StatisticsDay = z.infer<typeof dayShape>

export const getStatisticsDays = endpoint({
  ...common,
  name: 'getStatisticsDays',
  summary: `İki an arasındaki her gün için okunma, alkış, yorum ve yeni takipçi sayılarını verir; en çok ${mostDays} gün.`,
  path: '/graph-stats',
  query: windowQuery,
  answer: z.object({
    days: z.array(dayShape),
    /** Whether anything happened before these days. */
    hasEarlier: z.boolean(),
  }),
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

/** How many came so far, of those of whom it is known. */
const depthsShape = z.object({
  known: z.int(),
  quarter: z.int(),
  half: z.int(),
  threeQuarters: z.int(),
  whole: z.int(),
})
export type ReadingDepths = z.infer<typeof depthsShape>

const sourceShape = z.object({
  kind: z.enum(['site', 'search', 'direct', 'host', 'other']),
  /** Of another site; null for the other kinds. */
  host: z.nullable(z.string()),
  views: z.int(),
})
export type ReadingSource = z.infer<typeof sourceShape>

const postStatisticsShape = z.object({
  id: z.int(),
  slug: z.nullable(z.string()),
  title: z.string(),
  views: figure,
  likes: figure,
  comments: figure,
  /** These and what follows are of the window that was asked for. */
  days: z.array(postDayShape),
  hasEarlier: z.boolean(),
  depths: depthsShape,
  /** The most frequent first. */
  sources: z.array(sourceShape),
})
export type PostStatistics = z.infer<typeof postStatisticsShape>

export const getPostStatistics = endpoint({
  ...common,
  name: 'getPostStatistics',
  summary: `Üyenin bir yazısının toplamlarını ve iki an arasındaki her gün okunma, alkış ve yorumlarını, ne kadarının okunduğunu ve okurların nereden geldiğini verir; en çok ${mostDays} gün.`,
  path: '/stats/posts/{id}',
  params: z.object({ id: z.string().check(z.maxLength(200)) }),
  query: windowQuery,
  answer: postStatisticsShape,
})

export const getReadingHours = endpoint({
  ...common,
  name: 'getReadingHours',
  summary: `Üyenin yazılarının son ${hourMonths} ayda haftanın hangi günü, günün hangi saatinde kaç kez okunduğunu verir.`,
  path: '/stats/hours',
  answer: z.object({
    /** The first day that is counted. */
    since: z.iso.date(),
    /** From Monday to Sunday, each from midnight on. */
    weekdays: z.array(z.array(z.int())),
  }),
})
