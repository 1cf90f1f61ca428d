import type { Server } from 'node:http'
import type { FastifyHttpOptions, FastifyInstance } from 'fastify'

/** In milliseconds: how long a request may take to arrive. */
export interface ArrivalLimits {
  headers: number
  body: number
  /** For everything, a picture over a slow line included. */
  request: number
  /** How often connections are looked at. */
  checking: number
}

export const arrivalLimits: ArrivalLimits = {
  headers: 15_000,
  body: 30_000,
  request: 300_000,
  checking: 5000,
}

/** What Node itself can hold to its time: the headers, and a request as a whole. */
export const arrivalOptions = ({ headers, request, checking }: ArrivalLimits) =>
  ({
    requestTimeout: request,
    http: { headersTimeout: headers, connectionsCheckingInterval: checking },
  }) satisfies FastifyHttpOptions<Server>

/** In the time that a whole body has otherwise: what the slowest of phones sends. */
const leastBytesOfForms = 64 * 1024

/** A body that dribbles is cut off with its connection; a picture may take as long as it moves on. */
export function cutSlowBodies(app: FastifyInstance, { body }: ArrivalLimits): void {
  app.addHook('preParsing', async ({ raw, headers }) => {
    if (raw.complete) return
    const least = headers['content-type']?.startsWith('multipart/') ? leastBytesOfForms : Infinity
    let before = raw.socket.bytesRead
    const looking = setInterval(() => {
      if (raw.socket.bytesRead - before < least) raw.destroy()
      before = raw.socket.bytesRead
    }, body).unref()
    raw.once('end', () => clearInterval(looking)).once('close', () => clearInterval(looking))
  })
}
