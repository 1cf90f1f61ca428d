import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { withOwner } from '../../database/address.ts'
import { refusals } from '../../messages.ts'
import { type FilledSite, filledSite } from '../../../tests/support/filled-site.ts'
import { goodPassword, type Member } from '../../../tests/support/members.ts'
import { insertPost } from '../../../tests/support/posts.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { type LeavingMember, leavingMember, mark, wrongCounters } from './leaving-member.fixture.ts'

const leave = (
  site: TestSite,
  as: Member | null,
  password: string | number | null = goodPassword,
) =>
  site.call({
    method: 'DELETE',
    url: '/api/account',
    ...(as && { as }),
    payload: { password },
  })

const signIn = (site: TestSite, username: string) =>
  site.call({ method: 'POST', url: '/api/login', payload: { username, password: goodPassword } })

/** Of years; each would take longer than the one before if it were counted alone. */
const manyComments = `
  ALTER TABLE comments DISABLE TRIGGER USER;
  INSERT INTO comments (post_id, user_id, text)
  SELECT posts.id, users.id, 'Yorum' FROM posts, users, generate_series(1, 15000) WHERE username = 'konuskan';
  ALTER TABLE comments ENABLE TRIGGER USER;
  UPDATE posts SET comment_count = 15000, thread_count = 15000;
  UPDATE users SET comment_count = 30000 WHERE username = 'konuskan';`

/** What the database holds of a member, without what a new session writes. */
async function stateOf({ database }: TestSite): Promise<unknown> {
  const tables = [
    'posts',
    'comments',
    'user_relationships',
    'applause',
    'comment_likes',
    'messages',
  ]
  const state: Record<string, unknown> = {}
  for (const table of tables)
    state[table] = (await sql`SELECT * FROM ${sql.table(table)} ORDER BY id`.execute(database)).rows
  const { rows } = await sql`
    SELECT id, username, follower_count, following_count, comment_count, is_deleted, "postCount"
    FROM users JOIN user_cards USING (id, username) ORDER BY id`.execute(database)
  return { ...state, users: rows }
}

