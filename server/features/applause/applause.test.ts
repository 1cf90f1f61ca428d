import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '../../../tests/support/members.ts'
import { insertPost } from '../../../tests/support/posts.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'

let site: TestSite
let author: Member
let reader: Member
beforeAll(async () => {
  site = await testSite()
  author = await site.member({ username: 'yazar' })
  reader = await site.member({ username: 'okur' })
})

const write = (changes: Parameters<typeof insertPost>[2] = {}) =>
  insertPost(site.database, author.id, changes)
const applaud = (slug: string, count: unknown = 1, as: Member = reader) =>
  site.call({
    method: 'POST',
    url: `/api/applauses/post/${slug}`,
    payload: { slug, count, type: 'post' },
    as,
  })
const takeBack = (slug: string, as: Member = reader) =>
  site.call({ method: 'DELETE', url: `/api/applauses/post/${slug}`, as })
const notifiedAuthor = async () =>
  (await site.call({ url: '/api/notifications', as: author })).body['hydra:member']

describe('POST /applauses/post/{slug}', () => {
  it('adds up, for the member and for the post', async () => {
    const { slug } = await write()
    const other = await site.member()
    expect((await applaud(slug, 5)).body).toEqual({ count: 5, likes: 5 })
    expect((await applaud(slug, 3)).body).toEqual({ count: 8, likes: 8 })
    expect((await applaud(slug, 2, other)).body).toEqual({ count: 2, likes: 10 })
    const { body } = await site.call({ url: `/api/posts/${slug}`, as: reader })
    expect(body).toMatchObject({ likes: 10, userApplauses: { count: 8 } })
  })

  it('is for the post of the address: another one in the body is refused', async () => {
    const [{ slug, id }, another] = [await write(), await write()]
    const send = (payload: object, address = slug) =>
      site.call({
        method: 'POST',
        url: `/api/applauses/post/${address}`,
        payload: { count: 1, ...payload },
        as: reader,
      })
    for (const wrong of [another.slug, another.id, `/api/users/${slug}`, `https://a.b/${slug}`]) {
      const { status, body } = await send({ slug: wrong })
      expect([status, body.violations[0].propertyPath]).toEqual([422, 'slug'])
    }
    const { status, body } = await send({ type: 'comment' })
    expect([status, body.violations[0].propertyPath]).toEqual([422, 'type'])
    for (const right of [slug, id, `/api/posts/${slug}`])
      expect((await send({ slug: right })).status).toBe(200)
    expect((await send({ slug }, String(id))).body).toEqual({ count: 4, likes: 4 })
  })

  it('stops at fifty, however many come at once', async () => {
    const { slug, id } = await write()
    const answers = await Promise.all(Array.from({ length: 12 }, () => applaud(slug, 7)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await applaud(slug, 50)).body).toEqual({ count: 50, likes: 50 })
    const { rows } = await sql`SELECT count FROM applause WHERE post_id = ${id}`.execute(
      site.database,
    )
    expect(rows).toEqual([{ count: 50 }])
  })

  it('notifies the author once', async () => {
    const { slug, title } = await write({ title: 'Alkışlanan' })
    await Promise.all([applaud(slug), applaud(slug), applaud(slug)])
    const about = (await notifiedAuthor()).filter(
      (each: { target: { title: string } }) => each.target.title === title,
    )
    expect(about).toHaveLength(1)
    expect(about[0]).toMatchObject({
      type: 'newLike',
      actorCount: 1,
      isSeen: false,
      actor: { username: 'okur' },
      text: 'Ayşe Nur Demir yazınızı alkışladı.',
      target: { url: `/yazi/${slug}` },
    })
  })

  it('is not for one’s own posts', async () => {
    const { slug } = await write()
    const { status, body } = await applaud(slug, 1, author)
    expect(status).toBe(403)
    expect(body['hydra:description']).toMatch(
      /^Alkış özelliğini kendi yazılarınızda kullanamazsınız/,
    )
  })

  it('is not for what is unpublished, deleted or the post of somebody who blocked', async () => {
    expect((await applaud((await write({ status: 2 })).slug)).status).toBe(404)
    expect((await applaud((await write({ isDeleted: true })).slug)).status).toBe(404)
    expect((await applaud('yok')).status).toBe(404)
    const blocked = await site.member()
    await site.call({
      method: 'POST',
      url: '/api/blocks',
      payload: { user: blocked.username },
      as: author,
    })
    expect((await applaud((await write()).slug, 1, blocked)).status).toBe(403)
  })

  it.each([0, -1, 51, 1.5, '3', null])('refuses an applause of %j', async (count) => {
    const { status, body } = await applaud((await write()).slug, count)
    expect(status).toBe(422)
    expect(body.violations[0].propertyPath).toBe('count')
  })
})

describe('DELETE /applauses/post/{slug}', () => {
  it('takes all of them back, and the notification with them', async () => {
    const { slug, title } = await write({ title: 'Vazgeçilen' })
    const other = await site.member()
    await applaud(slug, 20)
    await applaud(slug, 4, other)
    expect((await takeBack(slug)).body).toEqual({ count: 0, likes: 4 })
    expect((await takeBack(slug)).body).toEqual({ count: 0, likes: 4 })
    const about = async () =>
      (await notifiedAuthor()).filter(
        (each: { target: { title: string } }) => each.target.title === title,
      )
    expect(await about()).toMatchObject([{ actorCount: 1, actor: { username: other.username } }])
    await takeBack(slug, other)
    expect(await about()).toEqual([])
  })
})

describe('GET /applauses/post/{slug}', () => {
  it('shows who applauded, newest first', async () => {
    const { slug } = await write()
    const members = [await site.member(), await site.member(), await site.member()]
    for (const [index, member] of members.entries()) await applaud(slug, index + 1, member)
    const { body } = await site.call({ url: `/api/applauses/post/${slug}?itemsPerPage=2` })
    expect(body['hydra:totalItems']).toBe(3)
    expect(
      body['hydra:member'].map((each: { count: number; user: { username: string } }) => [
        each.user.username,
        each.count,
      ]),
    ).toEqual([
      [members[2]!.username, 3],
      [members[1]!.username, 2],
    ])
    const next = await site.call({ url: body['hydra:view']['hydra:next'] })
    expect(next.body['hydra:member']).toHaveLength(1)
    expect((await site.call({ url: '/api/applauses/post/yok' })).status).toBe(404)
  })
})
