import type { Server } from 'node:http'
import type { FastifyHttpOptions, FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call takes an archive. */
    mayTakeLong?: boolean
  }
}

/** In milliseconds: how long a request may take to arrive, and its answer to be taken. */
export interface ArrivalLimits {
  headers: number
  body: number
  /** For everything, a picture over a slow line included. */
  request: number
  /** The same for an archive of years. */
  archive: number
  /** How often connections are looked at. */
  checking: number
  /** Of a picture, in the time that a whole body has otherwise: what the slowest of phones sends. */
  pictureBytes: number
  /** For a connection on which nothing moves, such as an answer that nobody takes. */
  idle: number
}

export const arrivalLimits: ArrivalLimits = {
  headers: 15_000,
  body: 30_000,
  request: 300_000,
  archive: 3_600_000,
  checking: 5000,
  pictureBytes: 64 * 1024,
  idle: 120_000,
}

/** What Node itself can hold to its time: the headers, a request as a whole, and a connection that stands still. */
export const arrivalOptions = ({ headers, archive, checking, idle }: ArrivalLimits) =>
  ({
    requestTimeout: archive,
    connectionTimeout: idle,
    http: { headersTimeout: headers, connectionsCheckingInterval: checking },
  }) satisfies FastifyHttpOptions<Server>

/** A body that dribbles is cut off with its connection; a picture may take as long as it moves on. */
export function cutSlowBodies(app: FastifyInstance, limits: ArrivalLimits): void {
  const { body, pictureBytes, request, archive } = limits
  // Before anything can answer: the rest of a body is taken in after an early answer as well.
  app.addHook('onRequest', async ({ raw, headers, routeOptions }) => {
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined)
      return
    const least = /^multipart\//i.test(headers['content-type'] ?? '') ? pictureBytes : Infinity
    let before = raw.socket.bytesRead
    const looking = setInterval(() => {
      if (raw.socket.bytesRead - before < least) raw.destroy()
      before = raw.socket.bytesRead
    }, body).unref()
    const most = routeOptions.config.mayTakeLong ? archive : request
    const cut = setTimeout(() => raw.destroy(), most).unref()
    raw.once('close', () => {
      clearInterval(looking)
      clearTimeout(cut)
    })
  })
}
