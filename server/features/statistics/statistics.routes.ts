import {
  getMostReadPosts,
  getPostStatistics,
  getReadingHours,
  getStatistics,
  getStatisticsDays,
} from '../../../core/contracts/statistics.ts'
import type { Database } from '../../database/connection.ts'
import { notFound } from '../../errors.ts'
import { type Route, serve } from '../../http/call.ts'
import { refusals } from '../../messages.ts'
import { selectReadingHours } from './hours.sql.ts'
import { selectPostStatistics } from './post-statistics.sql.ts'
import { selectDays, selectFigures, selectMostRead } from './statistics.sql.ts'

/** Only ever the caller's own: no call names a member. */
export function statisticsRoutes({ database }: { database: Database }): Route[] {
  return [
    serve(getStatistics, ({ caller }) => selectFigures(database, caller.id)),

    serve(getStatisticsDays, ({ query: { startAt, endAt }, caller }) =>
      selectDays(database, caller.id, { startAt, endAt }),
    ),

    serve(getMostReadPosts, ({ query: { endAt }, caller }) =>
      selectMostRead(database, caller.id, endAt ?? null),
    ),

    serve(getPostStatistics, async ({ params, query: { startAt, endAt }, caller }) => {
      const range = { startAt, endAt }
      const statistics = await selectPostStatistics(database, caller.id, params.id, range)
      if (statistics === undefined) throw notFound(refusals.post.notFound)
      return statistics
    }),

    serve(getReadingHours, ({ caller }) => selectReadingHours(database, caller.id)),
  ]
}
