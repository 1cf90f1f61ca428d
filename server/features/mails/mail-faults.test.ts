import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Member } from '../../../tests/support/members.ts'
import { type TestSite, testSite, until } from '../../../tests/support/site.ts'
import { mailServer } from '../../mail/mail.fixture.ts'
import {
  commentOnPostOf,
  dueMail,
  isMailTo,
  mailsAreDue,
  mailsAreSent,
  siteWithMailServer,
} from './mails.fixture.ts'

const currentOf = async (site: TestSite, as: Member) =>
  (await site.call({ url: '/api/users/current', as })).body

describe('a mail server', () => {
  it('that was away gets the mail when it is back, once', async () => {
    const { site, port } = await siteWithMailServer()
    const author = await dueMail(site)
    await until(async () => {
      const { rows } = await sql`SELECT FROM jobs.job
        WHERE name = 'mail-news' AND state = 'retry'`.execute(site.database)
      return rows.length > 0 || undefined
    })
    const received = await mailServer(port)
    await sql`UPDATE jobs.job SET start_after = now() WHERE state = 'retry'`.execute(site.database)
    await mailsAreSent(site)
    expect(received.filter(isMailTo(author))).toHaveLength(1)
    expect((await currentOf(site, author)).userInformation.emailRefusedAt).toBeNull()
  })

  it('that knows no such address gets no more mail for it, until the member asks for it', async () => {
    const { site, port } = await siteWithMailServer()
    let isKnown = false
    const received = await mailServer(port, {
      onRcptTo: (_, __, done) =>
        done(
          isKnown ? null : Object.assign(new Error('5.1.1 No such user'), { responseCode: 550 }),
        ),
    })
    const author = await dueMail(site)
    await mailsAreSent(site)
    const { userInformation } = await currentOf(site, author)
    expect(Date.parse(userInformation.emailRefusedAt)).toBeGreaterThan(0)
    isKnown = true
    await commentOnPostOf(site, author)
    await mailsAreDue(site)
    await mailsAreSent(site)
    expect(received.filter(isMailTo(author))).toEqual([])

    const url = userInformation['@id']
    await site.call({ method: 'PUT', url, payload: { emailRefusedAt: null }, as: author })
    await commentOnPostOf(site, author)
    await mailsAreDue(site)
    await mailsAreSent(site)
    expect(received.filter(isMailTo(author))).toHaveLength(1)
    expect((await currentOf(site, author)).userInformation.emailRefusedAt).toBeNull()
  })

  it('that refuses us and not the address is asked again', async () => {
    const { site, port } = await siteWithMailServer()
    await mailServer(port, {
      onRcptTo: (_, __, done) =>
        done(Object.assign(new Error('5.7.1 Relaying denied'), { responseCode: 554 })),
    })
    const author = await dueMail(site)
    await until(async () => {
      const { rows } = await sql`SELECT FROM jobs.job
        WHERE name = 'mail-news' AND state = 'retry'`.execute(site.database)
      return rows.length > 0 || undefined
    })
    expect((await currentOf(site, author)).userInformation.emailRefusedAt).toBeNull()
  })
})

it('another address is not refused because an earlier one was', async () => {
  const site = await testSite()
  const member = await site.member({ isConfirmed: false })
  await sql`UPDATE user_informations SET email_refused_at = now() WHERE user_id = ${member.id}`.execute(
    site.database,
  )
  await site.call({
    method: 'PUT',
    url: `/api/users/${member.username}`,
    payload: { email: `dogru_${member.email}` },
    as: member,
  })
  expect((await currentOf(site, member)).userInformation.emailRefusedAt).toBeNull()
})
