import type { Config } from '../../config.ts'
import type { Database } from '../../database/connection.ts'
import { handles, type JobHandler, type JobKind, type Jobs } from '../../jobs/queue.ts'
import { sharing } from '../../jobs/sharing.ts'
import type { Remote } from '../../remote/remote.ts'
import { deliver } from './deliver.ts'
import {
  deleteSubscription,
  type DuePush,
  findSubscription,
  gatherPushes,
  noteDone,
  notePushed,
  takeDuePushes,
} from './due-pushes.sql.ts'
import { newsFor } from './push-news.ts'

/** The pauses add up to an hour or two: later than that a push is no news. */
export const pushNews: JobKind<DuePush> = {
  name: 'push-news',
  retryDelay: 10,
  retryDelayMax: 600,
  retryLimit: 12,
  // One push server that answers late must not hold up the others.
  atOnce: 8,
}

interface PushParts {
  config: Config
  database: Database
  remote: Remote
}

/** What is pushed is read when it is sent: what was seen, deleted or hidden meanwhile is left out. */
export const pushJobs = ({ config, database, remote }: PushParts): JobHandler[] => {
  const gather = sharing(() => gatherPushes(database))
  return [
    handles(pushNews, async ({ subscriptionId: id }) => {
      // What has come since joins in: what it adds to would be pushed twice, or later than it happened.
      await gather()
      const subscription = await findSubscription(database, id)
      if (subscription === undefined) return
      for (const { notice, ids } of await newsFor(database, subscription)) {
        const isThere = await deliver(remote, config.mailFrom.address, subscription, notice)
        if (!isThere) return deleteSubscription(database, id)
        await notePushed(database, id, ids)
      }
      await noteDone(database, id, subscription)
    }),
  ]
}

export async function queuePushes(database: Database, jobs: Jobs): Promise<void> {
  await gatherPushes(database)
  await database.write(async (transaction) => {
    for (const due of await takeDuePushes(transaction)) await jobs.queue(transaction, pushNews, due)
  })
}
