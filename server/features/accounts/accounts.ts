import type { Feature } from '../../feature.ts'
import { accountJobKinds, accountJobs } from './accounts.jobs.ts'
import { accountRoutes } from './accounts.routes.ts'
import { deleteExpired } from './accounts.sql.ts'

export const accounts: Feature = {
  routes: accountRoutes,
  jobs: { kinds: accountJobKinds, handlers: accountJobs },
  chores: ({ database }) => [{ seconds: 3600, run: () => deleteExpired(database) }],
}
