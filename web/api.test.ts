import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { configureSite, site } from '../core/site.ts'
import { currentUser } from './calls/current-user.gen.ts'
import { addBookmark, removeBookmark } from './calls/bookmarks.gen.ts'
import { follow } from './calls/following.gen.ts'
import { findMentions } from './calls/mentions.gen.ts'
import { getPost, listPosts } from './calls/posts.gen.ts'
import { listRelationships } from './calls/relationships.gen.ts'
import { listTags } from './calls/tags.gen.ts'
import { getUser } from './calls/users.gen.ts'
import { deletePost } from './calls/writing.gen.ts'
import { callFromBrowser as call, type Result, valuesOfFailures } from './api.ts'

let server: Server
let answer: RequestListener
const before = { ...site }

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  configureSite({ ...before, apiBase: `http://127.0.0.1:${port}/api` })
  // The one thing of the browser that calls read.
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=abc' })
})
afterAll(async () => {
  configureSite(before)
  vi.unstubAllGlobals()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const says =
  (status: number, body: string | Uint8Array = '', type = 'application/ld+json'): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'Content-Type': type }).end(body)
const hangsUp: RequestListener = (request) => void request.socket.destroy()
const stopsHalfway: RequestListener = (_, response) => {
  response.writeHead(200, { 'Content-Type': 'application/ld+json', 'Content-Length': '100' })
  response.write('{"hydra:member":', () => response.destroy())
}

/** Everything that may come instead of what was asked for. */
const failures: Record<string, RequestListener> = {
  'not found': says(404, '{"hydra:description":"Yazar bulunamadı"}'),
  'not allowed': says(403, '{"hydra:description":"Olmaz."}'),
  'too often': says(429, '{}'),
  'a failure': says(500, '{"hydra:description":"Bir sorun oluştu."}'),
  'a proxy’s page': says(502, '<h1>Bad gateway</h1>', 'text/html'),
  overload: says(503),
  'a page that asks to log in to the network': says(200, '<h1>Hotel</h1>', 'text/html'),
  'half an answer': stopsHalfway,
  'no answer': hangsUp,
  'another status': says(203, '{"hydra:member":[{"name":"şiir"}],"hydra:totalItems":1}'),
}

const nobody = { 'hydra:member': [], 'hydra:totalItems': 0 }
const query = {}

describe.each(Object.entries(failures))('after %s', (_, failure) => {
  const dataOf = async (asked: () => Promise<Result<unknown>>): Promise<unknown> => {
    answer = failure
    const result = await asked()
    expect(result.ok).toBe(false)
    return result.data
  }

  it('a search for tags has found none', async () =>
    expect(await dataOf(() => call(listTags, { query: { name: 'şi' } }))).toEqual(nobody))

  it('a search for people to name has found none', async () =>
    expect(await dataOf(() => call(findMentions, { query: { q: 'ay' } }))).toEqual(nobody))

  it('a member who is looked up is null', async () =>
    expect(await dataOf(() => call(getUser, { params: { username: 'ayse' } }))).toBeNull())

  it('a list of relationships has no users and a total of zero', async () =>
    expect(
      await dataOf(() => call(listRelationships, { query: { 'follower.username': 'ayse' } })),
    ).toEqual(nobody))

  it('every other call gives nothing', async () => {
    expect(await dataOf(() => call(getPost, { params: { id: 'guz' } }))).toBeUndefined()
    expect(await dataOf(() => call(listPosts, { query }))).toBeUndefined()
    expect(await dataOf(() => call(currentUser))).toBeUndefined()
  })
})

describe('a call that expects one status', () => {
  const body = { follower: 'ayse', following: 'umut' }
  it.each([
    ['deletes a post', 204, 200, () => call(deletePost, { params: { id: '1' } })],
    ['deletes a bookmark', 204, 202, () => call(removeBookmark, { params: { id: '1' } })],
    ['follows', 201, 200, () => call(follow, { body })],
    ['saves for later', 201, 204, () => call(addBookmark, { body: { post: 'guz' } })],
    ['reads a post', 200, 201, () => call(getPost, { params: { id: 'guz' } })],
    ['asks who one is', 200, 206, () => call(currentUser)],
  ] as [string, number, number, () => Promise<Result<unknown>>][])(
    '%s with %i and gets nothing with %i',
    async (_, expected, other, ask) => {
      answer = says(expected, expected === 204 ? '' : '{"id":7}')
      expect(await ask()).toEqual({
        ok: true,
        status: expected,
        data: expected === 204 ? undefined : { id: 7 },
      })
      answer = says(other, other === 204 ? '' : '{"id":7}')
      expect(await ask()).toMatchObject({ ok: false, status: other, data: undefined })
    },
  )
})

describe('what is told of a failure', () => {
  it('is what the server said, or a sentence of ours', async () => {
    answer = says(429, '{"hydra:description":"Çok sık denediniz."}')
    expect(await call(getUser, { params: { username: 'ayse' } })).toMatchObject({
      ok: false,
      status: 429,
      message: 'Çok sık denediniz.',
    })
    answer = says(502, '<h1>Bad gateway</h1>', 'text/html')
    expect(await call(currentUser)).toMatchObject({ status: 502, message: 'Bir sorun oluştu.' })
  })

  it('is a value when no answer came at all', async () => {
    answer = hangsUp
    expect(await call(getPost, { params: { id: 'guz' } })).toEqual({
      ok: false,
      status: 0,
      message: 'Bağlantı kurulamadı. İnternet bağlantınızı denetleyip yeniden deneyin.',
      violations: [],
      retryAfterSeconds: null,
      data: undefined,
    })
  })

  it('is never thrown, whatever comes', async () => {
    const status = fc.integer({ min: 200, max: 599 }).filter((each) => each !== 304)
    await fc.assert(
      fc.asyncProperty(status, fc.uint8Array({ maxLength: 80 }), async (code, bytes) => {
        answer = says(code, bytes)
        const result = await call(listRelationships, { query: { 'follower.username': 'ayse' } })
        expect(result.ok ? code : result.data).toEqual(result.ok ? 200 : nobody)
      }),
    )
  })
})

describe('the table', () => {
  it('says what the specification says, and nothing more', () => {
    expect(valuesOfFailures).toEqual({
      '/search': nobody,
      '/tags': nobody,
      '/mentions': nobody,
      '/user_relationships': nobody,
      '/users/{username}': null,
    })
  })
})
