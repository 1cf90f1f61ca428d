import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { goodPassword, type Member } from '../../../tests/support/members.ts'
import { insertPost } from '../../../tests/support/posts.ts'
import { type TestSite, until } from '../../../tests/support/site.ts'
import { goOnAfter, mailServer, readMail, type ReceivedMail } from '../../mail/mail.fixture.ts'
import { talker } from '../messages/messages.fixture.ts'
import {
  commentOnPostOf,
  dueMail,
  isMailTo,
  mailsAreDue,
  mailsAreSent,
  siteWithMailServer,
} from './mails.fixture.ts'

/** The seconds for which a failed job still waits, once it has failed. */
const pauseOf = (site: TestSite, job: string): Promise<number> =>
  until(async () => {
    const { rows } = await sql<{ seconds: number }>`
      SELECT extract(epoch FROM start_after - now())::float AS seconds FROM jobs.job
      WHERE name = ${job} AND state = 'retry' AND start_after > now()`.execute(site.database)
    return rows[0]?.seconds
  })

/** Moves every time that mails and their jobs go by into the past. */
async function pass(site: TestSite, seconds: number): Promise<void> {
  const interval = sql`make_interval(secs => ${seconds})`
  await sql`UPDATE jobs.job SET start_after = start_after - ${interval}, created_on = created_on - ${interval}
    WHERE name LIKE 'mail-%'`.execute(site.database)
  await sql`UPDATE gathered_mails SET due_at = due_at - ${interval}, queued_at = queued_at - ${interval},
    mailed_at = mailed_at - ${interval}`.execute(site.database)
}

async function applaud(site: TestSite, as: Member, { slug }: { slug: string }): Promise<void> {
  const payload = { slug, count: 1 }
  const url = `/api/applauses/post/${slug}`
  expect((await site.call({ method: 'POST', url, payload, as })).status).toBe(200)
}

const textOf = ({ raw }: ReceivedMail): string => readMail(raw).parts[0]!.text
const idOf = ({ raw }: ReceivedMail): string | undefined => readMail(raw).headers.get('message-id')

describe('a mail server', () => {
  it('that is down for an hour gets one mail with all that happened meanwhile', async () => {
    const { site, port } = await siteWithMailServer()
    const author = await dueMail(site)
    for (let down = 0; down < 3600;) {
      const seconds = await pauseOf(site, 'mail-news')
      down += seconds
      await pass(site, seconds)
      await site.runChores()
    }
    await pauseOf(site, 'mail-news')
    await commentOnPostOf(site, author)
    const received = await mailServer(port)
    await pass(site, await pauseOf(site, 'mail-news'))
    await mailsAreSent(site)
    const mails = received.filter(isMailTo(author))
    expect(mails.map(({ raw }) => readMail(raw).headers.get('subject'))).toEqual([
      '2 yeni yorum ve yanıt · Hokka',
    ])
    await mailsAreDue(site)
    await mailsAreSent(site)
    expect(received.filter(isMailTo(author))).toHaveLength(1)
  })

  it('that was down hears once of what joined meanwhile what it was to be told', async () => {
    const { site, port } = await siteWithMailServer()
    const { friends, say } = talker(() => site)
    const [one, other, messenger] = await friends()
    const post = await insertPost(site.database, other.id)
    await applaud(site, one, post)
    await say(one, messenger, 'bir')
    await mailsAreDue(site)
    await pauseOf(site, 'mail-news')
    await applaud(site, await site.member(), post)
    await say(one, messenger, 'iki')
    const received = await mailServer(port)
    await pass(site, 3600)
    await mailsAreSent(site)
    await mailsAreDue(site)
    await mailsAreSent(site)
    const texts = received.filter(isMailTo(other)).map(textOf)
    expect(texts.filter((text) => text.includes('ve 1 kişi daha'))).toHaveLength(1)
    expect(texts.filter((text) => text.includes('2 okunmamış mesaj'))).toHaveLength(1)
    expect(texts.filter((text) => /alkışladı|okunmamış/.test(text))).toHaveLength(2)
  })

  it('that lets one in and says nothing is given up, and gets the mail when it speaks', async () => {
    const { site, port } = await siteWithMailServer('greetingTimeout=1000')
    const silent = await silentServer(port)
    const author = await dueMail(site)
    await until(() => silent.visitors > 0 || undefined)
    // Nobody who writes waits for it.
    await commentOnPostOf(site, author)
    await pauseOf(site, 'mail-news')
    await silent.close()
    const received = await mailServer(port)
    await pass(site, 3600)
    await mailsAreSent(site)
    expect(received.filter(isMailTo(author))).toHaveLength(1)
  })

  it('that takes a mail and never says so gets the same one again, whose links all work', async () => {
    const { site, port } = await siteWithMailServer('socketTimeout=2000')
    const { swallowed, received, speak } = await swallowingServer(port)
    const author = await dueMail(site)
    const payload = { email: author.email }
    await site.call({ method: 'POST', url: '/api/password-resets', payload })
    await Promise.all(['mail-news', 'mail-reset'].map((job) => pauseOf(site, job)))
    speak()
    await pass(site, 3600)
    await mailsAreSent(site)
    const first = swallowed.find(isMailTo(author))!
    const second = received.find(isMailTo(author))!
    expect(idOf(second)).toBe(idOf(first))
    expect(textOf(second)).toBe(textOf(first))

    const isReset = (mail: ReceivedMail): boolean =>
      mail.to.includes(author.email) && textOf(mail).includes('/parola?token=')
    await until(() => received.some(isReset) || undefined)
    expect(idOf(received.find(isReset)!)).toBe(idOf(swallowed.find(isReset)!))
    const [, token] = /\/parola\?token=([\w-]+)/.exec(textOf(swallowed.find(isReset)!))!
    const { status } = await site.call({
      method: 'PUT',
      url: `/api/password-resets/${token}`,
      payload: { password: `${goodPassword} yeni` },
    })
    expect(status).toBe(204)
  })

  it('that takes a mail and never says so gets another one when there is more to say', async () => {
    const { site, port } = await siteWithMailServer('socketTimeout=2000')
    const { swallowed, received, speak } = await swallowingServer(port)
    const author = await dueMail(site)
    await pauseOf(site, 'mail-news')
    speak()
    await commentOnPostOf(site, author)
    await pass(site, 3600)
    await mailsAreSent(site)
    const [first, second] = [swallowed.find(isMailTo(author))!, received.find(isMailTo(author))!]
    expect(idOf(second)).toBeDefined()
    expect(idOf(second)).not.toBe(idOf(first))
  })
})

