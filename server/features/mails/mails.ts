import type { Feature } from '../../feature.ts'
import { mailJobs, mailNews, queueMails } from './mails.jobs.ts'
import { mailRoutes, unsubscribePage } from './mails.routes.ts'

export const mails: Feature = {
  routes: mailRoutes,
  addresses: unsubscribePage,
  jobs: { kinds: [mailNews], handlers: mailJobs },
  chores: ({ database, jobs }) => [{ seconds: 10, run: () => queueMails(database, jobs) }],
}
