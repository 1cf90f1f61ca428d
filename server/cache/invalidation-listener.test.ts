import { connect as connectSocket, createServer, type Server, type Socket } from 'node:net'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { type TestSite, testSite, until } from '../../tests/support/site.ts'
import { connect } from '../database/connection.ts'
import { invalidatingAll, payloadsOf, topicsFrom } from './channel.ts'
import { InvalidationListener, listenForInvalidations } from './invalidation-listener.ts'
import { type Topic, topics } from './topics.ts'

/** A door before the database that can be shut, or go silent as a dead network does. */
let door: Server
let mode: 'open' | 'shut' | 'silent' = 'open'
let attempts = 0
const sockets = new Set<Socket>()

beforeAll(async () => {
  const { app } = inject('database')
  const { hostname, port } = app.connectionString
    ? new URL(app.connectionString)
    : { hostname: '', port: String(app.port) }
  const behind = () =>
    hostname === ''
      ? connectSocket(`${app.host}/.s.PGSQL.${port}`)
      : connectSocket(Number(port || 5432), hostname)
  door = createServer((socket) => {
    attempts++
    if (mode === 'shut') {
      socket.destroy()
      return
    }
    const other = behind()
    for (const each of [socket, other]) sockets.add(each.on('error', () => undefined))
    const pass = (to: Socket) => (data: Buffer) => void (mode === 'silent' || to.write(data))
    socket.on('data', pass(other)).on('close', () => other.destroy())
    other.on('data', pass(socket)).on('close', () => socket.destroy())
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
})
afterAll(() => void door.close())

function throughDoor(site: TestSite) {
  const { app, owner } = site.address
  const { port } = door.address() as { port: number }
  return {
    owner,
    app: app.connectionString
      ? { connectionString: app.connectionString.replace(/@[^/]+/, `@127.0.0.1:${port}`) }
      : { ...app, host: '127.0.0.1', port },
  }
}

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})

async function listening(...parameters: Parameters<typeof listenForInvalidations>) {
  const listener = await listenForInvalidations(...parameters)
  onTestFinished(() => listener.stop())
  const received: (Topic | 'all')[] = []
  listener.invalidations.subscribe(
    (each) => void received.push(...(each === 'all' ? [each] : each)),
  )
  return { listener, received }
}

/** Another process, which has caches of its own. */
const say = (named: Topic[], from = 'another') =>
  sql`SELECT pg_notify('invalidations', payload) FROM unnest(${payloadsOf(named, from)}::text[]) AS payload`.execute(
    site.database,
  )

