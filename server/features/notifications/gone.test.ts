import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Member } from '../../../tests/support/members.ts'
import { act, applaud, elif, follow, list, post, prepare, site } from './notifications.fixture.ts'

prepare()

describe('a notification of what is gone', () => {
  const say = async (as: Member, text: string, parent: number | null = null) =>
    (await act(as, 'POST', '/comments', { post: post.slug, text, parent })).body.id as number
  const erase = (as: Member, id: number) =>
    site.call({ method: 'DELETE', url: `/api/comments/${id}`, as })
  const notifiedTypes = async (as: Member) => {
    const body = await list('', as)
    expect(body['hydra:totalItems']).toBe(body['hydra:member'].length)
    return body['hydra:member'].map(({ type, actorCount, actor }: Shown) =>
      [type, actorCount, actor?.username].join(' '),
    )
  }
  interface Shown {
    type: string
    actorCount: number
    actor: { username: string } | null
  }
  const unread = async (as: Member) => {
    const { unreadNotificationCount } = (await site.call({ url: '/api/users/current', as })).body
    expect((await list('', as)).unreadCount).toBe(unreadNotificationCount)
    return unreadNotificationCount as number
  }
  const setPost = (change: string) =>
    sql`UPDATE posts SET ${sql.raw(change)} WHERE id = ${post.id}`.execute(site.database)

  it.each([
    ['status = 0', 'status = 1'],
    ['status = 4', 'status = 1'],
    ['deleted_at = now()', 'deleted_at = NULL'],
  ])('a post: %s hides it from everybody, and it comes back with the post', async (hide, show) => {
    const [fan, writer, named] = [await site.member(), await site.member(), await site.member()]
    await follow(fan)
    await site.runChores()
    await applaud(fan)
    const thread = await say(writer, `Bakın @${named.username}`)
    await say(fan, 'Yanıt', thread)
    const everybody = async () => ({
      author: await notifiedTypes(elif),
      fan: await notifiedTypes(fan),
      writer: await notifiedTypes(writer),
      named: await notifiedTypes(named),
      unread: [await unread(elif), await unread(fan), await unread(writer), await unread(named)],
    })
    const before = await everybody()
    expect(before).toEqual({
      author: [
        `newComment 2 ${fan.username}`,
        `newLike 1 ${fan.username}`,
        `newFollower 1 ${fan.username}`,
      ],
      fan: [`newPost 1 ${elif.username}`],
      writer: [`newReply 1 ${fan.username}`],
      named: [`mention 1 ${writer.username}`],
      unread: [3, 1, 1, 1],
    })
    const [hiddenOne] = (await list('', named))['hydra:member']
    await setPost(hide)
    expect(await everybody()).toEqual({
      author: [`newFollower 1 ${fan.username}`],
      fan: [],
      writer: [],
      named: [],
      unread: [1, 0, 0, 0],
    })
    const mark = { isSeen: true }
    expect((await act(named, 'PUT', `/notifications/${hiddenOne.id}`, mark)).status).toBe(404)
    await setPost(show)
    expect(await everybody()).toEqual(before)
  })

  it.each([false, true])(
    'a comment: all its notifications are withdrawn (seen before: %s)',
    async (isSeen) => {
      const [writer, other, named] = [await site.member(), await site.member(), await site.member()]
      const thread = await say(writer, 'Konu')
      const reply = await say(other, `Yanıt @${named.username}`, thread)
      await act(elif, 'POST', '/comment_likes', {
        likeComment: String(reply),
        likeUser: elif.username,
      })
      if (isSeen)
        for (const each of [elif, writer, other, named])
          await act(each, 'PUT', '/notifications', { isSeen })
      expect(await notifiedTypes(elif)).toEqual([`newComment 2 ${other.username}`])
      expect(await notifiedTypes(writer)).toEqual([`newReply 1 ${other.username}`])
      expect(await notifiedTypes(named)).toEqual([`mention 1 ${other.username}`])
      expect(await notifiedTypes(other)).toEqual([`commentLike 1 ${elif.username}`])
      expect((await erase(other, reply)).status).toBe(204)
      expect(await notifiedTypes(elif)).toEqual([`newComment 1 ${writer.username}`])
      for (const each of [writer, other, named]) {
        expect(await notifiedTypes(each)).toEqual([])
        expect(await unread(each)).toBe(0)
      }
      await erase(writer, thread)
      expect(await notifiedTypes(elif)).toEqual([])
      expect(await unread(elif)).toBe(0)
    },
  )

  it('a comment: whoever wrote another one stays', async () => {
    const writer = await site.member()
    const first = await say(writer, 'Bir')
    const second = await say(writer, 'İki')
    await erase(writer, first)
    expect(await notifiedTypes(elif)).toEqual([`newComment 1 ${writer.username}`])
    await erase(writer, second)
    expect(await notifiedTypes(elif)).toEqual([])
  })

  it('a thread takes its answers along, two of the same member among them', async () => {
    const [writer, other] = [await site.member(), await site.member()]
    const thread = await say(writer, 'Konu')
    await say(writer, 'Başka konu')
    for (const text of ['Bir', 'İki', 'Üç']) await say(other, text, thread)
    expect(await notifiedTypes(elif)).toEqual([`newComment 2 ${other.username}`])
    await erase(elif, thread)
    expect(await notifiedTypes(elif)).toEqual([`newComment 1 ${writer.username}`])
    expect(await notifiedTypes(writer)).toEqual([])
  })

  it('a decision about somebody else’s hidden post does not name it', async () => {
    const reporter = await site.member()
    await sql`INSERT INTO notifications (user_id, type, post_id)
      VALUES (${reporter.id}, 'moderation', ${post.id})`.execute(site.database)
    await setPost('status = 0')
    expect((await list('', reporter))['hydra:member']).toMatchObject([{ target: { title: '' } }])
  })
})
