import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { StatisticsDay } from '../../../core/contracts/statistics.ts'
import { defaultTimeZone, wallClock } from '../../../core/turkish/dates.ts'
import type { Member } from '../../../tests/support/members.ts'
import { insertPost } from '../../../tests/support/posts.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { foldStatistics } from './statistics.sql.ts'

let site: TestSite
let reader: Member
beforeAll(async () => {
  site = await testSite()
  reader = await site.member({ username: 'okur' })
})

const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
const seconds = (moment: string | Date) => Math.floor(new Date(moment).getTime() / 1000)
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

const read = (slug: string, as: Member) =>
  site.call({ url: `/api/views/post/${slug}`, as, headers: { 'user-agent': agent } })
const applaud = (slug: string, as: Member, count = 1) =>
  site.call({ method: 'POST', url: `/api/applauses/post/${slug}`, as, payload: { count } })
const comment = (post: string, as: Member) =>
  site.call({ method: 'POST', url: '/api/comments', as, payload: { post, text: 'Ne güzel.' } })
const follow = (member: Member, as: Member) =>
  site.call({
    method: 'POST',
    url: '/api/user_relationships',
    as,
    payload: { follower: as.username, following: member.username },
  })

const figures = async (as: Member) => (await site.call({ url: '/api/stats', as })).body
const graph = (startAt: number, endAt: number, as?: Member) =>
  site.call({ url: `/api/graph-stats?startAt=${startAt}&endAt=${endAt}`, ...(as && { as }) })
const daysOf = async (as: Member, from: string | Date, to: string | Date) =>
  (await graph(seconds(from), seconds(to), as)).body.days as StatisticsDay[]
const today = async (as: Member) => (await daysOf(as, new Date(), new Date()))[0]

/** Straight into the table, at a time of its own; the trigger counts it all the same. */
const applaudedAt = (postId: number, as: Member, count: number, moment: string | Date) =>
  sql`INSERT INTO applause (post_id, user_id, count, created_at)
    VALUES (${postId}, ${as.id}, ${count}, ${new Date(moment)})`.execute(site.database)

const nothing = { total: 0, change: 0, previousChange: 0 }
const added = (amount: number) => ({ total: amount, change: amount, previousChange: 0 })

