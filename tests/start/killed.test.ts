import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { connect, type Database } from '../../server/database/connection.ts'
import { locks } from '../../server/database/locks.ts'
import { type Listening, listen } from '../../server/features/live/event-source.fixture.ts'
import { hubKey, MercureHub } from '../../server/features/live/mercure-hub.fixture.ts'
import { commentsOf } from '../../server/features/live/reader.fixture.ts'
import { isMailTo } from '../../server/features/mails/mails.fixture.ts'
import {
  freePort,
  goOnAfter,
  mailServer,
  readMail,
  type ReceivedMail,
} from '../../server/mail/mail.fixture.ts'
import { urlOf } from '../support/address.ts'
import { atEnd } from '../support/at-end.ts'
import { registrationOf } from '../support/members.ts'
import { insertPost } from '../support/posts.ts'
import { cloneTemplate, until } from '../support/site.ts'
import { type SiteProcess, startSite } from './site-process.ts'

let environment: Record<string, string>
let database: Database
let site: SiteProcess

beforeAll(async () => {
  const dataDir = mkdtempSync(join(realpathSync(tmpdir()), 'hokka-killed-'))
  chmodSync(dataDir, 0o755)
  atEnd(() => rmSync(dataDir, { recursive: true, force: true }))
  const { address, drop } = await cloneTemplate()
  atEnd(drop)
  const connection = connect(address, () => undefined)
  atEnd(connection.close)
  database = connection.database
  environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: urlOf(address.owner),
    SITE_URL: 'http://hokka.test',
    PORT: String(await freePort()),
  }
})

async function start(more: Record<string, string> = {}): Promise<void> {
  site = await startSite({ ...environment, ...more })
  const started = site
  atEnd(async () => void (started.isRunning && (await started.exit('SIGKILL'))))
}

interface Member {
  token: string
  user: { id: number }
}

async function member(username: string): Promise<Member> {
  const { body, status } = await site.call('/api/register', registrationOf(username))
  expect(status).toBe(201)
  await sql`UPDATE users SET email_confirmed_at = now() WHERE username = ${username}`.execute(
    database,
  )
  return body
}

async function comment({ token }: Member, post: string, text: string): Promise<void> {
  expect((await site.call('/api/comments', { post, text }, token)).status).toBe(201)
}

const arrivalOf = (listening: Listening, text: string) =>
  listening.next('Comment', ({ data }) => data.text === text)

