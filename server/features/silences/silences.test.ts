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
