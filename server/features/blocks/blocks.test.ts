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

const act = (method: 'POST' | 'DELETE', url: string, as: Member, payload?: object) =>
  site.call({ method, url: `/api${url}`, as, ...(payload && { payload }) })
const follow = (from: Member, to: Member) =>
  act('POST', '/user_relationships', from, { follower: from.username, following: to.username })
const namesIn = async (url: string, as: Member) =>
  (await site.call({ url: `/api${url}`, as })).body['hydra:member'].map(
    (each: { user: { username: string } }) => each.user.username,
  )
const notificationsOf = async (as: Member) =>
  (await site.call({ url: '/api/notifications', as })).body['hydra:member']
const comment = async (as: Member, to: Member) => {
  const { slug } = await insertPost(site.database, to.id)
  return act('POST', '/comments', as, { post: slug, text: 'Merhaba' })
}

describe('POST /blocks', () => {
  it('ends everything between the two, both ways', async () => {
    await follow(umut, elif)
    await follow(elif, umut)
    const { status, body } = await act('POST', '/blocks', elif, { user: umut.username })
    expect(status).toBe(201)
    expect(body).toMatchObject({ '@type': 'Block', user: { username: umut.username } })
    for (const member of [elif, umut])
      expect((await site.call({ url: `/api/users/${member.username}` })).body).toMatchObject({
        followerCount: 0,
        followingCount: 0,
      })
    expect((await comment(umut, elif)).status).toBe(403)
    expect((await comment(elif, umut)).status).toBe(403)
    expect(await notificationsOf(elif)).toEqual([])
    expect((await act('POST', '/blocks', elif, { user: umut.username })).status).toBe(201)
    expect(await namesIn('/blocks', elif)).toEqual([umut.username])
    expect(await namesIn('/blocks', umut)).toEqual([])
  })

  /** What was written before stays, and can still be taken away; nothing is added to it. */
  it.each([
    ['blocked by the other', (): [Member, Member] => [elif, umut]],
    ['blocking the other', (): [Member, Member] => [umut, elif]],
  ])('leaves nothing to answer or change, %s', async (_, blockerAndBlocked) => {
    const third = await site.member()
    const { slug } = await insertPost(site.database, elif.id)
    const { slug: elsewhere } = await insertPost(site.database, third.id)
    const say = async (as: Member, post: string, parent: number | null = null) =>
      (await act('POST', '/comments', as, { post, text: 'Söz', parent })).body.id as number
    const onTheirPost = await say(umut, slug)
    const thread = await say(elif, elsewhere)
    const inTheirThread = await say(umut, elsewhere, thread)
    const byThird = await say(third, elsewhere, thread)
    const free = await say(umut, elsewhere)
    const [blocker, blocked] = blockerAndBlocked()
    await act('POST', '/blocks', blocker, { user: blocked.username })
    const edit = (id: number) => ({ method: 'PUT', url: `/api/comments/${id}`, as: umut }) as const
    const statusOf = async (call: Parameters<TestSite['call']>[0]) => (await site.call(call)).status
    const payload = { text: 'Değişti' }
    expect(await statusOf({ ...edit(onTheirPost), payload })).toBe(403)
    expect(await statusOf({ ...edit(inTheirThread), payload })).toBe(403)
    expect(
      await statusOf({
        ...edit(onTheirPost),
        url: '/api/comments',
        payload: { ...payload, id: String(onTheirPost) },
      }),
    ).toBe(403)
    expect(await statusOf({ ...edit(free), payload })).toBe(200)
    const tries: [string, object][] = [
      ['/comments', { post: slug, text: 'Yine' }],
      ['/comments', { post: elsewhere, text: 'Yine', parent: thread }],
      ['/comments', { post: elsewhere, text: 'Yine', parent: byThird }],
      ['/comment_likes', { likeComment: String(thread), likeUser: umut.username }],
      [`/applauses/post/${slug}`, { count: 1 }],
      ['/user_relationships', { follower: umut.username, following: elif.username }],
    ]
    for (const [url, body] of tries)
      expect([url, body, (await act('POST', url, umut, body)).status]).toEqual([url, body, 403])
    expect((await act('DELETE', `/comments/${onTheirPost}`, umut)).status).toBe(204)
  })

  it('takes each out of the other’s notifications, seen or not', async () => {
    const third = await site.member()
    await follow(umut, elif)
    await insertPost(site.database, elif.id)
    await site.runChores()
    const { slug } = await insertPost(site.database, elif.id)
    for (const each of [third, umut]) {
      await act('POST', `/applauses/post/${slug}`, each, { count: 1 })
      await act('POST', '/comments', each, { post: slug, text: `Merhaba @${elif.username}` })
    }
    await site.call({
      method: 'PUT',
      url: '/api/notifications',
      as: elif,
      payload: { isSeen: true },
    })
    expect(await notificationsOf(umut)).toMatchObject([{ type: 'newPost' }])
    expect(await notificationsOf(elif)).toMatchObject([
      { type: 'newComment', actorCount: 2 },
      { type: 'newLike', actorCount: 2 },
      { type: 'newFollower' },
    ])
    await act('POST', '/blocks', umut, { user: elif.username })
    expect(await notificationsOf(umut)).toEqual([])
    expect(await notificationsOf(elif)).toMatchObject([
      { type: 'newComment', actorCount: 1, actor: { username: third.username } },
      { type: 'newLike', actorCount: 1, actor: { username: third.username } },
    ])
  })

  it.each([
    [{}, 'user'],
    [{ user: 'kimse' }, 'user'],
  ])('refuses %j', async (payload, path) => {
    const { status, body } = await act('POST', '/blocks', elif, payload)
    expect([status, body.violations[0].propertyPath]).toEqual([422, path])
    expect((await act('POST', '/blocks', elif, { user: elif.username })).status).toBe(422)
  })
})

