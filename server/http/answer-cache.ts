import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Cache, type Made } from '../cache/cache.ts'
import type { Invalidations } from '../cache/invalidations.ts'
import type { Topic } from '../cache/topics.ts'
import { type RawInput, type Route, runCall } from './call.ts'
import { readingOnly } from './direct-call.ts'
import { hydraType } from './errors.ts'

/** Counts in an answer (reads, applause, followers) may be this old; what members write never is. */
const countSeconds = 30

/** Smaller answers gain nothing from being compressed. */
const leastGzipBytes = 1000

/** An answer that is the same for every visitor, as the bytes that are sent. */
class PublicAnswer {
  readonly body: Buffer
  readonly tag: string
  #gzip: Buffer | undefined

  constructor(answer: unknown) {
    this.body = Buffer.from(JSON.stringify(answer))
    this.tag = `W/"${createHash('sha256').update(this.body).digest('base64url').slice(0, 16)}"`
  }

  /** Made when first asked for. */
  get gzip(): Buffer {
    return (this.#gzip ??= gzipSync(this.body))
  }

  get bytes(): number {
    return 2 * this.body.length
  }
}

export type AnswerPublicly = (
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>

/** Public calls of visitors are answered from the cache until something they depend on changes. */
export function answerCache(invalidations: Invalidations): AnswerPublicly {
  const cache = new Cache<PublicAnswer>(invalidations, {
    maxBytes: 64 * 1024 * 1024,
    bytesOf: (answer) => answer.bytes,
    freshSeconds: countSeconds,
  })
  return async (route, request, reply) => {
    // The cache keeps how an answer is made, and must not keep a request with it.
    const { params, query } = request
    // Of what was understood, so that one answer has not as many entries as spellings.
    const key = `${route.endpoint.name} ${JSON.stringify([params, query])}`
    const answer = await cache.get(key, () => make(route, { params, query }))
    return send(answer, request, reply.status(route.endpoint.status))
  }
}

async function make(route: Route, input: RawInput): Promise<Made<PublicAnswer>> {
  const topics = new Set<Topic>()
  const dependsOn = (...named: Topic[]): void => named.forEach((topic) => topics.add(topic))
  const answer = await runCall(route, input, { caller: null, dependsOn }, readingOnly)
  return { value: new PublicAnswer(answer), topics: topics.size > 0 ? topics : null }
}

function send(answer: PublicAnswer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply.header('ETag', answer.tag).header('Vary', 'Authorization, Cookie, Accept-Encoding')
  if (isKnown(answer.tag, request)) return reply.status(304).send()
  void reply.header('Content-Type', hydraType)
  if (answer.body.length < leastGzipBytes || !acceptsGzip(request)) return reply.send(answer.body)
  return reply.header('Content-Encoding', 'gzip').send(answer.gzip)
}

/** Whether the asker has it already; our own pages always ask, so `no-cache` changes nothing. */
export function isKnown(tag: string, { headers }: FastifyRequest): boolean {
  const known = headers['if-none-match']
  return known !== undefined && known.split(',').some((each) => each.trim() === tag)
}

export const acceptsGzip = ({ headers }: FastifyRequest): boolean =>
  /\bgzip\b/.test(headers['accept-encoding'] ?? '')
