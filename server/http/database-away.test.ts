import { Client } from 'pg'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { atEnd } from '../../tests/support/at-end.ts'
import { besideTheCalls } from '../../tests/support/beside.ts'
import { type DatabaseDoor, databaseDoor } from '../../tests/support/database-door.ts'
import { ask as query } from '../../tests/support/empty-database.ts'
import type { Member } from '../../tests/support/members.ts'
import { type TestSite, testSite, until } from '../../tests/support/site.ts'
import { insertPost } from '../../tests/support/posts.ts'
import type { DatabaseAddress } from '../database/address.ts'
import { connect, type Database } from '../database/connection.ts'

/** Short, so that no test waits for it; a running site waits some seconds. */
const databaseDeadlines = { connection: 700, statement: 750, response: 600_000 }

let site: TestSite
let door: DatabaseDoor
let owner: Client
let member: Member
/** Past the door: a busy machine is given its time to write what a test asks for. */
let direct: Database
beforeAll(async () => {
  site = await testSite({
    pages: true,
    config: { databaseDeadlines },
    reach: async (address) => {
      door = await databaseDoor(address)
      atEnd(() => door.close())
      direct = connectPast(address)
      return door.address
    },
  })
  direct = besideTheCalls(direct, site.invalidations)
  member = await site.member()
  owner = new Client(site.address.owner)
  await owner.connect()
  atEnd(async () => {
    await owner.end()
    await door.become('open')
  })
})

function connectPast(address: DatabaseAddress): Database {
  const { database, close } = connect(address, () => undefined)
  atEnd(close)
  return database
}

const ask = (url: string, options: { method?: 'POST'; token?: string; payload?: object } = {}) =>
  site.app.inject({
    ...options,
    url,
    ...(options.token && { cookies: { token: options.token } }),
  })

beforeEach(async () => {
  await door.become('open')
  await until(async () => ((await ask('/readyz')).statusCode === 200 ? true : undefined))
})

/** Each says that it is for a moment, in its own form, and gives nothing of the inside away. */
async function expectUnavailable(answer: ReturnType<typeof ask>, type: RegExp): Promise<void> {
  const { statusCode, headers, body } = await answer
  expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
  expect(headers['content-type']).toMatch(type)
  expect(body).toContain('Şu anda yanıt veremiyoruz. Birazdan yeniden deneyin.')
  expect(body).not.toMatch(/ECONN|127\.0\.0\.1|terminat|57P/)
}

const [json, html, text] = [/^application\/ld\+json/, /^text\/html/, /^text\/plain/]

describe.each(['shut', 'starting', 'frozen'] as const)('while the database is %s', (state) => {
  it.each([
    ['a call', '/api/posts', json],
    ['a single thing', '/api/categories', json],
    ['a page', '/kesfet', html],
    ['a post', '', html],
    ['a feed', '/rss.xml', text],
    ['the sitemap', '/sitemap.xml', text],
    ['a card', '/og/x.png', text],
  ])('%s is unavailable', async (_, url, type) => {
    // Its own for each: a page that was asked for before may be cached for a moment.
    const { slug } = await insertPost(direct, member.id, { category: state })
    await door.become(state)
    const address = { '': `/yazi/${slug}`, '/kesfet': `/kesfet/${state}` }[url] ?? url
    await expectUnavailable(ask(address), type)
  })

  it('members are told so, and keep their session', async () => {
    await door.become(state)
    const answer = await ask('/ayarlar', { token: member.token })
    expect([answer.statusCode, answer.cookies.map(({ name }) => name)]).toEqual([
      503,
      ['XSRF-TOKEN'],
    ])
    const payload = { username: member.username, password: 'x' }
    await expectUnavailable(ask('/api/login', { method: 'POST', payload }), json)
  })

  it('the site is alive, but not ready, and goes on as soon as it is back', async () => {
    await door.become(state)
    expect((await ask('/healthz')).statusCode).toBe(200)
    expect((await ask('/readyz')).statusCode).toBe(503)
    await door.become('open')
    await until(async () => ((await ask('/api/posts')).statusCode === 200 ? true : undefined))
    await until(async () => ((await ask('/')).statusCode === 200 ? true : undefined))
  })
})

describe('a call whose query is under way', () => {
  /** Holds the table, so that a query certainly waits in the database. */
  async function whileWaiting(
    cut: (pids: number[]) => Promise<unknown>,
  ): Promise<Awaited<ReturnType<typeof ask>>> {
    await owner.query('BEGIN; LOCK TABLE categories')
    try {
      const answer = ask('/api/categories')
      const pids = await until(async () => {
        const { rows } = await owner.query<{ pid: number }>(
          `SELECT pid FROM pg_locks JOIN pg_database ON pg_database.oid = database
           WHERE NOT granted AND datname = current_database()`,
        )
        return rows.length > 0 ? rows.map(({ pid }) => pid) : undefined
      })
      await cut(pids)
      return await answer
    } finally {
      await owner.query('ROLLBACK')
    }
  }

  it('is unavailable when the connection is lost', async () => {
    await expectUnavailable(
      whileWaiting(() => door.become('shut')),
      json,
    )
  })

  it('is unavailable when the server shuts down', async () => {
    // By the role itself: nobody else but a superuser may.
    const answer = whileWaiting(([pid]) =>
      query(site.address.app, `SELECT pg_terminate_backend(${pid})`),
    )
    await expectUnavailable(answer, json)
  })

  it('is unavailable when its turn does not come, and those who wait for a connection too', async () => {
    const answer = whileWaiting(async () => {
      const others = await Promise.all(Array.from({ length: 12 }, () => ask('/api/categories')))
      for (const { statusCode } of others) expect(statusCode).toBe(503)
    })
    await expectUnavailable(answer, json)
  })
})
