import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { buildApp } from './app.ts'
import { listenForInvalidations } from './cache/listener.ts'
import { type Config, StartError } from './config.ts'
import { demoPassword, loadDemo, smallCommunity } from '../demo/load.ts'
import { type DatabaseAddress, withOwner } from './database/address.ts'
import { connect, type Database } from './database/connection.ts'
import { openDatabase } from './database/open.ts'
import { accountJobs } from './features/accounts/accounts.jobs.ts'
import { deleteExpired } from './features/accounts/accounts.sql.ts'
import { fileChores } from './features/files/files.jobs.ts'
import { foldTallies } from './features/posts/counts.sql.ts'
import { forgetOldCountChanges } from './features/tags/tag-list.sql.ts'
import { tellFollowersOfNewPosts } from './features/notifications/new-posts.sql.ts'
import { viewCounter } from './features/posts/views.ts'
import { forgetOldViews } from './features/posts/views.sql.ts'
import { forgetOldPageHeads } from './features/url-metas/url-metas.sql.ts'
import { eraseDeleted } from './features/writing/deleted.sql.ts'
import { publishPlanned } from './features/writing/planned.sql.ts'
import { firstSteps } from './first-steps.ts'
import { openStorage } from './files/storage.ts'
import { type Chore, startClock } from './jobs/clock.ts'
import { startJobs } from './jobs/queue.ts'
import { createMailer, outboxOf } from './mail/mailer.ts'
import { prepareDatabase } from './prepare.ts'
import { builtRenderer, developmentRenderer } from './render.ts'

export interface RunningSite {
  app: FastifyInstance
  stop(): Promise<void>
}

interface StartOptions {
  isDevelopment?: boolean
  /** Takes lines in Turkish for whoever watches the start. */
  say: (line: string) => void
  logger: Logger
}

type Stops = (() => Promise<unknown> | void)[]

/** Backwards, and to the end: what cannot be stopped must not keep the rest running. */
async function stopAll(stops: Stops, logger: Logger): Promise<void> {
  for (const step of stops.splice(0).reverse())
    try {
      await step()
    } catch (error) {
      logger.error({ err: error }, 'stopping failed')
    }
}

/** Config → database → jobs → http; and in the reverse order when it stops. */
export async function startSite(config: Config, options: StartOptions): Promise<RunningSite> {
  const stops: Stops = []
  const stop = (): Promise<void> => stopAll(stops, options.logger)
  try {
    const { address, close } = await openDatabase(config, options.say)
    stops.push(close)
    await prepareDatabase(address)
    await loadDemoOnce(config, address, options.say)
    return { app: await startHttp(config, address, options, stops), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** A site without an address of its own shows what it is made for. */
async function loadDemoOnce(
  config: Config,
  address: DatabaseAddress,
  say: (line: string) => void,
): Promise<void> {
  if (!config.site.isDemo) return
  await withOwner(address, async (owner) => {
    // Let go with the connection: of several processes one loads, the others wait for it.
    await owner.query('SELECT pg_advisory_lock(7407206)')
    const { rowCount } = await owner.query('SELECT 1 FROM users LIMIT 1')
    if (rowCount !== 0) return
    say('Demo topluluğu yükleniyor…')
    await loadDemo(owner, smallCommunity)
  })
}

const chores = (database: Database): Chore[] => [
  { seconds: 1, run: () => publishPlanned(database) },
  { seconds: 1, run: () => tellFollowersOfNewPosts(database) },
  { seconds: 0.25, run: () => foldTallies(database) },
  { seconds: 300, run: () => forgetOldCountChanges(database) },
  { seconds: 3600, run: () => forgetOldViews(database) },
  { seconds: 3600, run: () => forgetOldPageHeads(database) },
  { seconds: 3600, run: () => deleteExpired(database) },
  { seconds: 3600, run: () => eraseDeleted(database) },
]

async function startHttp(
  config: Config,
  address: DatabaseAddress,
  { isDevelopment, say, logger }: StartOptions,
  stops: Stops,
): Promise<FastifyInstance> {
  const logError = (error: Error): void => logger.error({ err: error }, 'background failure')
  const listener = await listenForInvalidations(address, logError)
  stops.push(() => listener.stop())
  const { invalidations } = listener
  const { database, close } = connect(address, logError, { invalidations })
  stops.push(close)
  const mailer = createMailer(config)
  stops.push(() => mailer.close())
  const jobs = await startJobs(address, accountJobs(database, mailer), logError)
  stops.push(() => jobs.stop())
  const storage = await openStorage(config)
  const clock = startClock([...chores(database), ...fileChores({ database, storage })], logError)
  stops.push(() => clock.stop())
  const views = viewCounter(database)
  stops.push(() => views.stop())
  const app = await buildApp({
    config,
    database,
    jobs,
    storage,
    views,
    invalidations,
    logger,
    renderer: (server) =>
      isDevelopment ? developmentRenderer(config.site, server) : builtRenderer(config.site),
  })
  stops.push(() => closeHttp(app))
  await listen(app, config)
  say(`${config.site.name} hazır: ${config.site.url}`)
  if (config.site.isDemo)
    say(`Demo hesapları: elif, deniz (e-postası onaysız), editor, admin; parola: ${demoPassword}`)
  if (config.smtpUrl === undefined) say(`Gönderilen e-postalar: ${outboxOf(config)}`)
  for (const line of await firstSteps(config, database)) say(line)
  return app
}

const patienceWithRequests = 20_000

/** No new requests, running ones finish; whoever dawdles over one does not hold the site up for ever. */
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

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port, listenTextResolver: () => 'listening' })
  } catch (error) {
    const why = refusals[(error as NodeJS.ErrnoException).code ?? '']
    throw why === undefined ? error : new StartError(why(port, host))
  }
}

const refusals: Record<string, (port: number, host: string) => string> = {
  EADDRINUSE: (port) => `${port} numaralı kapı dolu; PORT ile başka bir kapı verin.`,
  EACCES: (port) => `${port} numaralı kapıyı açmaya izniniz yok; PORT ile başka bir kapı verin.`,
  EADDRNOTAVAIL: (_, host) => `HOST geçersiz: ${host} bu makinenin bir adresi değil.`,
  ENOTFOUND: (_, host) => `HOST geçersiz: ${host} diye bir adres yok.`,
}
