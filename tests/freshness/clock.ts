import { sql } from 'kysely'
import { beginImport, readImport } from './import-writes.ts'
import { endSuspension } from './member-writes.ts'
import { goodPassword } from '../support/members.ts'
import { type Step, step } from './writes.ts'

/** What the clock does, in the order in which it is looked at. */
export const writesOfClock: Record<string, Step> = {
  readImport: step(readImport, beginImport),
  publishPlanned: step(
    ({ one }) => one.runChores(),
    async ({ act, one, elif }) => {
      const publishTime = new Date(Date.now() + 3_600_000).toISOString()
      const planned = { title: 'Planlanan yazı', categories: ['edebiyat'], tags: ['deniz'] }
      const { id } = await act('POST', '/posts', elif, { ...planned, status: 5, publishTime })
      await sql`UPDATE posts SET publish_time = now() WHERE id = ${id}`.execute(one.database)
    },
  ),
  announceNewPosts: step(
    ({ one }) => one.runChores(),
    async ({ act, can, editor }) => {
      const follow = { follower: can.username, following: editor.username }
      await act('POST', '/user_relationships', can, follow)
      await act('POST', '/posts', editor, {
        title: 'Duyulacak',
        categories: ['bilim'],
        status: 1,
      })
    },
  ),
  endSuspension,
  foldTallies: step(
    ({ one }) => one.runChores(),
    ({ act, elif }) =>
      act('POST', '/posts', elif, {
        title: 'Sayılacak',
        categories: ['bilim'],
        tags: ['liman'],
        status: 1,
      }),
  ),
  eraseDue: step(
    ({ one }) => one.runChores(),
    async ({ act, one, can }) => {
      await act('DELETE', '/account', can, { password: goodPassword })
      await sql`UPDATE account_deletions SET erase_at = now()`.execute(one.database)
    },
  ),
  eraseDeleted: step(
    ({ one }) => one.runChores(),
    async ({ act, one, elif }) => {
      const { id } = await act('POST', '/posts', elif, {
        title: 'Unutulacak',
        categories: ['bilim'],
        status: 1,
      })
      await act('DELETE', `/posts/${id}`, elif)
      await sql`UPDATE posts SET deleted_at = now() - interval '31 days' WHERE id = ${id}`.execute(
        one.database,
      )
    },
  ),
}