describe('DELETE /account', () => {
  let site: TestSite
  beforeEach(async () => {
    site = await testSite()
  })

  it('is for members who know their password', async () => {
    const member = await site.member()
    expect((await leave(site, null)).status).toBe(401)
    const wrong = await leave(site, member, 'bu değil ki')
    expect(wrong.status).toBe(422)
    expect(wrong.body.violations).toEqual([
      { propertyPath: 'password', message: refusals.account.wrongPassword },
    ])
    for (const bad of [null, '', 5, 'x'.repeat(2000)])
      expect((await leave(site, member, bad)).body.violations[0].propertyPath).toBe('password')
    expect((await site.call({ url: '/api/users/current', as: member })).status).toBe(200)
  })

  it('says when everything is gone, ends all sessions and tells by mail', async () => {
    const member = await site.member({ isConfirmed: false })
    const before = Date.now()
    const { status, body, cookies } = await leave(site, member)
    expect(status).toBe(202)
    const days = (Date.parse(body.deletedAt) - before) / 86_400_000
    expect(days).toBeGreaterThan(13.99)
    expect(days).toBeLessThan(14.01)
    expect(cookies).toContainEqual(expect.objectContaining({ name: 'token', value: '' }))
    expect((await site.call({ url: '/api/users/current', as: member })).status).toBe(401)
    expect(await site.mailTo(member.email, 'silinecek')).toContain('14 gün')
  })

  it('asked for twice at once is one deletion', async () => {
    const member = await site.member()
    const answers = await Promise.all([leave(site, member), leave(site, member)])
    for (const { status } of answers) expect([202, 401]).toContain(status)
    expect(answers.map(({ status }) => status)).toContain(202)
    const { rows } = await sql`SELECT FROM account_deletions`.execute(site.database)
    expect(rows).toHaveLength(1)
  })

  it('is refused to the last admin, also of two who leave at once', async () => {
    const admins = [await site.member(), await site.member()]
    await sql`UPDATE users SET role = 'admin'`.execute(site.database)
    const answers = await Promise.all(admins.map((admin) => leave(site, admin)))
    const statuses = answers.map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([202, 403]))
    const refused = answers[statuses.indexOf(403)]!
    expect(refused.body['hydra:description']).toBe(refusals.account.lastAdmin)
  })

  it('refuses sign-in after the time has come, and never frees the name', async () => {
    const member = await site.member({ username: 'bekleyen' })
    await leave(site, member)
    await expect(site.member({ username: 'bekleyen' })).rejects.toThrow('alınmış')
    await sql`UPDATE account_deletions SET erase_at = now() - interval '1 day'`.execute(
      site.database,
    )
    expect((await signIn(site, 'bekleyen')).status).toBe(401)
    await site.runChores()
    await expect(site.member({ username: 'bekleyen' })).rejects.toThrow('alınmış')
  })

  it('lets whoever commented a great deal leave and come back', async () => {
    const member = await site.member({ username: 'konuskan' })
    const author = await site.member()
    for (const title of ['Bir', 'İki']) await insertPost(site.database, author.id, { title })
    await withOwner(site.address, (owner) => owner.query(manyComments))
    expect(await wrongCounters(site)).toEqual([])
    expect((await leave(site, member)).status).toBe(202)
    expect(await wrongCounters(site)).toEqual([])
    expect((await signIn(site, member.username)).status).toBe(200)
    expect(await wrongCounters(site)).toEqual([])
  })

  it('stops planned posts and mails', async () => {
    const member = await site.member({ username: 'planli' })
    const publishTime = new Date(Date.now() + 3_600_000).toISOString()
    const payload = { title: 'Yarın çıkacak', categories: ['edebiyat'], status: 5, publishTime }
    const post = await site.call({ method: 'POST', url: '/api/posts', as: member, payload })
    expect(post.status).toBe(201)
    await leave(site, member)
    await sql`UPDATE posts SET publish_time = now() - interval '1 minute'`.execute(site.database)
    await site.runChores()
    const { rows } = await sql<{ status: number }>`SELECT status FROM posts`.execute(site.database)
    expect(rows).toEqual([{ status: 5 }])
  })
})

