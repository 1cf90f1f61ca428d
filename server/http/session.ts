import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionSeconds } from '../../core/contracts/accounts.ts'
import { maxUserAgentLength } from '../../core/limits.ts'
import { site } from '../../core/site.ts'
import { Cache, type Made } from '../cache/cache.ts'
import type { Invalidations } from '../cache/invalidations.ts'
import { topics } from '../cache/topics.ts'
import type { Database } from '../database/connection.ts'
import type { Caller, SessionControl } from './call.ts'
import { deviceName } from './device.ts'
import { findCaller, markSeen } from './session.sql.ts'

const tokenCookie = 'token'

/** How a caller proved who they are: only a cookie can be sent along by another site. */
export interface Identity {
  caller: Caller | null
  byCookie: boolean
}

/** 256 random bits: nobody can guess one, so a plain hash is enough to store it. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

export type Identify = (request: FastifyRequest, reply: FastifyReply) => Promise<Identity>

interface Known {
  caller: Caller | null
}

/**
 * Finds out who is calling, without asking the database about the same token all the time. A session
 * that ends is invalidated at once; one that runs out by itself is forgotten with the cache's limit.
 */
export function identifier(database: Database, invalidations: Invalidations): Identify {
  const cache = new Cache<Known>(invalidations, {
    maxBytes: 32 * 1024 * 1024,
    bytesOf: () => 300,
  })
  const find = async (hash: Buffer): Promise<Made<Known>> => {
    const found = await findCaller(database, hash)
    if (found === undefined) return { value: { caller: null }, topics: null }
    if (found.wasSeenLongAgo) await markSeen(database, found.caller.sessionId)
    return { value: found, topics: [topics.sessionsOf(found.caller.id)] }
  }
  const callerOf = async (token: string): Promise<Caller | null> => {
    if (!/^[\w-]{43}$/.test(token)) return null
    const hash = hashToken(token)
    return (await cache.get(hash.toString('base64'), () => find(hash))).caller
  }
  return async (request, reply) => {
    const bearer = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    if (bearer !== undefined) return { caller: await callerOf(bearer), byCookie: false }
    const cookie = request.cookies[tokenCookie]
    if (cookie === undefined) return { caller: null, byCookie: false }
    const caller = await callerOf(cookie)
    if (caller === null) dropCookie(reply)
    return { caller, byCookie: caller !== null }
  }
}

const cookieOptions = () =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: site.url.startsWith('https:'),
  }) as const

function dropCookie(reply: FastifyReply): void {
  void reply.setCookie(tokenCookie, '', { ...cookieOptions(), maxAge: 0 })
}

export function sessionControl(request: FastifyRequest, reply: FastifyReply): SessionControl {
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, maxUserAgentLength)
  return {
    device: deviceName(userAgent),
    address: request.ip,
    userAgent,
    start: (token) =>
      void reply.setCookie(tokenCookie, token, { ...cookieOptions(), maxAge: sessionSeconds }),
    end: () => dropCookie(reply),
  }
}
