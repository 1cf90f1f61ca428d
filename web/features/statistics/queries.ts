import { queryOptions } from '@tanstack/react-query'
import {
  getMostReadPosts,
  getPostStatistics,
  getReadingHours,
  getStatistics,
  getStatisticsDays,
} from '../../calls/statistics.gen.ts'
import { answerOf, isMissing, type MakeCall } from '../../api.ts'
import { windowOf } from './window.ts'

const statisticsKey = ['statistics']

export const figuresQuery = (call: MakeCall) =>
  queryOptions({
    queryKey: [...statisticsKey, 'figures'],
    queryFn: async () => answerOf(await call(getStatistics)),
  })

const windowQuery = (page: number) => {
  const { startAt, endAt } = windowOf(page, new Date())
  return { startAt: String(startAt), endAt: String(endAt) }
}

/** Of a window of 30 days, counted back from today. */
export const daysQuery = (call: MakeCall, page: number) =>
  queryOptions({
    queryKey: [...statisticsKey, 'days', page],
    queryFn: async () => answerOf(await call(getStatisticsDays, { query: windowQuery(page) })),
  })

/** Of the month in which the window ends. */
export const mostReadQuery = (call: MakeCall, page: number) =>
  queryOptions({
    queryKey: [...statisticsKey, 'most-read', page],
    queryFn: async () => {
      const { endAt } = windowQuery(page)
      return answerOf(await call(getMostReadPosts, { query: { endAt } }))
    },
  })

export const hoursQuery = (call: MakeCall) =>
  queryOptions({
    queryKey: [...statisticsKey, 'hours'],
    queryFn: async () => answerOf(await call(getReadingHours)),
  })

/** Of one post and a window; null for what is nobody's, or somebody else's. */
export const postStatisticsQuery = (call: MakeCall, id: string, page: number) =>
  queryOptions({
    queryKey: [...statisticsKey, 'post', id, page],
    queryFn: async () => {
      const result = await call(getPostStatistics, { params: { id }, query: windowQuery(page) })
      return isMissing(result) ? null : answerOf(result)
    },
  })
