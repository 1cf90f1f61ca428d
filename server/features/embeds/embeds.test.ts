import { sql } from 'kysely'
import type { ServerResponse } from 'node:http'
import { connect as openSocket } from 'node:net'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parseEntries } from '../../../core/document/schema.ts'
import type { Member } from '../../../tests/support/members.ts'
import { type Answer, type TestSite, testSite, until } from '../../../tests/support/site.ts'
import { type OtherSite, otherSite, page, redirect } from '../../remote/other-site.fixture.ts'
import { createRemote } from '../../remote/remote.ts'

const like = (pattern: RegExp): string => expect.stringMatching(pattern)

/** What the other sites' servers say now, each test for itself. */
let said: (response: ServerResponse) => void
const json =
  (value: unknown, status = 200, type = 'application/json') =>
  (response: ServerResponse) =>
    void response
      .writeHead(status, { 'Content-Type': type })
      .end(typeof value === 'string' ? value : JSON.stringify(value))

let site: TestSite
let others: OtherSite
let member: Member

beforeAll(async () => {
  const answer = (_: unknown, response: ServerResponse) => said(response)
  others = await otherSite({
    '/oembed': answer,
    '/api/oembed.json': answer,
    '/ZMvideo/': redirect('https://www.tiktok.com/@biri/video/6718335390845095173?_r=1'),
    '/ZMelsewhere/': redirect('https://www.tiktok.com/@biri'),
    '/ZMpage/': page('<title>Uygulamayı açın</title>'),
    '/ZMinside/': redirect('http://169.254.169.254/latest/'),
  })
  const port = Number(others.host.split(':')[1])
  // The network of the tests: every name leads to the one server that plays all others.
  const remote = createRemote({
    timeout: 600_000,
    allowed: [],
    connect: (_, callback) => {
      const socket = openSocket(port, '127.0.0.1', () => callback(null, socket))
    },
  })
  site = await testSite({ remote })
  member = await site.member()
  return () => others.close()
})

beforeEach(() => {
  said = json({ title: 'Bir şey' })
  others.asked.length = 0
})

const create = (url: unknown, as: Member | undefined = member): Promise<Answer> =>
  site.call({ method: 'POST', url: '/api/embeds', payload: { url }, ...(as && { as }) })

