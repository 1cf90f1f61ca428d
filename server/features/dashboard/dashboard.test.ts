import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '../../../tests/support/members.ts'
import { insertPost } from '../../../tests/support/posts.ts'
import { type TestSite, testSite, until } from '../../../tests/support/site.ts'
import { onceAMinute } from './once-a-minute.ts'

let site: TestSite
let admin: Member
let editor: Member
let member: Member
beforeAll(async () => {
  site = await testSite({ timing: { supervise: 3600, poll: 0.5 } })
  ;[admin, editor, member] = [
    await memberAs('admin'),
    await memberAs('editor'),
    await site.member(),
  ]
})

async function memberAs(role: 'editor' | 'admin', on = site): Promise<Member> {
  const made = await on.member()
  await sql`UPDATE users SET role = ${role} WHERE id = ${made.id}`.execute(on.database)
  return made
}

const dashboard = async (as: Member, on = site) =>
  (await on.call({ url: '/api/moderation/dashboard', as })).body

describe('GET /moderation/dashboard', () => {
  it('is not there for anybody but editors and admins', async () => {
    const unconfirmed = await site.member({ isConfirmed: false })
    for (const as of [member, unconfirmed, undefined]) {
      const { status } = await site.call({ url: '/api/moderation/dashboard', ...(as && { as }) })
      expect(status).toBe(404)
    }
  })

  it('shows editors what waits and since when, and nothing else', async () => {
    const fresh = await testSite()
    const one = await memberAs('editor', fresh)
    const empty = { count: 0, oldestAt: null }
    expect(await dashboard(one, fresh)).toEqual({
      queues: { waitingPosts: empty, openCases: empty, heldCases: empty, appeals: empty },
      site: null,
    })
    const { id } = await insertPost(fresh.database, one.id, { status: 3 })
    await insertPost(fresh.database, one.id, { status: 3 })
    await insertPost(fresh.database, one.id, { status: 3, isDeleted: true })
    // Whoever mends what waits does not wait less long.
    await sql`UPDATE post_waits SET since = '2026-01-02T03:04:05Z' WHERE post_id = ${id}`.execute(
      fresh.database,
    )
    const { status } = await fresh.call({
      ...{ method: 'PUT', url: `/api/posts/${id}`, payload: { title: 'Düzeltildi' }, as: one },
    })
    expect(status).toBe(200)
    await sql`INSERT INTO cases (type, target_id, origin, status, snapshot, changed_at, owner_id) VALUES
      ('post', 1, 'report', 'open', '{}', '2026-02-02T00:00:00Z', NULL),
      ('post', 2, 'report', 'open', '{}', '2026-02-01T00:00:00Z', NULL),
      ('post', 3, 'report', 'held', '{}', '2026-01-01T00:00:00Z', NULL),
      ('user', ${one.id}, 'report', 'open', '{}', '2026-01-01T00:00:00Z', ${one.id}),
      ('post', 4, 'report', 'appealed', '{}', '2026-03-01T00:00:00Z', NULL)`.execute(fresh.database)
    expect((await dashboard(one, fresh)).queues).toEqual({
      waitingPosts: { count: 2, oldestAt: '2026-01-02T03:04:05.000Z' },
      openCases: { count: 2, oldestAt: '2026-02-01T00:00:00.000Z' },
      heldCases: { count: 1, oldestAt: '2026-01-01T00:00:00.000Z' },
      appeals: { count: 1, oldestAt: '2026-03-01T00:00:00.000Z' },
    })
  })

  it('shows admins how the site is', async () => {
    const fresh = await testSite({ config: { trafficRecordDays: 400 } })
    const [boss, author, old] = [
      await memberAs('admin', fresh),
      await fresh.member(),
      await fresh.member(),
    ]
    await sql`UPDATE users SET created_at = now() - interval '40 days' WHERE id = ${old.id}`.execute(
      fresh.database,
    )
    await sql`UPDATE user_informations SET email_refused_at = now() WHERE user_id = ${old.id}`.execute(
      fresh.database,
    )
    const post = await insertPost(fresh.database, author.id)
    await insertPost(fresh.database, author.id, { status: 2 })
    await fresh.call({
      url: `/api/views/post/${post.slug}`,
      headers: {
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      },
    })
    await sql`INSERT INTO site_days VALUES (site_day(now()) - 29, 5), (site_day(now()) - 30, 70)`.execute(
      fresh.database,
    )
    await fresh.runChores()
    const { site: state } = await dashboard(boss, fresh)
    expect(state).toMatchObject({
      members: { total: 3, today: 2, month: 2 },
      posts: { total: 1, today: 1, month: 1 },
      reads: { today: 1, month: 6 },
      mail: { failed: 0, waiting: 0, refusedAddresses: 1 },
      jobs: { failed: 0, list: [] },
      version: { site: expect.stringMatching(/^\d+\.\d+\.\d+$/), node: process.versions.node },
      backup: { lastAt: null, isOld: true },
      trafficRecords: { days: 400, failingSince: null, lost: 0 },
    })
    expect(state.version.database).toMatch(/^\d+/)
    expect(state.disk).toMatchObject({ uploadBytes: 0, areUploadsHere: true })
    expect(state.disk.freeBytes).toBeLessThanOrEqual(state.disk.totalBytes)
    expect(state.disk.databaseBytes).toBeGreaterThan(1_000_000)
  })

  it('warns of a backup that is older than three days', async () => {
    const backUp = (ago: string) =>
      sql`INSERT INTO backups (finished_at) VALUES (now() - ${ago}::interval)`.execute(
        site.database,
      )
    await backUp('73 hours')
    expect((await dashboard(admin)).site.backup).toMatchObject({
      isOld: true,
      lastAt: expect.any(String),
    })
    await backUp('71 hours')
    expect((await dashboard(admin)).site.backup.isOld).toBe(false)
  })
})

