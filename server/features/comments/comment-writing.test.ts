import { refusals } from '../../messages.ts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { commentMessages } from '../../../core/contracts/comment-limits.ts'
import type { Member } from '../../../tests/support/members.ts'
import { insertPost } from '../../../tests/support/posts.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'

let site: TestSite
let author: Member
let reader: Member
let other: Member
let post: { id: number; slug: string }
beforeAll(async () => {
  site = await testSite()
  reader = await site.member({ username: 'okur' })
  other = await site.member({ username: 'baskasi' })
})
beforeEach(async () => {
  author = await site.member()
  post = await insertPost(site.database, author.id)
})

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = (method: Method, url: string, as?: Member, payload?: object) =>
  site.call({ method, url: `/api${url}`, ...(as && { as }), ...(payload && { payload }) })
const say = (text: unknown, more: object = {}, as: Member = reader) =>
  call('POST', '/comments', as, { post: post.slug, text, ...more })
const notificationsOf = async (as: Member) =>
  (await call('GET', '/notifications', as)).body['hydra:member']
const counts = async () => {
  const { rows } = await sql<{ comments: number; threads: number }>`
    SELECT comment_count AS comments, thread_count AS threads FROM posts WHERE id = ${post.id}`.execute(
    site.database,
  )
  return rows[0]
}

