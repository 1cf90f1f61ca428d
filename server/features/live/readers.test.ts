import { sql } from 'kysely'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Member } from '../../../tests/support/members.ts'
import { insertPost } from '../../../tests/support/posts.ts'
import { siteOn, type TestSite, testSite, until } from '../../../tests/support/site.ts'
import { commentsOf, read } from './reader.fixture.ts'

let site: TestSite
let elif: Member
let post: { id: number; slug: string }

beforeAll(async () => {
  site = await testSite()
  elif = await site.member()
  post = await insertPost(site.database, elif.id)
})

const connectionsOf = ({ app }: TestSite): Promise<number> =>
  new Promise((resolve) => app.server.getConnections((_, amount) => resolve(amount)))

describe('a reader of the stream', () => {
  it('is told when to come back, each at another moment, and gets a comment now and then', async () => {
    // Only what is begun while the site is built goes by this clock: the stream's heartbeat.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      const other = await siteOn(site.address)
      const streams = await Promise.all(
        [1, 2, 3, 4, 5].map(() => read(other, [`/posts/${post.slug}`])),
      )
      for (const stream of streams) await stream.next('Post')
      const pauses = streams.map(({ body }) => Number(/^retry: (\d+)\n\n/.exec(body)?.[1]))
      expect(Math.min(...pauses)).toBeGreaterThanOrEqual(1000)
      expect(new Set(pauses).size).toBeGreaterThan(1)
      expect(streams.map(({ heartbeats }) => heartbeats)).toEqual([0, 0, 0, 0, 0])
      for (const beats of [1, 2]) {
        vi.advanceTimersByTime(20_000)
        for (const stream of streams)
          await until(() => (stream.heartbeats === beats ? true : undefined))
      }
    } finally {
      vi.useRealTimers()
    }
  })

  it('is sent away at once when its session ends, and with the next heartbeat when it has run out', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      const other = await siteOn(site.address)
      const [leaving, late] = [await site.member(), await site.member()]
      const open = (as: Member) => read(other, [`/users/${as.id}`], { as })
      const [ofLeaving, ofLate] = [await open(leaving), await open(late)]
      await site.call({ method: 'POST', url: '/api/logout', as: leaving })
      await until(() => ofLeaving.isEnded || undefined)
      await sql`UPDATE sessions SET expires_at = now() WHERE user_id = ${late.id}`.execute(
        site.database,
      )
      expect(ofLate.isEnded).toBe(false)
      vi.advanceTimersByTime(20_000)
      await until(() => ofLate.isEnded || undefined)
    } finally {
      vi.useRealTimers()
    }
  })

  it('that takes nothing is dropped, and goes on without a gap when it comes back', async () => {
    const other = await siteOn(site.address)
    const amount = 800
    const topics = [`/posts/${post.slug}`]
    const stalled = await read(other, topics)
    await stalled.next('Post')
    stalled.stall()
    const before = await connectionsOf(other)
    // More than the two ends of a connection hold on their own: each is 20 KB.
    await sql`INSERT INTO comments (post_id, user_id, text, status)
      SELECT ${post.id}, ${elif.id}, rpad(n || ' ', 5000, '🌊'), 1 FROM generate_series(1, ${sql.lit(amount)}) AS n`.execute(
      site.database,
    )
    await until(async () => ((await connectionsOf(other)) < before ? true : undefined))
    stalled.goOn()
    await until(() => stalled.isEnded || undefined)
    const taken = commentsOf(stalled)
    expect(taken.length).toBeLessThan(amount)

    const lastEventId = stalled.messages.findLast(({ id }) => id !== undefined)?.id ?? '0'
    const again = await read(other, topics, { lastEventId })
    await until(() => (taken.length + commentsOf(again).length >= amount ? true : undefined))
    const numbers = [...taken, ...commentsOf(again)].map((text) => Number.parseInt(text, 10))
    expect(numbers).toEqual(Array.from({ length: amount }, (_, index) => index + 1))
  })
})
