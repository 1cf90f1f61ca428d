import { describe, expect, it } from 'vitest'
import { insertPost } from '../../../tests/support/posts.ts'
import { act, applaud, elif, follow, list, post, prepare, site } from './notifications.fixture.ts'

prepare()

const ids = (body: { 'hydra:member': { id: number }[] }) => body['hydra:member'].map(({ id }) => id)

describe('GET /notifications', () => {
  it('lists one’s own, newest first, with how many are unread', async () => {
    const others = [await site.member(), await site.member()]
    for (const other of others) await follow(other)
    await applaud(others[0]!)
    const body = await list()
    expect(body).toMatchObject({ 'hydra:totalItems': 2, unreadCount: 2 })
    expect(body['hydra:member']).toMatchObject([
      { '@type': 'Notification', type: 'newLike', actorCount: 1 },
      { type: 'newFollower', actorCount: 2, actor: { username: others[1]!.username } },
    ])
    expect(ids(body)).toEqual([...ids(body)].sort((a, b) => b - a))
    expect(
      (await site.call({ url: '/api/users/current', as: elif })).body.unreadNotificationCount,
    ).toBe(2)
    expect((await list('', others[0]))['hydra:member']).toEqual([])
  })

  it('visits every one exactly once by following the next page', async () => {
    for (let i = 0; i < 7; i++) {
      const { slug } = await insertPost(site.database, elif.id)
      await applaud(await site.member(), slug)
    }
    const seen: number[] = []
    for (let url: string | undefined = '/api/notifications?itemsPerPage=3'; url;) {
      const { body } = await site.call({ url, as: elif })
      seen.push(...ids(body))
      url = body['hydra:view']['hydra:next']
      // New ones arrive meanwhile.
      if (seen.length === 3) await follow(await site.member())
    }
    expect(seen).toHaveLength(7)
    expect(new Set(seen).size).toBe(7)
  })

  it('shows the seen or the unseen alone', async () => {
    await follow(await site.member())
    await applaud(await site.member())
    const [newest] = (await list())['hydra:member']
    await act(elif, 'PUT', `/notifications/${newest.id}`, { isSeen: true })
    expect(ids(await list('?isSeen=true'))).toEqual([newest.id])
    expect((await list('?isSeen=false'))['hydra:totalItems']).toBe(1)
    expect((await site.call({ url: '/api/notifications?isSeen=belki', as: elif })).status).toBe(400)
  })

  it('shows those of some types alone, and still counts all that are unread', async () => {
    const fan = await site.member()
    await follow(fan)
    await applaud(fan)
    await act(fan, 'POST', '/comments', { post: post.slug, text: 'Merhaba', parent: null })
    const [comment, like, follower] = ids(await list())
    const likes = await list('?type=newLike')
    expect(ids(likes)).toEqual([like])
    expect(likes).toMatchObject({ 'hydra:totalItems': 1, unreadCount: 3 })
    expect(ids(await list('?type=newFollower,newComment'))).toEqual([comment, follower])
    expect(ids(await list('?type=newLike,newLike'))).toEqual([like])
    await act(elif, 'PUT', `/notifications/${like}`, { isSeen: true })
    expect(ids(await list('?type=newLike,newComment&isSeen=false'))).toEqual([comment])
    expect(ids(await list('?type=mention'))).toEqual([])
  })

  it('visits every one of some types exactly once by following the next page', async () => {
    const fan = await site.member()
    for (let i = 0; i < 5; i++) {
      const { slug } = await insertPost(site.database, elif.id)
      await applaud(fan, slug)
      await act(fan, 'POST', '/comments', { post: slug, text: 'Merhaba', parent: null })
    }
    await follow(fan)
    const seen: number[] = []
    for (
      let url: string | undefined = '/api/notifications?type=newLike,newComment&itemsPerPage=3';
      url;
    ) {
      const { body } = await site.call({ url, as: elif })
      seen.push(...ids(body))
      url = body['hydra:view']['hydra:next']
    }
    expect(seen).toEqual(ids(await list('?type=newLike,newComment')))
    expect(new Set(seen).size).toBe(10)
    expect(ids(await list('?type=newLike,newComment&itemsPerPage=4&page=2'))).toEqual(
      seen.slice(4, 8),
    )
  })

  it.each(['', ',', 'belki', 'newLike,belki'])('knows no type "%s"', async (type) => {
    const { status, body } = await site.call({ url: `/api/notifications?type=${type}`, as: elif })
    expect(status).toBe(400)
    expect(body['hydra:description']).toContain('type')
  })
})
