import type { Feature } from '../../feature.ts'
import { accountJobKinds, accountJobs } from './accounts.jobs.ts'
import { accountRoutes } from './accounts.routes.ts'
import { deleteExpired } from './accounts.sql.ts'
import { lookAgain } from './social-looks.ts'
import { emailChangeRoutes } from './email-change.routes.ts'
import { deleteOldChanges } from './email-change.sql.ts'
import { eraseDue } from './erasure.ts'

export const accounts: Feature = {
  routes: (parts) => [...accountRoutes(parts), ...emailChangeRoutes(parts)],
  jobs: { kinds: accountJobKinds, handlers: accountJobs },
  chores: (parts) => [
    { seconds: 3600, run: () => deleteExpired(parts.database) },
    { seconds: 3600, run: () => deleteOldChanges(parts.database) },
    { seconds: 30, run: () => lookAgain(parts) },
    { seconds: 600, run: () => eraseDue(parts) },
  ],
}
