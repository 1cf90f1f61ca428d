import { sql } from 'kysely'
import type { Member } from '../../tests/support/members.ts'
import { post, run, site, times, type Walk } from './walks.fixture.ts'

/** What editors and admins go through. Nothing of it is taken away here: it only grows while somebody reads. */

let known: Promise<Member> | undefined
const admin = (): Promise<Member> =>
  (known ??= site.member().then(async (member) => {
    await run(sql`UPDATE users SET role = 'admin' WHERE id = ${member.id}`)
    return member
  }))

let count = 0
const next = (): number => ++count

async function growing(url: string, add: () => Promise<unknown>, as?: Member): Promise<Walk> {
  await times(7, add)
  return { url, as: as ?? (await admin()), disturb: add }
}

const addCase = (ownerId: number | null = null) =>
  run(sql`INSERT INTO cases (type, target_id, owner_id, origin, snapshot)
    VALUES ('post', ${1000 + next()}, ${ownerId}, 'report', '{"title":"","text":"","images":[]}')`)

export const moderationWalks: Record<string, () => Promise<Walk>> = {
  listCases: () => growing('/api/moderation/cases?status=open', () => addCase()),
  listDecisions: async () => {
    const member = await site.member()
    const add = () =>
      run(sql`WITH made AS (
          INSERT INTO cases (type, target_id, owner_id, origin, status, snapshot)
          VALUES ('comment', ${1000 + next()}, ${member.id}, 'report', 'decided', '{"title":"","text":"","images":[]}')
          RETURNING id)
        INSERT INTO decisions (case_id, kind, rule, reason) SELECT id, 'warn', 'abuse', 'Kırıcı.' FROM made`)
    return growing('/api/decisions', add, member)
  },
  listActs: () =>
    growing('/api/moderation/log', () =>
      run(sql`INSERT INTO audit_log (action, target_type) VALUES ('siteChanged', 'site')`),
    ),
  listMembers: () => growing('/api/moderation/users', () => site.member()),
  listManagedTags: () =>
    growing('/api/moderation/tags', () =>
      run(sql`INSERT INTO tags (name, slug) VALUES (${`etiket ${next()}`}, ${`etiket-${next()}`})`),
    ),
  listInvitations: () =>
    growing('/api/invitations', async () =>
      post('/api/invitations', { uses: 1, days: 7 }, await admin()),
    ),
  listManagedCategories: () =>
    growing('/api/moderation/categories', async () =>
      post(
        '/api/categories',
        { name: `Kategori ${'abcdefghijklmnop'[next() % 16]}${next()}` },
        await admin(),
      ),
    ),
}
