import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { atEnd } from '../../tests/support/at-end.ts'
import { type DatabaseDoor, databaseDoor } from '../../tests/support/database-door.ts'
import type { Member } from '../../tests/support/members.ts'
import { siteOn, type TestSite, testSite, until } from '../../tests/support/site.ts'
import { unhurried } from '../../tests/support/unhurried.ts'

/** A statement may take longer than any test: only that the whole server does not respond ends the waiting. */
const patient = { ...unhurried.databaseDeadlines, connection: 5000, response: 1500 }

let door: DatabaseDoor
let watching: TestSite
/** Never gives a query up. */
let waiting: TestSite
let member: Member
beforeAll(async () => {
  const { address } = await testSite()
  door = await databaseDoor(address)
  atEnd(() => door.close())
  const pages = true
  watching = await siteOn(door.address, { pages, config: { databaseDeadlines: patient } })
  waiting = await siteOn(door.address, { pages })
  member = await watching.member()
})
// What was asked of a frozen server is answered never, so it is cut off.
afterEach(async () => {
  await door.become('shut')
  await door.become('open')
})

const login = (site: TestSite) =>
  site.call({ method: 'POST', url: '/api/login', payload: { username: 'yok', password: 'x' } })

describe('while the database is frozen', () => {
  it('nobody waits for what was asked of it', async () => {
    // Connections that are there already: that nothing answers is the only sign that they lead nowhere.
    await Promise.all(Array.from({ length: 8 }, () => watching.call({ url: '/api/posts?page=9' })))
    await door.become('frozen')
    const ask = (url: string, as?: Member) => watching.call({ url, ...(as && { as }) })
    const answers = [login(watching), ask('/api/categories'), ask('/kesfet'), ask('/', member)]
    for (const { status, headers } of await Promise.all(answers))
      expect([status, headers['retry-after']]).toEqual([503, '5'])
    // It is known by now, also to whoever would wait for a connection.
    const crowd = Array.from({ length: 30 }, () => login(watching))
    for (const { status } of await Promise.all(crowd)) expect(status).toBe(503)
  })

  it('the site goes on as soon as it answers again', async () => {
    await door.become('frozen')
    expect((await login(watching)).status).toBe(503)
    await door.become('open')
    await until(async () => (await login(watching)).status === 401 || undefined)
  })

  it('the site says that it is alive, but not ready', async () => {
    await door.become('frozen')
    await until(() => !waiting.invalidations.isReceiving || undefined)
    expect((await waiting.call({ url: '/healthz' })).status).toBe(200)
    expect((await waiting.call({ url: '/readyz' })).status).toBe(503)
  })
})
