import { createPublicKey, verify } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Member } from '../../../tests/support/members.ts'
import { insertPost } from '../../../tests/support/posts.ts'
import { siteOn, type TestSite, testSite } from '../../../tests/support/site.ts'
import { talker } from '../messages/messages.fixture.ts'
import type { Browser } from './browser.fixture.ts'
import {
  allShown,
  listeningBrowser,
  pushDueIn,
  pushesAreSent,
  pushServer,
  type PushServer,
  subscribe,
} from './push.fixture.ts'

let site: TestSite
let server: PushServer
let author: Member
let reader: Member
let post: { id: number; slug: string; title: string }
let browser: Browser

beforeAll(async () => {
  server = await pushServer()
  site = await testSite({ remote: server.remote })
})
beforeEach(async () => {
  author = await site.member()
  reader = await site.member()
  post = await insertPost(site.database, author.id)
  browser = await listeningBrowser(site, author)
})

const { act, follow } = talker(() => site)
const comment = (as: Member, slug = post.slug) =>
  act(as, 'POST', '/comments', { post: slug, text: 'Güzel yazmışsınız.' })
const applaud = (as: Member, slug = post.slug) =>
  act(as, 'POST', `/applauses/post/${slug}`, { count: 1 })

const shown = (in_: Browser = browser) => allShown(site, server, in_)
const titles = async (in_?: Browser): Promise<string[]> =>
  (await shown(in_)).map(({ title }) => title)

