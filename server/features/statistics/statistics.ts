import type { Feature } from '../../feature.ts'
import { forgetOldHours } from './hours.sql.ts'
import { statisticsRoutes } from './statistics.routes.ts'
import { foldStatistics } from './statistics.sql.ts'

export const statistics: Feature = {
  routes: statisticsRoutes,
  chores: ({ database }) => [
    { seconds: 1, run: () => foldStatistics(database) },
    { seconds: 3600, run: () => forgetOldHours(database) },
  ],
}
