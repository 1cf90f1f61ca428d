import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { deletedTexts } from '../../../core/text/deleted-member.ts'
import { goodPassword, type Member } from '../../../tests/support/members.ts'
import { insertPost } from '../../../tests/support/posts.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { wrongCounters } from '../accounts/leaving-member.fixture.ts'
import { mailsAreDue, mailsAreSent } from '../mails/mails.fixture.ts'
import { memberAs, restore, signIn, suspend } from './members.fixture.ts'

let site: TestSite
let editor: Member
let reader: Member
beforeAll(async () => {
  site = await testSite()
  editor = await memberAs(site, 'editor')
  reader = await site.member({ username: 'okuyan' })
})

const write = async (as: Member, method: 'POST' | 'PUT' | 'DELETE', url: string, payload: object) =>
  site.call({ method, url: `/api${url}`, payload, as })

const statusOf = async (url: string) => (await site.call({ url: `/api${url}` })).status

const paragraph = {
  type: 'paragraph',
  data: { key: 'a', content: [{ type: 'text', text: 'Metin.' }] },
}
const draft = { title: 'Güz yazısı', entries: [paragraph], categories: ['edebiyat'], status: 2 }
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

/** What everybody and the author can see of what the member made, exactly. */
async function stateOf(userId: number): Promise<unknown> {
  const posts = await sql`SELECT id, status, author_hidden, publish_time, published_at FROM posts
    WHERE user_id = ${userId} ORDER BY id`.execute(site.database)
  const comments = await sql`SELECT id, author_hidden, text FROM comments
    WHERE user_id = ${userId} ORDER BY id`.execute(site.database)
  return [posts.rows, comments.rows]
}