describe('a listener', () => {
  it('receives what another process invalidates, and nothing of its own', async () => {
    const { listener, received } = await listening(site.address, () => undefined)
    await say([topics.post(7), topics.posts])
    const own = connect(site.address, () => undefined, { invalidations: listener.invalidations })
    onTestFinished(own.close)
    await own.database.write(async (transaction) => transaction.invalidate(topics.post(8)))
    received.splice(received.indexOf(topics.post(8)), 1)
    await listener.receivePending()
    expect(received).toEqual([topics.post(7), topics.posts])
  })

  it('receives that everything has changed', async () => {
    const { listener, received } = await listening(site.address, () => undefined)
    await sql.raw(invalidatingAll).execute(site.database)
    await listener.receivePending()
    expect(received).toEqual(['all'])
  })

  it('receives more than one notification can carry', async () => {
    const { listener, received } = await listening(site.address, () => undefined)
    const many = Array.from({ length: 2000 }, (_, id) => topics.viewer(id))
    await say(many)
    await listener.receivePending()
    expect(received).toEqual(many)
  })

  it('is replaced when its connection is cut, and every cache is emptied', async () => {
    const errors: Error[] = []
    const { listener, received } = await listening(site.address, (error) => errors.push(error))
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'hokka invalidations' AND datname = current_database()`.execute(
      site.database,
    )
    await until(() => received.filter((each) => each === 'all').length === 2 || undefined)
    expect(listener.invalidations.isReceiving).toBe(true)
    expect(errors.length).toBeGreaterThan(0)
  })

  it('is noticed when it dies without a word, says so, and is replaced', async () => {
    const timing = { heartbeat: 20, deadline: 1000, longestPause: 50 }
    const { listener } = await listening(throughDoor(site), () => undefined, timing)
    expect(listener.invalidations.isReceiving).toBe(true)
    mode = 'silent'
    await until(() => !listener.invalidations.isReceiving || undefined)
    // Writing does not depend on it.
    await site.database.write(async (transaction) => transaction.invalidate(topics.posts))
    mode = 'open'
    await until(() => listener.invalidations.isReceiving || undefined)
  })

  it('looks for the database again one attempt at a time, each after a longer pause', async () => {
    const { listener } = await listening(throughDoor(site), () => undefined)
    mode = 'shut'
    attempts = 0
    const begin = Date.now()
    for (const socket of sockets) socket.destroy()
    await until(() => (attempts >= 6 ? true : undefined))
    // 50, 100, 200, 400, 800 and 1600 milliseconds.
    expect(Date.now() - begin).toBeGreaterThan(2500)
    mode = 'open'
    await until(() => listener.invalidations.isReceiving || undefined)
  })

  it('fails to start when there is no database', async () => {
    const address = { ...site.address, app: { host: '127.0.0.1', port: 1 } }
    const listener = new InvalidationListener(address, () => undefined)
    await expect(listener.start()).rejects.toThrow('ECONNREFUSED')
    expect(listener.invalidations.isReceiving).toBe(false)
  })
})

describe('a write', () => {
  const named = (work: (seen: (Topic | 'all')[]) => Promise<unknown>) => {
    const seen: (Topic | 'all')[] = []
    site.invalidations.subscribe((each) => void seen.push(...(each === 'all' ? [each] : each)))
    return work(seen)
  }

  it('invalidates here before it is answered, each topic once', () =>
    named(async (seen) => {
      await site.database.write(async (transaction) => {
        transaction.invalidate(topics.posts, topics.post(3))
        await transaction.write(async (inner) => inner.invalidate(topics.post(3), topics.labels))
        expect(seen).toEqual([])
      })
      expect(seen).toEqual([topics.posts, topics.post(3), topics.labels])
    }))

  it('that is rolled back reaches nobody else', async () => {
    const other = await listening(site.address, () => undefined)
    const { database, close } = connect(site.address, () => undefined)
    onTestFinished(close)
    const failed = database.write(async (transaction) => {
      transaction.invalidate(topics.posts)
      throw new Error('changed my mind')
    })
    await expect(failed).rejects.toThrow('changed my mind')
    await other.listener.receivePending()
    expect(other.received).toEqual([])
  })

  it('invalidates also when nobody knows whether it was committed', () =>
    named(async (seen) => {
      const failed = site.database.write(async (transaction) => {
        transaction.invalidate(topics.user(9))
        throw new Error('cut')
      })
      await expect(failed).rejects.toThrow('cut')
      expect(seen).toEqual([topics.user(9)])
    }))

  it('that was committed after all invalidates here once more, when it is committed', async () => {
    const { listener, received } = await listening(site.address, () => undefined)
    const { invalidations } = listener
    const { database, close } = connect(site.address, () => undefined, { invalidations })
    onTestFinished(close)
    const begunAs = invalidations.id
    const failed = database.write(async (transaction) => {
      transaction.invalidate(topics.posts)
      throw new Error('cut')
    })
    await expect(failed).rejects.toThrow('cut')
    received.splice(0)
    await say([topics.posts], begunAs)
    await listener.receivePending()
    expect(received).toEqual([topics.posts])
  })
})

describe('what a notification carries', () => {
  it('comes out as it went in, in pieces that PostgreSQL takes', () => {
    const ids = fc.array(fc.nat(), { maxLength: 3000 })
    fc.assert(
      fc.property(ids, (numbers) => {
        const given = numbers.map(topics.followersOf)
        const payloads = payloadsOf(given, 'x')
        expect(payloads.every((payload) => Buffer.byteLength(payload) < 8000)).toBe(true)
        expect(payloads.flatMap((each) => topicsFrom(each, 'y'))).toEqual(given)
        expect(payloads.flatMap((each) => topicsFrom(each, 'x'))).toEqual([])
      }),
    )
  })
})
