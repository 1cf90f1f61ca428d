import type { Feature } from '../../feature.ts'
import { caseJobs, mailDecision } from './cases.jobs.ts'
import { caseRoutes } from './cases.routes.ts'
import { foldTallies } from './cases.sql.ts'

export const cases: Feature = {
  routes: caseRoutes,
  jobs: { kinds: [mailDecision], handlers: caseJobs },
  chores: ({ database }) => [{ seconds: 5, run: () => foldTallies(database) }],
}
