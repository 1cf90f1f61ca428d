import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Member } from '../../../tests/support/members.ts'
import { type TestSite, until } from '../../../tests/support/site.ts'
import { type ReadMail, readMail } from '../../mail/mail.fixture.ts'
import { outboxOf } from '../../mail/mailer.ts'

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