describe('a notification', () => {
  it('is pushed after a moment, as its page says it and with its address', async () => {
    await comment(reader)
    await site.runChores()
    await pushesAreSent(site)
    expect(browser.shown(server)).toEqual([])
    expect(await shown()).toEqual([
      {
        title: 'Ayşe Nur Demir yazınıza yorum yaptı.',
        body: post.title,
        url: `/yazi/${post.slug}#yorumlar`,
        tag: expect.stringMatching(/^bildirim-\d+$/),
      },
    ])
  })

  it('comes with the proof that this site sends it', async () => {
    await comment(reader)
    await shown()
    const { headers } = server.received.find(({ path }) => path === browser.path)!
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      topic: expect.stringMatching(/^bildirim-\d+$/),
    })
    const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization!) ?? []
    const { body } = await act(author, 'GET', '/push_subscriptions/key')
    expect(key).toBe(body.publicKey)
    const [head, claims, signature] = token.split('.')
    expect(isSignedWith(key, `${head}.${claims}`, signature!)).toBe(true)
    const { aud, sub, exp } = JSON.parse(Buffer.from(claims!, 'base64url').toString())
    expect([aud, sub]).toEqual(['https://push.ornek.com', 'mailto:merhaba@hokka.test'])
    expect(exp * 1000).toBeGreaterThan(Date.now())
  })

  it('of more than one comes as one each, and in every browser of the member', async () => {
    const second = await listeningBrowser(site, author)
    await applaud(reader)
    await comment(reader)
    await follow(reader, author)
    const all = [
      'Ayşe Nur Demir yazınızı alkışladı.',
      'Ayşe Nur Demir yazınıza yorum yaptı.',
      'Ayşe Nur Demir sizi takip etmeye başladı.',
    ]
    expect(await titles()).toEqual(all)
    expect(await titles(second)).toEqual(all)
  })

  it('that grows takes the place of what was shown of it', async () => {
    await applaud(reader)
    await shown()
    await applaud(await site.member())
    const [first, second] = await shown()
    expect(second!.title).toBe('Ayşe Nur Demir ve 1 kişi daha yazınızı alkışladı.')
    expect(second!.tag).toBe(first!.tag)
  })

  it('beyond the third of a moment stands on its page alone', async () => {
    const posts = []
    for (let i = 0; i < 4; i++) posts.push(await insertPost(site.database, author.id))
    for (const { slug } of posts) await applaud(reader, slug)
    const urls = (await shown()).map(({ url }) => url)
    expect(urls).toEqual(posts.slice(1).map(({ slug }) => `/yazi/${slug}`))
    expect(await shown()).toHaveLength(3)
  })

  it('is a new post for those who follow its author, and nothing for the author', async () => {
    await site.runChores()
    await follow(reader, author)
    await act(author, 'PUT', '/notifications', { isSeen: true })
    const readers = await listeningBrowser(site, reader)
    const fresh = { title: 'Yepyeni bir yazı', categories: ['deneme'], status: 1 }
    await act(author, 'POST', '/posts', fresh)
    expect(await shown(readers)).toMatchObject([
      { title: 'Ayşe Nur Demir yeni bir yazı yayımladı.', body: 'Yepyeni bir yazı' },
    ])
    expect(browser.shown(server)).toEqual([])
  })

  it.each<[string, () => Promise<unknown>]>([
    ['was seen meanwhile', () => act(author, 'PUT', '/notifications', { isSeen: true })],
    ['was about a post that is gone', () => act(author, 'DELETE', `/posts/${post.slug}`)],
    [
      'came from somebody who is blocked now',
      () => act(author, 'POST', '/blocks', { user: reader.username }),
    ],
    [
      'was taken back',
      async () => {
        const { body } = await act(author, 'GET', `/posts/${post.slug}/comments`)
        return act(reader, 'DELETE', `/comments/${body['hydra:member'][0].id}`)
      },
    ],
    ['belongs to a session that has ended', () => act(author, 'POST', '/logout')],
    [
      'belongs to a session that has run out',
      () =>
        sql`UPDATE sessions SET expires_at = now() WHERE user_id = ${author.id}`.execute(
          site.database,
        ),
    ],
  ])('is not pushed when it %s', async (_, meanwhile) => {
    await comment(reader)
    await site.runChores()
    await meanwhile()
    expect(await shown()).toEqual([])
  })

  it.each<[string, () => object, string]>([
    ['of a muted member', () => ({ user: reader.username }), '/mutes'],
    ['of a muted kind', () => ({ type: 'newComment' }), '/notification_mutes'],
    ['about a muted post', () => ({ post: post.slug }), '/notification_mutes'],
  ])('%s is not pushed', async (_, payload, path) => {
    expect((await act(author, 'POST', path, payload())).status).toBe(201)
    await comment(reader)
    expect(await shown()).toEqual([])
  })

  it('from before is not pushed', async () => {
    await comment(reader)
    const late = await listeningBrowser(site, author)
    await applaud(reader)
    expect(await titles(late)).toEqual(['Ayşe Nur Demir yazınızı alkışladı.'])
  })

  it('is not pushed twice, and what comes next not within a minute', async () => {
    await comment(reader)
    expect(await shown()).toHaveLength(1)
    expect(await shown()).toHaveLength(1)
    expect(await pushDueIn(site, author)).toBeUndefined()
    await applaud(reader)
    await site.runChores()
    expect(await pushDueIn(site, author)).toBeGreaterThan(15)
    expect(await shown()).toHaveLength(2)
  })

  it('is pushed although something that began later was pushed before it', async () => {
    const earlier = await insertPost(site.database, author.id)
    await site.database.transaction().execute(async (held) => {
      await sql`SELECT add_notification('newLike', ${author.id}, ${reader.id}, ${earlier.id}, NULL, NULL)`.execute(
        held,
      )
      await applaud(reader)
      expect(await shown()).toHaveLength(1)
    })
    expect((await shown()).map(({ url }) => url)).toEqual([
      `/yazi/${post.slug}`,
      `/yazi/${earlier.slug}`,
    ])
  })

  it('of a browser that asks once more is not lost', async () => {
    await comment(reader)
    await site.runChores()
    expect((await subscribe(site, author, browser)).status).toBe(201)
    expect(await shown()).toHaveLength(1)
  })

  it('is pushed once by two processes', async () => {
    const two = await siteOn(site.address, { remote: server.remote })
    await comment(reader)
    await Promise.all([site.runChores(), two.runChores()])
    await sql`UPDATE push_subscriptions SET due_at = now() WHERE due_at IS NOT NULL`.execute(
      site.database,
    )
    await Promise.all([site.runChores(), two.runChores()])
    await pushesAreSent(site)
    expect(browser.shown(server)).toHaveLength(1)
  })
})

function isSignedWith(publicKey: string, text: string, signature: string): boolean {
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  )
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const bytes = Buffer.from(signature, 'base64url')
  return verify('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }, bytes)
}
