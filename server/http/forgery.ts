import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { notAllowed } from '../errors.ts'
import { messages } from '../messages.ts'
import { site } from '../../core/site.ts'

const forgeryCookie = 'XSRF-TOKEN'
const forgeryHeader = 'x-xsrf-token'
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

export const isUnsafe = (method: string): boolean => !safeMethods.has(method)

/**
 * Set on the first response to a browser and readable by its scripts, as axios expects it. Whoever
 * brings a token of their own needs none.
 */
export function offerForgeryToken(request: FastifyRequest, reply: FastifyReply): void {
  if (request.cookies[forgeryCookie] || request.headers.authorization !== undefined) return
  void reply.setCookie(forgeryCookie, randomBytes(18).toString('base64url'), {
    path: '/',
    sameSite: 'lax',
    secure: site.url.startsWith('https:'),
  })
}

/** Another site's form can send our cookies along, but it cannot hide where it stands. */
export function refuseForeignOrigin(request: FastifyRequest): void {
  const { origin, 'sec-fetch-site': fetchSite } = request.headers
  if (fetchSite === 'cross-site' || fetchSite === 'same-site')
    throw notAllowed(messages.foreignOrigin)
  if (origin === undefined || fetchSite === 'same-origin') return
  const own = new Set([site.url, `${request.protocol}://${request.headers.host}`])
  if (!own.has(origin)) throw notAllowed(messages.foreignOrigin)
}

/** Another site cannot read our cookie, so it cannot repeat it in a header. */
export function requireForgeryPair(request: FastifyRequest): void {
  const cookie = Buffer.from(request.cookies[forgeryCookie] ?? '')
  const header = Buffer.from(String(request.headers[forgeryHeader] ?? ''))
  if (cookie.length === 0 || cookie.length !== header.length || !timingSafeEqual(cookie, header))
    throw notAllowed(messages.forgery)
}