describe('POST /embeds', () => {
  it('makes a frame of our own, with the title that the site gives', async () => {
    said = json({
      title: ' Güz\n "yaprakları" ',
      thumbnail_url: 'https://i.ytimg.com/vi/fJ9rUzIMcZQ/hqdefault.jpg',
      html: '<script>alert(1)</script>',
    })
    const { status, body } = await create('https://youtu.be/fJ9rUzIMcZQ?si=x')
    expect(status).toBe(201)
    expect(body).toEqual({
      '@id': `/api/embeds/${body.id}`,
      '@type': 'Embed',
      id: expect.any(Number),
      provider: 'YouTube',
      url: 'https://www.youtube.com/watch?v=fJ9rUzIMcZQ',
      html: expect.stringMatching(
        /^<iframe src="https:\/\/www\.youtube-nocookie\.com\/embed\/fJ9rUzIMcZQ" title="YouTube: Güz &quot;yaprakları&quot;" sandbox="[a-z -]+"[^<>]*><\/iframe>$/,
      ),
      title: 'Güz "yaprakları"',
      thumbnail: 'https://i.ytimg.com/vi/fJ9rUzIMcZQ/hqdefault.jpg',
    })
    expect(others.asked).toEqual([
      '/oembed?format=json&url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3DfJ9rUzIMcZQ',
    ])
    const entry = { type: 'embed', data: { key: 'k', url: body.url, embed: body } }
    expect(parseEntries([entry]).violations).toBeUndefined()
  })

  it.each([
    ['https://vimeo.com/76979871', 'Vimeo'],
    ['https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC', 'Spotify'],
    ['https://soundcloud.com/biri/bir-kayit', 'SoundCloud'],
    ['https://www.tiktok.com/@biri/video/6718335390845095100', 'TikTok'],
  ])('asks the site itself: %s', async (url, provider) => {
    const { status, body } = await create(url)
    expect(status).toBe(201)
    expect(body).toMatchObject({ provider, url, title: 'Bir şey', thumbnail: null })
    expect(others.headers.at(-1)!.host).toMatch(/vimeo|spotify|soundcloud|tiktok/)
  })

  it.each([
    ['https://x.com/biri/status/123', 'X'],
    ['https://www.instagram.com/p/Cabc_d-1/', 'Instagram'],
    ['https://gist.github.com/biri/8be1952a8d03f8a31b17', 'GitHub Gist'],
    ['https://www.google.com/maps/@41.02,28.97,15z', 'Google Haritalar'],
  ])('asks nobody where nobody answers: %s', async (url, provider) => {
    const { status, body } = await create(url)
    expect(status).toBe(201)
    expect(body).toMatchObject({ provider, url, title: null, thumbnail: null })
    expect(others.asked).toEqual([])
  })

  it.each<[string, typeof said]>([
    ['an error', json({ error: 'x' }, 500)],
    ['a private video', json('Unauthorized', 401)],
    ['no JSON', json('<html>')],
    ['a page', json('{"title":"a"}', 200, 'text/html')],
    ['a list', json('[1,2]')],
    ['nothing', json('null')],
    ['a title that is none', json({ title: { a: 1 }, thumbnail_url: 'javascript:alert(1)' })],
    ['a broken connection', (response) => void response.socket!.destroy()],
  ])('does without a title when the answer is %s', async (name, answer) => {
    said = answer
    const id = String(name.length).padStart(11, '0')
    const { status, body } = await create(`https://youtu.be/${id}`)
    expect(status).toBe(201)
    expect(body).toMatchObject({ title: null, thumbnail: null })
    expect(body.html).toContain(`title="YouTube" `)
  })

  it('cuts a title to what a post can hold', async () => {
    said = json({ title: '🌸'.repeat(400), thumbnail_url: `https://a.com/${'a'.repeat(3000)}` })
    const { body } = await create('https://youtu.be/aaaaaaaaaaa')
    expect(body.title.length).toBeLessThanOrEqual(500)
    expect(body.thumbnail).toBeNull()
    const entry = { type: 'embed', data: { key: 'k', url: body.url, embed: body } }
    expect(parseEntries([entry]).violations).toBeUndefined()
  })

  it('is the same one however and whenever it is asked for', async () => {
    let answers: (() => void)[] = []
    said = (response) => void answers.push(() => json({ title: 'Bir kez' })(response))
    const asking = [
      create('https://youtu.be/bbbbbbbbbbb'),
      create('https://www.youtube.com/watch?v=bbbbbbbbbbb&feature=x'),
      create('https://m.youtube.com/shorts/bbbbbbbbbbb'),
    ]
    await until(() => answers[0])
    for (const answer of answers) answer()
    const bodies = (await Promise.all(asking)).map(({ body }) => body)
    expect(new Set(bodies.map(({ id }) => id)).size).toBe(1)
    const again = await create('https://youtu.be/bbbbbbbbbbb')
    expect(again.body).toEqual(bodies[0])
    expect(others.asked).toHaveLength(1)
    answers = []
  })

  it('asks again after a while, and keeps what was said when nobody answers then', async () => {
    said = json({ title: 'Eski ad' })
    const first = await create('https://youtu.be/ccccccccccc')
    const later = () =>
      sql`UPDATE embeds SET stale_at = now() WHERE url LIKE '%ccccccccccc'`.execute(site.database)
    await later()
    said = json({}, 500)
    expect((await create('https://youtu.be/ccccccccccc')).body).toEqual(first.body)
    await later()
    said = json({ title: 'Yeni ad' })
    const renamed = await create('https://youtu.be/ccccccccccc')
    expect(renamed.body).toMatchObject({ id: first.body.id, title: 'Yeni ad' })
    expect(others.asked).toHaveLength(3)
  })

  it('follows a short link of a known site', async () => {
    const { status, body } = await create('https://vm.tiktok.com/ZMvideo/')
    expect(status).toBe(201)
    expect(body.url).toBe('https://www.tiktok.com/@biri/video/6718335390845095173')
    expect(others.asked[0]).toBe('/ZMvideo/')
  })

  it.each([
    ['https://vm.tiktok.com/ZMelsewhere/', like(/^Bu adres yazıya yerleştirilemiyor/)],
    ['https://vm.tiktok.com/ZMinside/', like(/^Bu adres yazıya yerleştirilemiyor/)],
    ['https://vm.tiktok.com/ZMpage/', like(/^Kısa bağlantının nereye gittiği öğrenilemedi/)],
    [
      'https://ornek.com/video/1',
      like(/Yerleştirilebilenler: YouTube, Vimeo, .*Google Haritalar\.$/),
    ],
    ['https://www.youtube.com/@kanal', like(/^Bu adres yazıya yerleştirilemiyor/)],
    ['https://youtube.com.evil.example/watch?v=fJ9rUzIMcZQ', like(/^Bu adres/)],
    ['http://127.0.0.1/', like(/^Bu adres/)],
    ['youtube.com/watch?v=fJ9rUzIMcZQ', like(/^http:\/\/ ya da https:\/\//)],
    ['javascript:alert(1)', like(/^http:\/\/ ya da https:\/\//)],
    ['https://a:b@youtu.be/fJ9rUzIMcZQ', like(/^http:\/\/ ya da https:\/\//)],
    ['', 'Adres boş bırakılamaz.'],
    [null, 'Adres boş bırakılamaz.'],
    [undefined, 'Adres boş bırakılamaz.'],
    [5, 'Adres boş bırakılamaz.'],
    [`https://youtu.be/${'a'.repeat(2100)}`, 'Adres en çok 2048 karakter olmalı.'],
  ])('refuses %s', async (url, message) => {
    const { status, body } = await create(url)
    expect(status).toBe(422)
    expect(body.violations).toEqual([
      {
        propertyPath: 'url',
        message,
      },
    ])
    expect(others.asked.filter((path) => path.startsWith('/oembed'))).toEqual([])
  })

  it('is for confirmed members', async () => {
    const unconfirmed = await site.member({ isConfirmed: false })
    const url = 'https://youtu.be/ddddddddddd'
    const visitor = await site.call({ method: 'POST', url: '/api/embeds', payload: { url } })
    expect(visitor.status).toBe(401)
    expect((await create(url, unconfirmed)).status).toBe(403)
    expect(others.asked).toEqual([])
  })
})