describe('a member who asked to be deleted', () => {
  let filled: FilledSite
  let leaving: LeavingMember
  beforeEach(async () => {
    filled = await filledSite()
    leaving = await leavingMember(filled)
  })

  it('is nobody to others, and is back as before after signing in on the 13th day', async () => {
    const { site, reader } = filled
    await sql`DELETE FROM unannounced_posts`.execute(site.database)
    const before = await stateOf(site)
    await leave(site, leaving.member)
    expect(await wrongCounters(site)).toEqual([])
    const get = (url: string) => site.call({ url: `/api${url}`, as: reader })
    const gone = [
      `/users/${leaving.member.username}`,
      '/users/yazar',
      `/users/${leaving.member.username}/posts`,
      `/users/${leaving.member.username}/lists/guz`,
      `/posts/${leaving.ownPost.slug}`,
      `/posts/${leaving.ownPost.id}/comments`,
    ]
    for (const url of gone) expect([url, (await get(url)).status]).toEqual([url, 404])
    const open = [
      ...['/posts', '/search?q=zumrutlu&type=user', '/search?q=zumrutlu', '/notifications'],
      ...['/users/check-follow', '/mentions?q=zum', '/home/top-authors', '/home/most-viewed-posts'],
      ...['/messengers', `/messengers/${leaving.messenger}/messages`, '/users/okur', '/tags'],
      ...[`/posts/${leaving.othersPost.slug}/comments`, `/posts/${leaving.othersPost.slug}`],
      ...[
        '/user_relationships?following.username=okur',
        '/user_relationships?follower.username=okur',
      ],
      `/applauses/post/${leaving.othersPost.slug}`,
    ]
    const words = [mark, 'Zümrütlü', 'zumrutlu', 'yazar']
    for (const url of open) {
      const { status, text } = await get(url)
      expect([url, status]).toEqual([url, 200])
      const answer = text.replaceAll(decodeURIComponent(url), '').replaceAll('q=zumrutlu', '')
      expect([url, words.filter((word) => answer.includes(word))]).toEqual([url, []])
    }
    expect((await get('/users/okur')).body).toMatchObject({ followerCount: 0, followingCount: 0 })

    await sql`UPDATE account_deletions SET erase_at = now() + interval '1 day'`.execute(
      site.database,
    )
    await site.runChores()
    const { status, body } = await signIn(site, leaving.member.username)
    expect(status).toBe(200)
    expect(body.isDeletionTakenBack).toBe(true)
    expect(await site.mailTo(leaving.member.email, 'silinmeyecek')).toContain('geri alındı')
    expect(await wrongCounters(site)).toEqual([])
    expect(await stateOf(site)).toEqual(before)
    expect((await get(`/posts/${leaving.ownPost.slug}`)).status).toBe(200)
    expect((await signIn(site, leaving.member.username)).body.isDeletionTakenBack).toBe(false)
  })

  it('of two who follow each other and both leave, the last to come back has the follow back', async () => {
    const { site, reader } = filled
    const follows = async () =>
      (await sql`SELECT * FROM user_relationships ORDER BY id`.execute(site.database)).rows
    const before = await follows()
    for (const member of [leaving.member, reader]) await leave(site, member)
    await signIn(site, leaving.member.username)
    expect(await follows()).toEqual([])
    await signIn(site, reader.username)
    expect(await follows()).toEqual(before)
    expect(await wrongCounters(site)).toEqual([])
  })

  it('of two who leave and come back at the same moment, nobody waits for ever and nothing is lost', async () => {
    const { site, reader } = filled
    const follows = async () =>
      (await sql`SELECT * FROM user_relationships ORDER BY id`.execute(site.database)).rows
    const before = await follows()
    let people = [leaving.member, reader]
    for (let round = 0; round < 4; round++) {
      const left = await Promise.all(people.map((member) => leave(site, member)))
      expect(left.map(({ status }) => status)).toEqual([202, 202])
      const back = await Promise.all(people.map(({ username }) => signIn(site, username)))
      expect(back.map(({ body }) => body.isDeletionTakenBack)).toEqual([true, true])
      people = people.map((member, index) => ({ ...member, token: back[index]!.body.token }))
      expect(await follows()).toEqual(before)
    }
  })

  it('is taken back or refused, never half: signing in at the same moment', async () => {
    const { site, reader } = filled
    let member = reader
    for (let round = 0; round < 4; round++) {
      const [, { body }] = await Promise.all([leave(site, member), signIn(site, member.username)])
      const { status } = await site.call({ url: `/api/users/${member.username}` })
      const current = await site.call({
        url: '/api/users/current',
        headers: { authorization: `Bearer ${body.token}` },
      })
      // Whoever is in is seen; whoever left is out.
      expect([current.status, status]).toEqual(current.status === 200 ? [200, 200] : [401, 404])
      const { token } = (await signIn(site, member.username)).body
      member = { ...member, token }
    }
  })

  it('hides what is still written for a member who is leaving', async () => {
    const { site } = filled
    await leave(site, leaving.member)
    const { slug } = await insertPost(site.database, leaving.member.id)
    expect((await site.call({ url: `/api/posts/${slug}` })).status).toBe(404)
    await signIn(site, leaving.member.username)
    expect((await site.call({ url: `/api/posts/${slug}` })).status).toBe(200)
  })

  it('leaves the way back from another address open', async () => {
    const site = await testSite()
    const owner = await site.member()
    await site.call({
      ...{ method: 'PUT', url: `/api/users/${owner.username}`, as: owner },
      payload: { email: 'hirsiz@ornek.test', currentPassword: goodPassword },
    })
    const html = await site.mailTo(owner.email, 'degistiriliyor')
    expect((await leave(site, owner)).status).toBe(202)
    const token = /token=([\w-]+)\.geri-al/.exec(html)![1]
    const undone = await site.call({
      ...{ method: 'POST', url: '/api/email-change/undo', payload: { token } },
    })
    expect(undone.status).toBe(200)
  })
})
