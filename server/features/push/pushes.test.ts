import { createPublicKey, verify } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PushedNotice } from '../../../core/contracts/push.ts'
import type { Member } from '../../../tests/support/members.ts'
import { insertPost } from '../../../tests/support/posts.ts'
import { siteOn, type TestSite, testSite } from '../../../tests/support/site.ts'
import { talker } from '../messages/messages.fixture.ts'
import type { Browser } from './browser.fixture.ts'
import {
  listeningBrowser,
  pushesAreDue,
  pushesAreSent,
  pushServer,
  type PushServer,
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

const { act, follow, friends, open, say } = talker(() => site)
const comment = (as: Member, slug = post.slug) =>
  act(as, 'POST', '/comments', { post: slug, text: 'Güzel yazmışsınız.' })
const applaud = (as: Member, slug = post.slug) =>
  act(as, 'POST', `/applauses/post/${slug}`, { count: 1 })

async function shown(in_: Browser = browser): Promise<PushedNotice[]> {
  await pushesAreDue(site)
  await pushesAreSent(site)
  return in_.shown(server)
}
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
    expect(await dueIn(author)).toBeUndefined()
    await applaud(reader)
    await site.runChores()
    expect(await dueIn(author)).toBeGreaterThan(15)
    expect(await shown()).toHaveLength(2)
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

describe('a message', () => {
  it('is pushed by who wrote it and not by what', async () => {
    const [one, other, messenger] = await friends()
    const [ones, others] = [await listeningBrowser(site, one), await listeningBrowser(site, other)]
    await say(one, messenger, 'Gizli bir söz')
    await say(one, messenger, 'Bir söz daha')
    expect(await shown(others)).toEqual([
      {
        title: 'Ayşe Nur Demir size yazdı.',
        body: '2 okunmamış mesaj',
        url: `/mesajlar/${messenger}`,
        tag: `mesaj-${messenger}`,
      },
    ])
    expect(ones.shown(server)).toEqual([])
    expect(await shown(others)).toHaveLength(1)
    await say(one, messenger, 'Üçüncü')
    expect(await shown(others)).toHaveLength(2)
  })

  it('that was pushed does not come again with what comes next', async () => {
    const [one, other, messenger] = await friends()
    const others = await listeningBrowser(site, other)
    await say(one, messenger, 'Merhaba')
    await shown(others)
    await follow(reader, other)
    const tags = (await shown(others)).map(({ tag }) => tag.split('-')[0])
    expect(tags).toEqual(['mesaj', 'bildirim'])
  })

  it.each<[string, (other: Member, messenger: number, one: Member) => Promise<unknown>]>([
    ['was read meanwhile', (other, id) => act(other, 'GET', `/messenger-show/${id}`)],
    ['is muted', (other, id) => act(other, 'PUT', `/messengers/${id}`, { isMuted: true })],
    ['was hidden', (other, id) => act(other, 'PUT', `/messenger/${id}`, { isShow: false })],
    ['was deleted', (other, id) => act(other, 'DELETE', `/messengers/${id}`)],
    [
      'came from somebody who is blocked now',
      (other, _, { username }) => act(other, 'POST', '/blocks', { user: username }),
    ],
  ])('is not pushed when it %s', async (_, meanwhile) => {
    const [one, other, messenger] = await friends()
    const others = await listeningBrowser(site, other)
    await say(one, messenger, 'Merhaba')
    await site.runChores()
    await meanwhile(other, messenger, one)
    expect(await shown(others)).toEqual([])
  })

  it('of a muted member is not pushed, nor does it hide what another one wrote', async () => {
    const [one, other] = await friends()
    const third = await site.member()
    const several = await open(other, one, third)
    const alone = await open(one, other)
    for (const each of [one, third])
      await act(each, 'PUT', `/messengers/${several}`, { isAccepted: true })
    const others = await listeningBrowser(site, other)
    expect(await shown(others)).toEqual([])
    await act(other, 'POST', '/mutes', { user: one.username })
    for (const id of [alone, several]) await say(one, id, 'Merhaba')
    await site.runChores()
    expect(await dueIn(other)).toBeUndefined()
    await say(third, several, 'Selam')
    await say(one, several, 'Nasılsınız?')
    expect((await shown(others)).map(({ url }) => url)).toEqual([`/mesajlar/${several}`])
    await say(one, alone, 'Orada mısınız?')
    expect(await shown(others)).toHaveLength(1)
  })

  it('is not pushed while it is the request of a stranger', async () => {
    await say(reader, await open(reader, author), 'Merhaba')
    expect(await shown()).toEqual([])
  })

  it('from before is not pushed', async () => {
    const [one, other, messenger] = await friends()
    await say(one, messenger, 'Eski')
    const late = await listeningBrowser(site, other)
    const several = await open(other, one, reader)
    await act(one, 'PUT', `/messengers/${several}`, { isAccepted: true })
    await say(one, several, 'Yeni')
    expect((await shown(late)).map(({ tag }) => tag)).toEqual([`mesaj-${several}`])
  })
})

/** In seconds. */
async function dueIn({ id }: Member): Promise<number | undefined> {
  const { rows } = await sql<{ seconds: number }>`
    SELECT extract(epoch FROM due_at - now())::float AS seconds FROM push_subscriptions
    JOIN sessions ON sessions.id = session_id
    WHERE user_id = ${id} AND due_at IS NOT NULL`.execute(site.database)
  return rows[0]?.seconds
}

function isSignedWith(publicKey: string, text: string, signature: string): boolean {
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  )
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const bytes = Buffer.from(signature, 'base64url')
  return verify('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }, bytes)
}