describe('POST /comments', () => {
  it('says something under a post, as it was typed', async () => {
    const { status, body } = await say('  Çok güzel!\r\n\r\n\r\n\r\n<b>Kalın</b> değil. ')
    expect(status).toBe(201)
    expect(body).toMatchObject({
      '@type': 'Comment',
      text: 'Çok güzel!\n\n<b>Kalın</b> değil.',
      status: 1,
      post: { slug: post.slug },
      user: { username: 'okur' },
      parent: null,
      likeCount: 0,
      replyCount: 0,
      replies: [],
      likes: null,
    })
    expect(await counts()).toEqual({ comments: 1, threads: 1 })
    const { body: page } = await call('GET', `/posts/${post.slug}`)
    expect(page).toMatchObject({ commentCount: 1, comments: { 'hydra:totalItems': 1 } })
    expect(await notificationsOf(author)).toMatchObject([
      {
        type: 'newComment',
        text: 'Ayşe Nur Demir yazınıza yorum yaptı.',
        target: { url: `/yazi/${post.slug}#yorumlar` },
      },
    ])
  })

  it('answers an answer in the same thread, and tells whom it answers', async () => {
    const { body: thread } = await say('Konu')
    const { body: reply } = await say('Yanıt', { parent: thread['@id'] }, other)
    const { body: second } = await say('Yanıta yanıt', { parent: reply.id }, author)
    expect(second.parent).toBe(thread['@id'])
    expect((await call('GET', `/comments/${thread.id}`)).body).toMatchObject({ replyCount: 2 })
    expect(await counts()).toEqual({ comments: 3, threads: 1 })
    const notification = (await notificationsOf(other)).find((each: { target: { url: string } }) =>
      each.target.url.includes(post.slug),
    )
    expect(notification).toMatchObject({
      type: 'newReply',
      target: { url: `/yazi/${post.slug}#yorum-${thread.id}` },
    })
  })

  it('tells those it names, each of them once and for one thing', async () => {
    const [named] = [await site.member()]
    await say(
      `@${named.username} ve @${author.username}, @okur ve @kimseyok, bakın: @${named.username}`,
    )
    expect(await notificationsOf(named)).toMatchObject([{ type: 'mention', actorCount: 1 }])
    expect((await notificationsOf(author)).map((each: { type: string }) => each.type)).toEqual([
      'newComment',
    ])
  })

  it('names at most twenty members', async () => {
    const naming = (count: number) =>
      Array.from({ length: count }, (_, index) => `@uye_${index}`).join(' ')
    expect((await say(`${naming(20)} @uye_1`)).status).toBe(201)
    const { status, body } = await say(naming(21))
    expect(status).toBe(422)
    expect(body.violations).toEqual([
      { propertyPath: 'text', message: 'Bir yorumda en çok 20 kişiden söz edilebilir.' },
    ])
  })

  it('tells nobody who blocks the writer, is blocked or has muted them', async () => {
    const [blocking, blocked, muting] = [
      await site.member(),
      await site.member(),
      await site.member(),
    ]
    await call('POST', '/blocks', blocking, { user: reader.username })
    await call('POST', '/blocks', reader, { user: blocked.username })
    await call('POST', '/mutes', muting, { user: reader.username })
    const all = [blocking, blocked, muting]
    await say(all.map(({ username }) => `@${username}`).join(' '))
    for (const each of all) expect(await notificationsOf(each)).toEqual([])
  })

  it('joins the unseen notification of others', async () => {
    await say('Bir')
    await say('Bir daha')
    await say('İki', {}, other)
    expect(await notificationsOf(author)).toMatchObject([
      {
        type: 'newComment',
        actorCount: 2,
        actor: { username: 'baskasi' },
        text: 'Ayşe Nur Demir ve 1 kişi daha yazınıza yorum yaptı.',
      },
    ])
  })

  it.each([
    [{ text: '' }, 'text', commentMessages.empty],
    [{ text: ' \n ' }, 'text', commentMessages.empty],
    [{ text: 'x'.repeat(5001) }, 'text', commentMessages.tooLong],
    [{ text: 5 }, 'text', expect.any(String)],
    [{ text: 'Merhaba', parent: 999_999 }, 'parent', refusals.comment.parentGone],
    [{ text: 'Merhaba', parent: 'x' }, 'parent', refusals.comment.parentGone],
    [{ text: 'Merhaba', post: undefined }, 'post', expect.any(String)],
  ])('refuses %j', async (payload, path, message) => {
    const { status, body } = await say('', payload)
    expect(status).toBe(422)
    expect(body.violations).toContainEqual({ propertyPath: path, message })
    expect(await counts()).toEqual({ comments: 0, threads: 0 })
  })

  it('is refused where there is no place for it', async () => {
    expect((await say('Merhaba', { post: 'yok' })).status).toBe(404)
    for (const changes of [{ status: 2 }, { status: 0 }, { isDeleted: true }]) {
      const { slug } = await insertPost(site.database, author.id, changes)
      expect((await say('Merhaba', { post: slug })).status).toBe(404)
    }
    const elsewhere = await insertPost(site.database, author.id)
    const { body: thread } = await say('Orada', { post: elsewhere.slug })
    expect((await say('Burada', { parent: thread.id })).status).toBe(422)
  })

  it('is refused where the author closed the comments, and what was said stays', async () => {
    await say('Önce')
    await call('PUT', `/posts/${post.slug}`, author, { commentsClosed: true })
    const { status, body } = await say('Sonra')
    expect([status, body['hydra:description']]).toEqual([403, commentMessages.closed])
    expect((await call('GET', `/posts/${post.slug}`)).body).toMatchObject({
      commentsClosed: true,
      commentCount: 1,
    })
    await call('PUT', `/posts/${post.slug}`, author, { commentsClosed: false })
    expect((await say('Yine')).status).toBe(201)
  })

  it('either answers or finds nothing to answer, when the thread is deleted at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const { body: thread } = await say('Gidecek')
      const [gone, ...answers] = await Promise.all([
        call('DELETE', `/comments/${thread.id}`, reader),
        ...Array.from({ length: 4 }, () => say('Yanıt', { parent: thread.id }, other)),
      ])
      expect(gone.status).toBe(204)
      for (const { status } of answers) expect([201, 404, 422]).toContain(status)
    }
    expect(await counts()).toEqual({ comments: 0, threads: 0 })
  })
})

