import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import type { Member } from '../../../tests/support/members.ts'
import { insertPost } from '../../../tests/support/posts.ts'
import { act, applaud, elif, follow, list, post, prepare, site } from './notifications.fixture.ts'

prepare()

describe('a notification', () => {
  const notified = async (as = elif) =>
    (await list('', as))['hydra:member'].map(
      ({ type, text, target }: { type: string; text: string; target: object }) => ({
        ...{ type, text, target },
      }),
    )
  const actor = 'Ayşe Nur Demir'
  const at = (fragment = '', { title, slug } = post) => ({ title, url: `/yazi/${slug}${fragment}` })
  const say = async (as: Member, text: string, parent: number | null = null) =>
    (await act(as, 'POST', '/comments', { post: post.slug, text, parent })).body.id as number

  it('says what happened and leads there: a follow, applause, a comment', async () => {
    const fan = await site.member()
    await follow(fan)
    await applaud(fan)
    await say(fan, 'Merhaba')
    expect(await notified()).toEqual([
      { type: 'newComment', text: `${actor} yazınıza yorum yaptı.`, target: at('#yorumlar') },
      { type: 'newLike', text: `${actor} yazınızı alkışladı.`, target: at() },
      {
        type: 'newFollower',
        text: `${actor} sizi takip etmeye başladı.`,
        target: { title: '', url: `/@${fan.username}` },
      },
    ])
    await follow(await site.member())
    expect((await notified())[0]).toEqual({
      type: 'newFollower',
      text: `${actor} ve 1 kişi daha sizi takip etmeye başladı.`,
      target: { title: '', url: `/@${elif.username}/takipciler` },
    })
  })

  it('leads to the comment: an answer, a like, being named', async () => {
    const [writer, other] = [await site.member(), await site.member()]
    const thread = await say(writer, 'Konu')
    await say(other, 'Yanıt', thread)
    await act(other, 'POST', '/comment_likes', {
      likeComment: String(thread),
      likeUser: other.username,
    })
    const naming = await say(other, `Bakın @${writer.username}`)
    expect(await notified(writer)).toEqual([
      { type: 'mention', text: `${actor} sizden söz etti.`, target: at(`#yorum-${naming}`) },
      { type: 'commentLike', text: `${actor} yorumunuzu beğendi.`, target: at(`#yorum-${thread}`) },
      { type: 'newReply', text: `${actor} yorumunuzu yanıtladı.`, target: at(`#yorum-${thread}`) },
    ])
  })

  it('leads to the post: a new one, being named in one', async () => {
    const [fan, named] = [await site.member(), await site.member()]
    await follow(fan)
    const content = [{ type: 'mention', attrs: { username: named.username } }]
    const newPost = await insertPost(site.database, elif.id, {
      entries: [{ type: 'paragraph', data: { key: 'a', content } }],
    })
    await site.runChores()
    expect((await notified(fan))[0]).toEqual({
      type: 'newPost',
      text: `${actor} yeni bir yazı yayımladı.`,
      target: at('', newPost),
    })
    expect(await notified(named)).toEqual([
      { type: 'mention', text: `${actor} sizden söz etti.`, target: at('', newPost) },
    ])
  })

  /** As moderation will write it. */
  const decide = async (about: { post?: number; comment?: number }, note: string | null) => {
    await sql`INSERT INTO notifications (user_id, type, post_id, comment_id, note)
      VALUES (${elif.id}, 'moderation', ${about.post ?? null}, ${about.comment ?? null}, ${note})`.execute(
      site.database,
    )
    return (await list())['hydra:member'][0]
  }

  it('tells what moderators decided, with their note, and leads to where one can act on it', async () => {
    const note = 'Kaynak gösterip yeniden gönderin.'
    expect(await decide({ post: post.id }, note)).toMatchObject({
      actor: null,
      text: 'Yönetim bir yazınızla ilgili karar verdi.',
      note,
      target: at(),
    })
    // Taken down, or sent back before it ever had an address.
    const held = await insertPost(site.database, elif.id, { status: 0 })
    expect((await decide({ post: held.id }, null)).target).toEqual({
      title: held.title,
      url: `/new/${held.id}`,
    })
    const draft = await insertPost(site.database, elif.id, { status: 2 })
    await sql`UPDATE posts SET slug = NULL WHERE id = ${draft.id}`.execute(site.database)
    expect(await decide({ post: draft.id }, note)).toMatchObject({
      note,
      target: { title: draft.title, url: `/new/${draft.id}` },
    })
    const comment = await say(elif, 'Kaba bir söz')
    expect(await decide({ comment }, null)).toMatchObject({
      text: 'Yönetim bir yorumunuzla ilgili karar verdi.',
      note: null,
      target: at(`#yorum-${comment}`),
    })
    expect(await decide({}, note)).toMatchObject({
      text: 'Yönetim hesabınızla ilgili karar verdi.',
      target: { title: '', url: '/kosullar' },
    })
  })

  it('of a post deleted meanwhile leads to one’s deleted posts', async () => {
    await decide({ post: post.id }, null)
    await sql`UPDATE posts SET deleted_at = now() WHERE id = ${post.id}`.execute(site.database)
    expect((await notified())[0].target).toEqual({ title: post.title, url: '/yazilarim' })
  })
})

