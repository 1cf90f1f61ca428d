import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { assemble } from './assembly.ts'
import { site as siteNow } from '../core/site.ts'
import { type Config, StartError } from './config.ts'
import { demoPassword } from '../demo/password.ts'
import { type DatabaseAddress, withOwner } from './database/address.ts'
import { locks } from './database/locks.ts'
import { openDatabase } from './database/open.ts'
import { openStorage } from './files/storage.ts'
import { firstSteps } from './first-steps.ts'
import { startClock } from './jobs/clock.ts'
import { outboxOf } from './mail/mailer.ts'
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
    await prepareDatabase(address, options.say)
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
    await owner.query('SELECT pg_advisory_lock($1)', [locks.demo])
    const { rowCount } = await owner.query('SELECT 1 FROM users LIMIT 1')
    if (rowCount !== 0) return
    say('Demo topluluğu yükleniyor…')
    // Only a first start needs it, and it would stay in the memory of every process.
    const { loadDemo, smallCommunity } = await import('../demo/load.ts')
    await loadDemo({ owner, storage: await openStorage(config) }, smallCommunity)
  })
}

async function startHttp(
  config: Config,
  address: DatabaseAddress,
  { isDevelopment, say, logger }: StartOptions,
  stops: Stops,
): Promise<FastifyInstance> {
  const onError = (error: Error): void => logger.error({ err: error }, 'background failure')
  const renderer = (app: FastifyInstance) =>
    isDevelopment ? developmentRenderer(app) : builtRenderer()
  const site = await assemble(config, address, { onError, stops, logger, renderer, say })
  const clock = startClock(site.chores, onError)
  stops.push(() => clock.stop())
  await listen(site.app, config)
  say(`${siteNow.name} hazır: ${siteNow.url}`)
  if (config.site.isDemo)
    say(`Demo hesapları: elif, deniz (e-postası onaysız), editor, admin; parola: ${demoPassword}`)
  if (config.smtpUrl === undefined) say(`Gönderilen e-postalar: ${outboxOf(config)}`)
  for (const line of await firstSteps(config, site.parts.database)) say(line)
  return site.app
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
