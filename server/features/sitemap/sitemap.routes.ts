import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import { notFound } from '../../errors.ts'
import { messages } from '../../messages.ts'
import { site } from '../../../core/site.ts'
import type { Database } from '../../database/connection.ts'
import { answerErrorsAsText } from '../../http/text-errors.ts'
import type { CheckLimit } from '../../http/limits.ts'
import { selectCategories } from '../categories/categories.public.ts'
import { robotsText } from './robots.ts'
import { fingerprint, isMoreThan, type Range, selectFullRanges } from './sitemap.sql.ts'
import {
  addressLimit,
  everything,
  firstPaths,
  rangeOf,
  rangeSize,
  urlset,
} from './sitemap-files.ts'
import { indexXml } from './sitemap-xml.ts'

interface SitemapParts {
  database: Database
  checkLimit: CheckLimit
  /** Addresses in one file; tests lower it. */
  limit?: number
}

const xmlType = 'application/xml; charset=utf-8'

/** `/robots.txt`, `/sitemap.xml` and, on a large site, the files it is split into. */
export async function sitemapRoutes(
  app: FastifyInstance,
  { database, checkLimit, limit = addressLimit }: SitemapParts,
): Promise<void> {
  const size = rangeSize(limit)
  const paths = async (): Promise<string[]> => firstPaths(await selectCategories(database, null))

  app.addHook('onRequest', (request) => checkLimit({ name: 'page', limit: 'page' }, request, null))

  app.get('/robots.txt', (request, reply) =>
    sendText(request, reply, robotsText(), 'text/plain; charset=utf-8'),
  )

  app.get('/sitemap.xml', async (request, reply) => {
    const first = await paths()
    if (await isMoreThan(database, limit - first.length)) {
      const numbers = [0, ...(await selectFullRanges(database, size))]
      return sendText(request, reply, indexXml(numbers.map(filePath)), xmlType)
    }
    return sendUrls(request, reply, first, everything)
  })

  app.get<{ Params: { number: string } }>('/sitemap-:number.xml', async (request, reply) => {
    const number = Number(/^(?:0|[1-9]\d{0,8})$/.exec(request.params.number)?.[0] ?? NaN)
    if (Number.isNaN(number)) throw notFound(messages.unknownCall)
    return number === 0
      ? sendUrls(request, reply, await paths(), null)
      : sendUrls(request, reply, [], rangeOf(number, size))
  })

  async function sendUrls(
    request: FastifyRequest,
    reply: FastifyReply,
    first: string[],
    range: Range | null,
  ): Promise<FastifyReply> {
    const state = range === null ? null : await fingerprint(database, range)
    if (first.length === 0 && state?.count === 0) throw notFound(messages.unknownCall)
    const tag = hash(JSON.stringify([site.url, first, state]))
    if (isKnown(request, reply, tag)) return reply.status(304).send()
    return reply.type(xmlType).send(Readable.from(urlset(database, first, range)))
  }

  answerErrorsAsText(app, 'sitemap')
}

const filePath = (number: number): string => `/sitemap-${number}.xml`

const hash = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22)

/** Sets the headers, and tells whether the asker already has what stands behind them. */
function isKnown(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  void reply.headers({
    'Cache-Control': 'public, no-cache',
    // Weak: a proxy may compress the same text in several ways.
    ETag: `W/"${tag}"`,
  })
  return fresh(request.headers, reply.getHeaders())
}

function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  type: string,
): FastifyReply {
  return isKnown(request, reply, hash(text))
    ? reply.status(304).send()
    : reply.type(type).send(text)
}
