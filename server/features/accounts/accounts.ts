import type { Feature } from '../../feature.ts'
import { accountJobKinds, accountJobs } from './accounts.jobs.ts'
import { accountRoutes } from './accounts.routes.ts'
import { deleteExpired } from './accounts.sql.ts'
import { lookAgain } from './social-looks.ts'

export const accounts: Feature = {
  routes: accountRoutes,
  jobs: { kinds: accountJobKinds, handlers: accountJobs },
  chores: ({ database, remote, jobs }) => [
    { seconds: 3600, run: () => deleteExpired(database) },
    { seconds: 30, run: () => lookAgain(database, remote, jobs) },
  ],
}
