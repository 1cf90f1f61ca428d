import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { overHttp } from '../../tests/support/over-http.ts'
import type { Member } from '../../tests/support/members.ts'
import { type TestSite, testSite } from '../../tests/support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})

const json = { 'content-type': 'application/json' }
const login = (payload: string | Buffer, headers: Record<string, string> = json) =>
  site.call({ method: 'POST', url: '/api/login', payload, headers })

/** Every refusal is a Hydra error in Turkish that can be shown to a person. */
function expectRefusal(
  answer: { status: number; body: Record<string, unknown> },
  status: number,
): void {
  expect(answer.status).toBe(status)
  expect(answer.body).toMatchObject({ '@type': 'hydra:Error', status })
  expect(answer.body['@context']).toBe('/api/contexts/Error')
  expect(String(answer.body['hydra:description'])).toMatch(/^["A-ZÇĞİÖŞÜ].*[.]$/)
}

describe('a body', () => {
  it.each([
    ['malformed JSON', '{"username": '],
    ['two values', '{} {}'],
    ['a NUL character', '{"username": "a\\u0000b", "password": "x"}'],
    ['half a surrogate pair', '{"username": "\\ud83d", "password": "x"}'],
    ['half a pair in a key', '{"\\udc00": 1}'],
    ['a __proto__ key', '{"__proto__": {"isAdmin": true}}'],
    ['a nested __proto__ key', '{"username": {"a": [{"__proto__": 1}]}}'],
    ['a constructor key', '{"constructor": {"prototype": {}}}'],
    ['deep nesting', '['.repeat(30_000) + ']'.repeat(30_000)],
    ['deep objects', '{"a":'.repeat(5000) + '1' + '}'.repeat(5000)],
  ])('with %s is refused as malformed', async (_, payload) => {
    expectRefusal(await login(payload), 400)
  })

  it('that is no UTF-8 is refused', async () => {
    expectRefusal(await login(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])), 400)
  })

  it('that is too large is refused', async () => {
    expectRefusal(await login(`"${'x'.repeat(64 * 1024)}"`), 413)
  })

  it('may be long where it holds a text, and is read only from those who may send one', async () => {
    const send = (payload: string, as?: Member) =>
      site.call({ method: 'POST', url: '/api/posts', payload, headers: json, ...(as && { as }) })
    const member = await site.member()
    const unreadable = `{"title": "${'x'.repeat(100_000)}`
    expectRefusal(await send(unreadable), 401)
    expectRefusal(await send(unreadable, await site.member({ isConfirmed: false })), 403)
    expectRefusal(await send(unreadable, member), 400)
    expectRefusal(await send(`"${'x'.repeat(2 * 1024 * 1024)}"`, member), 413)
  })

  it.each([
    ['many small things', `[${'1,'.repeat(200_000)}1]`],
    ['many empty lists', `[${'[],'.repeat(200_000)}[]]`],
    ['many names', `{${Array.from({ length: 110_000 }, (_, i) => `"${i}":1`).join()}}`],
  ])('of %s is refused before anything else looks at it', async (_, payload) => {
    const as = await site.member()
    const answer = site.call({ method: 'POST', url: '/api/posts', payload, headers: json, as })
    expectRefusal(await answer, 413)
  })

  it.each([
    'text/plain',
    'application/xml',
    'multipart/form-data',
    'application/json; charset=latin1',
    'x',
    '',
  ])('of type "%s" is refused', async (type) => {
    expectRefusal(await login('{"username":"a","password":"b"}', { 'content-type': type }), 415)
  })

  it('may be JSON or JSON-LD, with a charset', async () => {
    for (const type of [
      'application/json',
      'application/ld+json',
      'application/json; charset=utf-8',
    ]) {
      const { status } = await login('{"username":"a","password":"b"}', { 'content-type': type })
      expect(status).toBe(401)
    }
  })

  it('that is missing is refused where one is needed', async () => {
    expectRefusal(await site.call({ method: 'POST', url: '/api/login' }), 400)
    expectRefusal(await login(''), 400)
  })

  it.each([
    'null',
    '5',
    '"x"',
    '[]',
    '{"username": [], "password": {}}',
    '{"username": 1e400, "password": true}',
  ])('of another shape (%s) is a violation', async (payload) => {
    const { status, body } = await login(payload)
    expect(status).toBe(422)
    expect(body['@type']).toBe('ConstraintViolationList')
    for (const { message } of body.violations) expect(message).toMatch(/^[A-ZÇĞİÖŞÜ]/)
  })
})