/** The connection that waits for a lock of ours. */
const waiting = (): Promise<number> =>
  until(async () => {
    const { rows } = await sql<{ pid: number }>`SELECT pid FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(database)
    return rows[0]?.pid
  })

/** What a killed process had begun is taken up by another one after a silence and a pause. */
async function silencePasses(job: string): Promise<void> {
  await sql`UPDATE jobs.job SET heartbeat_on = heartbeat_on - interval '20 seconds'
    WHERE name = ${job} AND state = 'active'`.execute(database)
  await until(async () => {
    const { numAffectedRows } = await sql`UPDATE jobs.job SET start_after = now()
      WHERE name = ${job} AND state = 'retry'`.execute(database)
    return numAffectedRows! > 0n || undefined
  })
}

describe('a process that is killed', () => {
  it('between a commit and its delivery loses nothing of the stream, and sends nothing twice', async () => {
    await start()
    const author = await member('yayinci')
    const { slug } = await insertPost(database, author.user.id)
    const listening = listen(site.url, [`/posts/${slug}`], author.token)
    await listening.next('Post')
    await comment(author, slug, 'teslim edilen')
    await arrivalOf(listening, 'teslim edilen')
    await site.exit('SIGKILL')
    await start()

    await database.transaction().execute(async (held) => {
      // Nothing is delivered without its number, and nobody else gives numbers now.
      await sql`SELECT pg_advisory_xact_lock(${locks.liveEvents})`.execute(held)
      await comment(author, slug, 'teslim edilmeyen')
      await waiting()
      await site.exit('SIGKILL')
    })
    expect(commentsOf(listening)).toEqual(['teslim edilen'])
    await start()
    await arrivalOf(listening, 'teslim edilmeyen')
    await comment(author, slug, 'sonraki')
    await arrivalOf(listening, 'sonraki')
    expect(commentsOf(listening)).toEqual(['teslim edilen', 'teslim edilmeyen', 'sonraki'])
    await site.exit('SIGKILL')
  })

  it('before it has told a separate hub leaves it to the next, who tells it once and goes on', async () => {
    const hub = new MercureHub()
    await hub.up()
    atEnd(() => hub.down())
    const separate = { HUB_URL: hub.url, HUB_KEY: hubKey }
    await start(separate)
    const author = await member('merkezci')
    const { slug } = await insertPost(database, author.user.id)
    const listening = listen(site.url, [`/posts/${slug}`])
    await listening.next('Post')
    await comment(author, slug, 'bildirilen')
    await arrivalOf(listening, 'bildirilen')
    await database.transaction().execute(async (held) => {
      await sql`SELECT pg_advisory_xact_lock(${locks.liveEvents})`.execute(held)
      await comment(author, slug, 'bildirilmeyen')
      await waiting()
      await site.exit('SIGKILL')
    })
    await start(separate)
    await arrivalOf(listening, 'bildirilmeyen')
    await comment(author, slug, 'sonraki')
    await arrivalOf(listening, 'sonraki')
    const texts = ['bildirilen', 'bildirilmeyen', 'sonraki']
    expect(commentsOf(listening)).toEqual(texts)
    expect(hub.items('Comment').map(({ text }) => text)).toEqual(texts)
    await site.exit('SIGKILL')
  })

  it('while it hands a mail over leaves it to the next, who sends it once', async () => {
    const port = await freePort()
    let isHeld = true
    const reached: string[] = []
    const received = await mailServer(port, {
      onRcptTo: ({ address }, __, done) => {
        reached.push(address)
        if (!isHeld) done()
      },
    })
    await start({ SMTP_URL: `smtp://127.0.0.1:${port}` })
    const form = registrationOf('bekleyen')
    expect((await site.call('/api/register', form)).status).toBe(201)
    await until(() => reached.length > 0 || undefined)
    await site.exit('SIGKILL')
    isHeld = false
    await start({ SMTP_URL: `smtp://127.0.0.1:${port}` })
    await silencePasses('mail-confirmation')
    await until(() => received.length > 0 || undefined)
    await jobsAreDone('mail-confirmation')
    expect(received.map(({ to }) => to)).toEqual([[form.email]])
    await site.exit('SIGKILL')
  })

  it('between the delivery of a mail and its record sends a copy that is known by its identifier', async () => {
    const port = await freePort()
    const locked = Promise.withResolvers<void>()
    const received = await mailServer(port, {
      onRcptTo: (_, __, done) => void goOnAfter(locked.promise, done),
    })
    await start({ SMTP_URL: `smtp://127.0.0.1:${port}` })
    const [author, reader] = [await member('alici'), await member('yorumcu')]
    const { slug } = await insertPost(database, author.user.id)
    await comment(reader, slug, 'Elinize sağlık.')
    await until(async () => {
      const { numAffectedRows } = await sql`UPDATE gathered_mails SET due_at = now()
        WHERE due_at IS NOT NULL`.execute(database)
      return numAffectedRows! > 0n || undefined
    })
    const isNews = isMailTo(registrationOf('alici'))
    await until(async () => {
      const { rows } = await sql`SELECT FROM gathered_mails WHERE queued_at IS NOT NULL`.execute(
        database,
      )
      return rows.length > 0 || undefined
    })
    await database.transaction().execute(async (held) => {
      await sql`SELECT FROM gathered_mails FOR UPDATE`.execute(held)
      locked.resolve()
      const recording = await waiting()
      expect(received.filter(isNews)).toHaveLength(1)
      await site.exit('SIGKILL')
      // PostgreSQL would do what it had been asked to, as soon as it could.
      await sql`SELECT pg_terminate_backend(${recording})`.execute(held)
    })
    await start({ SMTP_URL: `smtp://127.0.0.1:${port}` })
    await silencePasses('mail-news')
    await jobsAreDone('mail-news')
    const copies = received.filter(isNews)
    expect(copies).toHaveLength(2)
    expect(new Set(copies.map(asShown))).toHaveLength(1)
    await site.exit('SIGKILL')
  })
})

const jobsAreDone = (job: string): Promise<true> =>
  until(async () => {
    const { rows } = await sql`SELECT FROM jobs.job
      WHERE name = ${job} AND state <> 'completed'`.execute(database)
    return rows.length === 0 || undefined
  })

/** By what a mail program knows a mail again, and what it says. */
function asShown({ raw }: ReceivedMail): string {
  const { headers, parts } = readMail(raw)
  return [
    headers.get('message-id'),
    headers.get('subject'),
    ...parts.map(({ text }) => text),
  ].join()
}
