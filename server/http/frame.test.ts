import { beforeAll, describe, expect, it } from 'vitest'
import { goodPassword, type Member } from '../../tests/support/members.ts'
import { type TestSite, testSite } from '../../tests/support/site.ts'

let site: TestSite
let member: Member
beforeAll(async () => {
  site = await testSite()
  member = await site.member({ isConfirmed: false })
})

const pair = (value = 'abc') => ({
  cookies: { token: member.token, 'XSRF-TOKEN': value },
  headers: { 'x-xsrf-token': value },
})
const write = { method: 'POST' as const, url: '/api/activation/resend' }

describe('every call', () => {
  it('asks a visitor to sign in where a member is needed', async () => {
    const forMembers = site.routes.filter(({ endpoint: { who } }) =>
      ['member', 'confirmed'].includes(who),
    )
    for (const { endpoint } of forMembers) {
      const url = `/api${endpoint.path.replace(/\{\w+\}/g, '1')}`
      const { status, body } = await site.call({ method: endpoint.method, url })
      expect(status, endpoint.name).toBe(401)
      expect(body['hydra:description']).toBe('Bunun için giriş yapmanız gerekiyor.')
    }
  })

  it('offers the confirmation mail where a confirmed member is needed', async () => {
    for (const { endpoint } of site.routes.filter(({ endpoint }) => endpoint.who === 'confirmed')) {
      const url = `/api${endpoint.path.replace(/\{\w+\}/g, '1')}`
      const { status, body } = await site.call({ method: endpoint.method, url, as: member })
      expect(status, endpoint.name).toBe(403)
      expect(body['hydra:description']).toContain('Onay e-postasını yeniden isteyebilirsiniz')
    }
  })

  it('has a name and an address of its own', () => {
    const names = site.routes.map(({ endpoint }) => endpoint.name)
    const addresses = site.routes.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(addresses).size).toBe(addresses.length)
  })
})

describe('an answer', () => {
  it('carries the type, the documentation link and no permission to be kept', async () => {
    const { headers } = await site.call({ url: '/api/users/current', as: member })
    expect(headers['content-type']).toBe('application/ld+json; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache, private')
    expect(headers.link).toContain(
      '<http://hokka.test/api/docs.jsonld>; rel="http://www.w3.org/ns/hydra/core#apiDocumentation"',
    )
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/)
  })
})

describe('request forgery', () => {
  it('is prevented by the pair of cookie and header', async () => {
    expect((await site.call({ ...write, ...pair() })).status).toBe(204)
    for (const headers of [{}, { 'x-xsrf-token': 'abd' }, { 'x-xsrf-token': '' }]) {
      const { status, body } = await site.call({ ...write, cookies: pair().cookies, headers })
      expect(status).toBe(403)
      expect(body['hydra:description']).toContain('Güvenlik doğrulaması')
    }
    const withoutCookie = await site.call({
      ...write,
      cookies: { token: member.token },
      headers: { 'x-xsrf-token': '' },
    })
    expect(withoutCookie.status).toBe(403)
  })

  it('needs no pair with a bearer token', async () => {
    expect((await site.call({ ...write, as: member })).status).toBe(204)
  })

  it('offers the cookie on the first answer, readable by scripts, and not again', async () => {
    const first = await site.call({ url: '/api/users/current' })
    const cookie = first.cookies.find(({ name }) => name === 'XSRF-TOKEN')!
    expect(cookie).not.toHaveProperty('httpOnly')
    const second = await site.call({
      url: '/api/users/current',
      cookies: { 'XSRF-TOKEN': cookie.value },
    })
    expect(second.cookies.find(({ name }) => name === 'XSRF-TOKEN')).toBeUndefined()
    const client = await site.call({ url: '/api/users/current', as: member })
    expect(client.cookies).toEqual([])
  })

  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'http://hokka.test.evil.example' }],
  ])('from another site %j is refused, login included', async (headers) => {
    const payload = { username: member.username, password: goodPassword }
    const answer = await site.call({ method: 'POST', url: '/api/login', payload, headers })
    expect(answer.status).toBe(403)
    expect((await site.call({ ...write, as: member, headers })).status).toBe(403)
  })

  it('from our own page is no forgery', async () => {
    for (const headers of [
      { origin: 'http://hokka.test' },
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
    ])
      expect((await site.call({ ...write, as: member, headers })).status).toBe(204)
  })
})

describe('health', () => {
  it('is told to whoever watches over the site', async () => {
    expect((await site.call({ url: '/healthz' })).status).toBe(200)
    expect((await site.call({ url: '/readyz' })).status).toBe(200)
  })

  it('is not that of a site that learns nothing of what others change', async () => {
    // Whoever receives nothing serves nothing from a cache, and the other way round.
    const deaf = await testSite({ isCached: false })
    expect((await deaf.call({ url: '/healthz' })).status).toBe(200)
    const { status, body } = await deaf.call({ url: '/readyz' })
    expect([status, body]).toEqual([503, { status: 'invalidations not received' }])
  })
})

describe('an unexpected failure', () => {
  it('says nothing of its inside, but how to find it', async () => {
    const broken = await testSite()
    const someone = await broken.member()
    await broken.database.destroy()
    const { status, body } = await broken.call({ url: '/api/users/current', as: someone })
    expect(status).toBe(500)
    expect(body).toEqual({
      '@context': '/api/contexts/Error',
      '@type': 'hydra:Error',
      'hydra:title': 'Bir hata oluştu',
      'hydra:description': 'Bir sorun oluştu.',
      status: 500,
      requestId: expect.any(String),
    })
    expect((await broken.call({ url: '/readyz' })).status).toBe(503)
  })
})
