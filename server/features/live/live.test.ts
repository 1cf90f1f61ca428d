import { sql } from 'kysely'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Member } from '../../../tests/support/members.ts'
import { insertPost } from '../../../tests/support/posts.ts'
import { siteOn, type TestSite, testSite, until } from '../../../tests/support/site.ts'
import { commentsOf, read } from './reader.fixture.ts'

let site: TestSite
let elif: Member
let reader: Member
let post: { id: number; slug: string }

beforeAll(async () => {
  site = await testSite()
  elif = await site.member()
  reader = await site.member()
  post = await insertPost(site.database, elif.id)
})

const ownTopic = (member: Member): string => `/users/${member.id}`
const act = (as: Member, method: 'POST' | 'DELETE' | 'PUT', url: string, payload?: object) =>
  site.call({ method, url: `/api${url}`, as, ...(payload && { payload }) })
const follow = (as: Member, whom: Member) =>
  act(as, 'POST', '/user_relationships', { follower: as.username, following: whom.username })
const comment = (as: Member, text: string) =>
  act(as, 'POST', '/comments', { post: post.slug, text, parent: null })

describe('GET /.well-known/mercure', () => {
  it('sends a notification the moment it exists, with the counts of the header', async () => {
    const stream = await read(site, [ownTopic(elif)], { as: elif })
    expect(stream.status).toBe(200)
    expect(stream.body).toMatch(/^retry: \d+\n\n/)
    const fan = await site.member()
    await follow(fan, elif)
    const { id, data } = await stream.next('Notification')
    expect(id).toMatch(/^\d+$/)
    expect(data).toMatchObject({ type: 'newFollower', actor: { username: fan.username } })
    const { data: viewer } = await stream.next(
      'User',
      ({ data: user }) => user.unreadNotificationCount > 0,
    )
    expect(viewer).toMatchObject({ username: elif.username })
    const known = await site.call({ url: `/api/notifications/${data.id}`, as: elif })
    expect(data).toEqual(known.body)
  })

  it('sends no notification again because it was seen', async () => {
    const member = await site.member()
    const [first, second] = [await site.member(), await site.member()]
    const stream = await read(site, [ownTopic(member)], { as: member })
    const follower = ({ data }: { data: { actor?: { username: string } } }) => data.actor?.username
    await follow(first, member)
    await stream.next('Notification')
    await act(member, 'PUT', '/notifications', { isSeen: true })
    await follow(second, member)
    await stream.next('Notification', (each) => follower(each) === second.username)
    const notifications = stream.messages.filter(({ data }) => data['@type'] === 'Notification')
    expect(notifications.map(follower)).toEqual([first.username, second.username])
  })

  it('sends the counts again when what one was told of is gone', async () => {
    const named = await site.member()
    const post = await insertPost(site.database, elif.id)
    await act(reader, 'POST', '/comments', {
      ...{ post: post.slug, text: `Bakın @${named.username}`, parent: null },
    })
    const stream = await read(site, [ownTopic(named)], { as: named })
    const counts = () =>
      stream.messages.flatMap(({ data }) =>
        data['@type'] === 'User' ? [data.unreadNotificationCount] : [],
      )
    await until(() => counts().at(-1) === 1 || undefined)
    await act(elif, 'DELETE', `/posts/${post.id}`)
    await until(() => counts().at(-1) === 0 || undefined)
    await act(elif, 'POST', `/posts/${post.id}/restore`)
    await until(() => counts().at(-1) === 1 || undefined)
    expect(counts().length).toBeLessThan(6)
  })

  it('sends claps and comments of a post to anybody', async () => {
    const stream = await read(site, [`/posts/${post.slug}`])
    await stream.next('Post')
    await comment(reader, 'Canlı bir yorum')
    expect((await stream.next('Comment')).data).toMatchObject({ text: 'Canlı bir yorum' })
    await act(reader, 'POST', `/applauses/post/${post.slug}`, {
      slug: post.slug,
      count: 3,
      type: 'post',
    })
    const { data } = await stream.next('Post', ({ data: card }) => card.likes === 3)
    expect(data).toMatchObject({ slug: post.slug, bookmark: null })
  })

  it('is read and nothing else', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const { status, headers } = await site.call({ method, url: '/.well-known/mercure?topic=a' })
      expect([status, headers.allow]).toEqual([405, 'GET'])
    }
  })

  it('says who may listen: nobody to others, and to no hidden post', async () => {
    const hidden = await insertPost(site.database, elif.id, { status: 2 })
    const refused: [string[], Member | undefined, number][] = [
      [[ownTopic(elif)], undefined, 403],
      [[ownTopic(elif)], reader, 403],
      [[ownTopic(elif), ownTopic(reader)], elif, 403],
      [[`/posts/${hidden.slug ?? hidden.id}`], reader, 403],
      [['/posts/boyle-bir-yazi-yok'], reader, 403],
      [['*'], elif, 403],
      [['/users/0'], elif, 403],
      [[], elif, 400],
      [Array.from({ length: 21 }, (_, i) => `/posts/${i}`), elif, 400],
    ]
    for (const [topics, as, status] of refused) {
      const answer = await read(site, topics, as && { as })
      expect(answer.status, topics.join()).toBe(status)
      await until(() => answer.isEnded || undefined)
      expect(JSON.parse(answer.body)).toMatchObject({ '@type': 'hydra:Error', status })
    }
    for (const method of ['POST', 'HEAD'] as const)
      expect((await site.call({ method, url: '/.well-known/mercure' })).status).toBeGreaterThan(399)
  })

  it('takes the whole address of a topic as well', async () => {
    const stream = await read(site, [`http://hokka.test${ownTopic(elif)}`], { as: elif })
    expect(stream.status).toBe(200)
  })

  it('goes on where it was left, without a gap and without a double', async () => {
    const first = await read(site, [`/posts/${post.slug}`])
    await first.next('Post')
    await comment(reader, 'bir')
    const { id } = await first.next('Comment', ({ data }) => data.text === 'bir')
    first.close()
    for (const text of ['iki', 'üç', 'dört']) await comment(reader, text)
    const second = await read(site, [`/posts/${post.slug}`], { lastEventId: id! })
    await comment(reader, 'beş')
    await second.next('Comment', ({ data }) => data.text === 'beş')
    expect(commentsOf(second)).toEqual(['iki', 'üç', 'dört', 'beş'])
  })

  it('loses nothing of two that commit the other way round than they began', async () => {
    // Two members and two posts: of the same each would wait for the other's count.
    const other = await site.member()
    const another = await insertPost(site.database, other.id)
    const stream = await read(site, [`/posts/${post.slug}`, `/posts/${another.slug}`])
    const write = (postId: number, userId: number, text: string) => sql`
      INSERT INTO comments (post_id, user_id, text, status) VALUES (${postId}, ${userId}, ${text}, 1)`
    await site.database.transaction().execute(async (held) => {
      await write(post.id, reader.id, 'önce başlayan').execute(held)
      await write(another.id, other.id, 'sonra başlayan').execute(site.database)
      await stream.next('Comment', ({ data }) => data.text === 'sonra başlayan')
    })
    const late = await stream.next('Comment', ({ data }) => data.text === 'önce başlayan')
    const early = await stream.next('Comment', ({ data }) => data.text === 'sonra başlayan')
    expect(Number(late.id)).toBeGreaterThan(Number(early.id))
  })

  it('has its events numbered by one process at a time', async () => {
    const numbering = sql`SELECT give_live_positions()`
    await site.database.transaction().execute(async (held) => {
      await numbering.execute(held)
      const numbered = site.database.transaction().execute(async (other) => {
        await sql`SET LOCAL lock_timeout = 50`.execute(other)
        await numbering.execute(other)
      })
      // It waits for the lock, in vain.
      await expect(numbered).rejects.toMatchObject({ code: '55P03' })
    })
  })

  it('sends nothing of what was taken back or deleted before it could be sent', async () => {
    const stream = await read(site, [`/posts/${post.slug}`])
    await stream.next('Post')
    await comment(reader, 'durak')
    const { id } = await stream.next('Comment', ({ data }) => data.text === 'durak')
    stream.close()
    const { body } = await comment(reader, 'silinecek')
    await act(reader, 'DELETE', `/comments/${body.id}`)
    const again = await read(site, [`/posts/${post.slug}`], { lastEventId: id! })
    await comment(reader, 'kalan')
    await again.next('Comment', ({ data }) => data.text === 'kalan')
    expect(again.body).not.toContain('silinecek')
  })

  it('tells nothing of what was rolled back', async () => {
    const stream = await read(site, [`/posts/${post.slug}`])
    await stream.next('Post')
    await site.database
      .transaction()
      .execute(async (held) => {
        await sql`
          INSERT INTO comments (post_id, user_id, text, status)
          VALUES (${post.id}, ${reader.id}, 'vazgeçilen', 1)`.execute(held)
        throw new Error('vazgeç')
      })
      .catch(() => undefined)
    await comment(reader, 'sonraki')
    await stream.next('Comment', ({ data }) => data.text === 'sonraki')
    expect(stream.body).not.toContain('vazgeçilen')
  })

  it('ends with its session', async () => {
    const { body } = await site.call({ url: '/api/sessions', as: reader })
    const stream = await read(site, [ownTopic(reader)], { as: reader })
    await stream.next('User')
    const visitors = await read(site, [`/posts/${post.slug}`])
    expect(body['hydra:member']).toHaveLength(1)
    await act(reader, 'POST', '/logout')
    await until(() => stream.isEnded || undefined)
    expect(visitors.isEnded).toBe(false)
    reader = await site.member()
  })

  it('is one of a few for a member, and of many for a network', async () => {
    const strict = await siteOn(site.address, { config: { limitFactor: 1 } })
    const member = await site.member()
    const open = () => read(strict, [ownTopic(member)], { as: member })
    const streams = await Promise.all(Array.from({ length: 12 }, open))
    expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200))
    expect((await open()).status).toBe(429)
    streams[0]!.close()
    await vi.waitUntil(async () => (await open()).status === 200)

    const school = await siteOn(site.address, { config: { limitFactor: 1 } })
    const visit = () => read(school, [`/posts/${post.slug}`])
    const visitors = await Promise.all(Array.from({ length: 300 }, visit))
    expect(new Set(visitors.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await visit()).status).toBe(429)
  })
})