describe('an address', () => {
  it.each([
    ['/api/sessions?page=1&page=2', 'page'],
    ['/api/sessions?page[]=1', 'page[]'],
    ['/api/sessions?page=0', 'page'],
    ['/api/sessions?page=-1', 'page'],
    ['/api/sessions?page=1.5', 'page'],
    ['/api/sessions?page=99999999999', 'page'],
    ['/api/sessions?page=1e3', 'page'],
    ['/api/sessions?itemsPerPage=101', 'itemsPerPage'],
    ['/api/sessions?itemsPerPage=', 'itemsPerPage'],
    ['/api/sessions?order[email]=asc', 'order[email]'],
    ['/api/sessions?user.email=a', 'user.email'],
    ['/api/sessions?__proto__=1', '__proto__'],
    ['/api/users/current?x', 'x'],
  ])('%s is refused and the parameter named', async (url, name) => {
    const answer = await site.call({ url, as: await site.member() })
    expectRefusal(answer, 400)
    expect(answer.body['hydra:description']).toContain(`"${name}"`)
  })

  it.each([
    '/api/sessions?cursor=%00',
    '/api/sessions?cursor=%FF',
    '/api/sessions?cursor=%ED%A0%80',
    '/api/sessions?%=1',
    '/api/%',
    '/api/sessions/%FF',
    '/api/sessions/%00',
    '/api/users/%ED%A0%80',
    '/api/users/%5c',
    '/api/users/%0a',
    '/api/users/%7f',
    '/api/users/%C2%85',
  ])('%s that cannot be read is refused', async (url) => {
    expectRefusal(await site.call({ url, as: await site.member() }), 400)
  })

  it.each([
    '/api//sessions',
    '/api/sessions//',
    '/api/./sessions',
    '/api/users/../sessions',
    '/api/users/%2e%2E/sessions',
    '/api/\\sessions',
  ])('%s that could be read in two ways is refused', async (path) => {
    const { status, text } = await overHttp(site.app, { path })
    expectRefusal({ status, body: JSON.parse(text) }, 400)
  })

  it('that nobody serves is not found', async () => {
    expectRefusal(await site.call({ url: '/api/nothing' }), 404)
    expectRefusal(await site.call({ url: `/api/${'x'.repeat(5000)}` }), 404)
  })

  it('that is too long is refused', async () => {
    const pathOf = (length: number): string => '/api/'.padEnd(length, 'x')
    expectRefusal(await site.call({ url: pathOf(8192) }), 404)
    expectRefusal(await site.call({ url: pathOf(8193) }), 414)
  })

  it('means the same with a slash at its end', async () => {
    const member = await site.member()
    expect((await site.call({ url: '/api/users/current/', as: member })).status).toBe(200)
  })

  it('with a method it does not offer says which it offers', async () => {
    const answer = await site.call({ method: 'PATCH', url: '/api/sessions', payload: {} })
    expectRefusal(answer, 405)
    expect(answer.headers.allow).toBe('GET, HEAD, DELETE')
  })
})

describe('a connection that does not speak HTTP', () => {
  it('is told so and closed', async () => {
    await overHttp(site.app, { path: '/healthz' })
    const { port } = site.app.server.address() as AddressInfo
    for (const words of [
      'FOO / HTTP/1.1\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n',
      '\u0000\u0001',
    ])
      expect(await rawAnswer(port, words)).toMatch(/^HTTP\/1\.1 400 /)
  })
})

function rawAnswer(port: number, words: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.end(words))
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}
