import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { goodPassword, type Member } from '../../../tests/support/members.ts'
import { type TestSite, testSite, until } from '../../../tests/support/site.ts'
import { askExport, readyExport } from './archives.fixture.ts'
import { exportJobs } from './exports.ts'

let site: TestSite
let writeFile: TestSite['archives']['writeFile']
beforeAll(async () => {
  site = await testSite({ timing: { supervise: 1, poll: 0.5 } })
  writeFile = site.archives.writeFile.bind(site.archives)
})

const full = () => Promise.reject(new Error('No room is left'))

/** What the queue does when it gives a job to somebody. */
const runJob = (data: { id: string; userId: number }, signal = new AbortController().signal) =>
  exportJobs(site)[0]!.work(data as never, { id: data.id, isRetry: true, signal })

/** Pauses pass at once, until the page is told how it ended. */
async function failedExport(as: Member) {
  return until(async () => {
    await sql`UPDATE jobs.job SET start_after = now() WHERE state = 'retry'`.execute(site.database)
    const { body } = await askExport(site, as, 'never')
    return body.status === 'failed' ? body : undefined
  })
}

describe('an archive that cannot be made', () => {
  it('says so, begins again at once when asked, and counts as none', async () => {
    const member = await site.member()
    const asked = async (begin?: string) => (await askExport(site, member, begin)).body
    site.archives.writeFile = full
    for (let times = 0; times < 3; times++) {
      expect((await asked('again')).status).toBe('waiting')
      expect(await failedExport(member)).toMatchObject({ url: null, bytes: null, expiresAt: null })
    }
    // Whoever only asks how far it is sets nothing going.
    expect((await asked()).status).toBe('failed')
    site.archives.writeFile = writeFile
    expect((await asked('again')).status).toBe('waiting')
    await readyExport(site, member)
    expect((await asked()).status).toBe('ready')
  })

  it('is begun ten times a day at most', async () => {
    const member = await site.member()
    const fail = (times: number) => sql`
      INSERT INTO account_exports (user_id, status, expires_at)
      SELECT ${member.id}, 'failed', now() + interval '1 day' FROM generate_series(1, ${times}::int)`
    await fail(9).execute(site.database)
    expect((await askExport(site, member, 'again')).status).toBe(202)
    await readyExport(site, member)
    const refused = await askExport(site, member, 'again')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000)
  })

  it('leaves the earlier one where it was', async () => {
    const member = await site.member()
    const url = await readyExport(site, member)
    site.archives.writeFile = full
    expect((await askExport(site, member, 'again')).body).toMatchObject({ url: null })
    expect(await failedExport(member)).toMatchObject({ url, bytes: expect.any(Number) })
    site.archives.writeFile = writeFile
    const file = await site.app.inject({ url, cookies: { token: member.token } })
    expect(file.statusCode).toBe(200)
  })

  it('is made after all when its job is tried again', async () => {
    const member = await site.member()
    site.archives.writeFile = full
    await askExport(site, member)
    await failedExport(member)
    site.archives.writeFile = writeFile
    const isGivenUp = () =>
      sql`UPDATE jobs.job SET state = 'retry', start_after = now(), retry_count = 0
        WHERE state = 'failed' AND data ->> 'userId' = ${String(member.id)} RETURNING id`.execute(
        site.database,
      )
    await until(async () => ((await isGivenUp()).rows.length > 0 ? true : undefined))
    const url = await until(
      async () => (await askExport(site, member, 'never')).body.url ?? undefined,
    )
    expect(url).toMatch(/^\/arsiv\//)
  })

  it('of which nothing was heard for an hour has failed, too', async () => {
    const member = await site.member()
    await sql`INSERT INTO account_exports (user_id, status, changed_at)
      VALUES (${member.id}, 'running', now() - interval '61 minutes')`.execute(site.database)
    expect((await askExport(site, member, 'never')).body.status).toBe('running')
    await site.runChores()
    expect((await askExport(site, member, 'never')).body.status).toBe('failed')
    await sql`UPDATE account_exports SET requested_at = now() - interval '25 hours', expires_at = now()
      WHERE user_id = ${member.id}`.execute(site.database)
    await site.runChores()
    expect((await askExport(site, member, 'never')).body.status).toBe('none')
  })

  it('because its owner left is in the way of none after they came back', async () => {
    const member = await site.member()
    await sql`INSERT INTO account_exports (user_id, status) VALUES (${member.id}, 'running')`.execute(
      site.database,
    )
    const payload = { password: goodPassword }
    await site.call({ method: 'DELETE', url: '/api/account', as: member, payload })
    const signedIn = await site.call({
      method: 'POST',
      url: '/api/login',
      payload: { username: member.username, password: goodPassword },
    })
    const back = { ...member, token: signedIn.body.token }
    expect((await askExport(site, back)).status).toBe(202)
    await readyExport(site, back)
  })
})

describe('the job of an archive', () => {
  it('that runs once more leaves what it made where it was', async () => {
    const member = await site.member()
    const url = await readyExport(site, member)
    const id = /[0-9a-f-]{36}/.exec(url)![0]
    await runJob({ id, userId: member.id })
    const file = await site.app.inject({ url, cookies: { token: member.token } })
    expect(file.statusCode).toBe(200)
    expect((await askExport(site, member, 'never')).body).toMatchObject({ status: 'ready', url })
  })

  it('ends where the queue has given it to somebody else', async () => {
    const member = await site.member()
    const { rows } = await sql<{ id: string }>`
      INSERT INTO account_exports (user_id) VALUES (${member.id}) RETURNING id`.execute(
      site.database,
    )
    const data = { id: rows[0]!.id, userId: member.id }
    await expect(runJob(data, AbortSignal.abort())).rejects.toThrow('aborted')
    expect((await askExport(site, member, 'never')).body.status).toBe('running')
  })
})