describe('two processes', () => {
  it('tell each other', async () => {
    const other = await siteOn(site.address)
    const stream = await read(other, [ownTopic(elif)], { as: elif })
    const fan = await site.member()
    await follow(fan, elif)
    const isFan = ({ data }: { data: { actor?: { username: string } } }) =>
      data.actor?.username === fan.username
    expect((await stream.next('Notification', isFan)).data.actorCount).toBeGreaterThan(0)
  })

  /** Of two events the other one has numbered and sent both, and this one knows of the first alone. */
  async function lateOne(text: string): Promise<{ late: TestSite; known: string; next: string }> {
    const late = await siteOn(site.address)
    const streams = [await read(site, topics()), await read(late, topics())]
    for (const stream of streams) await stream.next('Post')
    // One's own post: no notification follows that would tell both.
    const { body } = await comment(elif, text)
    const [known] = await Promise.all(streams.map((stream) => stream.next('Comment')))
    await sql`INSERT INTO live_events (topic, type, item_id)
      VALUES (${`/posts/${post.id}`}, 'Comment', ${body.id})`.execute(site.database)
    await site.runChores()
    const next = await streams[0]!.next('Comment', ({ id }) => id !== known!.id)
    return { late, known: known!.id!, next: next.id! }
  }
  const topics = () => [`/posts/${post.slug}`]

  it('of which one is late send nothing twice to a reader who changes between them', async () => {
    const { late, next } = await lateOne('bilinen')
    const stream = await read(late, topics(), { lastEventId: next })
    await comment(reader, 'yalnız bu')
    await stream.next('Comment', ({ data }) => data.text === 'yalnız bu')
    expect(commentsOf(stream)).toEqual(['yalnız bu'])
  })

  it('of which one is late send nothing twice that a reader was sent as missed', async () => {
    const { late, known } = await lateOne('erken')
    const stream = await read(late, topics(), { lastEventId: known })
    await stream.next('Comment')
    await late.runChores()
    await comment(reader, 'sonra')
    await stream.next('Comment', ({ data }) => data.text === 'sonra')
    expect(commentsOf(stream)).toEqual(['erken', 'sonra'])
  })

  it('of which one stops ends its streams at once', async () => {
    const other = await siteOn(site.address)
    const stream = await read(other, [`/posts/${post.slug}`])
    await stream.next('Post')
    // It would wait for every connection that is still open.
    await other.app.close()
    await expect.poll(() => stream.isEnded).toBe(true)
  })
})
