import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Member } from '../../../tests/support/members.ts'
import { insertPost } from '../../../tests/support/posts.ts'
import { act, applaud, elif, follow, list, post, prepare, site } from './notifications.fixture.ts'

prepare()

const mute = (payload: object, as = elif) => act(as, 'POST', '/notification_mutes', payload)
const mutes = async (as = elif) =>
  (await site.call({ url: '/api/notification_mutes', as })).body['hydra:member']
const unmute = (id: number, as = elif) =>
  site.call({ method: 'DELETE', url: `/api/notification_mutes/${id}`, as })
const comment = (as: Member, text: string, parent: number | null = null, slug = post.slug) =>
  act(as, 'POST', '/comments', { post: slug, text, parent })
const types = async (as = elif): Promise<string[]> =>
  (await list('', as))['hydra:member'].map(({ type }: { type: string }) => type)

describe('POST /notification_mutes', () => {
  it('ends the notifications of one post, and of that alone', async () => {
    const [other, fan] = [await insertPost(site.database, elif.id), await site.member()]
    const { status, body } = await mute({ post: `/api/posts/${post.slug}` })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      '@type': 'NotificationMute',
      type: null,
      post: { slug: post.slug, title: post.title },
    })
    await applaud(fan)
    const { body: written } = await comment(fan, `Bir söz, @${elif.username}`)
    await comment(fan, 'Bir yanıt', written.id)
    expect(await types()).toEqual([])
    await applaud(fan, other.slug)
    await follow(fan)
    expect(await types()).toEqual(['newFollower', 'newLike'])
    expect((await list())['hydra:member'][1].post).toEqual({ slug: other.slug })
  })

  it('of comments leaves what one is named in, and of both nothing', async () => {
    const fan = await site.member()
    await mute({ type: 'newComment' })
    await comment(fan, `Merhaba @${elif.username}`)
    expect(await types()).toEqual(['mention'])
    await mute({ type: 'mention' })
    await comment(fan, `Yine merhaba @${elif.username}`)
    expect(await types()).toEqual(['mention'])
  })

  it('ends the notifications of one’s own comments under that post', async () => {
    const author = await site.member()
    const theirs = await insertPost(site.database, author.id)
    const { body } = await comment(elif, 'Benim sözüm', null, theirs.slug)
    await mute({ post: theirs.slug })
    const like = { likeComment: String(body.id), likeUser: author.username }
    await act(author, 'POST', '/comment_likes', like)
    await comment(author, 'Yanıtım', body.id, theirs.slug)
    expect(await types()).toEqual([])
  })

  it('ends the notifications of one kind, new posts included', async () => {
    const author = await site.member()
    const followed = { follower: elif.username, following: author.username }
    await act(elif, 'POST', '/user_relationships', followed)
    await insertPost(site.database, author.id)
    await site.runChores()
    expect(await types()).toEqual(['newPost'])
    expect((await mute({ type: 'newPost' })).body).toMatchObject({ type: 'newPost', post: null })
    await insertPost(site.database, author.id)
    await site.runChores()
    expect(await types()).toEqual(['newPost'])
    await applaud(author)
    expect(await types()).toEqual(['newLike', 'newPost'])
  })

  it('is one for the same thing, also for two at once', async () => {
    const both = await Promise.all([mute({ post: post.slug }), mute({ post: post.id })])
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    expect(both[0].body).toEqual(both[1].body)
    expect(await mutes()).toHaveLength(1)
  })

  it('refuses what it does not know, and visitors', async () => {
    const hidden = await insertPost(site.database, elif.id, { status: 2 })
    const refused: [object, number][] = [
      [{}, 422],
      [{ post: post.slug, type: 'newLike' }, 422],
      [{ type: 'moderation' }, 422],
      [{ type: 'baska' }, 422],
      [{ post: '/api/users/elif' }, 422],
      [{ post: 'boyle-bir-yazi-yok' }, 404],
      [{ post: hidden.id }, 404],
    ]
    for (const [payload, status] of refused)
      expect((await mute(payload)).status, JSON.stringify(payload)).toBe(status)
    const visitor = { method: 'POST', url: '/api/notification_mutes' } as const
    expect((await site.call({ ...visitor, payload: { type: 'newLike' } })).status).toBe(401)
    expect(await mutes()).toEqual([])
  })
})

describe('GET /notification_mutes', () => {
  it('lists one’s own, the newest first, each under its address', async () => {
    const other = await site.member()
    await mute({ type: 'newLike' }, other)
    const { body: first } = await mute({ type: 'newLike' })
    const { body: second } = await mute({ post: post.slug })
    expect(await mutes()).toEqual([second, first])
    expect((await site.call({ url: first['@id'], as: elif })).body).toEqual(first)
    expect((await site.call({ url: first['@id'], as: other })).status).toBe(404)
    expect((await site.call({ url: '/api/notification_mutes' })).status).toBe(401)
  })

  it('says nothing of a post that is hidden', async () => {
    const { body } = await mute({ post: post.slug })
    await sql`UPDATE posts SET status = 4 WHERE id = ${post.id}`.execute(site.database)
    expect(await mutes()).toEqual([])
    expect((await site.call({ url: body['@id'], as: elif })).status).toBe(404)
  })
})

describe('DELETE /notification_mutes/{id}', () => {
  it('lets it be notified of again', async () => {
    const fan = await site.member()
    const { body } = await mute({ type: 'newFollower' })
    expect((await unmute(body.id)).status).toBe(204)
    await follow(fan)
    expect(await types()).toEqual(['newFollower'])
  })

  it('is nobody else’s to lift, and done once by two at once', async () => {
    const other = await site.member()
    const { body } = await mute({ type: 'newLike' })
    expect((await unmute(body.id, other)).status).toBe(404)
    const url = `/api/notification_mutes/${body.id}`
    expect((await site.call({ method: 'DELETE', url })).status).toBe(401)
    const both = await Promise.all([unmute(body.id), unmute(body.id)])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([204, 404]))
    expect((await unmute(0)).status).toBe(404)
  })
})
