import { sql } from 'kysely'
import { Client } from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { goodPassword, type Member } from '../../../tests/support/members.ts'
import { insertPost } from '../../../tests/support/posts.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { messages } from '../../messages.ts'
import { recordAct, restoreMember, suspendMember } from './moderation.public.ts'

let site: TestSite
let editor: Member
let admin: Member
beforeAll(async () => {
  site = await testSite()
  editor = await memberAs('editor')
  admin = await memberAs('admin')
})

async function memberAs(role: 'editor' | 'admin'): Promise<Member> {
  const member = await site.member()
  await sql`UPDATE users SET role = ${role} WHERE id = ${member.id}`.execute(site.database)
  return member
}

const suspend = (userId: number, changes: { until?: Date | null; hidePosts?: boolean } = {}) =>
  site.database.write((transaction) =>
    suspendMember(transaction, {
      ...{ userId, until: null, rule: null, reason: 'Reklam.', hidePosts: true, byId: editor.id },
      ...changes,
    }),
  )

const restore = (userId: number) =>
  site.database.write((transaction) => restoreMember(transaction, userId, editor.id))

async function signInAgain(member: Member): Promise<Member> {
  const payload = { username: member.username, password: goodPassword }
  const { body } = await site.call({ method: 'POST', url: '/api/login', payload })
  return { ...member, token: body.token }
}

const queues = (as?: Member) => site.call({ url: '/api/moderation/queues', ...(as && { as }) })

describe('the queues', () => {
  it('are counted for editors and admins', async () => {
    const before = (await queues(editor)).body
    await insertPost(site.database, (await site.member()).id, { status: 3 })
    // Editors do not learn of what is said about themselves.
    await sql`INSERT INTO cases (type, target_id, origin, status, snapshot, owner_id) VALUES
      ('comment', 1, 'report', 'open', '{}', NULL), ('comment', 2, 'hold', 'held', '{}', NULL),
      ('user', ${editor.id}, 'report', 'open', '{}', ${editor.id})`.execute(site.database)
    expect((await queues(editor)).body).toEqual({
      ...before,
      role: 'editor',
      waitingPosts: before.waitingPosts + 1,
      openCases: before.openCases + 2,
    })
    expect((await queues(admin)).body.role).toBe('admin')
  })

  it('are not there for anybody else', async () => {
    const member = await site.member()
    const waiting = await site.member({ isConfirmed: false })
    for (const as of [undefined, member, waiting]) expect((await queues(as)).status).toBe(404)
    const suspended = await memberAs('editor')
    await suspend(suspended.id)
    expect((await queues(await signInAgain(suspended))).status).toBe(404)
  })
})

describe('the audit log', () => {
  it('cannot be changed, neither by the site nor by the owner of its database', async () => {
    await site.database.write((transaction) =>
      recordAct(transaction, {
        actorId: editor.id,
        action: 'memberRestored',
        target: { type: 'user', id: editor.id },
      }),
    )
    const attempts = [
      "UPDATE audit_log SET action = 'other'",
      'DELETE FROM audit_log',
      'TRUNCATE audit_log',
    ]
    for (const [address, refusal] of [
      [site.address.app, /never changed|permission denied/],
      [site.address.owner, /never changed/],
    ] as const) {
      const client = new Client(address)
      await client.connect()
      try {
        for (const attempt of attempts) await expect(client.query(attempt)).rejects.toThrow(refusal)
      } finally {
        await client.end()
      }
    }
  })
})

describe('a suspended member', () => {
  it('is signed out, reads, and may do nothing else but leave', async () => {
    const member = await site.member()
    await suspend(member.id)
    expect((await site.call({ url: '/api/users/current', as: member })).status).toBe(401)
    const again = await signInAgain(member)
    const write = { method: 'POST' as const, url: '/api/posts', payload: { title: 'Taslak' } }
    const { status, body } = await site.call({ ...write, as: again })
    expect([status, body['hydra:description']]).toEqual([403, messages.suspended])
    expect((await site.call({ url: '/api/users/current', as: again })).status).toBe(200)
    expect((await site.call({ url: '/api/posts', as: again })).status).toBe(200)
    await restore(member.id)
    expect((await site.call({ ...write, as: again })).status).toBe(201)
  })

  it('reads no more than other members, although an editor before', async () => {
    const [member, author] = [await memberAs('editor'), await site.member()]
    const draft = await insertPost(site.database, author.id, { status: 2 })
    await insertPost(site.database, author.id, { status: 3 })
    const { rows } = await sql<{ id: number }>`
      WITH made AS (
        INSERT INTO cases (type, target_id, origin, status, snapshot, owner_id)
        VALUES ('user', ${author.id}, 'report', 'appealed', '{}', ${author.id}) RETURNING id
      ), decided AS (
        INSERT INTO decisions (case_id, kind, rule, reason) SELECT id, 'warn', 'spam', 'Reklam.' FROM made RETURNING id
      )
      INSERT INTO appeals (decision_id, text) SELECT id, 'Değildi.' FROM decided RETURNING id`.execute(
      site.database,
    )
    const read = async (url: string, as: Member) => site.call({ url: `/api${url}`, as })
    const seenBy = async (as: Member) => [
      (await read(`/posts/${draft.id}`, as)).status,
      (await read('/posts?status=3', as)).body['hydra:totalItems'] > 0,
      (await read(`/appeals/${rows[0]!.id}`, as)).status,
    ]
    expect(await seenBy(member)).toEqual([200, true, 200])
    await suspend(member.id)
    const again = await signInAgain(member)
    expect(await seenBy(again)).toEqual([404, false, 404])
    await restore(member.id)
    expect(await seenBy(again)).toEqual([200, true, 200])
  })

  it('has no posts and comments for others while they are hidden, and all of them afterwards', async () => {
    const member = await site.member()
    const { slug } = await insertPost(site.database, member.id)
    const post = `/api/posts/${slug}`
    expect((await site.call({ url: post })).status).toBe(200)
    await suspend(member.id)
    expect((await site.call({ url: post })).status).toBe(404)
    await suspend(member.id, { hidePosts: false })
    expect((await site.call({ url: post })).status).toBe(200)
    await suspend(member.id)
    await restore(member.id)
    expect((await site.call({ url: post })).status).toBe(200)
    expect(await restore(member.id)).toBe(false)
  })

  it('is restored when the time has passed', async () => {
    const [short, long] = [await site.member(), await site.member()]
    await suspend(short.id, { until: new Date(Date.now() - 1000) })
    await suspend(long.id, { until: new Date(Date.now() + 3_600_000) })
    await site.runChores()
    const { rows } = await sql<{ id: number }>`
      SELECT user_id AS id FROM suspensions WHERE user_id IN (${short.id}, ${long.id})`.execute(
      site.database,
    )
    expect(rows).toEqual([{ id: long.id }])
  })

  it('stays hidden after taking back the deletion of the account', async () => {
    const member = await site.member()
    const { slug } = await insertPost(site.database, member.id)
    await suspend(member.id)
    const again = await signInAgain(member)
    const leave = { method: 'DELETE' as const, url: '/api/account' }
    const { status } = await site.call({ ...leave, payload: { password: goodPassword }, as: again })
    expect(status).toBe(202)
    await signInAgain(member)
    expect((await site.call({ url: `/api/posts/${slug}` })).status).toBe(404)
    await restore(member.id)
    expect((await site.call({ url: `/api/posts/${slug}` })).status).toBe(200)
  })
})
