import { sql } from 'kysely'
import { beforeAll, expect } from 'vitest'
import { goodPassword, type Member } from '../../../tests/support/members.ts'
import { insertPost } from '../../../tests/support/posts.ts'
import { type Answer, type TestSite, testSite } from '../../../tests/support/site.ts'

/** A site with two editors, an admin, an author and a reader. */
export let site: TestSite
export let editor: Member
export let second: Member
export let admin: Member
export let author: Member
export let reader: Member

/** Called by each test file: a module is read once for several files, and its hooks would serve only the first. */
export function prepare(): void {
  beforeAll(async () => {
    site = await testSite()
    editor = await memberAs('editor')
    second = await memberAs('editor')
    admin = await memberAs('admin')
    author = await site.member()
    reader = await site.member()
  })
}

export async function memberAs(role: 'editor' | 'admin'): Promise<Member> {
  const member = await site.member()
  await sql`UPDATE users SET role = ${role} WHERE id = ${member.id}`.execute(site.database)
  return member
}

type Method = 'POST' | 'PUT' | 'DELETE'

export const act = (as: Member, method: Method, url: string, payload?: object): Promise<Answer> =>
  site.call({ method, url: `/api${url}`, as, ...(payload && { payload }) })

export const read = (as: Member | null, url: string): Promise<Answer> =>
  site.call({ url: `/api${url}`, ...(as && { as }) })

export const paragraph = (text: string) => ({
  type: 'paragraph',
  data: { key: 'a', content: [{ type: 'text', text }] },
})

export const newPost = (text = 'Sözler.', by = author) =>
  insertPost(site.database, by.id, { entries: [paragraph(text)], category: 'deneme' })

export async function newComment(text = 'Kötü söz', parent: number | null = null, post?: string) {
  const slug = post ?? (await newPost()).slug
  const { body, status } = await act(author, 'POST', '/comments', { post: slug, text, parent })
  expect(status).toBe(201)
  return { id: body.id as number, slug }
}

export const report = (payload: object, as = reader) =>
  act(as, 'POST', '/reports', { reason: 'spam', ...payload })

/** The number of the case that holds a thing, reported once more. */
export async function caseOf(type: string, target: number | string, as = reader): Promise<number> {
  const { status, text } = await report({ type, target }, as)
  expect(status, text).toBe(201)
  const { rows } = await sql<{
    id: number
  }>`SELECT max(case_id) AS id FROM reports WHERE reporter_id = ${as.id}`.execute(site.database)
  return rows[0]!.id
}

export const good = { rule: 'abuse', reason: 'Bir üyeye hakaret ediyor.' }

export const decide = (id: number, decision: string, more: object = {}, as = editor) => {
  const rest = decision === 'dismiss' ? {} : good
  const until = decision === 'suspend' ? { until: null } : {}
  return act(as, 'PUT', `/moderation/cases/${id}`, { decision, ...rest, ...until, ...more })
}

/** Decided, and nothing went wrong. */
export async function decided(id: number, decision: string, more: object = {}, as = editor) {
  const { status, body, text } = await decide(id, decision, more, as)
  expect(status, text).toBe(200)
  return body
}

export const appeal = (id: number, as = author, text = 'Yanlış anlaşıldı.') =>
  act(as, 'POST', '/appeals', { case: id, text })

export const settle = (id: number, decision: string, as = second) =>
  act(as, 'PUT', `/appeals/${id}`, { decision, reason: 'Yeniden baktık.' })

export const statusOf = async (postId: number): Promise<number> => {
  const { rows } = await sql<{
    status: number
  }>`SELECT status FROM posts WHERE id = ${postId}`.execute(site.database)
  return rows[0]!.status
}

/** The newest notification of a member. */
export const newestOf = async (member: Member) =>
  (await read(member, '/notifications?itemsPerPage=1')).body['hydra:member'][0]

/** A suspension ends all sessions. */
export async function signInAgain(member: Member): Promise<Member> {
  const payload = { username: member.username, password: goodPassword }
  const { body } = await site.call({ method: 'POST', url: '/api/login', payload })
  return { ...member, token: body.token }
}
