import { sql } from 'kysely'
import { beforeAll } from 'vitest'
import type { Member } from '../../../tests/support/members.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'

/** A site with an admin, an editor and an author. */
export let site: TestSite
export let admin: Member
export let editor: Member
export let author: Member

/** Called by each test file: a module is read once for several files, and its hooks would serve only the first. */
export function prepare(): void {
  beforeAll(async () => {
    site = await testSite()
    admin = await withRole('admin')
    editor = await withRole('editor')
    author = await site.member()
  })
}

async function withRole(role: 'admin' | 'editor'): Promise<Member> {
  const member = await site.member()
  await sql`UPDATE users SET role = ${role} WHERE id = ${member.id}`.execute(site.database)
  return member
}

export const act = (
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  as = admin,
) => site.call({ method, url: `/api/categories${path}`, as, ...(payload && { payload }) })

export const created = async (name: string, more: object = {}) =>
  (await act('POST', '', { name, ...more })).body

export const managed = async () =>
  (await site.call({ url: '/api/moderation/categories', as: admin })).body['hydra:member']

export const listed = async (): Promise<string[]> =>
  (await site.call({ url: '/api/categories' })).body['hydra:member'].map(
    ({ slug }: { slug: string }) => slug,
  )

export const countOf = async (slug: string): Promise<number> =>
  (await site.call({ url: `/api/categories/${slug}` })).body.postCount

export const lastAct = async () => {
  const { rows } = await sql<{ actor: number; action: string; target: number }>`
    SELECT actor_id AS actor, action, target_id AS target FROM audit_log ORDER BY id DESC LIMIT 1`.execute(
    site.database,
  )
  return rows[0]
}
