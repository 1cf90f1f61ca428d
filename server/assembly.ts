import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { configureSite } from '../core/site.ts'
import { allRoutes, buildApp, type RendererMaker } from './app.ts'
import { Invalidations } from './cache/invalidations.ts'
import { type InvalidationListener, listenForInvalidations } from './cache/invalidation-listener.ts'
import type { Config } from './config.ts'
import type { DatabaseAddress } from './database/address.ts'
import { connect } from './database/connection.ts'
import type { Ground, Parts } from './feature.ts'
import { features } from './features.ts'
import { currentSite } from './features/site/site.public.ts'
import type { CurrentSite } from './pages/current-site.ts'
import { viewerCache } from './features/users/users.public.ts'
import { openStorage } from './files/storage.ts'
import type { Route } from './http/call.ts'
import type { Chore } from './jobs/clock.ts'
import { type JobHandler, startJobs, type Timing } from './jobs/queue.ts'
import { Hub } from './live/hub.ts'
import { RemoteHub } from './live/remote-hub.ts'
import { createMailer } from './mail/mailer.ts'
import { createRemote, type Remote } from './remote/remote.ts'
import { openTrafficRecords } from './traffic/traffic-records.ts'

export interface AssemblyOptions {
  onError: (error: Error) => void
  /** Takes what has to be stopped, in the order in which it was started. */
  stops: (() => Promise<unknown> | void)[]
  logger?: FastifyBaseLogger
  /** Left out where only the API is wanted, as most tests do. */
  renderer?: RendererMaker
  /** How other sites are asked; left out, as the configuration says. */
  remote?: Remote
  timing?: Timing
  say?: (line: string) => void
  /** Off: every answer is made anew. */
  isCached?: boolean
}

export interface Assembly {
  parts: Parts
  app: FastifyInstance
  routes: Route[]
  chores: Chore[]
  listener: InvalidationListener
}

/** Builds one process of the site from all its features, without opening a port or starting the clock. */
export async function assemble(
  config: Config,
  address: DatabaseAddress,
  { onError, stops, logger, renderer, timing, isCached = true, ...options }: AssemblyOptions,
): Promise<Assembly> {
  configureSite(config.site)
  const listener = await listenForInvalidations(address, onError)
  stops.push(() => listener.stop())
  const invalidations = isCached ? listener.invalidations : new Invalidations(() => false)
  const { database, close } = connect(address, onError, {
    invalidations,
    deadlines: config.databaseDeadlines,
  })
  stops.push(close)
  const mailer = createMailer(config)
  stops.push(() => mailer.close())
  const trafficRecords = openTrafficRecords(config, onError)
  stops.push(() => trafficRecords?.close())
  const ground: Ground = {
    config,
    database,
    invalidations,
    mailer,
    storage: await openStorage(config),
    archives: await openStorage(config, 'archives'),
    remote: options.remote ?? createRemote({ allowed: config.remoteAllow }),
    viewerOf: viewerCache(database, invalidations),
    trafficRecords,
    currentSite: currentSite({ config, database, invalidations }),
    say: options.say ?? (() => undefined),
  }
  await ground.currentSite.ready()
  const handlers = features
    .flatMap((feature) => feature.jobs?.handlers(ground) ?? [])
    .map((handler) => underCurrentName(handler, ground.currentSite))
  const jobs = await startJobs(address, handlers, onError, timing)
  stops.push(() => jobs.stop())
  const sources = features.flatMap((feature) => feature.live?.(ground) ?? [])
  const liveParts = { address, database, invalidations, sources, onError }
  const hub = config.hub ? new RemoteHub(config.hub, liveParts) : new Hub(liveParts)
  await hub.start()
  stops.push(() => hub.stop())
  const parts: Parts = { ...ground, jobs, hub }
  const routes = allRoutes(parts)
  const app = await buildApp(parts, routes, { logger, renderer })
  stops.push(() => closeHttp(app))
  const chores = features.flatMap((feature) => feature.chores?.(parts) ?? [])
  return { parts, app, routes, chores, listener }
}

/** What is mailed bears the name the site has by then. */
const underCurrentName = ({ kind, work }: JobHandler, site: CurrentSite): JobHandler => ({
  kind,
  work: async (data, attempt) => {
    await site.ready()
    return work(data, attempt)
  },
})

const patienceWithRequests = 20_000

/** Refuses new requests and lets running ones finish, up to a limit, so that a slow client cannot block the stop. */
async function closeHttp(app: FastifyInstance): Promise<void> {
  // A connection that served its last request would be kept open for the next one.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50)
  const cut = setTimeout(() => app.server.closeAllConnections(), patienceWithRequests)
  try {
    await app.close()
  } finally {
    clearInterval(sweep)
    clearTimeout(cut)
  }
}