describe('GET /stats', () => {
  it('tells a visitor to sign in', async () => {
    expect((await site.call({ url: '/api/stats' })).status).toBe(401)
  })

  it('says nothing happened to whoever wrote nothing', async () => {
    const body = await figures(await site.member({ isConfirmed: false }))
    expect(body).toEqual({
      views: nothing,
      likes: nothing,
      comments: nothing,
      followers: nothing,
      posts: nothing,
    })
  })

  it('knows at once what happened, and the same after it was folded', async () => {
    const author = await site.member()
    const { slug } = await insertPost(site.database, author.id)
    await read(slug, reader)
    await read(slug, reader)
    await applaud(slug, reader, 7)
    await comment(slug, reader)
    await follow(author, reader)
    const expected = {
      views: added(1),
      likes: added(7),
      comments: added(1),
      followers: added(1),
      posts: added(1),
    }
    expect(await figures(author)).toEqual(expected)
    await site.runChores()
    expect(await figures(author)).toEqual(expected)
    expect(await today(author)).toMatchObject({ views: 1, likes: 7, comments: 1, followers: 1 })
    // Nobody else is told of it, the reader neither.
    expect(await figures(reader)).toMatchObject({ views: nothing, likes: nothing })
    expect(await today(reader)).toMatchObject({ views: 0, likes: 0, comments: 0 })
  })

  it('tells the last 30 days from the 30 before, and neither from what is older', async () => {
    const author = await site.member()
    const { id } = await insertPost(site.database, author.id, { hoursAgo: 24 * 45 })
    await insertPost(site.database, author.id, { hoursAgo: 24 * 29 })
    await insertPost(site.database, author.id, { hoursAgo: 24 * 60 })
    for (const [count, days] of [
      [1, 0],
      [2, 29],
      [4, 30],
      [8, 59],
      [16, 60],
    ] as const)
      await applaudedAt(id, await site.member(), count, daysAgo(days))
    for (let time = 0; time < 2; time++) {
      const { likes, posts } = await figures(author)
      expect(likes).toEqual({ total: 31, change: 3, previousChange: 12 })
      expect(posts).toEqual({ total: 3, change: 1, previousChange: 1 })
      await site.runChores()
    }
  })

  it('takes back what was taken back, from the day it came to', async () => {
    const author = await site.member()
    const { id, slug } = await insertPost(site.database, author.id)
    await applaudedAt(id, reader, 9, '2026-03-03T12:00:00Z')
    await follow(author, reader)
    const { body } = await comment(slug, reader)
    await site.runChores()
    await site.call({ method: 'DELETE', url: `/api/applauses/post/${slug}`, as: reader })
    await site.call({ method: 'DELETE', url: `/api/comments/${body.id}`, as: reader })
    const url = `/api/user_relationships/by_username/${author.username}`
    await site.call({ method: 'DELETE', url, as: reader })
    for (let time = 0; time < 2; time++) {
      expect(await figures(author)).toMatchObject({
        likes: nothing,
        comments: nothing,
        followers: nothing,
      })
      const [day] = await daysOf(author, '2026-03-03T12:00:00Z', '2026-03-03T12:00:00Z')
      expect(day).toMatchObject({ likes: 0 })
      await site.runChores()
    }
  })

  it('loses nothing when many do something at once, while it is folded', async () => {
    const author = await site.member()
    const posts = [
      await insertPost(site.database, author.id),
      await insertPost(site.database, author.id),
    ]
    const readers = await Promise.all(Array.from({ length: 6 }, () => site.member()))
    const fold = () => foldStatistics(site.database)
    await Promise.all(
      readers.flatMap((each) => [
        ...posts.flatMap(({ slug }) => [read(slug, each), applaud(slug, each, 2), fold()]),
        follow(author, each),
        comment(posts[0]!.slug, each),
      ]),
    )
    await fold()
    expect(await figures(author)).toMatchObject({
      views: added(12),
      likes: added(24),
      comments: added(6),
      followers: added(6),
    })
  })

  it('goes with a member who is erased, and stays when a post is', async () => {
    const author = await site.member()
    const { id, slug } = await insertPost(site.database, author.id)
    await comment(slug, reader)
    await applaud(slug, reader, 3)
    await site.runChores()
    await follow(author, reader)
    await sql`UPDATE posts SET deleted_at = now() WHERE id = ${id}`.execute(site.database)
    await sql`DELETE FROM posts WHERE id = ${id}`.execute(site.database)
    expect(await figures(author)).toMatchObject({ likes: added(3), comments: added(1) })
    await sql`DELETE FROM users WHERE id = ${author.id}`.execute(site.database)
    await site.runChores()
    const { rows } = await sql`
      SELECT FROM author_days WHERE user_id = ${author.id} UNION ALL
      SELECT FROM author_totals WHERE user_id = ${author.id} UNION ALL
      SELECT FROM post_months WHERE user_id = ${author.id} UNION ALL
      SELECT FROM statistics_changes WHERE user_id = ${author.id}`.execute(site.database)
    expect(rows).toEqual([])
  })
})