describe('GET /blocks', () => {
  it('is one’s own list, the newest first', async () => {
    await act('POST', '/blocks', elif, { user: umut.username })
    const other = await site.member()
    await act('POST', '/blocks', elif, { user: other.id })
    expect(await namesIn('/blocks', elif)).toEqual([other.username, umut.username])
  })
})

describe('DELETE /blocks/{username}', () => {
  it('lets them meet again', async () => {
    await act('POST', '/blocks', elif, { user: umut.username })
    expect((await act('DELETE', `/blocks/${umut.username}`, elif)).status).toBe(204)
    expect((await follow(umut, elif)).status).toBe(201)
    expect((await act('DELETE', '/blocks/kimse', elif)).status).toBe(404)
  })
})

describe('POST /mutes', () => {
  it('only silences: the other may go on, and does not know', async () => {
    expect((await act('POST', '/mutes', elif, { user: umut.username })).body['@type']).toBe('Mute')
    expect((await follow(umut, elif)).status).toBe(201)
    expect((await comment(umut, elif)).status).toBe(201)
    expect(await notificationsOf(elif)).toEqual([])
    expect((await act('POST', '/mutes', elif, { user: elif.username })).status).toBe(422)
  })
})

describe('GET /mutes', () => {
  it('is apart from the blocks', async () => {
    await act('POST', '/mutes', elif, { user: umut.username })
    expect(await namesIn('/mutes', elif)).toEqual([umut.username])
    expect(await namesIn('/blocks', elif)).toEqual([])
  })
})

describe('DELETE /mutes/{username}', () => {
  it('is heard again', async () => {
    await act('POST', '/mutes', elif, { user: umut.username })
    expect((await act('DELETE', `/mutes/${umut.username}`, elif)).status).toBe(204)
    await follow(umut, elif)
    expect(await notificationsOf(elif)).toHaveLength(1)
  })
})