describe('PUT /comments/{id}', () => {
  it('changes one’s own words', async () => {
    const { body: comment } = await say('İlk hâli')
    const { status, body } = await call('PUT', `/comments/${comment.id}`, reader, {
      text: 'Son hâli',
    })
    expect([status, body.text]).toEqual([200, 'Son hâli'])
    expect(body.updatedAt > body.createdAt).toBe(true)
    expect(
      (await call('PUT', `/comments/${comment.id}`, author, { text: 'Başkasının' })).status,
    ).toBe(403)
    expect((await call('PUT', `/comments/${comment.id}`, reader, { text: ' ' })).status).toBe(422)
    expect((await call('PUT', '/comments/999999', reader, { text: 'Yok' })).status).toBe(404)
  })
})

describe('PUT /comments', () => {
  it('does the same with the number in the body', async () => {
    const { body: comment } = await say('İlk hâli')
    const put = (payload: object, as = reader) => call('PUT', '/comments', as, payload)
    expect((await put({ id: comment.id, text: 'Son hâli' })).body.text).toBe('Son hâli')
    expect((await put({ id: comment['@id'], text: 'Sonun sonu' })).body.text).toBe('Sonun sonu')
    expect((await put({ id: comment.id, text: 'Başkasının' }, other)).status).toBe(403)
    expect((await put({ text: 'Hangisi?' })).status).toBe(422)
    expect((await put({ id: 'x', text: 'Yok' })).status).toBe(404)
  })
})

describe('GET /comments/{id}', () => {
  it('shows what everybody may see', async () => {
    const { body: comment } = await say('Herkese')
    expect((await call('GET', `/comments/${comment.id}`)).body).toEqual({
      ...comment,
      user: expect.anything(),
    })
    await sql`UPDATE posts SET status = 0 WHERE id = ${post.id}`.execute(site.database)
    expect((await call('GET', `/comments/${comment.id}`)).status).toBe(404)
    expect((await call('GET', '/comments/x')).status).toBe(404)
  })
})

describe('DELETE /comments/{id}', () => {
  it('is for its writer and for the post’s author, and takes the answers along', async () => {
    const { body: thread } = await say('Konu')
    await say('Yanıt', { parent: thread.id }, other)
    const { body: alone } = await say('Tek başına', {}, other)
    expect((await call('DELETE', `/comments/${thread.id}`, other)).status).toBe(403)
    expect((await call('DELETE', `/comments/${thread.id}`, reader)).status).toBe(204)
    expect(await counts()).toEqual({ comments: 1, threads: 1 })
    expect((await call('DELETE', `/comments/${alone.id}`, author)).status).toBe(204)
    expect(await counts()).toEqual({ comments: 0, threads: 0 })
    expect((await call('DELETE', `/comments/${alone.id}`, author)).status).toBe(404)
  })

  it('leaves nobody a number for what is gone: whom it named, and whom it answered', async () => {
    const unread = async (as: Member) =>
      (await site.call({ url: '/api/users/current', as })).body.unreadNotificationCount
    const [named, answered] = [await site.member(), await site.member()]
    const { body: thread } = await say('Konu', {}, answered)
    const text = `Bakın @${named.username}`
    const { body: answer } = await say(text, { parent: thread.id }, other)
    expect([await unread(named), await unread(answered)]).toEqual([1, 1])
    await call('DELETE', `/comments/${answer.id}`, other)
    expect([await unread(named), await unread(answered)]).toEqual([0, 0])
  })
})

