import type { FastifyInstance } from 'fastify'
import type { Invalidations } from './cache/invalidations.ts'
import type { Config } from './config.ts'
import type { Database } from './database/connection.ts'
import type { Storage } from './files/storage.ts'
import type { Route } from './http/call.ts'
import type { CheckLimit } from './http/limits.ts'
import type { Chore } from './jobs/clock.ts'
import type { AnyJobKind, JobHandler, Jobs } from './jobs/queue.ts'
import type { Mailer } from './mail/mailer.ts'
import type { ViewerOf } from './pages/viewer-data.ts'
import type { Remote } from './remote/remote.ts'

/** What the site gives its features to work with. */
export interface Parts {
  config: Config
  database: Database
  invalidations: Invalidations
  mailer: Mailer
  storage: Storage
  remote: Remote
  viewerOf: ViewerOf
  jobs: Jobs
}

/** A feature as one value: everything by which it takes part in the site. */
export interface Feature {
  /** The calls it answers. */
  routes?: (parts: Parts) => Route[]
  /** What it serves outside the API, such as feeds. */
  addresses?: (app: FastifyInstance, parts: Parts & { checkLimit: CheckLimit }) => Promise<void>
  /** The kinds are known without the rest, because their queues are created before it is there. */
  jobs?: { kinds: AnyJobKind[]; handlers: (parts: Omit<Parts, 'jobs'>) => JobHandler[] }
  chores?: (parts: Parts) => Chore[]
}
