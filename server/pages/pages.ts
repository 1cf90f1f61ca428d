import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { malformed, methodNotAllowed } from '../errors.ts'
import { messages } from '../messages.ts'
import { returnCookie } from '../../core/return-cookie.ts'
import { suspendedPath } from '../../core/paths.ts'
import { localPath } from '../../core/return-path.ts'
import { site } from '../../core/site.ts'
import type { PageConfig } from '../../web/page.ts'
import type { Invalidations } from '../cache/invalidations.ts'
import type { Config } from '../config.ts'
import type { CurrentSite } from './current-site.ts'
import { acceptsGzip, isKnown } from '../http/answer-cache.ts'
import type { Caller, Route } from '../http/call.ts'
import { directCalls } from '../http/direct-call.ts'
import { offerForgeryToken } from '../http/forgery.ts'
import type { CheckLimit } from '../http/limits.ts'
import type { Identify } from '../http/session.ts'
import type { Renderer } from '../render.ts'
import { sendFailedPage } from './failed-page.ts'
import type { RenderedPage } from './page-cache.ts'
import { publicPages } from './public-pages.ts'
import { renderQueue } from './rendering.ts'
import { type SealedViewerData, type ViewerOf, viewerDataOfMembers } from './viewer-data.ts'

interface PagesParts {
  config: Config
  renderer: Renderer
  routes: Route[]
  identify: Identify
  checkLimit: CheckLimit
  invalidations: Invalidations
  viewerOf: ViewerOf
  currentSite: CurrentSite
}

/** Everything that is not the API and not a file is a page. */
export function registerPages(app: FastifyInstance, parts: PagesParts): void {
  const { renderer, routes, identify, checkLimit, invalidations, currentSite } = parts
  const { isFinal } = renderer
  const onFailure = (error: unknown): void => app.log.error({ err: error }, 'call failed')
  const render = renderQueue(renderer, parts.config.hub, (error) =>
    app.log.error({ err: error }, 'page failed'),
  )
  const pages = publicPages({ render, routes, invalidations, isFinal, onFailure, currentSite })
  const viewerDataOf = viewerDataOfMembers(parts.viewerOf)

  const send = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    offerForgeryToken(request, reply)
    const cached = pages.find(request.url)
    const config = cached?.config ?? renderer.pageAt(readablePath(request.url))
    const { caller } = await identify(request, reply)
    const detour = detourFor(config, caller, request)
    if (detour !== null) return sendElsewhere(reply, detour, request)
    const page = cached ?? (await pageFor(config, request, caller))
    if (page.location !== null)
      return reply.redirect(page.location, page.status === 301 ? 301 : 302)
    const viewerData = await viewerDataOf(caller?.id ?? null)
    return sendPage(request, reply, page, { viewerData, isVisitor: caller === null, isFinal })
  }

  const pageFor = async (
    config: PageConfig,
    request: FastifyRequest,
    caller: Caller | null,
  ): Promise<RenderedPage> => {
    // Rendered for each request, so that no spelling of its address needs to be the one that is cached.
    const isForOne = config.signIn || config.isPersonal
    const href = isForOne ? request.url : hrefOf(request.url, config.query)
    const isPublic =
      !config.signIn && config.isCached && !config.isPersonal && isPlainlySpelled(href)
    const cached = isPublic ? pages.find(href) : undefined
    if (cached !== undefined) return cached
    await checkLimit({ name: 'page', limit: 'page' }, request, caller)
    if (config.isPersonal && caller !== null) return renderPrivately(caller, href, config)
    if (!isPublic) return renderFor(config.signIn ? caller : null, href, config)
    const page = await pages.get(href, config)
    if (page.status !== 404 || !config.mayBePrivate || caller === null) return page
    return renderPrivately(caller, href, config)
  }

  /** Sent like any page that needs a member: no cache here, no cache in the browser. */
  const renderPrivately = async (
    caller: Caller,
    href: string,
    config: PageConfig,
  ): Promise<RenderedPage> => ({
    ...(await renderFor(caller, href, config)),
    config: { ...config, signIn: true },
  })

  const renderFor = (caller: Caller | null, href: string, config: PageConfig) => {
    const reading = { caller, dependsOn: () => undefined }
    return render(href, config, directCalls(routes, reading, onFailure))
  }

  app.get('/*', send)
  // A form sent before its page came alive is not read, and the page is shown again. The default
  // parsers would read a body of any method, and refuse a long one before 405 could be said.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume()
    done(null)
  })
  app.post('/*', (request, reply) => reply.redirect(localPath(request.url) ?? '/', 303))
  app.setNotFoundHandler(otherMethods(send))
  app.setErrorHandler(sendFailedPage)
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { config, joined, status, policy }: RenderedPage,
  {
    viewerData,
    isVisitor,
    isFinal,
  }: { viewerData: SealedViewerData; isVisitor: boolean; isFinal: boolean },
): FastifyReply {
  void reply.status(status).headers(config.signIn ? headers.ofMember : headers.ofAnyone)
  if (status === 200 && !config.signIn) {
    const tag = `W/"${joined.hash}${viewerData.hash}"`
    void reply.header('ETag', tag)
    if (isKnown(tag, request)) return reply.status(304).send()
  }
  if (isFinal) void reply.header('Content-Security-Policy', policy)
  void reply.header('Content-Type', 'text/html; charset=utf-8')
  if (!acceptsGzip(request)) return reply.send(joined.plain(viewerData.bytes))
  void reply.header('Content-Encoding', 'gzip')
  return reply.send(isVisitor ? joined.commonGzip(viewerData.bytes) : joined.gzip(viewerData.bytes))
}

