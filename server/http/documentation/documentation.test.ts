import * as z from 'zod/mini'
import { createHash } from 'node:crypto'
import { parseHydraDocumentation } from '@api-platform/api-doc-parser'
import fastifyCookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Endpoint } from '../../../core/endpoint.ts'
import { invalid, notFound } from '../../errors.ts'
import { configureSite, site } from '../../../core/site.ts'
import { Invalidations } from '../../cache/invalidations.ts'
import { registerApi } from '../api.ts'
import type { Route } from '../call.ts'
import { errorBody } from '../errors.ts'
import { documentationRoutes } from './documentation.routes.ts'
import { errorShape, violationListShape } from './error-shapes.ts'
import { accountEndpoints, noteEndpoints } from './samples.testing.ts'

const endpoints = [...accountEndpoints, ...noteEndpoints]
const originalSite = { ...site }
let app: FastifyInstance
let base: string

beforeAll(async () => {
  app = await apiOf(endpoints)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  configureSite({ ...site, url })
  base = `${url}${site.apiBase}`
})

afterAll(async () => {
  await app.close()
  configureSite(originalSite)
})

const neverCalled: Route['handler'] = () => {
  throw new Error('The documentation makes no call.')
}

/** The frame as the server builds it; no call reaches its handler or the database. */
async function apiOf(endpoints: Endpoint[]): Promise<FastifyInstance> {
  const routes = endpoints.map((endpoint) => ({
    endpoint,
    handler: neverCalled,
    sharedBy: 'nobody' as const,
  }))
  const server = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
  await server.register(fastifyCookie)
  await server.register(
    async (api) => {
      registerApi(api, {
        routes,
        identify: undefined as never,
        invalidations: new Invalidations(),
        checkLimit: undefined as never,
        dataDir: '',
      })
      documentationRoutes(api, routes)
    },
    { prefix: site.apiBase },
  )
  return server
}

const read = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${base}${path}`, { headers })

const readJson = async (path: string) => (await (await read(path)).json()) as Record<string, never>

describe('the public Hydra client', () => {
  async function resources() {
    const complaints = vi.spyOn(console, 'error')
    const { api } = await parseHydraDocumentation(base)
    expect(complaints).not.toHaveBeenCalled()
    complaints.mockRestore()
    return new Map(api.resources!.map((resource) => [resource.title, resource]))
  }

  it('finds the resources that have a collection', async () => {
    const found = await resources()
    expect([...found.keys()]).toEqual(['Session', 'Note'])
    expect(found.get('Session')!.url).toBe(`${base}/sessions`)
    expect(found.get('Note')!.name).toBe('notes')
  })

  it('finds their fields with their types', async () => {
    const { fields, readableFields, writableFields } = (await resources()).get('Note')!
    const types = Object.fromEntries(fields!.map(({ name, type }) => [name, type]))
    expect(types).toMatchObject({ id: 'integer', text: 'string', replies: 'string' })
    expect(readableFields!.map(({ name }) => name)).not.toContain('secret')
    expect(writableFields!.map(({ name }) => name).sort()).toEqual(['parts', 'secret', 'text'])
    expect(fields!.filter(({ required }) => required).map(({ name }) => name)).toEqual(['text'])
  })

  it('follows a field to the resource that it holds', async () => {
    const note = (await resources()).get('Note')!
    const replies = note.fields!.find(({ name }) => name === 'replies')!
    expect(replies.embedded).toBe(note)
    expect(replies.maxCardinality).toBeNull()
  })

  it('finds what can be done at the addresses of the resource, and nothing else', async () => {
    const found = await resources()
    const kinds = (title: string) => found.get(title)!.operations!.map(({ type }) => type)
    expect(kinds('Note')).toEqual(['list', 'create', 'edit', 'delete'])
    // Signing in is no operation on a session's own address.
    expect(kinds('Session')).toEqual(['list', 'show', 'delete'])
  })
})

describe('entrypoint and contexts', () => {
  it('names every collection, with and without the trailing slash', async () => {
    const expected = {
      '@context': '/api/contexts/Entrypoint',
      '@id': '/api',
      '@type': 'Entrypoint',
      session: '/api/sessions',
      note: '/api/notes',
    }
    expect(await readJson('')).toEqual(expected)
    expect(await readJson('/')).toEqual(expected)
  })

  it.each(['User', 'Session', 'UserInformation', 'Entrypoint', 'Error', 'ConstraintViolationList'])(
    'has a context for %s',
    async (type) => {
      const context = (await readJson(`/contexts/${type}`))['@context']
      expect(context).toMatchObject({ '@vocab': `${base}/docs.jsonld#` })
    },
  )

  it('does not know any other context', async () => {
    for (const type of ['Nobody', '__proto__', 'toString', 'user']) {
      const response = await read(`/contexts/${type}`)
      expect(response.status).toBe(404)
      expect(response.headers.get('cache-control')).toBe('no-cache, private')
    }
  })

  it('describes the errors as the frame writes them', () => {
    const plain = errorBody(notFound(), 'r')
    const violations = errorBody(invalid('text', 'Kısa.'), 'r')
    expect(z.strictObject(errorShape.shape).parse(plain)).toEqual(plain)
    expect(z.strictObject(violationListShape.shape).parse(violations)).toEqual(violations)
  })
})

describe('every document', () => {
  const types = {
    '': 'application/ld+json; charset=utf-8',
    '/docs.jsonld': 'application/ld+json; charset=utf-8',
    '/contexts/User': 'application/ld+json; charset=utf-8',
    '/docs.json': 'application/json; charset=utf-8',
    '/docs': 'text/html; charset=utf-8',
  }

  it.each(Object.entries(types))('%s may be kept by anybody', async (path, type) => {
    const first = await read(path)
    expect(first.status).toBe(200)
    expect(first.headers.get('content-type')).toBe(type)
    expect(first.headers.get('cache-control')).toBe('public, max-age=300')
    expect(first.headers.get('set-cookie')).toBeNull()
    expect(first.headers.get('link')).toContain(`<${base}/docs.jsonld>`)
    const tag = first.headers.get('etag')!
    expect((await read(path, { 'If-None-Match': `"x", ${tag}` })).status).toBe(304)
    expect((await read(path, { 'If-None-Match': '"x"' })).status).toBe(200)
  })
})

describe('the page', () => {
  it('shows every call once', async () => {
    const page = await (await read('/docs')).text()
    const shown = [...page.matchAll(/<article id="(\w+)">/g)].map(([, name]) => name!)
    expect(shown.sort()).toEqual(endpoints.map(({ name }) => name).sort())
  })

  it('allows its own style sheet by hash and nothing else', async () => {
    const response = await read('/docs')
    const [, style = ''] = /<style>([^]*?)<\/style>/.exec(await response.text())!
    const hash = createHash('sha256').update(style).digest('base64')
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain(`style-src 'sha256-${hash}'`)
  })

  it('writes what it is given as text', async () => {
    const page = await (await read('/docs')).text()
    expect(page).toContain('&lt;b&gt;listeler&lt;/b&gt; &amp; &quot;verir&quot;.')
    expect(page).not.toMatch(/<script|\sstyle=|\son\w+=/)
  })
})
