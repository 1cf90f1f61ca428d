import { queryOptions } from '@tanstack/react-query'
import { getMostReadPosts, getStatistics, getStatisticsDays } from '../../calls/statistics.gen.ts'
import { answerOf, type MakeCall } from '../../api.ts'
import { windowOf } from './window.ts'

const statisticsKey = ['statistics']

export const figuresQuery = (call: MakeCall) =>
  queryOptions({
    queryKey: [...statisticsKey, 'figures'],
    queryFn: async () => answerOf(await call(getStatistics)),
  })

/** Of a window of 30 days, counted back from today. */
export const daysQuery = (call: MakeCall, page: number) =>
  queryOptions({
    queryKey: [...statisticsKey, 'days', page],
    queryFn: async () => {
      const { startAt, endAt } = windowOf(page, new Date())
      const query = { startAt: String(startAt), endAt: String(endAt) }
      return answerOf(await call(getStatisticsDays, { query })).days
    },
  })

/** Of the month in which the window ends. */
export const mostReadQuery = (call: MakeCall, page: number) =>
  queryOptions({
    queryKey: [...statisticsKey, 'most-read', page],
    queryFn: async () => {
      const { endAt } = windowOf(page, new Date())
      return answerOf(await call(getMostReadPosts, { query: { endAt: String(endAt) } }))
    },
  })
