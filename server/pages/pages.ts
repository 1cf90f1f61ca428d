import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { currentUser } from '../../core/accounts.ts'
import { malformed } from '../../core/errors.ts'
import { localPath, returnCookie } from '../../core/return-path.ts'
import { site } from '../../core/site.ts'
import { type Visit, visitOf } from '../../core/visit.ts'
import type { PageConfig } from '../../web/page.ts'
import type { Database } from '../database/connection.ts'
import type { Caller, Route } from '../http/call.ts'
import { directCalls } from '../http/direct-call.ts'
import { offerForgeryToken } from '../http/forgery.ts'
import { contentPolicy } from '../http/security.ts'
import { identify } from '../http/session.ts'
import type { Renderer } from '../render.ts'
import { sendFailedPage } from './failed-page.ts'
import { PageMemory, type StoredPage } from './page-memory.ts'
import { newSlots, withNonces } from './slots.ts'

interface PagesParts {
  renderer: Renderer
  routes: Route[]
  database: Database
}

/** Everything that is not the API and not a file is a page. */
export function registerPages(app: FastifyInstance, parts: PagesParts): void {
  const memory = new PageMemory()
  const slots = newSlots()
  const send = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    offerForgeryToken(request, reply)
    const path = readablePath(request.url)
    const { caller } = await identify(parts.database, request, reply)
    const page = parts.renderer.pageAt(path)
    const detour = detourFor(page, caller, request)
    if (detour !== null) return sendElsewhere(reply, detour, request)
    const rendered = await pageFor(request, page, caller)
    if (typeof rendered === 'string') return reply.redirect(rendered, 302)
    return sendPage(request, reply, page, rendered, await visitFor(caller, request))
  }

  const callsOf = (caller: Caller | null, request: FastifyRequest) =>
    directCalls(parts.routes, caller, (error) => request.log.error({ err: error }, 'call failed'))

  async function visitFor(caller: Caller | null, request: FastifyRequest): Promise<Visit> {
    const result = caller === null ? null : await callsOf(caller, request)(currentUser)
    return visitOf(result?.ok ? result.data : null, new Date())
  }

  /** A public page is rendered once for everybody, as a visitor sees it. */
  async function pageFor(
    request: FastifyRequest,
    page: PageConfig,
    caller: Caller | null,
  ): Promise<StoredPage | string> {
    const isShared = !page.signIn && parts.renderer.isFinal && !request.url.includes('?')
    const known = isShared ? memory.get(request.url) : undefined
    if (known !== undefined) return known
    const call = callsOf(page.signIn ? caller : null, request)
    const { html, status, location } = await parts.renderer.render({
      href: request.url,
      call,
      visitSlot: slots.visit,
    })
    if (location !== null) return location
    const stored = memory.pack(withNonces(html, slots.nonce), slots, status)
    if (isShared && status === 200) memory.keep(request.url, stored)
    return stored
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
    if (parts.renderer.isFinal) void reply.header('Content-Security-Policy', contentPolicy(nonce))
    void reply.header('Content-Type', 'text/html; charset=utf-8')
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
      return reply.send(joined.plain(fill))
    return reply.header('Content-Encoding', 'gzip').send(joined.gzip(fill))
  }
}

/** The path as a page sees it; an address that cannot be decoded is the asker's mistake. */
function readablePath(url: string): string {
  const path = url.split('?')[0]!
  try {
    return decodeURI(path).replace(/(?<=.)\/+$/, '')
  } catch {
    throw malformed('İstenen adres okunamadı.')
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