/** A job as pg-boss leaves it when it has been tried for the last time. */
async function failedJob(
  queue = 'mail-news',
  message = 'no such host',
): Promise<{ queue: string; id: string }> {
  const id = randomUUID()
  await sql`INSERT INTO jobs.job (id, name, data, state, retry_limit, retry_count, completed_on, output, policy)
    VALUES (${id}, ${queue}, '{}', 'failed', 5, 5, now(), ${JSON.stringify({ message })},
      (SELECT policy FROM jobs.queue WHERE name = ${queue}))`.execute(site.database)
  return { queue, id }
}

const stateOf = async ({ id }: { id: string }): Promise<string | undefined> => {
  const { rows } = await sql<{
    state: string
  }>`SELECT state::text FROM jobs.job WHERE id = ${id}`.execute(site.database)
  return rows[0]?.state
}

const lastAct = async () =>
  (await site.call({ url: '/api/moderation/log?itemsPerPage=1', as: admin })).body[
    'hydra:member'
  ][0]

describe('jobs that failed', () => {
  it('are listed, the newest first, with an error that names nobody', async () => {
    await failedJob('mail-news', 'no such host')
    const { id } = await failedJob('mail-reset', 'ayse@ornek.test refused\n    at send (mail.ts)')
    const { site: state } = await dashboard(admin)
    expect(state.jobs.list[0]).toEqual({
      ...{ id, queue: 'mail-reset', tries: 6, error: '[e-mail] refused' },
      failedAt: expect.any(String),
    })
    expect(state.jobs.failed).toBeGreaterThanOrEqual(2)
    expect(state.mail.failed).toBe(state.jobs.failed)
  })
})

describe('POST /moderation/jobs/{queue}/{id}/retry', () => {
  const retry = ({ queue, id }: { queue: string; id: string }, as: Member | undefined = admin) =>
    site.call({
      method: 'POST',
      url: `/api/moderation/jobs/${queue}/${id}/retry`,
      ...(as && { as }),
    })

  it('tries it again, once, and is recorded', async () => {
    const job = await failedJob()
    const answers = await Promise.all([retry(job), retry(job)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 404]))
    await until(async () => ((await stateOf(job)) === 'failed' ? undefined : true))
    expect(await lastAct()).toMatchObject({
      action: 'jobRetried',
      actor: { id: admin.id },
      details: { queue: 'mail-news', job: job.id },
    })
  })

  it('is for admins, and for jobs that failed', async () => {
    const job = await failedJob()
    for (const as of [editor, member]) expect((await retry(job, as)).status).toBe(404)
    const { queue, id } = job
    const url = `/api/moderation/jobs/${queue}/${id}/retry`
    expect((await site.call({ method: 'POST', url })).status).toBe(404)
    expect((await retry({ queue: 'yok', id })).status).toBe(404)
    for (const bad of ['1', 'x', "'"]) expect((await retry({ queue, id: bad })).status).toBe(404)
    expect(await stateOf(job)).toBe('failed')
  })
})

describe('DELETE /moderation/jobs/{queue}/{id}', () => {
  const drop = ({ queue, id }: { queue: string; id: string }, as: Member = admin) =>
    site.call({ method: 'DELETE', url: `/api/moderation/jobs/${queue}/${id}`, as })

  it('gives it up, once, and is recorded', async () => {
    const job = await failedJob()
    for (const as of [editor, member]) expect((await drop(job, as)).status).toBe(404)
    const answers = await Promise.all([drop(job), drop(job)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 404]))
    expect(await stateOf(job)).toBeUndefined()
    expect(await lastAct()).toMatchObject({ action: 'jobDropped', details: { job: job.id } })
  })

  it('leaves alone what is still to be done', async () => {
    const job = await failedJob()
    await sql`UPDATE jobs.job SET state = 'retry', start_after = now() + interval '1 day' WHERE id = ${job.id}`.execute(
      site.database,
    )
    expect((await drop(job)).status).toBe(404)
    expect(await stateOf(job)).toBe('retry')
  })
})

it('what is asked once a minute is asked again after a failure', async () => {
  let asked = 0
  const ask = onceAMinute(async () => {
    asked++
    if (asked === 1) throw new Error('not now')
    return asked
  })
  await expect(ask()).rejects.toThrow('not now')
  expect(await Promise.all([ask(), ask()])).toEqual([2, 2])
  expect(await ask()).toBe(2)
})
