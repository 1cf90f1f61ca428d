import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Member } from '../../../tests/support/members.ts'
import { insertPost } from '../../../tests/support/posts.ts'
import { siteOn, type TestSite, testSite } from '../../../tests/support/site.ts'
import { mailsAreDue, mailsAreSent, mailsTo } from './mails.fixture.ts'

let site: TestSite
let author: Member
let reader: Member
let post: { id: number; slug: string; title: string }

beforeAll(async () => {
  site = await testSite()
})
beforeEach(async () => {
  author = await site.member()
  reader = await site.member()
  post = await insertPost(site.database, author.id)
})

const act = (as: Member, method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  site.call({ method, url: `/api${url}`, as, ...(payload && { payload }) })
const comment = (as: Member, text = 'Güzel yazmışsınız.') =>
  act(as, 'POST', '/comments', { post: post.slug, text })
const applaud = (as: Member) => act(as, 'POST', `/applauses/post/${post.slug}`, { count: 1 })

const prefer = async (as: Member, preferences: object): Promise<void> => {
  const { body } = await site.call({ url: '/api/users/current', as })
  const { status } = await act(
    as,
    'PUT',
    `/user_informations/${body.userInformation.id}`,
    preferences,
  )
  expect(status).toBe(200)
}

async function sent(to: Member) {
  await mailsAreDue(site)
  await mailsAreSent(site)
  return mailsTo(site, to)
}

const subjects = async (to: Member): Promise<(string | undefined)[]> =>
  (await sent(to)).map(({ headers }) => headers.get('subject')?.replace(' · Hokka', ''))

describe('what happens while a member is away', () => {
  it('is mailed after a while, with a link to it and a way to stop', async () => {
    await comment(reader)
    await site.runChores()
    expect(mailsTo(site, author)).toEqual([])
    const [mail] = await sent(author)
    const { headers, parts } = mail!
    expect(headers.get('subject')).toContain(' yazınıza yorum yaptı')
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(headers.get('list-unsubscribe')).toMatch(
      /^<http:\/\/hokka\.test\/api\/unsubscribe\?token=[-0-9a-f]{36}\.newComment>$/,
    )
    for (const { text } of parts) {
      expect(text).toContain(post.title)
      expect(text).toContain(`http://hokka.test/yazi/${post.slug}#yorumlar`)
      expect(text).toContain('/api/unsubscribe?token=')
    }
    expect(parts.map(({ type }) => type.split(';')[0])).toEqual(['text/plain', 'text/html'])
  })

  it('of several kinds comes in a mail of each, whatever their number', async () => {
    const others = [reader, await site.member(), await site.member()]
    for (const other of others) {
      await applaud(other)
      await comment(other)
      await act(other, 'POST', '/user_relationships', {
        follower: other.username,
        following: author.username,
      })
    }
    const all = await subjects(author)
    expect(all.toSorted((a = '', b = '') => a.localeCompare(b, 'tr'))).toEqual([
      expect.stringMatching(/ ve 2 kişi daha sizi takip etmeye başladı$/),
      expect.stringMatching(/ ve 2 kişi daha yazınıza yorum yaptı$/),
      expect.stringMatching(/ ve 2 kişi daha yazınızı alkışladı$/),
    ])
  })

  it('with two posts is counted', async () => {
    await applaud(reader)
    await applaud(await site.member())
    post = await insertPost(site.database, author.id)
    await applaud(reader)
    expect(await subjects(author)).toEqual(['3 yeni alkış ve beğeni'])
  })

  it('is a new post for those who follow its author', async () => {
    await site.runChores()
    await act(reader, 'POST', '/user_relationships', {
      follower: reader.username,
      following: author.username,
    })
    const { status } = await act(author, 'POST', '/posts', {
      title: 'Yepyeni bir yazı',
      categories: ['deneme'],
      status: 1,
    })
    expect(status).toBe(201)
    const mails = await sent(reader)
    expect(mails.map(({ headers }) => headers.get('subject'))).toEqual([
      expect.stringContaining(' yeni bir yazı yayımladı'),
    ])
    expect(mails[0]!.parts[0]!.text).toContain('Yepyeni bir yazı')
  })

  it.each<[string, () => Promise<unknown>]>([
    ['was seen meanwhile', () => act(author, 'PUT', '/notifications', { isSeen: true })],
    ['is not wanted', () => prefer(author, { emailNewComment: false })],
    ['was about a post that is gone', () => act(author, 'DELETE', `/posts/${post.slug}`)],
    [
      'would go to an address that nobody confirmed',
      () =>
        sql`UPDATE users SET email_confirmed_at = NULL WHERE id = ${author.id}`.execute(
          site.database,
        ),
    ],
  ])('is not mailed when it %s', async (_, meanwhile) => {
    await comment(reader)
    await site.runChores()
    await meanwhile()
    expect(await sent(author)).toEqual([])
  })

  it('does not come twice within an hour, and nothing of it twice at all', async () => {
    await comment(reader)
    expect(await sent(author)).toHaveLength(1)
    await site.runChores()
    expect(await dueIn(author)).toBeUndefined()
    const other = await site.member()
    await comment(other)
    await site.runChores()
    expect(await dueIn(author)).toBeGreaterThan(30)
    expect(await sent(author)).toHaveLength(2)
    await mailsAreDue(site)
    await mailsAreSent(site)
    expect(mailsTo(site, author)).toHaveLength(2)
  })

  it('is mailed although something that began later was mailed before it', async () => {
    const earlier = await insertPost(site.database, author.id)
    await site.database.transaction().execute(async (held) => {
      await sql`SELECT add_notification('newLike', ${author.id}, ${reader.id}, ${earlier.id}, NULL, NULL)`.execute(
        held,
      )
      await applaud(reader)
      expect(await sent(author)).toHaveLength(1)
    })
    const [, second, ...more] = await sent(author)
    expect(second!.parts[0]!.text).toContain(earlier.slug)
    expect(more).toEqual([])
  })

  it('from before the kind was wanted is not in its first mail', async () => {
    await prefer(author, { emailNewComment: false })
    await comment(reader)
    expect(await sent(author)).toEqual([])
    await prefer(author, { emailNewComment: true })
    await act(author, 'PUT', '/notifications', { isSeen: false })
    post = await insertPost(site.database, author.id)
    await comment(reader)
    expect(await subjects(author)).toEqual(['Ayşe Nur Demir yazınıza yorum yaptı'])
  })

  it('that waited when the kind was switched off is not mailed when it is on again', async () => {
    await comment(reader)
    await site.runChores()
    await prefer(author, { emailNewComment: false })
    expect(await sent(author)).toEqual([])
    await prefer(author, { emailNewComment: true })
    post = await insertPost(site.database, author.id)
    await comment(reader)
    expect(await subjects(author)).toEqual(['Ayşe Nur Demir yazınıza yorum yaptı'])
  })

  it('is mailed once by two processes', async () => {
    const two = await siteOn(site.address)
    await comment(reader)
    await Promise.all([site.runChores(), two.runChores()])
    await sql`UPDATE gathered_mails SET due_at = now() WHERE due_at IS NOT NULL`.execute(
      site.database,
    )
    await Promise.all([site.runChores(), two.runChores()])
    await mailsAreSent(site)
    expect([...mailsTo(site, author), ...mailsTo(two, author)]).toHaveLength(1)
  })
})

/** In minutes. */
async function dueIn({ id }: Member): Promise<number | undefined> {
  const { rows } = await sql<{ minutes: number }>`
    SELECT extract(epoch FROM due_at - now())::float / 60 AS minutes FROM gathered_mails
    WHERE user_id = ${id} AND due_at IS NOT NULL`.execute(site.database)
  return rows[0]?.minutes
}
