import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { malformed } from '../../core/errors.ts'
import { messages } from '../../core/messages.ts'
import { localPath, returnCookie } from '../../core/return-path.ts'
import { site } from '../../core/site.ts'
import type { CurrentUser } from '../../core/users.ts'
import type { Visit } from '../../core/visit.ts'
import type { PageConfig } from '../../web/page.ts'
import type { Caller, Route } from '../http/call.ts'
import { directCalls } from '../http/direct-call.ts'
import { offerForgeryToken } from '../http/forgery.ts'
import { contentPolicy } from '../http/security.ts'
import type { Identify } from '../http/session.ts'
import type { Changes } from '../live/changes.ts'
import type { Renderer } from '../render.ts'
import { sendFailedPage } from './failed-page.ts'
import type { StoredPage } from './page-memory.ts'
import { type PageOrPlace, publicPages, renderStored } from './public-pages.ts'
import { newSlots } from './slots.ts'
import { visits } from './visits.ts'

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
  const slots = newSlots()
  const onFailure = (error: unknown): void => app.log.error({ err: error }, 'call failed')
  const publicPage = publicPages({ renderer, routes, changes, slots, onFailure })
  const visitOf = visits(changes, parts.loadViewer)

  const send = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    offerForgeryToken(request, reply)
    const page = renderer.pageAt(readablePath(request.url))
    const { caller } = await identify(request, reply)
    const detour = detourFor(page, caller, request)
    if (detour !== null) return sendElsewhere(reply, detour, request)
    const rendered = await pageFor(page, request.url, caller)
    if (typeof rendered === 'string') return reply.redirect(rendered, 302)
    return sendPage(request, reply, page, rendered, await visitOf(caller?.id ?? null))
  }

  const pageFor = (page: PageConfig, url: string, caller: Caller | null): Promise<PageOrPlace> => {
    if (!page.signIn && hasOnlyQuery(url, page.query)) return publicPage(url)
    const call = directCalls(routes, page.signIn ? caller : null, { onFailure })
    return renderStored({ renderer, slots }, url, call)
  }

  app.get('/*', send)
  // A form sent before its page came alive: nothing is read from it, and the page is shown again.
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume()
    done(null)
  })
  app.post('/*', (request, reply) => reply.redirect(request.url, 303))
  app.setNotFoundHandler(send)
  app.setErrorHandler(sendFailedPage)

  function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    page: PageConfig,
    { joined, status }: StoredPage,
    visit: Visit,
  ): FastifyReply {
    const visitBytes = Buffer.from(JSON.stringify(visit).replaceAll('<', '\\u003c'))
    const visitHash = createHash('sha256').update(visitBytes).digest('base64url').slice(0, 12)
    const tag = `W/"${joined.hash}${visitHash}"`
    void reply
      .status(status)
      .header('Cache-Control', page.signIn ? 'private, no-store' : 'private, no-cache')
      .header('Vary', 'Cookie, Accept-Encoding')
    if (status === 200 && !page.signIn) {
      void reply.header('ETag', tag)
      // The kept copy goes on with the nonce it came with, so no new policy is sent.
      if (request.headers['if-none-match'] === tag) return reply.status(304).send()
    }
    const nonce = randomBytes(16).toString('base64url')
    const fill = { nonce: Buffer.from(nonce), visit: visitBytes }
    if (renderer.isFinal) void reply.header('Content-Security-Policy', contentPolicy(nonce))
    void reply.header('Content-Type', 'text/html; charset=utf-8')
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
      return reply.send(joined.plain(fill))
    return reply.header('Content-Encoding', 'gzip').send(joined.gzip(fill))
  }
}

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
    return decodeURI(path).replace(/(?<=.)\/+$/, '')
  } catch {
    throw malformed(messages.malformedAddress)
  }
}

function detourFor(
  page: PageConfig,
  caller: Caller | null,
  request: FastifyRequest,
): string | null {
  if (page.signIn && caller === null) return site.loginPath
  if (page.visitorsOnly && caller !== null) return localPath(request.cookies[returnCookie]) ?? '/'
  return null
}

/** The path a visitor asked for is kept, so that signing in leads back to it. */
function sendElsewhere(reply: FastifyReply, place: string, request: FastifyRequest): FastifyReply {
  if (place === site.loginPath)
    void reply.setCookie(returnCookie, request.url, { path: '/', sameSite: 'lax', maxAge: 3600 })
  else void reply.clearCookie(returnCookie, { path: '/' })
  return reply.header('Cache-Control', 'no-store').redirect(place, 302)
}
