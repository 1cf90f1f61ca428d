import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { createMailer, type Mailer } from '../../mail/mailer.ts'
import { accountJobs, mailReset } from './accounts.jobs.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})

const sendReset = (mailer: Mailer, email: string, isRetry = false): Promise<void> =>
  accountJobs({ database: site.database, mailer })
    .find(({ kind }) => kind === mailReset)!
    .work({ email } as never, { id: randomUUID(), isRetry, signal: AbortSignal.any([]) })

async function linksOf(userId: number): Promise<number> {
  const { rows } = await sql`
    SELECT 1 FROM mail_links WHERE user_id = ${userId} AND purpose = 'reset'`.execute(site.database)
  return rows.length
}

it('at most five links that work are mailed, however often they are asked for', async () => {
  const { id, email } = await site.member()
  const mailer = createMailer(site.config)
  for (let i = 0; i < 7; i++) await sendReset(mailer, email)
  expect(await linksOf(id)).toBe(5)
  await sql`UPDATE mail_links SET expires_at = now() WHERE user_id = ${id}`.execute(site.database)
  await sendReset(mailer, email)
  expect(await linksOf(id)).toBe(6)
})

it('a mail that is tried again is one of them, however often it is tried', async () => {
  const { email } = await site.member()
  const away = createMailer({ ...site.config, smtpUrl: 'smtp://127.0.0.1:1' })
  for (let i = 0; i < 7; i++)
    await expect(sendReset(away, email, i > 0)).rejects.toThrow('ECONNREFUSED')
  await sendReset(createMailer(site.config), email, true)
  expect(await site.mailTo(email, 'yenileyin')).toContain('/parola?token=')
})
