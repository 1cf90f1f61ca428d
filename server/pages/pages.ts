import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { malformed, methodNotAllowed } from '../../core/errors.ts'
import { messages } from '../../core/messages.ts'
import { localPath, returnCookie } from '../../core/return-path.ts'
import { site } from '../../core/site.ts'
import type { CurrentUser } from '../../core/users.ts'
import type { PageConfig } from '../../web/page.ts'
import type { Caller, Route } from '../http/call.ts'
import { directCalls } from '../http/direct-call.ts'
import { offerForgeryToken } from '../http/forgery.ts'
import type { Identify } from '../http/session.ts'
import type { Changes } from '../live/changes.ts'
import type { Renderer } from '../render.ts'
import { sendFailedPage } from './failed-page.ts'
import type { StoredPage } from './page-memory.ts'
import { type PageOrPlace, publicPages, renderStored } from './public-pages.ts'
import { newMarks } from './marks.ts'
import { type SealedVisit, visits } from './visits.ts'

interface PagesParts {
  renderer: Renderer
  routes: Route[]
  identify: Identify
  changes: Changes
  loadViewer: (userId: number) => Promise<CurrentUser>
}

/** Everything that is not the API and not a file is a page. */
export function registerPages(app: FastifyInstance, parts: PagesParts): void {
  const { renderer, routes, identify, changes } = parts
  const marks = newMarks()
  const onFailure = (error: unknown): void => app.log.error({ err: error }, 'call failed')
  const pages = publicPages({ renderer, routes, changes, marks, onFailure })
  const visitOf = visits(changes, parts.loadViewer)

  const send = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    offerForgeryToken(request, reply)
    const kept = pages.kept(request.url)
    const config = kept?.config ?? renderer.pageAt(readablePath(request.url))
    const { caller } = await identify(request, reply)
    const detour = detourFor(config, caller, request)
    if (detour !== null) return sendElsewhere(reply, detour, request)
    const page = kept ?? (await pageFor(config, request.url, caller))
    if (typeof page === 'string') return reply.redirect(page, 302)
    return sendPage(request, reply, page, await visitOf(caller?.id ?? null), caller === null)
  }

  const pageFor = async (
    config: PageConfig,
    url: string,
    caller: Caller | null,
  ): Promise<PageOrPlace> => {
    if (config.signIn) return renderFor(caller, url, config)
    const page = await (hasOnlyQuery(url, config.query)
      ? pages.make(url, config)
      : renderFor(null, url, config))
    const isMissing = typeof page !== 'string' && page.status === 404
    if (!isMissing || !config.mayBePrivate || caller === null) return page
    // Sent like any page that needs a member: no cache here, no cache in the browser.
    return renderFor(caller, url, { ...config, signIn: true })
  }

  const renderFor = (caller: Caller | null, url: string, config: PageConfig) =>
    renderStored({ renderer, marks }, url, config, directCalls(routes, caller, { onFailure }))

  app.get('/*', send)
  // A form sent before its page came alive: nothing is read from it, and the page is shown again.
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume()
    done(null)
  })
  app.post('/*', (request, reply) => reply.redirect(localPath(request.url) ?? '/', 303))
  app.setNotFoundHandler(otherMethods(send))
  app.setErrorHandler(sendFailedPage)

  function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    { config, joined, status, policy }: StoredPage,
    visit: SealedVisit,
    isVisitor: boolean,
  ): FastifyReply {
    void reply.status(status).headers(config.signIn ? headers.ofMember : headers.ofAnyone)
    if (status === 200 && !config.signIn) {
      const tag = `W/"${joined.hash}${visit.hash}"`
      void reply.header('ETag', tag)
      if (request.headers['if-none-match'] === tag) return reply.status(304).send()
    }
    if (renderer.isFinal) void reply.header('Content-Security-Policy', policy)
    void reply.header('Content-Type', 'text/html; charset=utf-8')
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
      return reply.send(joined.plain(visit.bytes))
    void reply.header('Content-Encoding', 'gzip')
    return reply.send(isVisitor ? joined.commonGzip(visit.bytes) : joined.gzip(visit.bytes))
  }
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

/** Whether an address asks for nothing but what its page knows. */
function hasOnlyQuery(url: string, known: string[]): boolean {
  const query = url.split('?')[1]
  return (
    query === undefined ||
    [...new URLSearchParams(query).keys()].every((name) => known.includes(name))
  )
}

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
  if (config.visitorsOnly && caller !== null) return localPath(request.cookies[returnCookie]) ?? '/'
  return null
}

/** The path a visitor asked for is kept, so that signing in leads back to it. */
function sendElsewhere(reply: FastifyReply, place: string, request: FastifyRequest): FastifyReply {
  if (place === site.loginPath)
    void reply.setCookie(returnCookie, request.url, { path: '/', sameSite: 'lax', maxAge: 3600 })
  else void reply.clearCookie(returnCookie, { path: '/' })
  return reply.header('Cache-Control', 'no-store').redirect(place, 302)
}
