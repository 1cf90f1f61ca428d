import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { site } from '../../../core/site.ts'
import { notFound } from '../../errors.ts'
import type { Route } from '../call.ts'
import { hydraType } from '../errors.ts'
import { contractOf } from './components.ts'
import { contexts, entrypoint } from './contexts.ts'
import { hydraDocumentation } from './hydra-documentation.ts'
import { openApi } from './openapi.ts'
import { documentationPage, pagePolicy } from './page.ts'

interface Document {
  text: string
  tag: string
  headers: Record<string, string>
}

const jsonType = 'application/json; charset=utf-8'

/** What describes the API, all of it made from the contracts of the calls at the first request. */
export function documentationRoutes(api: FastifyInstance, routes: Route[]): void {
  const contract = once(() => contractOf(routes.map(({ endpoint }) => endpoint)))
  const serve = (path: string, make: () => Document): void => {
    const document = onceByName(make)
    api.get(path, { onSend: withoutCookies }, (request, reply) => send(request, reply, document()))
  }
  serve('/', () => json(entrypoint(contract()), hydraType))
  serve('/docs.jsonld', () => json(hydraDocumentation(contract()), hydraType))
  serve('/docs.json', () => json(openApi(contract()), jsonType))
  serve('/docs', () => page(documentationPage(contract())))

  const contextDocuments = once(() => contextMap(contexts(contract())))
  api.get<{ Params: { type: string } }>(
    '/contexts/:type',
    { onSend: withoutCookies },
    (request, reply) => {
      const document = contextDocuments().get(request.params.type)
      if (document === undefined) throw notFound()
      return send(request, reply, document)
    },
  )
}

const contextMap = (all: Map<string, object>): Map<string, Document> =>
  new Map([...all].map(([type, context]) => [type, json(context, hydraType)]))

const json = (value: object, type: string): Document =>
  document(JSON.stringify(value), { 'Content-Type': type })

const page = (text: string): Document =>
  document(text, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': pagePolicy,
  })

function document(text: string, headers: Record<string, string>): Document {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  // Weak: a proxy may compress the same text in several ways.
  return { text, tag: `W/"${hash}"`, headers }
}

function send(request: FastifyRequest, reply: FastifyReply, document: Document): FastifyReply {
  void reply
    .headers(document.headers)
    .header('Cache-Control', 'public, max-age=300')
    .header('ETag', document.tag)
  const isKnown = hasTag(request.headers['if-none-match'], document.tag)
  return isKnown ? reply.status(304).send() : reply.send(document.text)
}

function hasTag(header: string | undefined, tag: string): boolean {
  const known = header?.split(',').map((value) => value.trim().replace(/^(?!W\/)/, 'W/')) ?? []
  return known.includes(tag) || header?.trim() === '*'
}

/** A shared cache may keep these answers, and one visitor's forgery token must not be in them. */
async function withoutCookies(_: unknown, reply: FastifyReply, payload: unknown): Promise<unknown> {
  reply.removeHeader('Set-Cookie')
  return payload
}

/** They bear the name of the site, which may change. */
function onceByName<Value>(make: () => Value): () => Value {
  let made: { name: string; value: Value } | undefined
  return () => {
    if (made?.name !== site.name) made = { name: site.name, value: make() }
    return made.value
  }
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