describe('PUT /notifications/{id}', () => {
  it('marks one seen; more of the same is then a new one', async () => {
    await applaud(await site.member())
    const [first] = (await list())['hydra:member']
    const { status, body } = await act(elif, 'PUT', `/notifications/${first.id}`, { isSeen: true })
    expect([status, body.isSeen]).toEqual([200, true])
    await applaud(await site.member())
    const after = await list()
    expect(after.unreadCount).toBe(1)
    expect(after['hydra:member']).toMatchObject([
      { isSeen: false, actorCount: 1 },
      { id: first.id, isSeen: true },
    ])
    // The unseen one holds its place: the old one stays seen.
    expect(
      (await act(elif, 'PUT', `/notifications/${first.id}`, { isSeen: false })).body.isSeen,
    ).toBe(true)
  })

  it('does not repeat what one was notified of before', async () => {
    const fan = await site.member()
    await follow(fan)
    await act(elif, 'PUT', '/notifications', { isSeen: true })
    await site.call({
      method: 'DELETE',
      url: `/api/user_relationships/by_username/${elif.username}`,
      as: fan,
    })
    await follow(fan)
    expect((await list()).unreadCount).toBe(0)
  })

  it('is for one’s own', async () => {
    await applaud(await site.member())
    const [first] = (await list())['hydra:member']
    const other = await site.member()
    expect((await act(other, 'PUT', `/notifications/${first.id}`, { isSeen: true })).status).toBe(
      404,
    )
    expect((await act(elif, 'PUT', '/notifications/x', { isSeen: true })).status).toBe(404)
    expect((await act(elif, 'PUT', `/notifications/${first.id}`, { isSeen: 'evet' })).status).toBe(
      422,
    )
    expect((await list()).unreadCount).toBe(1)
  })
})

