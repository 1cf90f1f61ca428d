import { bodyLimits } from '../../core/limits.ts'
import type { InjectOptions } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { overHttp } from '../../tests/support/over-http.ts'
import { type TestSite, testSite } from '../../tests/support/site.ts'

/** With pages, whose own wildcard would otherwise answer; once under another base. */
const sites: Record<string, TestSite> = {}
beforeAll(async () => {
  sites['/api'] = await testSite({ pages: true })
  const { site } = sites['/api'].config
  sites['/v1/veri'] = await testSite({
    pages: true,
    config: { site: { ...site, apiBase: '/v1/veri' } },
  })
})

type Method = NonNullable<InjectOptions['method']>

describe.each(['/api', '/v1/veri'])('below %s', (base) => {
  const ask = (method: Method, path: string, payload?: string) =>
    sites[base]!.call({
      method,
      url: `${base}${path}`,
      ...(payload && { payload, headers: { 'content-type': 'application/json' } }),
    })

  it.each([
    'GET',
    'HEAD',
    'POST',
    'PUT',
    'DELETE',
    'PATCH',
    'TRACE',
    'OPTIONS',
    'PROPFIND',
  ] as const)('what no call serves is not found by %s, and never a page', async (method) => {
    const expected = {
      '@type': 'hydra:Error',
      'hydra:description': 'Böyle bir adres yok.',
      status: 404,
    }
    for (const path of ['/yok', '/yok/', '/posts/a/b/c/d', `/${'x'.repeat(5000)}`, '/yok?a=1']) {
      const { status, headers, body } = await ask(method, path)
      expect([status, headers['content-type']]).toEqual([404, 'application/ld+json; charset=utf-8'])
      expect(headers).not.toHaveProperty('location')
      expect(method === 'HEAD' ? expected : body).toMatchObject(expected)
    }
  })

  it('a body is not read for it', async () => {
    expect((await ask('POST', '/yok', '{"broken')).status).toBe(404)
  })

  it('a name that is too long for any is not found', async () => {
    expect((await ask('GET', `/posts/${'x'.repeat(400)}`)).status).toBe(404)
  })

  it.each([
    ['POST', '/posts/guz', 'GET, HEAD, PUT, DELETE'],
    ['GET', '/login', 'POST'],
    ['HEAD', '/login', 'POST'],
    ['POST', '', 'GET, HEAD'],
    ['DELETE', '/', 'GET, HEAD'],
    ['POST', '/docs.json', 'GET, HEAD'],
    ['PUT', '/contexts/Post', 'GET, HEAD'],
    ['GET', '/file/upload', 'POST'],
    ['TRACE', '/sessions', 'GET, HEAD, DELETE'],
    ['PATCH', '/users/current', 'GET, HEAD'],
    ['PROPFIND', '/users/current/', 'GET, HEAD'],
    ['PATCH', '/p%6Fsts?x=1', 'GET, HEAD, POST'],
  ] as const)('%s %s is refused with what is allowed: %s', async (method, path, allowed) => {
    const { status, headers } = await ask(method, path)
    expect([status, headers.allow]).toEqual([405, allowed])
    expect(headers['content-type']).toBe('application/ld+json; charset=utf-8')
  })

  it('OPTIONS says what a call offers, and grants other sites nothing', async () => {
    const { status, headers, text } = await ask('OPTIONS', '/posts/guz')
    expect([status, headers.allow, text]).toEqual([204, 'GET, HEAD, PUT, DELETE', ''])
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  })

  it('HEAD answers as GET does, without a body', async () => {
    const got = await ask('GET', '/posts')
    const path = `${base}/posts`
    const { status, headers, text } = await overHttp(sites[base]!.app, { method: 'HEAD', path })
    expect([status, text]).toEqual([200, ''])
    expect(headers['content-type']).toBe(got.headers['content-type'])
  })
})

it('an address that only begins like the base is a page', async () => {
  const { status, headers } = await sites['/api']!.call({ url: '/apiary' })
  expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  const broken = await sites['/api']!.call({ url: '/apiary/%' })
  expect([broken.status, broken.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
})

describe('a page', () => {
  it.each(['PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'] as const)(
    'refuses %s',
    async (method) => {
      for (const url of ['/', '/hakkinda', '/yok', '/new', '/rss.xml']) {
        const { status, headers, text } = await sites['/api']!.call({
          method,
          url,
        })
        expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST'])
        expect(headers['content-type']).toBe('text/html; charset=utf-8')
        expect(text).toContain('Bu adres bu yöntemle kullanılamaz.')
      }
    },
  )

  it('refuses a method before it looks at the body', async () => {
    const { status, headers } = await sites['/api']!.call({
      method: 'PUT',
      url: '/hakkinda',
      payload: { text: 'a'.repeat(bodyLimits.bytes) },
    })
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST'])
  })

  it('tells what it offers', async () => {
    const { status, headers } = await sites['/api']!.call({ method: 'OPTIONS', url: '/hakkinda' })
    expect([status, headers.allow]).toEqual([204, 'GET, HEAD, POST'])
  })
})