const headers = {
  ofAnyone: { 'Cache-Control': 'private, no-cache', Vary: 'Cookie, Accept-Encoding' },
  ofMember: { 'Cache-Control': 'private, no-store', Vary: 'Cookie, Accept-Encoding' },
}

type Send = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Reached by whatever is no GET or POST, and by GET where another route gave up. */
const otherMethods =
  (send: Send): Send =>
  async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return send(request, reply)
    if (request.method !== 'OPTIONS') throw methodNotAllowed(methodsOfPages)
    return reply.status(204).header('Allow', methodsOfPages.join(', ')).send()
  }

const methodsOfPages = ['GET', 'HEAD', 'POST']

/** An address with nothing but what its page knows, in one order: a page has one rendering. */
function hrefOf(url: string, known: string[]): string {
  const [path, query] = url.split(/\?(.*)/s)
  if (query === undefined) return url
  const given = new URLSearchParams(query)
  const used = known.flatMap((name) => (given.has(name) ? [[name, given.get(name)!]] : []))
  return used.length === 0 ? path! : `${path}?${new URLSearchParams(used)}`
}

/** Another spelling of the same address (`/%6besfet`) is rendered for its asker alone. */
const isPlainlySpelled = (href: string): boolean =>
  encodeURI(readablePath(href)) === href.split('?')[0]

/** The path as a page sees it; an address that cannot be decoded is the asker's mistake. */
function readablePath(url: string): string {
  const path = url.split('?')[0]!
  try {
    return decodeURI(path).replace(/(?<!\/)\/+$/, '') || '/'
  } catch {
    throw malformed(messages.malformedAddress)
  }
}

function detourFor(
  config: PageConfig,
  caller: Caller | null,
  request: FastifyRequest,
): string | null {
  if (config.signIn && caller === null) return site.loginPath
  if (caller?.isSuspended && !config.whenSuspended) return suspendedPath
  if (config.visitorsOnly && caller !== null) return localPath(request.cookies[returnCookie]) ?? '/'
  return null
}

/** The path a visitor asked for is kept, so that signing in leads back to it. */
function sendElsewhere(reply: FastifyReply, path: string, request: FastifyRequest): FastifyReply {
  if (path === site.loginPath)
    void reply.setCookie(returnCookie, request.url, { path: '/', sameSite: 'lax', maxAge: 3600 })
  else void reply.clearCookie(returnCookie, { path: '/' })
  return reply.header('Cache-Control', 'no-store').redirect(path, 302)
}
