import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Member } from '../../../tests/support/members.ts'
import { insertPost } from '../../../tests/support/posts.ts'
import { type TestSite, testSite, until } from '../../../tests/support/site.ts'
import { freePort, type ReadMail, readMail, type ReceivedMail } from '../../mail/mail.fixture.ts'
import { outboxOf } from '../../mail/mailer.ts'

/** Looks for jobs whose pause is over so often that a test need not wait. */
const hurried = { supervise: 1, poll: 0.5 }

/**
 * A site that sends its mails to a server on this port, once there is one; with other deadlines than
 * usual, as an operator can write them into the address.
 */
export async function siteWithMailServer(
  deadlines = '',
): Promise<{ site: TestSite; port: number }> {
  const port = await freePort()
  const config = { smtpUrl: `smtp://127.0.0.1:${port}?${deadlines}` }
  return { site: await testSite({ config, timing: hurried }), port }
}

/** A reader comments on a member's post, and the mail about it is due. */
export async function dueMail(site: TestSite): Promise<Member> {
  const author = await site.member()
  await commentOnPostOf(site, author)
  await mailsAreDue(site)
  return author
}

export async function commentOnPostOf(site: TestSite, author: Member): Promise<void> {
  const reader = await site.member()
  const { slug } = await insertPost(site.database, author.id)
  const payload = { post: slug, text: 'Elinize sağlık.' }
  const { status } = await site.call({ method: 'POST', url: '/api/comments', payload, as: reader })
  expect(status).toBe(201)
}

/** Not the mails about their account. */
export const isMailTo =
  ({ email }: Pick<Member, 'email'>) =>
  ({ to, raw }: ReceivedMail): boolean =>
    to.includes(email) && readMail(raw).headers.has('list-unsubscribe')

/** Everything gathered is due at once, and an hour has passed since the last mail. */
export async function mailsAreDue(site: TestSite): Promise<void> {
  await site.runChores()
  await sql`UPDATE gathered_mails SET due_at = now() WHERE due_at IS NOT NULL`.execute(
    site.database,
  )
  await site.runChores()
}

/** All that is queued has been sent, or is known to be for nobody. */
export const mailsAreSent = (site: TestSite): Promise<true> =>
  until(async () => {
    const { rows } = await sql`SELECT FROM gathered_mails WHERE queued_at IS NOT NULL`.execute(
      site.database,
    )
    return rows.length === 0 || undefined
  })

/** What lies in the outbox for a member, besides the mails about their account. */
export function mailsTo(site: TestSite, { email }: Member): ReadMail[] {
  const folder = outboxOf(site.config)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .map((name) => readMail(readFileSync(join(folder, name), 'utf8')))
    .filter(({ headers }) => headers.get('to') === email && headers.has('list-unsubscribe'))
}
