import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testSite } from '../../../tests/support/site.ts'

const folder = new URL('./', import.meta.url)

/** Tables that name members and are not in their archives, each with the reason. */
const notArchived: Record<string, string> = {
  account_deletions: 'the day until which a deletion can be taken back',
  account_exports: 'the archives themselves',
  author_hours: 'sums that are made of the rows in the archive',
  author_totals: 'sums that are made of the rows in the archive',
  challenges: 'answered within minutes',
  email_changes: 'addresses, for as long as a change can be taken back',
  gathered_mails: 'when the next mail is due',
  invitations: 'the column names which admin made it',
  mail_links: 'hashes of links, for hours',
  notification_actors: 'what others did; the notification is in the archive',
  post_months: 'sums that are made of the rows in the archive',
  removals: 'written by admins; the member reads it on their page',
  sign_ups: 'hashes, for a day',
  suspensions: 'written by editors; the member reads it on their page',
  text_prints: 'hashes of texts that are in the archive',
  trusted_authors: 'a rule of editors, shown to the author by what they may publish',
}

it('every table that names members is in their archive, or has a reason not to be', async () => {
  const site = await testSite()
  const { rows } = await sql<{ name: string }>`
    SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
    WHERE contype = 'f' AND confrelid = 'users'::regclass`.execute(site.database)
  const queries = readdirSync(folder)
    .filter((file) => /^archive.*\.sql\.ts$/.test(file))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n')
  const archived = (table: string) => new RegExp(`\\b${table}\\b`).test(queries)
  const missing = rows.map(({ name }) => name).filter((name) => !archived(name))
  expect(missing.toSorted()).toEqual(Object.keys(notArchived).toSorted())
})