describe('PUT /notifications', () => {
  it('marks all of them', async () => {
    for (let i = 0; i < 3; i++) await follow(await site.member())
    await applaud(await site.member())
    expect((await act(elif, 'PUT', '/notifications', { isSeen: true })).body).toEqual({
      unreadCount: 0,
    })
    expect((await list()).unreadCount).toBe(0)
  })

  it('takes all of them back; of several about the same thing only the newest', async () => {
    await applaud(await site.member())
    await act(elif, 'PUT', '/notifications', { isSeen: true })
    await applaud(await site.member())
    await act(elif, 'PUT', '/notifications', { isSeen: true })
    for (let again = 0; again < 2; again++) {
      const { status, body } = await act(elif, 'PUT', '/notifications', { isSeen: false })
      const { unreadCount, 'hydra:member': all } = await list()
      const unseen = all.filter((each: { isSeen: boolean }) => !each.isSeen)
      const applause = all.filter((each: { type: string }) => each.type === 'newLike')
      expect([status, body]).toEqual([200, { unreadCount: unseen.length }])
      expect(unreadCount).toBe(unseen.length)
      expect(applause.map((each: { isSeen: boolean }) => each.isSeen)).toEqual([
        false,
        ...applause.slice(1).map(() => true),
      ])
      const others = all.filter((each: { type: string }) => each.type !== 'newLike')
      expect(new Set(others.map((each: { type: string }) => each.type)).size).toBe(
        others.filter((each: { isSeen: boolean }) => !each.isSeen).length,
      )
    }
    expect((await act(elif, 'PUT', '/notifications', { isSeen: 'no' })).status).toBe(422)
  })

  it('works while more of the same arrives', async () => {
    const fans = await Promise.all(Array.from({ length: 4 }, () => site.member()))
    await applaud(fans[0]!)
    await act(elif, 'PUT', '/notifications', { isSeen: true })
    const answers = await Promise.all(
      fans.flatMap((fan) => [applaud(fan), act(elif, 'PUT', '/notifications', { isSeen: false })]),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  })
})

describe('a new post', () => {
  it('notifies followers, and those it names in another way', async () => {
    const [fan, named, muted] = [await site.member(), await site.member(), await site.member()]
    for (const each of [fan, named, muted]) await follow(each)
    await act(muted, 'POST', '/mutes', { user: elif.username })
    await insertPost(site.database, elif.id, {
      entries: [
        {
          type: 'paragraph',
          data: { key: 'a', content: [{ type: 'mention', attrs: { username: named.username } }] },
        },
      ],
    })
    await sql`DELETE FROM unannounced_posts WHERE post_id = ${post.id}`.execute(site.database)
    await site.runChores()
    const types = async (as: Member) =>
      (await list('', as))['hydra:member'].map((each: { type: string }) => each.type)
    expect(await types(fan)).toEqual(['newPost'])
    expect(await types(named)).toEqual(['mention'])
    expect(await types(muted)).toEqual([])
    expect(await types(elif)).not.toContain('newPost')
  })
})

describe('a new post that names people', () => {
  it('notifies nobody who blocks its author or is blocked by them', async () => {
    const [blocking, blocked] = [await site.member(), await site.member()]
    await act(blocking, 'POST', '/blocks', { user: elif.username })
    await act(elif, 'POST', '/blocks', { user: blocked.username })
    await insertPost(site.database, elif.id, {
      entries: [blocking, blocked].map(({ username }) => ({
        type: 'paragraph',
        data: { key: username, content: [{ type: 'mention', attrs: { username } }] },
      })),
    })
    await site.runChores()
    for (const each of [blocking, blocked])
      expect((await list('', each))['hydra:member']).toEqual([])
  })
})

describe('a member who does the same twice at the same moment', () => {
  it('notifies once', async () => {
    const [first, second] = [await site.member(), await site.member()]
    const comment = (as: Member) =>
      act(as, 'POST', '/comments', { post: post.slug, text: 'Merhaba', parent: null })
    await comment(first)
    // Both find the notification that others are changing, and wait.
    const answers = await site.database.transaction().execute(async (holding) => {
      await sql`SELECT FROM notifications WHERE user_id = ${elif.id} FOR UPDATE`.execute(holding)
      const both = [comment(second), comment(second)]
      await vi.waitUntil(() => waitingCount().then((count) => count === 2))
      return both
    })
    for (const { status } of await Promise.all(answers)) expect(status).toBe(201)
    expect((await list())['hydra:member']).toMatchObject([{ type: 'newComment', actorCount: 2 }])
  })
})

describe('a member who takes a comment back and writes another at the same moment', () => {
  it('is still counted once', async () => {
    const [first, second] = [await site.member(), await site.member()]
    const comment = (as: Member) =>
      act(as, 'POST', '/comments', { post: post.slug, text: 'Merhaba', parent: null })
    await comment(first)
    const { id } = (await comment(second)).body as { id: number }
    const answer = await site.database.transaction().execute(async (holding) => {
      await sql`DELETE FROM notification_actors WHERE comment_id = ${id}`.execute(holding)
      const other = comment(second)
      await vi.waitUntil(() => waitingCount().then((count) => count === 1))
      return [other]
    })
    expect((await answer[0])?.status).toBe(201)
    expect((await list())['hydra:member']).toMatchObject([{ type: 'newComment', actorCount: 2 }])
  })
})

async function waitingCount(): Promise<number> {
  const { rows } = await sql`
    SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(
    site.database,
  )
  return rows.length
}

describe('every counter', () => {
  it('equals a count after a storm', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => site.member()))
    const storm = members.flatMap((member) => [
      follow(member),
      applaud(member),
      act(member, 'POST', '/comments', { post: post.slug, text: 'Fırtına' }),
      site.call({
        method: 'DELETE',
        url: `/api/user_relationships/by_username/${elif.username}`,
        as: member,
      }),
      follow(member),
      applaud(member),
      site.call({ method: 'DELETE', url: `/api/applauses/post/${post.slug}`, as: member }),
      act(member, 'POST', '/bookmarks', { post: post.slug }),
    ])
    for (const { status } of await Promise.all(storm)) expect(status).toBeLessThan(300)
    const { rows } = await sql`
      SELECT 'post' FROM posts WHERE (likes, applauder_count, comment_count, thread_count) IS DISTINCT FROM (
        (SELECT coalesce(sum(count), 0) FROM applause WHERE post_id = posts.id),
        (SELECT count(*) FROM applause WHERE post_id = posts.id),
        (SELECT count(*) FROM comments WHERE post_id = posts.id AND status = 1),
        (SELECT count(*) FROM comments WHERE post_id = posts.id AND status = 1 AND parent_id IS NULL))
      UNION ALL
      SELECT 'user' FROM users WHERE (follower_count, following_count, comment_count) IS DISTINCT FROM (
        (SELECT count(*) FROM user_relationships WHERE following_id = users.id),
        (SELECT count(*) FROM user_relationships WHERE follower_id = users.id),
        (SELECT count(*) FROM public_comments WHERE user_id = users.id))
      UNION ALL
      SELECT 'comment' FROM comments WHERE (like_count, reply_count) IS DISTINCT FROM (
        (SELECT count(*) FROM comment_likes WHERE comment_id = comments.id),
        (SELECT count(*) FROM comments AS reply WHERE reply.parent_id = comments.id AND reply.status = 1))
      UNION ALL
      SELECT 'notification' FROM notifications WHERE type NOT IN ('moderation', 'newPost') AND actor_count <>
        (SELECT count(DISTINCT notification_actors.actor_id) FROM notification_actors WHERE group_id = notifications.group_id)`.execute(
      site.database,
    )
    expect(rows).toEqual([])
  })
})
