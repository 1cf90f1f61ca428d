import { refusals } from '../../messages.ts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Member } from '../../../tests/support/members.ts'
import { insertPost } from '../../../tests/support/posts.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'

let site: TestSite
let elif: Member
let umut: Member
beforeAll(async () => {
  site = await testSite()
})
beforeEach(async () => {
  elif = await site.member()
  umut = await site.member()
})

const follow = (from: Member, to: Member | string, payload: object = {}) => {
  const following = typeof to === 'string' ? to : to.username
  return site.call({
    method: 'POST',
    url: '/api/user_relationships',
    payload: { follower: from.username, following, ...payload },
    as: from,
  })
}
const unfollow = (from: Member, to: Member) =>
  site.call({
    method: 'DELETE',
    url: `/api/user_relationships/by_username/${to.username}`,
    as: from,
  })
const block = (from: Member, other: Member) =>
  site.call({
    method: 'POST',
    url: '/api/blocks',
    payload: { user: other.username },
    as: from,
  })
const user = async ({ username }: Member) =>
  (await site.call({ url: `/api/users/${username}` })).body
const notificationsOf = async (as: Member) =>
  (await site.call({ url: '/api/notifications', as })).body['hydra:member']

describe('POST /user_relationships', () => {
  it('follows by name, address or number; a second time returns the first', async () => {
    const first = await follow(umut, elif)
    expect(first.status).toBe(201)
    expect(first.body).toMatchObject({
      '@type': 'UserRelationship',
      follower: { username: umut.username },
      following: { username: elif.username },
    })
    const byAddress = await follow(umut, `/api/users/${elif.username}`, {
      follower: `/api/users/${umut.username}`,
    })
    const byNumber = await follow(umut, String(elif.id), { follower: umut.id })
    expect([byAddress.status, byNumber.status]).toEqual([201, 201])
    expect(new Set([first, byAddress, byNumber].map(({ body }) => body.id)).size).toBe(1)
    expect((await user(elif)).followerCount).toBe(1)
    expect((await user(umut)).followingCount).toBe(1)
  })

  it('keeps where it happened, when it happened under a post', async () => {
    const { id, slug } = await insertPost(site.database, elif.id)
    const { body } = await follow(umut, elif, { post: slug })
    const { rows } =
      await sql`SELECT post_id FROM user_relationships WHERE id = ${body.id}`.execute(site.database)
    expect(rows).toEqual([{ post_id: id }])
  })

  it('notifies once, also in a storm of following and letting go', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => (i % 2 ? unfollow(umut, elif) : follow(umut, elif))),
    )
    await follow(umut, elif)
    expect((await user(elif)).followerCount).toBe(1)
    expect((await user(umut)).followingCount).toBe(1)
    expect(await notificationsOf(elif)).toMatchObject([
      { type: 'newFollower', actorCount: 1, target: { url: `/@${umut.username}` } },
    ])
    await unfollow(umut, elif)
    expect(await notificationsOf(elif)).toEqual([])
    expect((await user(elif)).followerCount).toBe(0)
  })

  it('lets two follow each other at the same moment', async () => {
    const answers = await Promise.all([
      follow(umut, elif),
      follow(elif, umut),
      follow(umut, elif),
      follow(elif, umut),
    ])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(await user(elif)).toMatchObject({ followerCount: 1, followingCount: 1 })
  })

  it('leaves nobody followed by whom they block at the same moment', async () => {
    for (let round = 0; round < 10; round++) {
      const blocked = await site.member()
      await Promise.all([block(elif, blocked), follow(blocked, elif), follow(blocked, elif)])
    }
    expect((await user(elif)).followerCount).toBe(0)
  })

  it('refuses to follow oneself, nobody, in another’s name, and where one is blocked', async () => {
    const wrong = async (...args: Parameters<typeof follow>) => {
      const { status, body } = await follow(...args)
      return [status, body.violations?.[0]?.propertyPath, body['hydra:description']]
    }
    expect(await wrong(umut, umut)).toEqual([422, 'following', refusals.follow.oneself])
    expect(await wrong(umut, 'kimse')).toEqual([422, 'following', 'Yazar bulunamadı'])
    expect(await wrong(umut, elif, { follower: elif.username })).toEqual([
      422,
      'follower',
      refusals.follow.notYou,
    ])
    expect(await wrong(umut, elif, { following: undefined })).toEqual([
      422,
      'following',
      expect.any(String),
    ])
    await block(elif, umut)
    expect((await follow(umut, elif)).status).toBe(403)
    expect((await follow(elif, umut)).status).toBe(403)
  })
})

