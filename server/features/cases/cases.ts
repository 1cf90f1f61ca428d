import type { Feature } from '../../feature.ts'
import { caseRoutes } from './cases.routes.ts'
import { foldTallies } from './cases.sql.ts'

export const cases: Feature = {
  routes: caseRoutes,
  chores: ({ database }) => [{ seconds: 5, run: () => foldTallies(database) }],
}
