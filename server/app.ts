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
import { configureSite } from '../core/site.ts'
import '../core/validation.ts'
import type { Invalidations } from './cache/invalidations.ts'
import type { Config } from './config.ts'
import type { Database } from './database/connection.ts'
import { applauseRoutes } from './features/applauses/applauses.routes.ts'
import { bookmarkRoutes } from './features/bookmarks/bookmarks.routes.ts'
import { notificationRoutes } from './features/notifications/notifications.routes.ts'
import { reportRoutes } from './features/reports/reports.routes.ts'
import { silenceRoutes } from './features/silences/silences.routes.ts'
import { accountRoutes } from './features/accounts/accounts.routes.ts'
import { categoryRoutes } from './features/categories/categories.routes.ts'
import { commentRoutes } from './features/comments/comments.routes.ts'
import { embedRoutes } from './features/embeds/embeds.routes.ts'
import { feedRoutes } from './features/feeds/feeds.routes.ts'
import { fileRoutes } from './features/files/files.routes.ts'
import { uploadedPictureRoutes } from './features/files/uploads.routes.ts'
import { homeRoutes } from './features/home/home.routes.ts'
import { mentionRoutes } from './features/mentions/mentions.routes.ts'
import { postRoutes } from './features/posts/posts.routes.ts'
import type { ViewCounter } from './features/posts/views.ts'
import { relationshipRoutes } from './features/relationships/relationships.routes.ts'
import { sitemapRoutes } from './features/sitemap/sitemap.routes.ts'
import { socialCardRoutes } from './features/social-cards/social-cards.routes.ts'
import { tagRoutes } from './features/tags/tags.routes.ts'
import { urlMetaRoutes } from './features/url-metas/url-metas.routes.ts'
import { userRoutes } from './features/users/users.routes.ts'
import { viewerCache, type ViewerOf } from './features/users/users.public.ts'
import { writingRoutes } from './features/writing/writing.routes.ts'
import type { Storage } from './files/storage.ts'
import { registerApi } from './http/api.ts'
import type { Route } from './http/call.ts'
import { documentationRoutes } from './http/documentation/documentation.routes.ts'
import { sendApiError } from './http/errors.ts'
import { type CheckLimit, limitChecker } from './http/limits.ts'
import { parseQueryLater, throwQueryFailure } from './http/query.ts'
import { securityHeaders } from './http/security.ts'
import { arrivalOptions, cutSlowBodies } from './http/slow-requests.ts'
import { type Identify, identifier } from './http/session.ts'
import type { Jobs } from './jobs/queue.ts'
import { sendFailedPage } from './pages/failed-page.ts'
import { registerPages } from './pages/pages.ts'
import { createRemote, type Remote } from './remote/remote.ts'
import type { Renderer } from './render.ts'

export interface AppParts {
  config: Config
  database: Database
  jobs: Jobs
  storage: Storage
  views: ViewCounter
  invalidations: Invalidations
  logger?: FastifyBaseLogger
  /** How other sites are asked; left out, as the configuration says. */
  remote?: Remote
  /** Left out where only the API is wanted, as most tests do. */
  renderer?: (app: FastifyInstance) => Promise<Renderer>
}

/** Every call the server answers; the documentation and the pages read the same list. */
export function allRoutes(parts: AppParts & { viewerOf: ViewerOf }): Route[] {
  const { database, config } = parts
  const remote = parts.remote ?? createRemote({ allowed: config.remoteAllow })
  return [
    ...accountRoutes(parts),
    ...userRoutes(parts),
    ...mentionRoutes(parts),
    ...relationshipRoutes(parts),
    ...postRoutes(parts),
    ...writingRoutes(parts),
    ...embedRoutes({ database, remote }),
    ...urlMetaRoutes({ database, remote }),
    ...commentRoutes(parts),
    ...categoryRoutes(parts),
    ...tagRoutes(parts),
    ...homeRoutes(parts),
    ...silenceRoutes(parts),
    ...reportRoutes(parts),
    ...notificationRoutes(parts),
    ...bookmarkRoutes(parts),
    ...applauseRoutes(parts),
    ...fileRoutes(parts),
  ]
}

export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config } = parts
  configureSite(config.site)
  const app = newServer(parts)
  await app.register(fastifyCookie)
  // A sample without any measurement counts as endless delay, so one lasts as long as the delay.
  await app.register(fastifyUnderPressure, {
    maxEventLoopDelay: config.mostDelay,
    sampleInterval: Math.max(1000, config.mostDelay),
    retryAfter: 5,
  })
  const headers = securityHeaders()
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers).header('X-Request-Id', request.id)
    if (request.url.length > maxAddressLength) throw new ExpectedError(414, messages.longAddress)
    if (!isSoundPath(request.url.split('?', 1)[0]!)) throw malformed(messages.malformedAddress)
    throwQueryFailure(request.query)
  })
  registerHealth(app, parts)
  const { invalidations } = parts
  const identify = identifier(parts.database, invalidations)
  const checkLimit = limitChecker(app, config.limitFactor)
  const viewerOf = viewerCache(parts.database, invalidations)
  const routes = allRoutes({ ...parts, viewerOf })
  await app.register(
    async (api) => {
      registerApi(api, { routes, identify, invalidations, checkLimit })
      documentationRoutes(api, routes)
    },
    { prefix: config.site.apiBase },
  )
  await app.register(feedRoutes, { database: parts.database, invalidations, checkLimit })
  await app.register(sitemapRoutes, { database: parts.database, checkLimit })
  await app.register(socialCardRoutes, { database: parts.database })
  await app.register(uploadedPictureRoutes, { storage: parts.storage })
  if (parts.renderer !== undefined)
    await addPages(app, parts, { routes, identify, viewerOf, checkLimit })
  return app
}

function newServer({ config, logger }: AppParts): FastifyInstance {
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
      const isCall = request.url.startsWith(`${config.site.apiBase}/`)
      const send = isCall ? sendApiError : sendFailedPage
      send(thrown, request, reply)
    },
  })
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

function registerHealth(app: FastifyInstance, { database, invalidations }: AppParts): void {
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }))
  app.get('/readyz', { logLevel: 'warn' }, async (_, reply) => {
    try {
      await sql`SELECT 1`.execute(database)
    } catch {
      return reply.status(503).send({ status: 'database unreachable' })
    }
    if (invalidations.isReceiving) return { status: 'ready' }
    return reply.status(503).send({ status: 'invalidations not received' })
  })
}

async function addPages(
  app: FastifyInstance,
  parts: AppParts,
  shared: { routes: Route[]; identify: Identify; viewerOf: ViewerOf; checkLimit: CheckLimit },
): Promise<void> {
  const renderer = await parts.renderer!(app)
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
      },
    })
  registerPages(app, { ...shared, renderer, invalidations: parts.invalidations })
}
