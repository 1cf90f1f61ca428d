import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { atEnd } from '../../../tests/support/at-end.ts'
import type { Member } from '../../../tests/support/members.ts'
import { insertPost } from '../../../tests/support/posts.ts'
import { siteOn, type TestSite, testSite, until } from '../../../tests/support/site.ts'
import { listen } from './event-source.fixture.ts'
import { hubKey, MercureHub } from './mercure-hub.fixture.ts'
import { commentsOf } from './reader.fixture.ts'

const hub = new MercureHub()
let site: TestSite
let url: string
let author: Member
let reader: Member
let post: { id: number; slug: string }

beforeAll(async () => {
  await hub.up()
  atEnd(() => hub.down())
  site = await testSite({ config: { hub: { url: hub.url, key: hubKey } } })
  url = await site.app.listen({ port: 0, host: '127.0.0.1' })
  author = await site.member()
  reader = await site.member()
})
beforeEach(async () => {
  post = await insertPost(site.database, author.id)
})

const ownTopic = ({ id }: Member): string => `/users/${id}`

async function comment(text: string, as = reader): Promise<void> {
  const payload = { post: post.slug, text }
  const { status } = await site.call({ method: 'POST', url: '/api/comments', payload, as })
  expect(status).toBe(201)
}

/** What comments on this test's post say. */
const published = (): string[] =>
  hub.items('Comment').flatMap((item) => (item.post.slug === post.slug ? [item.text] : []))

const publishedAre = (length: number): Promise<string[]> =>
  until(async () => {
    await site.runChores()
    return published().length >= length ? published() : undefined
  })

describe('with a separate hub', () => {
  it('what happens is published there, to whom it concerns', async () => {
    const own = listen(url, [ownTopic(author)], author.token)
    const visitor = listen(url, [`/posts/${post.slug}`])
    await visitor.next('Post')
    await own.next('User')
    await comment('merkezden geçen')
    expect((await visitor.next('Comment')).data.text).toBe('merkezden geçen')
    expect((await own.next('Notification')).data.type).toBe('newComment')
    await own.next('User', ({ data }) => data.unreadNotificationCount > 0)
    await visitor.next('Post', ({ data }) => data.commentCount === 1)
    const isPrivate = (part: string) =>
      new Set(hub.updates.filter(({ topic }) => topic.includes(part)).map((each) => each.isPrivate))
    expect(isPrivate('hokka.test/users/')).toEqual(new Set([true]))
    expect(isPrivate('hokka.test/posts/')).toEqual(new Set([false]))
    expect(hub.refused).toEqual([])
  })

  it('readers are sent there with a token for what they may read, and nobody with another', async () => {
    const { status, headers } = await site.call({
      url: `/.well-known/mercure?topic=${ownTopic(author)}&topic=/posts/${post.slug}&lastEventID=abc`,
      as: author,
    })
    expect(status).toBe(307)
    expect(headers['cache-control']).toBe('no-store')
    const { origin, pathname, searchParams } = new URL(String(headers.location))
    expect(origin + pathname).toBe(hub.url)
    const topics = [`http://hokka.test/users/${author.id}`, `http://hokka.test/posts/${post.id}`]
    expect(searchParams.getAll('topic')).toEqual(topics)
    expect(searchParams.get('lastEventID')).toBe('abc')
    const [, body] = searchParams.get('authorization')!.split('.')
    const claims = JSON.parse(Buffer.from(body!, 'base64url').toString())
    expect(claims).toEqual({ mercure: { subscribe: topics }, exp: expect.any(Number) })
    expect(claims.exp - Date.now() / 1000).toBeLessThanOrEqual(600)

    const refused = `/.well-known/mercure?topic=${ownTopic(author)}`
    expect((await site.call({ url: refused, as: reader })).status).toBe(403)
    expect((await site.call({ url: refused })).status).toBe(403)
    expect((await site.call({ url: '/.well-known/mercure', as: reader })).status).toBe(400)
  })

  it('a reader who is cut off goes on without a gap and without a double', async () => {
    const listening = listen(url, [`/posts/${post.slug}`])
    await listening.next('Post')
    await comment('önce')
    await listening.next('Comment')
    hub.cut()
    for (const text of ['kopukken', 'yine kopukken']) await comment(text)
    await listening.next('Comment', ({ data }) => data.text === 'yine kopukken')
    expect(commentsOf(listening)).toEqual(['önce', 'kopukken', 'yine kopukken'])
  })

  it('what happens while the hub is away is published when it is back, once and in order', async () => {
    await comment('önce')
    await publishedAre(1)
    await hub.down()
    for (const text of ['yokken', 'hâlâ yokken']) await comment(text)
    await site.runChores()
    await hub.up()
    expect(await publishedAre(3)).toEqual(['önce', 'yokken', 'hâlâ yokken'])
    await site.runChores()
    expect(published()).toHaveLength(3)
  })

  it('a hub that hangs delays nobody, and gets what it never answered for under the same identifier', async () => {
    await hub.down()
    hub.silentAbout = 'cevapsız'
    // Authors hear nothing of their own comments: only these are published.
    for (const text of ['cevaplı', 'cevapsız']) await comment(text, author)
    await hub.up()
    for (const text of ['beklemeden', 'yine beklemeden']) await comment(text, author)
    await until(() => hub.unanswered || undefined)
    expect((await site.call({ url: '/api/notifications', as: author })).status).toBe(200)
    expect(published()).toEqual(['cevaplı', 'cevapsız'])
    hub.silentAbout = undefined
    hub.cut()
    const texts = ['cevaplı', 'cevapsız', 'cevapsız', 'beklemeden', 'yine beklemeden']
    expect(await publishedAre(5)).toEqual(texts)
    const updates = hub.updates.filter(({ topic }) => topic.endsWith(`/posts/${post.id}`))
    expect(new Set(updates.map(({ id }) => id))).toHaveLength(4)
  })

  it('two processes publish each event once, and another goes on where they stopped', async () => {
    const config = { hub: { url: hub.url, key: hubKey } }
    const second = await siteOn(site.address, { config })
    const texts = Array.from({ length: 20 }, (_, index) => `söz ${index}`)
    for (const text of texts) {
      await comment(text)
      await Promise.all([site.runChores(), second.runChores()])
    }
    expect(await publishedAre(20)).toEqual(texts)
    await hub.down()
    await comment('kimse yokken')
    await site.runChores()
    await hub.up()
    const third = await siteOn(site.address, { config })
    await until(async () => {
      await third.runChores()
      return published().length > 20 || undefined
    })
    await Promise.all([site, second, third].map((each) => each.runChores()))
    expect(published()).toEqual([...texts, 'kimse yokken'])
  })

  it('what was deleted meanwhile, or is too large for the hub, does not hold up the rest', async () => {
    await hub.down()
    hub.tooLarge = 'sığmayan'
    for (const text of ['silinen', 'sığmayan', 'kalan']) await comment(text)
    await sql`DELETE FROM comments WHERE text = 'silinen'`.execute(site.database)
    await hub.up()
    expect(await publishedAre(1)).toEqual(['kalan'])
  })
})