describe('DELETE /user_relationships/by_username/{username}', () => {
  it('lets go, and again', async () => {
    await follow(umut, elif)
    expect((await unfollow(umut, elif)).status).toBe(204)
    expect((await unfollow(umut, elif)).status).toBe(204)
    expect(
      (
        await site.call({
          method: 'DELETE',
          url: '/api/user_relationships/by_username/kimse',
          as: umut,
        })
      ).status,
    ).toBe(404)
  })
})

describe('GET /users/check-follow/{username}', () => {
  it('says whether one follows', async () => {
    const check = async (name: string) =>
      (await site.call({ url: `/api/users/check-follow/${name}`, as: umut })).body
    expect(await check(elif.username)).toEqual({ status: false, isBlocked: false, isMuted: false })
    await follow(umut, elif)
    expect(await check(elif.username)).toEqual({ status: true, isBlocked: false, isMuted: false })
    await site.call({
      method: 'POST',
      url: '/api/mutes',
      payload: { user: elif.username },
      as: umut,
    })
    expect(await check(elif.username)).toMatchObject({ isMuted: true })
    expect((await site.call({ url: '/api/users/check-follow/kimse', as: umut })).status).toBe(404)
  })
})

describe('GET /users/check-follows', () => {
  const check = (usernames: string, as?: Member) =>
    site.call({
      url: `/api/users/check-follows?usernames=${encodeURIComponent(usernames)}`,
      ...(as && { as }),
    })

  it('says whom of many one follows, however their names are spelled', async () => {
    const can = await site.member()
    await follow(umut, elif)
    await follow(can, umut)
    const names = [elif, can, umut].map(({ username }) => username)
    expect((await check([...names, 'kimse'].join(','), umut)).body).toEqual({
      following: [elif.username],
    })
    expect((await check(names.join(','), can)).body).toEqual({ following: [umut.username] })
    expect((await check(`${elif.username.replace('u', 'Ü')},,`, umut)).body).toEqual({
      following: [elif.username],
    })
    const unconfirmed = await site.member({ isConfirmed: false })
    expect((await check(names.join(','), unconfirmed)).body).toEqual({ following: [] })
  })

  it('is for members', async () => {
    expect((await check(elif.username)).status).toBe(401)
  })

  it.each([
    ['no names', '', 'En az bir ad verilmeli.'],
    ['commas alone', ' , ,', 'En az bir ad verilmeli.'],
    ['too many', 'x,'.repeat(101), 'En çok 100 ad verilebilir.'],
  ])('refuses %s', async (_, usernames, reason) => {
    const { status, body } = await check(usernames, umut)
    expect([status, body['hydra:description']]).toEqual([
      400,
      `"usernames" parametresi geçersiz: ${reason}`,
    ])
    expect((await site.call({ url: '/api/users/check-follows', as: umut })).status).toBe(400)
  })
})

describe('GET /users/check-follow', () => {
  const suggestions = async (as: Member, query = ''): Promise<string[]> =>
    (await site.call({ url: `/api/users/check-follow${query}`, as })).body['hydra:member'].map(
      (each: { username: string }) => each.username,
    )

  it('suggests people near to one, and never oneself, those one follows or the blocked', async () => {
    const [near, blocked] = [await site.member(), await site.member()]
    await follow(umut, elif)
    await follow(elif, near)
    await site.call({
      method: 'POST',
      url: '/api/blocks',
      payload: { user: umut.username },
      as: blocked,
    })
    const names = await suggestions(umut, '?itemsPerPage=100')
    expect(names[0]).toBe(near.username)
    for (const { username } of [umut, elif, blocked]) expect(names).not.toContain(username)
  })

  it('knows shared interests', async () => {
    const [writer, fan] = [await site.member(), await site.member()]
    const { slug } = await insertPost(site.database, elif.id, { category: 'felsefe' })
    await insertPost(site.database, writer.id, { category: 'felsefe' })
    await site.call({
      method: 'POST',
      url: `/api/applauses/post/${slug}`,
      payload: { count: 1 },
      as: fan,
    })
    expect((await suggestions(fan)).slice(0, 2).sort()).toEqual(
      [elif.username, writer.username].sort(),
    )
  })
})