describe('a member who is suspended', () => {
  it('has no session and no stream, and reads why after signing in', async () => {
    const member = await site.member({ username: 'askidaki' })
    await suspend(site, editor, 'askidaki', { rule: 'spam' })
    expect((await site.call({ url: '/api/users/current', as: member })).status).toBe(401)
    const again = await signIn(site, member)
    const { body } = await site.call({ url: '/api/users/current', as: again })
    expect(body.isSuspended).toBe(true)
    const ownSuspension = () => site.call({ url: '/api/account/suspension', as: again })
    expect((await ownSuspension()).body).toMatchObject({
      suspension: { until: null, rule: 'spam', reason: 'Sürekli reklam.' },
      decisionId: expect.any(Number),
    })
    const stream = await site.call({
      url: `/.well-known/mercure?topic=/users/${member.id}`,
      as: again,
    })
    expect(stream.status).toBe(403)
    const archive = await site.call({ url: '/api/account/export?begin=never', as: again })
    expect(archive.status).toBe(202)
    await restore(site, editor, 'askidaki')
    expect((await ownSuspension()).body.suspension).toBeNull()
    expect((await site.call({ url: '/api/account/suspension' })).status).toBe(401)
  })

  it('can appeal, and somebody else decides', async () => {
    const other = await memberAs(site, 'editor')
    const member = await site.member({ username: 'itirazci' })
    await suspend(site, editor, 'itirazci', { reason: 'Aceleyle.' })
    await suspend(site, editor, 'itirazci', { rule: 'spam', hidePosts: true })
    const again = await signIn(site, member)
    const { body } = await site.call({ url: '/api/account/suspension', as: again })
    const read = await site.call({ url: `/api/decisions/${body.decisionId}`, as: again })
    expect(read.body).toMatchObject({
      decision: 'suspend',
      rule: 'spam',
      reason: 'Sürekli reklam.',
    })
    const appeal = { case: read.body.case, text: 'Reklam değildi.' }
    const { body: made } = await write(again, 'POST', '/appeals', appeal)
    const decision = { decision: 'overturn', reason: 'Haklı.' }
    const decideAs = (as: Member) => write(as, 'PUT', `/appeals/${made.id}`, decision)
    expect((await decideAs(editor)).status).toBe(403)
    expect((await decideAs(other)).status).toBe(200)
    const ended = await site.call({ url: '/api/account/suspension', as: again })
    expect(ended.body.suspension).toBeNull()
  })

  it.each([true, false])(
    'publishes nothing, planned or waiting, and everything is back afterwards (hidden: %s)',
    async (hidePosts) => {
      const member = await site.member()
      const shown = await insertPost(site.database, member.id)
      const planned = { ...draft, status: 5, publishTime: inAnHour() }
      const { body: later } = await write(member, 'POST', '/posts', planned)
      const waiting = await insertPost(site.database, member.id, { status: 3 })
      await write(member, 'POST', '/posts', draft)
      const comment = await write(member, 'POST', '/comments', { post: shown.slug, text: 'Söz.' })
      await write(member, 'POST', '/comments', { post: shown.slug, text: 'İkinci söz.' })
      const reply = { post: shown.slug, text: 'Yanıt.', parent: String(comment.body.id) }
      await write(reader, 'POST', '/comments', reply)
      const before = await stateOf(member.id)

      await suspend(site, editor, member.username, { hidePosts })
      expect(await wrongCounters(site)).toEqual([])
      const publishAt = (time: string) =>
        sql`UPDATE posts SET publish_time = ${time} WHERE id = ${later.id}`.execute(site.database)
      await publishAt(new Date(Date.now() - 60_000).toISOString())
      await site.runChores()
      const statuses = await sql`SELECT status FROM posts WHERE id = ${later.id}`.execute(
        site.database,
      )
      expect(statuses.rows).toEqual([{ status: 5 }])
      expect(await statusOf(`/posts/${shown.slug}`)).toBe(hidePosts ? 404 : 200)
      const queue = await site.call({ url: '/api/posts?status=3&itemsPerPage=100', as: editor })
      const inQueue = queue.body['hydra:member'].map(({ id }: { id: number }) => id)
      expect(inQueue).not.toContain(waiting.id)

      await publishAt(later.publishTime)
      await restore(site, editor, member.username)
      expect(await stateOf(member.id)).toEqual(before)
      expect(await wrongCounters(site)).toEqual([])
    },
  )

  it.each([true, false])(
    'finds what they had planned for a time that passed among their drafts, unpublished (hidden: %s)',
    async (hidePosts) => {
      const member = await site.member()
      const planned = { ...draft, status: 5, publishTime: inAnHour() }
      const { body: first } = await write(member, 'POST', '/posts', planned)
      const again = await insertPost(site.database, member.id)
      await write(member, 'PUT', `/posts/${again.slug}`, { status: 0 })
      const replanned = { status: 5, publishTime: inAnHour() }
      expect((await write(member, 'PUT', `/posts/${again.slug}`, replanned)).status).toBe(200)
      const { body: later } = await write(member, 'POST', '/posts', planned)
      await suspend(site, editor, member.username, { hidePosts })
      await sql`UPDATE posts SET publish_time = now() - interval '1 minute' WHERE id IN (${first.id}, ${again.id})`.execute(
        site.database,
      )
      await site.runChores()
      await restore(site, editor, member.username)
      await site.runChores()
      const back = await signIn(site, member)
      const own = async (id: number) =>
        (await site.call({ url: `/api/posts/${id}`, as: back })).body
      expect(await own(first.id)).toMatchObject({ status: 2, publishTime: null })
      expect(await own(again.id)).toMatchObject({ status: 0 })
      expect(await own(later.id)).toMatchObject({ status: 5, publishTime: later.publishTime })
      expect(await wrongCounters(site)).toEqual([])
      // Their author publishes them as anything else.
      expect((await write(back, 'PUT', `/posts/${first.id}`, { status: 1 })).status).toBe(200)
      expect((await write(back, 'PUT', `/posts/${again.id}`, { status: 1 })).status).toBe(200)
    },
  )

  it('leaves the places of hidden comments that others answered, without their texts', async () => {
    const member = await site.member()
    const { slug } = await insertPost(site.database, reader.id)
    const comment = await write(member, 'POST', '/comments', { post: slug, text: 'Çirkin söz.' })
    await write(member, 'POST', '/comments', { post: slug, text: 'Yanıtsız söz.' })
    const reply = { post: slug, text: 'Olmadı.', parent: String(comment.body.id) }
    await write(reader, 'POST', '/comments', reply)
    const texts = async () => {
      const { body } = await site.call({ url: `/api/posts/${slug}/comments` })
      return body['hydra:member'].map(({ text }: { text: string }) => text)
    }
    await suspend(site, editor, member.username, { hidePosts: true })
    expect(await texts()).toEqual([deletedTexts.hiddenComment])
    await restore(site, editor, member.username)
    expect(await texts()).toEqual(['Yanıtsız söz.', 'Çirkin söz.'])
  })

  it('is recommended to nobody, and says so quietly', async () => {
    const member = await site.member({ username: 'ocaklinur' })
    const setFollowers = (count: number) =>
      sql`UPDATE users SET follower_count = ${count} WHERE id = ${member.id}`.execute(site.database)
    await setFollowers(900)
    await insertPost(site.database, member.id, { views: 9_000_000 })
    const placesShowing = async () => {
      const shown: string[] = []
      for (const url of [
        '/search?type=user&q=ocaklinur',
        '/mentions?q=ocakli',
        '/users/check-follow',
        '/home/top-authors',
      ]) {
        const { body } = await site.call({ url: `/api${url}`, as: reader })
        const people = body.data?.['hydra:member'] ?? body['hydra:member']
        if (people.some(({ username }: { username: string }) => username === 'ocaklinur'))
          shown.push(url)
      }
      return shown
    }
    expect(await placesShowing()).toHaveLength(4)
    await suspend(site, editor, 'ocaklinur')
    expect(await placesShowing()).toEqual([])
    const isSuspended = async () =>
      (await site.call({ url: '/api/users/ocaklinur' })).body.isSuspended
    expect(await isSuspended()).toBe(true)
    await setFollowers(0)
    await restore(site, editor, 'ocaklinur')
    expect(await isSuspended()).toBe(false)
  })

  it('says nothing of themselves while their posts are hidden, wherever they appear', async () => {
    const member = await site.member({ username: 'tanitimli' })
    await sql`UPDATE users SET biography = 'Buradan alın: kotu.test', picture = '/uploads/kotu.webp'
      WHERE id = ${member.id}`.execute(site.database)
    const follow = (follower: Member, following: Member) =>
      write(follower, 'POST', '/user_relationships', {
        follower: follower.username,
        following: following.username,
      })
    await follow(reader, member)
    await follow(member, reader)
    const { slug } = await insertPost(site.database, reader.id)
    const comment = await write(member, 'POST', '/comments', { post: slug, text: 'Söz.' })
    const reply = { post: slug, text: 'Yanıt.', parent: String(comment.body.id) }
    await write(reader, 'POST', '/comments', reply)
    const placesTelling = async () => {
      const telling: string[] = []
      for (const url of [
        '/api/users/tanitimli',
        '/api/user_relationships?following.username=tanitimli',
        '/api/user_relationships?follower.username=okuyan',
        `/api/posts/${slug}/comments`,
        '/api/users/tanitimli/comments',
        '/@tanitimli/rss.xml',
      ]) {
        const { status, text } = await site.call({ url })
        expect(status).toBe(200)
        if (/kotu/.test(text)) telling.push(url)
      }
      return telling
    }
    const ownComments = async () =>
      (await site.call({ url: '/api/users/tanitimli/comments' })).body['hydra:totalItems']
    expect(await placesTelling()).toHaveLength(6)
    expect(await ownComments()).toBe(1)
    await suspend(site, editor, 'tanitimli', { hidePosts: true })
    expect(await placesTelling()).toEqual([])
    expect(await ownComments()).toBe(0)
    const { body } = await site.call({ url: '/api/users/tanitimli/comments' })
    expect(body['hydra:member']).toEqual([])
    await restore(site, editor, 'tanitimli')
    expect(await placesTelling()).toHaveLength(6)
    expect(await ownComments()).toBe(1)
  })

  it('gets and sends no messages', async () => {
    const member = await site.member()
    const talk = await write(reader, 'POST', '/messengers', { users: [member.username] })
    const message = { messenger: talk.body.id, text: 'Orada mısınız?' }
    expect((await write(reader, 'POST', '/messages', message)).status).toBe(201)
    await suspend(site, editor, member.username)
    expect((await write(reader, 'POST', '/messages', message)).status).toBe(403)
    const stranger = await site.member()
    const begun = await write(stranger, 'POST', '/messengers', { users: [member.username] })
    expect(begun.status).toBe(403)
    await restore(site, editor, member.username)
    expect((await write(reader, 'POST', '/messages', message)).status).toBe(201)
  })

  it('gets no mail about what others do, and others none about what they did', async () => {
    const [member, other] = [await site.member(), await site.member()]
    for (const [writer, author] of [
      [other, member],
      [member, other],
    ] as const) {
      const { slug } = await insertPost(site.database, author.id)
      await write(writer, 'POST', '/comments', { post: slug, text: 'Elinize sağlık.' })
    }
    await suspend(site, editor, member.username)
    await mailsAreDue(site)
    await mailsAreSent(site)
    const { rows } =
      await sql`SELECT FROM gathered_mails WHERE user_id IN (${member.id}, ${other.id})
      AND mailed_at IS NOT NULL`.execute(site.database)
    expect(rows).toEqual([])
  })

  it('is not announced to followers until they are back', async () => {
    const member = await site.member()
    const follow = { follower: reader.username, following: member.username }
    await write(reader, 'POST', '/user_relationships', follow)
    const post = await insertPost(site.database, member.id)
    await suspend(site, editor, member.username)
    const notified = async () => {
      await site.runChores()
      const { rows } = await sql`SELECT FROM notifications
        WHERE post_id = ${post.id} AND type = 'newPost'`.execute(site.database)
      return rows.length
    }
    expect(await notified()).toBe(0)
    await restore(site, editor, member.username)
    expect(await notified()).toBe(1)
  })
})

