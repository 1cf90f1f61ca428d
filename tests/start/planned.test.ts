import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect, type Connection } from '../../server/database/connection.ts'
import { urlOf } from '../support/address.ts'
import { cloneTemplate, until } from '../support/site.ts'
import { registrationOf } from '../support/members.ts'
import { type SiteProcess, startSite } from './site-process.ts'

/** Whole processes on one database, as an operator with two machines runs them. */
const dataDir = mkdtempSync(join(realpathSync(tmpdir()), 'hokka-planned-'))
let environment: Record<string, string>
let connection: Connection
let drop: () => Promise<void>
let processes: SiteProcess[] = []

const start = async (): Promise<SiteProcess> => {
  const site = await startSite(environment)
  processes.push(site)
  return site
}

beforeAll(async () => {
  chmodSync(dataDir, 0o755)
  const clone = await cloneTemplate()
  drop = clone.drop
  connection = connect(clone.address, () => undefined)
  environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: urlOf(clone.address.owner),
    SITE_URL: 'http://hokka.test',
  }
})

afterAll(async () => {
  for (const site of processes) if (site.isRunning) await site.exit('SIGTERM')
  await connection.close()
  await drop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function confirmedMember(site: SiteProcess, username: string) {
  const { body } = await site.call('/api/register', registrationOf(username))
  // Not a new account any more, which may plan but a few posts for one hour.
  await sql`UPDATE users SET email_confirmed_at = now(), created_at = now() - interval '2 days'
    WHERE username = ${username}`.execute(connection.database)
  return body as { token: string; user: { id: number } }
}

const goPublic = (ids: number[]): Promise<true> =>
  until(async () => {
    const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM posts
      WHERE id = ANY(${ids}::bigint[]) AND status = 1`.execute(connection.database)
    return rows[0]!.n === ids.length ? true : undefined
  })

const notificationsOf = async (ids: number[]): Promise<number> =>
  (
    await sql<{
      n: number
    }>`SELECT count(*)::int AS n FROM notifications WHERE post_id = ANY(${ids}::bigint[])`.execute(
      connection.database,
    )
  ).rows[0]!.n

describe('planned posts with two processes', () => {
  it('go public by themselves, once each, also when both were killed at that time', async () => {
    const [one, two] = [await start(), await start()]
    const writer = await confirmedMember(one, 'planlayan')
    const reader = await confirmedMember(one, 'bekleyen')
    await sql`INSERT INTO user_relationships (follower_id, following_id) VALUES (${reader.user.id}, ${writer.user.id})`.execute(
      connection.database,
    )
    /** Planned for later and then moved, so that a slow machine does not miss the time. */
    const plan = async (
      count: number,
      site: SiteProcess,
      inSeconds: number,
    ): Promise<{ ids: number[]; time: Date }> => {
      const made = await Promise.all(
        Array.from({ length: count }, (_, i) =>
          site.call(
            '/api/posts',
            {
              title: `Planlı ${i}`,
              categories: ['deneme'],
              status: 5,
              publishTime: new Date(Date.now() + 3_600_000).toISOString(),
            },
            writer.token,
          ),
        ),
      )
      expect(made.map(({ status }) => status)).toEqual(Array(count).fill(201))
      const ids = made.map(({ body }) => body.id as number)
      const { rows } = await sql<{ time: Date }>`UPDATE posts
        SET publish_time = now() + make_interval(secs => ${inSeconds}) WHERE id = ANY(${ids}::bigint[])
        RETURNING publish_time AS time`.execute(connection.database)
      return { ids, time: rows[0]!.time }
    }

    const { ids: first } = await plan(10, one, 1)
    await goPublic(first)
    await until(async () => ((await notificationsOf(first)) === 10 ? true : undefined))

    // Both are killed while the time comes; only the restarted one can publish.
    const { ids: second, time: next } = await plan(10, two, 3)
    await Promise.all([one.exit('SIGKILL'), two.exit('SIGKILL')])
    await until(() => (Date.now() > next.getTime() ? true : undefined))
    const three = await start()
    await goPublic(second)
    await until(async () => ((await notificationsOf(second)) === 10 ? true : undefined))
    expect((await three.call(`/api/posts/${second[0]}`)).status).toBe(200)
    expect(await notificationsOf([...first, ...second])).toBe(20)
  })
})