/** Until it speaks it takes every mail and never says so. */
async function swallowingServer(port: number) {
  const swallowed: ReceivedMail[] = []
  let isSilent = true
  const received = await mailServer(port, {
    onData: (stream, { envelope }, done) => {
      let raw = ''
      stream.on('data', (part: Buffer) => (raw += part.toString()))
      stream.on('end', () => {
        const mail = { from: '', to: envelope.rcptTo.map(({ address }) => address), raw }
        if (isSilent) return void swallowed.push(mail)
        received.push(mail)
        return done()
      })
    },
  })
  return { swallowed, received, speak: () => void (isSilent = false) }
}

it('what happens while a mail is on its way is mailed an hour later', async () => {
  const { site, port } = await siteWithMailServer()
  const [arrived, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const received: ReceivedMail[] = await mailServer(port, {
    onData: (stream, { envelope }, done) => {
      let raw = ''
      stream.on('data', (part: Buffer) => (raw += part.toString()))
      stream.on('end', () => {
        const mail = { from: '', to: envelope.rcptTo.map(({ address }) => address), raw }
        received.push(mail)
        if (!readMail(raw).headers.has('list-unsubscribe')) return done()
        arrived.resolve()
        return void goOnAfter(answered.promise, done)
      })
    },
  })
  const author = await dueMail(site)
  await arrived.promise
  await commentOnPostOf(site, author)
  await site.runChores()
  answered.resolve()
  await mailsAreSent(site)
  const { rows } = await sql`SELECT FROM gathered_mails
    WHERE user_id = ${author.id} AND due_at > now() + interval '50 minutes'`.execute(site.database)
  expect(rows).toHaveLength(1)
  await mailsAreDue(site)
  await mailsAreSent(site)
  expect(received.filter(isMailTo(author))).toHaveLength(2)
})

it('a mail that was delivered is not sent again because it could not be recorded', async () => {
  const { site, port } = await siteWithMailServer()
  const locked = Promise.withResolvers<void>()
  const received = await mailServer(port, {
    onRcptTo: (_, __, done) => void goOnAfter(locked.promise, done),
  })
  const author = await dueMail(site)
  await site.database.transaction().execute(async (held) => {
    await sql`SELECT FROM gathered_mails FOR UPDATE`.execute(held)
    locked.resolve()
    const recording = await until(() => waitingFor(site))
    await sql`SELECT pg_terminate_backend(${recording})`.execute(held)
  })
  await pass(site, await pauseOf(site, 'mail-news'))
  await mailsAreSent(site)
  expect(received.filter(isMailTo(author))).toHaveLength(1)
})

/** The connection that waits for somebody's lock. */
async function waitingFor(site: TestSite): Promise<number | undefined> {
  const { rows } = await sql<{ pid: number }>`SELECT pid FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(site.database)
  return rows[0]?.pid
}

/** Somebody who answers the door and does not say a word. */
async function silentServer(port: number) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => sockets.add(socket.on('error', () => undefined)))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    get visitors() {
      return sockets.size
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
