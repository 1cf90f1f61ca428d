import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Member } from '../../../tests/support/members.ts'
import { insertPost } from '../../../tests/support/posts.ts'
import { type TestSite, testSite, until } from '../../../tests/support/site.ts'
import type { Browser } from './browser.fixture.ts'
import {
  listeningBrowser,
  pushDueIn,
  pushesAreDue,
  pushesAreSent,
  pushServer,
  type PushServer,
  status,
} from './push.fixture.ts'

const timing = { supervise: 1, poll: 0.5 }

let server: PushServer
let site: TestSite
let author: Member
let browser: Browser

beforeAll(async () => {
  server = await pushServer()
  site = await testSite({ remote: server.remote, timing })
})
beforeEach(async () => {
  author = await site.member()
  browser = await listeningBrowser(site, author)
})

/** A reader comments on a member's post, and the push about it is due. */
async function commentIsDue(on = site, to = author): Promise<void> {
  const as = await on.member()
  const { slug } = await insertPost(on.database, to.id)
  const payload = { post: slug, text: 'Elinize sağlık.' }
  const answer = await on.call({ method: 'POST', url: '/api/comments', payload, as })
  expect(answer.status).toBe(201)
  await pushesAreDue(on)
}

const hasFailed = (on = site): Promise<true> =>
  until(async () => {
    const { rows } = await sql`SELECT FROM jobs.job
      WHERE name = 'push-news' AND state = 'retry'`.execute(on.database)
    return rows.length > 0 || undefined
  })

const pausePasses = (on = site) =>
  sql`UPDATE jobs.job SET start_after = now() WHERE state = 'retry'`.execute(on.database)

const subscriptionCount = async (): Promise<number> =>
  (await site.call({ url: '/api/push_subscriptions', as: author })).body['hydra:totalItems']

/** By which a push server knows that two are about the same. */
const topicsAt = (at: PushServer, { path }: Browser) =>
  new Set(at.received.filter((each) => each.path === path).map(({ headers }) => headers.topic))

describe('a push server', () => {
  it.each([404, 410])('that answers %i knows that browser no more, nor do we', async (code) => {
    server.says(browser, status(code))
    const other = await listeningBrowser(site, author)
    await commentIsDue()
    await pushesAreSent(site)
    expect(await subscriptionCount()).toBe(1)
    await commentIsDue()
    await pushesAreSent(site)
    expect(browser.shown(server)).toHaveLength(1)
    expect(other.shown(server)).toHaveLength(2)
  })

  it.each([500, 429, 302])('that answers %i is asked again, and others go on', async (code) => {
    server.says(browser, status(code))
    const other = await listeningBrowser(site, author)
    await commentIsDue()
    await hasFailed()
    await until(() => other.shown(server).length === 1 || undefined)
    expect(await subscriptionCount()).toBe(2)
    // What comes meanwhile does not wait in the other browser, and comes along in this one.
    await commentIsDue()
    await until(() => other.shown(server).length === 2 || undefined)
    server.says(browser, status(201))
    await pausePasses()
    await pushesAreSent(site)
    const [failed, ...shown] = browser.shown(server)
    expect(shown).toHaveLength(2)
    expect(shown[0]).toEqual(failed)
    await pushesAreDue(site)
    await pushesAreSent(site)
    expect(browser.shown(server)).toHaveLength(3)
    expect(other.shown(server)).toHaveLength(2)
  })

  it('that is asked again hears once of what joined meanwhile what it was to be told', async () => {
    server.says(browser, status(500))
    const { slug } = await insertPost(site.database, author.id)
    const applaud = async (): Promise<void> => {
      const payload = { slug, count: 1 }
      const as = await site.member()
      await site.call({ method: 'POST', url: `/api/applauses/post/${slug}`, payload, as })
    }
    await applaud()
    await pushesAreDue(site)
    await hasFailed()
    await applaud()
    server.says(browser, status(201))
    await pausePasses()
    await pushesAreSent(site)
    const both = 'Ayşe Nur Demir ve 1 kişi daha yazınızı alkışladı.'
    expect(browser.shown(server).map(({ title }) => title)).toEqual([expect.anything(), both])
    expect(await pushDueIn(site, author)).toBeUndefined()
    await pushesAreDue(site)
    await pushesAreSent(site)
    expect(browser.shown(server)).toHaveLength(2)
  })

  it('whose answer is lost gets the same once more, to be shown once', async () => {
    server.says(browser, (response) => response.destroy())
    await commentIsDue()
    await hasFailed()
    server.says(browser, status(201))
    await pausePasses()
    await pushesAreSent(site)
    const [first, second] = browser.shown(server)
    expect(second).toEqual(first)
    expect(topicsAt(server, browser).size).toBe(1)
  })

  it('that is asked again gets nothing for a session that has run out meanwhile', async () => {
    server.says(browser, status(500))
    await commentIsDue()
    await hasFailed()
    await sql`UPDATE sessions SET expires_at = now() WHERE user_id = ${author.id}`.execute(
      site.database,
    )
    await pausePasses()
    await until(async () => {
      const { rows } = await sql`SELECT FROM jobs.job
        WHERE name = 'push-news' AND state <> 'completed'`.execute(site.database)
      return rows.length === 0 || undefined
    })
    expect(browser.shown(server)).toHaveLength(1)
    await site.runChores()
  })

  it('that failed until it was given up is tried with what comes next', async () => {
    server.says(browser, status(500))
    await commentIsDue()
    await hasFailed()
    await sql`DELETE FROM jobs.job WHERE name = 'push-news'`.execute(site.database)
    await commentIsDue()
    server.says(browser, status(201))
    await sql`UPDATE push_subscriptions SET queued_at = queued_at - interval '4 hours'`.execute(
      site.database,
    )
    await pushesAreDue(site)
    await pushesAreSent(site)
    expect(browser.shown(server)).toHaveLength(3)
  })

  it('that never answers is given up, and asked again', async () => {
    const silent = await pushServer({ timeout: 500 })
    const own = await testSite({ remote: silent.remote, timing })
    const member = await own.member()
    const waiting = await listeningBrowser(own, member)
    silent.says(waiting, () => undefined)
    await commentIsDue(own, member)
    await hasFailed(own)
    silent.says(waiting, status(201))
    // A busy machine may be slower than the limit; then it is tried once more.
    await until(async () => {
      await pausePasses(own)
      const { rows } = await sql`SELECT FROM push_subscriptions
        WHERE queued_at IS NOT NULL`.execute(own.database)
      return rows.length === 0 || undefined
    })
    expect(waiting.shown(silent).length).toBeGreaterThan(1)
    expect(topicsAt(silent, waiting).size).toBe(1)
  })
})