describe('suspension and deletion', () => {
  const leave = (as: Member) => write(as, 'DELETE', '/account', { password: goodPassword })

  it.each(['ended by the clock', 'still on'] as const)(
    'together leave everything as it was: %s',
    async (how) => {
      const member = await site.member()
      const { slug } = await insertPost(site.database, member.id)
      await insertPost(site.database, member.id, { status: 2 })
      await write(member, 'POST', '/comments', { post: slug, text: 'Söz.' })
      const before = await stateOf(member.id)
      const until = new Date(Date.now() + 3_600_000).toISOString()
      await suspend(site, editor, member.username, { hidePosts: true, until })
      expect((await leave(await signIn(site, member))).status).toBe(202)
      // To everybody they have left, so there is nobody to restore.
      expect((await restore(site, editor, member.username)).status).toBe(404)
      if (how === 'ended by the clock')
        await sql`UPDATE suspensions SET until = now() WHERE user_id = ${member.id}`.execute(
          site.database,
        )
      await site.runChores()
      expect(await statusOf(`/posts/${slug}`)).toBe(404)
      const again = await signIn(site, member)
      const { body } = await site.call({ url: '/api/users/current', as: again })
      expect(body.isSuspended).toBe(how !== 'ended by the clock')
      expect(await statusOf(`/posts/${slug}`)).toBe(body.isSuspended ? 404 : 200)
      if (body.isSuspended) await restore(site, editor, member.username)
      expect(await stateOf(member.id)).toEqual(before)
      expect(await wrongCounters(site)).toEqual([])
    },
  )
})