describe('GET /graph-stats', () => {
  it('tells a visitor to sign in', async () => {
    expect((await graph(0, 1)).status).toBe(401)
  })

  it('has every day from the first to the last, in order', async () => {
    const days = await daysOf(reader, '2026-02-27T12:00:00Z', '2026-03-02T12:00:00Z')
    expect(days.map(({ date }) => date)).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
      '2026-03-02',
    ])
    expect(days[0]).toEqual({ date: '2026-02-27', views: 0, likes: 0, comments: 0, followers: 0 })
  })

  it('begins a day at midnight in Istanbul', async () => {
    const author = await site.member()
    const { id } = await insertPost(site.database, author.id)
    await applaudedAt(id, reader, 1, '2026-05-09T23:59:59+03:00')
    await applaudedAt(id, await site.member(), 2, '2026-05-10T00:01:00+03:00')
    for (let time = 0; time < 2; time++) {
      const late = await daysOf(author, '2026-05-09T23:59:00+03:00', '2026-05-10T00:01:00+03:00')
      expect(late.map(({ date, likes }) => [date, likes])).toEqual([
        ['2026-05-09', 1],
        ['2026-05-10', 2],
      ])
      await site.runChores()
    }
  })

  it('means by the day of the database what dates on pages mean', async () => {
    const moments = ['2026-01-01T20:59:59Z', '2026-01-01T21:00:00Z', '2015-07-01T21:00:00Z']
    for (const moment of moments) {
      const { rows } = await sql<{ day: string }>`
        SELECT to_char(site_day(${moment}::timestamptz), 'YYYY-FMMM-FMDD') AS day`.execute(
        site.database,
      )
      const { year, month, day } = wallClock(moment, defaultTimeZone)
      expect(rows[0]!.day).toBe(`${year}-${month}-${day}`)
    }
  })

  it.each([
    ['startAt=5', 'endAt'],
    ['endAt=5', 'startAt'],
    ['startAt=a&endAt=5', 'startAt'],
    ['startAt=-1&endAt=5', 'startAt'],
    ['startAt=1.5&endAt=5', 'startAt'],
    ['startAt=NaN&endAt=5', 'startAt'],
    ['startAt=1e3&endAt=5000', 'startAt'],
    ['startAt=0&endAt=Infinity', 'endAt'],
    ['startAt=0&startAt=1&endAt=5', 'startAt'],
    ['startAt=0&endAt=99999999999', 'endAt'],
    ['startAt=1790000001&endAt=1790000000', 'endAt'],
    [`startAt=1700000000&endAt=${1700000000 + 366 * 86_400 + 1}`, 'endAt'],
    ['startAt=0&endAt=5&username=okur', 'username'],
  ])('refuses %s and names what is wrong', async (query, field) => {
    const { status, body } = await site.call({ url: `/api/graph-stats?${query}`, as: reader })
    expect(status).toBe(400)
    expect(body['hydra:description']).toMatch(new RegExp(`^"${field}" .+\\.$`))
  })

  it('gives a whole year', async () => {
    const year = await graph(1700000000, 1700000000 + 366 * 86_400, reader)
    expect(year.body.days).toHaveLength(367)
  })
})

describe('GET /stats/posts', () => {
  it('tells a visitor to sign in', async () => {
    expect((await site.call({ url: '/api/stats/posts' })).status).toBe(401)
  })

  it('lists the most read posts of a month with what they had then', async () => {
    const author = await site.member()
    const [one, two, gone] = [
      await insertPost(site.database, author.id, { title: 'Bir kez okunan' }),
      await insertPost(site.database, author.id, { title: 'İki kez okunan' }),
      await insertPost(site.database, author.id, { title: 'Silinen' }),
    ]
    const other = await site.member()
    for (const { slug } of [one, two, gone]) await read(slug, reader)
    await read(two.slug, other)
    await applaud(two.slug, other, 5)
    await applaudedAt(one.id, other, 9, daysAgo(70))
    await site.call({ method: 'DELETE', url: `/api/posts/${gone.id}`, as: author })
    await site.runChores()
    const { body } = await site.call({ url: '/api/stats/posts', as: author })
    expect(body.month).toBe(`${(await today(author))!.date.slice(0, 7)}-01`)
    expect(body.posts).toEqual([
      { ...two, views: 2, likes: 5, comments: 0 },
      { ...one, views: 1, likes: 0, comments: 0 },
    ])
    const others = await site.call({ url: '/api/stats/posts', as: other })
    expect(others.body.posts).toEqual([])
    const midnight = seconds('2020-02-01T00:00:00+03:00')
    for (const [endAt, month] of [
      [midnight - 1, '2020-01-01'],
      [midnight, '2020-02-01'],
    ]) {
      const before = await site.call({ url: `/api/stats/posts?endAt=${endAt}`, as: author })
      expect(before.body).toEqual({ month, posts: [] })
    }
  })

  it.each(['x', '-1', '1.5', '99999999999'])('refuses the moment %s', async (endAt) => {
    const { status, body } = await site.call({ url: `/api/stats/posts?endAt=${endAt}`, as: reader })
    expect(status).toBe(400)
    expect(body['hydra:description']).toContain('"endAt"')
  })
})

describe('the sums', () => {
  it('are the same when they are made anew from what they count', async () => {
    const sums = async () =>
      Promise.all(
        ['post_days', 'post_months', 'author_days', 'author_totals'].map(async (table) => {
          const { rows } = await sql<{ row: string }>`
            SELECT row::text FROM ${sql.table(table)} AS row
            WHERE views + likes + comments > 0
            ORDER BY 1`.execute(site.database)
          return rows.map(({ row }) => row)
        }),
      )
    await site.runChores()
    const kept = await sums()
    expect(kept[0]!.length).toBeGreaterThan(5)
    await sql`SELECT recount_statistics()`.execute(site.database)
    expect(await sums()).toEqual(kept)
  })
})
