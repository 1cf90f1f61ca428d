import {
  getMostReadPosts,
  getStatistics,
  getStatisticsDays,
} from '../../../core/contracts/statistics.ts'
import type { Database } from '../../database/connection.ts'
import { type Route, serve } from '../../http/call.ts'
import { selectDays, selectFigures, selectMostRead } from './statistics.sql.ts'

/** Only ever the caller's own: no call names a member. */
export function statisticsRoutes({ database }: { database: Database }): Route[] {
  return [
    serve(getStatistics, ({ caller }) => selectFigures(database, caller.id)),

    serve(getStatisticsDays, async ({ query: { startAt, endAt }, caller }) => ({
      days: await selectDays(database, caller.id, { startAt, endAt }),
    })),

    serve(getMostReadPosts, ({ query: { endAt }, caller }) =>
      selectMostRead(database, caller.id, endAt ?? null),
    ),
  ]
}
