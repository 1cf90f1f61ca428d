import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Member } from '../../../tests/support/members.ts'
import { insertPost } from '../../../tests/support/posts.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { mailsAreDue, mailsAreSent, mailsTo } from './mails.fixture.ts'

let site: TestSite
let author: Member
beforeAll(async () => {
  site = await testSite()
  author = await site.member()
})

const act = (as: Member, method: 'POST' | 'PUT', url: string, payload: object) =>
  site.call({ method, url: `/api${url}`, payload, as })

async function askForDigest(as: Member, emailDigest = true): Promise<void> {
  const { body } = await site.call({ url: '/api/users/current', as })
  const url = `/user_informations/${body.userInformation.id}`
  expect((await act(as, 'PUT', url, { emailDigest })).body.emailDigest).toBe(emailDigest)
}

/** When the next one comes, by the clocks of Istanbul. */
async function nextOf({ id }: Member): Promise<string | undefined> {
  const { rows } = await sql<{ at: string }>`
    SELECT to_char(due_at AT TIME ZONE 'Europe/Istanbul', 'ID HH24:MI') AS at FROM gathered_mails
    WHERE user_id = ${id} AND kind = 'digest' AND due_at BETWEEN now() AND now() + interval '7 days'`.execute(
    site.database,
  )
  return rows[0]?.at
}

async function digests(to: Member): Promise<string[]> {
  await mailsAreDue(site)
  await mailsAreSent(site)
  return mailsTo(site, to)
    .filter(({ headers }) => headers.get('subject') === 'Bu hafta okunanlar · Hokka')
    .map(({ parts }) => parts[0]!.text)
}

it('the most read posts of the week come on Sundays to those who ask, and only to them', async () => {
  const [member, other] = [await site.member(), await site.member()]
  await askForDigest(member)
  expect(await nextOf(member)).toBe('7 10:00')
  // Nothing has been written yet.
  expect(await digests(member)).toEqual([])
  expect(await nextOf(member)).toBe('7 10:00')

  for (const [title, views] of [
    ['Az okunan', 1],
    ['Çok okunan', 300],
    ['Orta halli', 20],
  ] as const)
    await insertPost(site.database, author.id, { title, views })
  await insertPost(site.database, member.id, { title: 'Kendi yazısı', views: 900 })
  const [text] = await digests(member)
  expect(text!.match(/Çok okunan|Orta halli|Az okunan|Kendi yazısı/g)).toEqual([
    'Çok okunan',
    'Orta halli',
    'Az okunan',
  ])
  expect(await nextOf(member)).toBe('7 10:00')
  expect(mailsTo(site, other)).toEqual([])

  await act(member, 'POST', '/blocks', { user: author.username })
  expect(await digests(member)).toHaveLength(1)
})

it('a refused address misses a Sunday, and not those after it is mended', async () => {
  const member = await site.member()
  await askForDigest(member)
  await sql`UPDATE user_informations SET email_refused_at = now() WHERE user_id = ${member.id}`.execute(
    site.database,
  )
  expect(await digests(member)).toEqual([])
  expect(await nextOf(member)).toBe('7 10:00')
})

it('whoever has enough of it gets no more', async () => {
  const member = await site.member()
  await askForDigest(member)
  await askForDigest(member, false)
  expect(await nextOf(member)).toBeUndefined()
  await askForDigest(member)
  await sql`UPDATE user_informations SET email_digest = false WHERE user_id = ${member.id}`.execute(
    site.database,
  )
  expect(await digests(member)).toEqual([])
  expect(await nextOf(member)).toBeUndefined()
})
