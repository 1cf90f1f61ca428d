import type { Feature } from '../../feature.ts'
import { holdRoutes } from './holds.routes.ts'
import { forgetPrints } from './holds.sql.ts'

export const holds: Feature = {
  routes: holdRoutes,
  chores: ({ database }) => [{ seconds: 3600, run: () => forgetPrints(database) }],
}
