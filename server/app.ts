import { setTimeout } from 'node:timers/promises'
import { randomUUID } from 'node:crypto'
import fastifyCookie from '@fastify/cookie'
import fastifyStatic from '@fastify/static'
import fastifyUnderPressure from '@fastify/under-pressure'
import { sql } from 'kysely'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { ExpectedError, malformed } from './errors.ts'
import { bodyLimits, maxAddressLength } from '../core/limits.ts'
import { messages } from './messages.ts'
import { isSoundPath } from '../core/return-path.ts'
import '../core/validation.ts'
import type { Parts } from './feature.ts'
import { features } from './features.ts'
import { registerApi } from './http/api.ts'
import type { Route } from './http/call.ts'
import { documentationRoutes } from './http/documentation/documentation.routes.ts'
import { sendApiError } from './http/errors.ts'
import { type CheckLimit, limitChecker } from './http/limits.ts'
import { parseQueryLater, throwQueryFailure } from './http/query.ts'
import { securityHeaders, workerPolicy } from './http/security.ts'
import { type Identify, identifier } from './http/session.ts'
import { findUsername } from './http/session.sql.ts'
import { arrivalOptions, cutSlowBodies } from './http/slow-requests.ts'
import { sendFailedPage } from './pages/failed-page.ts'
import { registerPages } from './pages/pages.ts'
import type { Renderer } from './render.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Left out, a parameter that is given twice is refused. */
    mayRepeatParameters?: boolean
    /** Says how the site is, also while the database does not answer. */
    isHealth?: boolean
  }
}

export type RendererMaker = (app: FastifyInstance) => Promise<Renderer>

interface AppOptions {
  logger?: FastifyBaseLogger | undefined
  renderer?: RendererMaker | undefined
}

/** Every call the server answers; the documentation and the pages read the same list. */
export const allRoutes = (parts: Parts): Route[] =>
  features.flatMap((feature) => feature.routes?.(parts) ?? [])

export async function buildApp(
  parts: Parts,
  routes: Route[],
  { logger, renderer }: AppOptions,
): Promise<FastifyInstance> {
  const { config, invalidations } = parts
  const app = newServer(parts, logger)
  await app.register(fastifyCookie)
  // A sample without any measurement counts as endless delay, so one lasts as long as the delay.
  await app.register(fastifyUnderPressure, {
    maxEventLoopDelay: config.mostDelay,
    sampleInterval: Math.max(1000, config.mostDelay),
    retryAfter: 5,
  })
  const headers = securityHeaders()
  app.addHook('onRequest', async (request, reply) => {
    const { isHealth, mayRepeatParameters } = request.routeOptions.config
    if (!isHealth) await parts.currentSite.ready()
    void reply.headers(headers).header('X-Request-Id', request.id)
    if (request.url.length > maxAddressLength) throw new ExpectedError(414, messages.longAddress)
    if (!isSoundPath(request.url.split('?', 1)[0]!)) throw malformed(messages.malformedAddress)
    if (!mayRepeatParameters) throwQueryFailure(request.query)
  })
  registerHealth(app, parts)
  const identify = identifier(parts.database, invalidations)
  const checkLimit = limitChecker(app, config.limitFactor, (email) =>
    findUsername(parts.database, email),
  )
  await app.register(
    async (api) => {
      registerApi(api, {
        ...{ routes, identify, invalidations, checkLimit },
        dataDir: config.dataDir,
      })
      documentationRoutes(api, routes)
    },
    { prefix: config.site.apiBase },
  )
  for (const { addresses } of features)
    if (addresses !== undefined) await app.register(addresses, { ...parts, identify, checkLimit })
  if (renderer !== undefined)
    await addPages(app, await renderer(app), { ...parts, routes, identify, checkLimit })
  return app
}

function newServer({ config, trafficRecords }: Parts, logger?: FastifyBaseLogger): FastifyInstance {
  const app = Fastify({
    ...(logger && { loggerInstance: logger }),
    bodyLimit: bodyLimits.bytes,
    ...arrivalOptions(config.arrivalLimits),
    // Only whoever connects: what stands further left in the header anybody can have written.
    trustProxy: config.trustProxy === true ? (_, hop) => hop === 0 : config.trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    forceCloseConnections: 'idle',
    routerOptions: {
      ignoreTrailingSlash: true,
      maxParamLength: 300,
      querystringParser: parseQueryLater,
    },
    // An address that the router cannot even read, before any part of the site is chosen.
    frameworkErrors: (thrown, request, reply) => {
      trafficRecords?.watch(request, reply)
      const isCall = request.url.startsWith(`${config.site.apiBase}/`)
      const send = isCall ? sendApiError : sendFailedPage
      send(thrown, request, reply)
    },
  })
  if (trafficRecords !== null)
    app.addHook('onRequest', async (request, reply) => trafficRecords.watch(request, reply))
  cutSlowBodies(app, config.arrivalLimits)
  // The route's pattern instead of the address: nothing personal reaches the log.
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    })
  })
  return app
}

/** In milliseconds: a database that does not answer is not waited for as long as for a reader. */
const readyWithin = 2000

function registerHealth(app: FastifyInstance, { database, invalidations }: Parts): void {
  const health = { logLevel: 'warn', config: { isHealth: true } } as const
  app.get('/healthz', health, async () => ({ status: 'ok' }))
  app.get('/readyz', health, async (_, reply) => {
    const asked = sql`SELECT 1`.execute(database).then(
      () => true,
      () => false,
    )
    const isReachable = await Promise.race([asked, setTimeout(readyWithin, false, { ref: false })])
    if (!isReachable) return reply.status(503).send({ status: 'database unreachable' })
    if (invalidations.isReceiving) return { status: 'ready' }
    return reply.status(503).send({ status: 'invalidations not received' })
  })
}

async function addPages(
  app: FastifyInstance,
  renderer: Renderer,
  parts: Parts & { routes: Route[]; identify: Identify; checkLimit: CheckLimit },
): Promise<void> {
  if (renderer.isFinal)
    await app.register(fastifyStatic, {
      root: new URL('../dist/client/', import.meta.url).pathname,
      wildcard: false,
      index: false,
      preCompressed: true,
      setHeaders: (reply, file) => {
        // Names in assets carry a hash of their content.
        const isHashed = file.includes('/assets/')
        void reply.header(
          'Cache-Control',
          isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        )
        if (file.endsWith('/sw.js')) void reply.header('Content-Security-Policy', workerPolicy)
      },
    })
  registerPages(app, { ...parts, renderer })
}