describe('at the same moment', () => {
  /** Nothing is public that was published after the suspension began. */
  const escaped = async (userId: number) => {
    const { rows } = await sql`
      SELECT posts.id FROM public_posts AS posts JOIN suspensions USING (user_id)
      WHERE user_id = ${userId} AND published_at > suspensions.created_at
      UNION ALL
      SELECT comments.id FROM public_comments AS comments JOIN suspensions USING (user_id)
      WHERE user_id = ${userId} AND comments.created_at > suspensions.created_at`.execute(
      site.database,
    )
    return rows
  }

  it.each([true, false])(
    'suspending wins over publishing, planning and commenting (hidden: %s)',
    async (hidePosts) => {
      const { slug } = await insertPost(site.database, reader.id)
      for (let round = 0; round < 6; round++) {
        const member = await site.member()
        const { body: kept } = await write(member, 'POST', '/posts', draft)
        const { body: other } = await write(member, 'POST', '/posts', draft)
        await write(member, 'POST', '/comments', { post: slug, text: 'Önceki söz.' })
        const answers = await Promise.all([
          write(member, 'PUT', `/posts/${kept.id}`, { status: 1 }),
          write(member, 'PUT', `/posts/${other.id}`, { status: 5, publishTime: inAnHour() }),
          suspend(site, editor, member.username, { hidePosts }),
          write(member, 'POST', '/posts', { ...draft, status: 1 }),
          write(member, 'POST', '/comments', { post: slug, text: 'Son söz.' }),
        ])
        // 404: it was written, and is hidden already.
        for (const { status } of answers) expect([200, 201, 401, 403, 404]).toContain(status)
        expect(answers[2].status).toBe(200)
        expect(await escaped(member.id)).toEqual([])
        await sql`UPDATE posts SET publish_time = now() - interval '1 minute' WHERE id = ${other.id}`.execute(
          site.database,
        )
        await site.runChores()
        expect(await escaped(member.id)).toEqual([])
      }
      expect(await wrongCounters(site)).toEqual([])
    },
  )
})