describe('GET /comments/{id}/replies', () => {
  it('gives all of them, in the order in which they came', async () => {
    const { body: thread } = await say('Konu')
    for (let i = 1; i <= 5; i++) await say(`Yanıt ${i}`, { parent: thread.id }, other)
    const texts = (body: { 'hydra:member': { text: string }[] }) =>
      body['hydra:member'].map(({ text }) => text)
    const first = (await call('GET', `/comments/${thread.id}/replies?itemsPerPage=3`)).body
    expect(texts(first)).toEqual(['Yanıt 1', 'Yanıt 2', 'Yanıt 3'])
    expect(first['hydra:totalItems']).toBe(5)
    const second = (await site.call({ url: first['hydra:view']['hydra:next'] })).body
    expect(texts(second)).toEqual(['Yanıt 4', 'Yanıt 5'])
    expect((await call('GET', '/comments/999999/replies')).status).toBe(404)
    expect((await call('GET', `/comments/${thread.id}/replies?cursor=eyJ`)).status).toBe(400)
  })
})

describe('the most liked first', () => {
  it('is an order of its own, with a cursor of its own', async () => {
    const made: { id: number }[] = []
    for (let i = 0; i < 5; i++) made.push((await say(`Yorum ${i}`)).body)
    for (const [index, likes] of [1, 0, 2, 0, 0].entries())
      for (const as of [author, other].slice(0, likes))
        await call('POST', '/comment_likes', as, {
          likeComment: made[index]!.id,
          likeUser: as.username,
        })
    const first = (
      await call('GET', `/posts/${post.slug}/comments?order[likeCount]=desc&itemsPerPage=3`)
    ).body
    const second = (await site.call({ url: first['hydra:view']['hydra:next'] })).body
    const ids = [...first['hydra:member'], ...second['hydra:member']].map(
      (each: { id: number }) => each.id,
    )
    expect(ids).toEqual([2, 0, 4, 3, 1].map((index) => made[index]!.id))
    expect((await call('GET', `/posts/${post.slug}/comments?order[likeCount]=asc`)).status).toBe(
      400,
    )
  })
})

describe('POST /comment_likes', () => {
  it('likes once, however often it is pressed', async () => {
    const { body: comment } = await say('Beğenilen')
    const like = (payload: object = {}, as = other) =>
      call('POST', '/comment_likes', as, {
        likeComment: comment['@id'],
        likeUser: as.username,
        ...payload,
      })
    const answers = await Promise.all(Array.from({ length: 8 }, () => like()))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    const { body } = await call('GET', `/comments/${comment.id}`, other)
    expect(body).toMatchObject({ likeCount: 1, likes: { id: answers[0]!.body.id } })
    expect(answers[0]!.body).toMatchObject({
      likeComment: comment['@id'],
      likeUser: `/api/users/${other.username}`,
    })
    for (const likeUser of [reader.username, undefined, null, `/api/posts/${other.username}`]) {
      const refused = await like({ likeUser })
      expect([refused.status, refused.body.violations[0].propertyPath]).toEqual([422, 'likeUser'])
    }
    expect((await like({ likeComment: 999_999 })).status).toBe(404)
    expect((await like({ likeComment: undefined })).status).toBe(422)
    const notifications = (await notificationsOf(reader)).filter(
      (each: { target: { url: string } }) => each.target.url.endsWith(`#yorum-${comment.id}`),
    )
    expect(notifications).toMatchObject([{ type: 'commentLike', actorCount: 1 }])
  })
})

describe('DELETE /comment_likes/{id}', () => {
  it('takes one’s own like back', async () => {
    const { body: comment } = await say('Beğenilen')
    const { body: like } = await call('POST', '/comment_likes', other, {
      likeComment: comment.id,
      likeUser: other.id,
    })
    expect((await call('DELETE', `/comment_likes/${like.id}`, author)).status).toBe(404)
    expect((await call('DELETE', `/comment_likes/${like.id}`, other)).status).toBe(204)
    expect((await call('DELETE', `/comment_likes/${like.id}`, other)).status).toBe(404)
    expect((await call('GET', `/comments/${comment.id}`)).body.likeCount).toBe(0)
    const notifications = (await notificationsOf(reader)).filter(
      (each: { target: { url: string } }) => each.target.url.endsWith(`#yorum-${comment.id}`),
    )
    expect(notifications).toEqual([])
  })
})
