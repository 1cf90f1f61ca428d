import { sql } from 'kysely'
import type { Role } from '../../../core/contracts/users.ts'
import { goodPassword, type Member } from '../../../tests/support/members.ts'
import type { TestSite } from '../../../tests/support/site.ts'

export async function memberAs(site: TestSite, role: Role, username?: string): Promise<Member> {
  const member = await site.member(username === undefined ? {} : { username })
  await sql`UPDATE users SET role = ${role} WHERE id = ${member.id}`.execute(site.database)
  return member
}

/** With a new session. */
export async function signIn(site: TestSite, member: Member): Promise<Member> {
  const payload = { username: member.username, password: goodPassword }
  const { body, status, text } = await site.call({ method: 'POST', url: '/api/login', payload })
  if (status !== 200) throw new Error(`sign-in failed: ${text}`)
  return { ...member, token: body.token }
}

export const suspend = (site: TestSite, as: Member, username: string, changes: object = {}) =>
  site.call({
    method: 'PUT',
    url: `/api/users/${username}/suspension`,
    payload: { until: null, reason: 'Sürekli reklam.', ...changes },
    as,
  })

export const restore = (site: TestSite, as: Member, username: string) =>
  site.call({ method: 'DELETE', url: `/api/users/${username}/suspension`, as })

/** What the log says was done about somebody, the oldest first. */
export async function actsAbout(site: TestSite, userId: number) {
  const { rows } = await sql<{ action: string; actorId: number | null; details: object }>`
    SELECT action, actor_id AS "actorId", details FROM audit_log
    WHERE target_type = 'user' AND target_id = ${userId} ORDER BY id`.execute(site.database)
  return rows
}
