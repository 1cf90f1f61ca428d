import type { Feature } from '../../feature.ts'
import { dashboardRoutes } from './dashboard.routes.ts'

export const dashboard: Feature = {
  routes: dashboardRoutes,
  chores: ({ trafficRecords }) =>
    trafficRecords === null ? [] : [{ seconds: 3600, run: () => trafficRecords.removeOld() }],
}
