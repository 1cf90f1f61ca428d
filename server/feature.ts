import type { FastifyInstance } from 'fastify'
import type { Client } from 'pg'
import type { Invalidations } from './cache/invalidations.ts'
import type { Config } from './config.ts'
import type { Database } from './database/connection.ts'
import type { CurrentSite } from './pages/current-site.ts'
import type { Storage } from './files/storage.ts'
import type { Route } from './http/call.ts'
import type { CheckLimit } from './http/limits.ts'
import type { Chore } from './jobs/clock.ts'
import type { Identify } from './http/session.ts'
import type { AnyJobKind, JobHandler, Jobs } from './jobs/queue.ts'
import type { Hub } from './live/hub.ts'
import type { RemoteHub } from './live/remote-hub.ts'
import type { LiveSources } from './live/sources.ts'
import type { Mailer } from './mail/mailer.ts'
import type { ViewerOf } from './pages/viewer-data.ts'
import type { Remote } from './remote/remote.ts'
import type { TrafficRecords } from './traffic/traffic-records.ts'

/** What stands before the features do. */
export interface Ground {
  config: Config
  database: Database
  invalidations: Invalidations
  mailer: Mailer
  storage: Storage
  /** Files that belong to one member and are never public. */
  archives: Storage
  remote: Remote
  viewerOf: ViewerOf
  /** Null where nobody wants them. */
  trafficRecords: TrafficRecords | null
  /** Keeps `site` (core) as the settings say. */
  currentSite: CurrentSite
  /** Takes lines in Turkish for whoever runs the site. */
  say: (line: string) => void
}

/** What the site gives its features to work with. */
export interface Parts extends Ground {
  jobs: Jobs
  hub: Hub | RemoteHub
}

/** For what is not a call, and has to do by itself what the frame does for calls. */
export interface AddressParts extends Parts {
  identify: Identify
  checkLimit: CheckLimit
}

/** A feature as one value: everything by which it takes part in the site. */
export interface Feature {
  /**
   * What the database must hold before anything is served; several processes may do it at once. Says, in Turkish,
   * what whoever runs the site has to know.
   */
  prepare?: (owner: Client) => Promise<string[] | void>
  /** The calls it answers. */
  routes?: (parts: Parts) => Route[]
  /** What it serves outside the API, such as feeds. */
  addresses?: (app: FastifyInstance, parts: AddressParts) => Promise<void>
  /** The kinds are known without the rest, because their queues are created before it is there. */
  jobs?: { kinds: AnyJobKind[]; handlers: (parts: Ground) => JobHandler[] }
  chores?: (parts: Parts) => Chore[]
  /** What it sends to readers of the stream. */
  live?: (parts: Ground) => LiveSources
}
