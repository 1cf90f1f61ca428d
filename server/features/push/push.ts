import webPush from 'web-push'
import type { Feature } from '../../feature.ts'
import { pushJobs, pushNews, queuePushes } from './push.jobs.ts'
import { pushRoutes } from './push.routes.ts'
import { insertKeys } from './push.sql.ts'

export const push: Feature = {
  prepare: (owner) => insertKeys(owner, webPush.generateVAPIDKeys()),
  routes: pushRoutes,
  jobs: { kinds: [pushNews], handlers: pushJobs },
  chores: ({ database, jobs }) => [{ seconds: 5, run: () => queuePushes(database, jobs) }],
}
