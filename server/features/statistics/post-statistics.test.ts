import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Member } from '../../../tests/support/members.ts'
import { insertPost } from '../../../tests/support/posts.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'

let site: TestSite
let author: Member
let reader: Member
beforeAll(async () => {
  site = await testSite()
  author = await site.member({ username: 'yazar' })
  reader = await site.member({ username: 'okur' })
})

const now = () => Math.floor(Date.now() / 1000)
const day = 86_400
const lastDays = () => `startAt=${now() - 29 * day}&endAt=${now()}`
const ask = (id: string | number, as?: Member, query = lastDays()) =>
  site.call({ url: `/api/stats/posts/${id}?${query}`, ...(as && { as }) })

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const read = (slug: string, number: number, from: string) =>
  site.call({
    url: `/api/views/post/${slug}?from=${from}`,
    headers: { 'user-agent': firefox },
    remoteAddress: `10.7.${number}.1`,
  })
const leave = (slug: string, number: number, depth: number) =>
  site.call({
    method: 'POST',
    url: `/api/views/post/${slug}`,
    headers: { 'user-agent': firefox },
    remoteAddress: `10.7.${number}.1`,
    payload: { depth },
  })

const nothing = { total: 0, change: 0, previousChange: 0 }
const added = (amount: number) => ({ total: amount, change: amount, previousChange: 0 })
const noDepths = { known: 0, quarter: 0, half: 0, threeQuarters: 0, whole: 0 }

describe('GET /stats/posts/{id}', () => {
  it('tells a visitor to sign in', async () => {
    const { slug } = await insertPost(site.database, author.id)
    expect((await ask(slug)).status).toBe(401)
  })

  it('says what a post had, how far it was read and where its readers came from', async () => {
    const { id, slug, title } = await insertPost(site.database, author.id, {
      title: '=cmd|calc!A1',
    })
    await read(slug, 1, 'ornek.com')
    await read(slug, 2, 'ornek.com')
    await read(slug, 3, 'google.com')
    await leave(slug, 1, 100)
    await leave(slug, 2, 50)
    const payload = { count: 7 }
    await site.call({ method: 'POST', url: `/api/applauses/post/${slug}`, as: reader, payload })
    const text = { post: slug, text: 'Ne güzel.' }
    await site.call({ method: 'POST', url: '/api/comments', as: reader, payload: text })
    const before = (await ask(slug, author)).body
    const figures = { views: added(3), likes: added(7), comments: added(1) }
    expect(before).toMatchObject({ id, slug, title, ...figures, hasEarlier: false })
    expect(before.days).toHaveLength(30)
    const today = { views: 3, likes: 7, comments: 1 }
    expect(before.days.at(-1)).toMatchObject(today)
    expect(before.days[0]).toMatchObject({ views: 0, likes: 0, comments: 0 })
    await site.runChores()
    const { body } = await ask(id, author)
    expect(body).toMatchObject(figures)
    expect(body.days.at(-1)).toMatchObject(today)
    expect(body.depths).toEqual({ known: 2, quarter: 2, half: 2, threeQuarters: 1, whole: 1 })
    expect(body.sources).toEqual([
      { kind: 'host', host: 'ornek.com', views: 2 },
      { kind: 'search', host: null, views: 1 },
    ])
    // The window before has none of it, and nothing was earlier.
    const earlier = `startAt=${now() - 59 * day}&endAt=${now() - 30 * day}`
    const empty = (await ask(slug, author, earlier)).body
    expect(empty).toMatchObject({ ...figures, sources: [], depths: noDepths, hasEarlier: false })
    // The days after know that something was before.
    const later = `startAt=${now() + day}&endAt=${now() + 2 * day}`
    expect((await ask(slug, author, later)).body).toMatchObject({ hasEarlier: true, sources: [] })
  })

  it('does not know what is not the caller’s, an editor’s look included', async () => {
    const { id, slug } = await insertPost(site.database, author.id)
    const editor = await site.member()
    await sql`UPDATE users SET role = 'editor' WHERE id = ${editor.id}`.execute(site.database)
    const draft = await insertPost(site.database, author.id, { status: 2 })
    const gone = await insertPost(site.database, author.id, { isDeleted: true })
    for (const as of [reader, editor])
      for (const name of [id, slug, draft.id, draft.slug])
        expect([name, (await ask(name, as)).status]).toEqual([name, 404])
    for (const name of [gone.id, gone.slug, 'yok', '0', '-1', '99999999999999999999'])
      expect([name, (await ask(name, author)).status]).toEqual([name, 404])
    expect((await ask(draft.id, author)).body).toMatchObject({ views: nothing, sources: [] })
  })

  it('is there for a member whose address is unconfirmed', async () => {
    const waiting = await site.member({ isConfirmed: false })
    const { slug } = await insertPost(site.database, waiting.id)
    expect((await ask(slug, waiting)).status).toBe(200)
  })

  it.each([
    ['', 'startAt'],
    ['startAt=5', 'endAt'],
    ['startAt=NaN&endAt=5', 'startAt'],
    ['startAt=-1&endAt=5', 'startAt'],
    ['startAt=1e3&endAt=5000', 'startAt'],
    ['startAt=0&endAt=Infinity', 'endAt'],
    ['startAt=1790000001&endAt=1790000000', 'endAt'],
    ['startAt=0&endAt=9999999999', 'endAt'],
    ['startAt=0&startAt=1&endAt=5', 'startAt'],
  ])('refuses the range %s', async (query, field) => {
    const { slug } = await insertPost(site.database, author.id)
    const { status, body } = await ask(slug, author, query)
    expect(status).toBe(400)
    expect(body['hydra:description']).toMatch(new RegExp(`^"${field}" .+\\.$`))
  })

  it('leaves nothing of a post that is erased but the sums of its author', async () => {
    const { id, slug } = await insertPost(site.database, author.id)
    await read(slug, 1, 'iz.com')
    await site.runChores()
    await leave(slug, 1, 100)
    await sql`UPDATE posts SET deleted_at = now() WHERE id = ${id}`.execute(site.database)
    await sql`DELETE FROM posts WHERE id = ${id}`.execute(site.database)
    await site.runChores()
    const { rows } = await sql`
      SELECT FROM post_sources WHERE post_id = ${id} OR source = 'iz.com' UNION ALL
      SELECT FROM post_days WHERE post_id = ${id} UNION ALL
      SELECT FROM statistics_changes WHERE post_id = ${id}`.execute(site.database)
    expect(rows).toEqual([])
  })
})

describe('GET /stats/hours', () => {
  const hoursOf = async (as: Member) => (await site.call({ url: '/api/stats/hours', as })).body
  const sumOf = ({ weekdays }: { weekdays: number[][] }) =>
    weekdays.flat().reduce((sum, views) => sum + views, 0)

  it('tells a visitor to sign in', async () => {
    expect((await site.call({ url: '/api/stats/hours' })).status).toBe(401)
  })

  it('counts reads by the weekday and hour of Istanbul', async () => {
    const own = await site.member({ isConfirmed: false })
    const { slug } = await insertPost(site.database, own.id)
    const empty = await hoursOf(own)
    expect(empty.weekdays.map((hours: number[]) => hours.length)).toEqual(Array(7).fill(24))
    expect(sumOf(empty)).toBe(0)
    await read(slug, 1, 'site')
    await read(slug, 2, 'site')
    await site.runChores()
    const body = await hoursOf(own)
    const local = new Date(Date.now() + 3 * 3_600_000)
    const weekday = (local.getUTCDay() + 6) % 7
    expect(sumOf(body)).toBe(2)
    // An hour may have ended meanwhile.
    const around = [body.weekdays[weekday][local.getUTCHours()], sumOf(body)]
    expect(around[1]! - around[0]!).toBeLessThanOrEqual(2)
    expect(sumOf(await hoursOf(reader))).toBe(0)
  })

  it('names the first of three calendar months, and forgets what was before', async () => {
    const own = await site.member()
    const insert = (months: number, weekday: number) =>
      sql`INSERT INTO author_hours (user_id, month, weekday, hour, views)
        VALUES (${own.id}, date_trunc('month', site_day(now())) - make_interval(months => ${months}), ${weekday}, 21, 5)`.execute(
        site.database,
      )
    for (const [months, weekday] of [
      [0, 1],
      [2, 7],
      [3, 3],
    ] as const)
      await insert(months, weekday)
    const { since, weekdays } = await hoursOf(own)
    expect([weekdays[0][21], weekdays[6][21], weekdays[2][21]]).toEqual([5, 5, 0])
    expect(since).toMatch(/^\d{4}-\d\d-01$/)
    const days = (Date.now() - new Date(since).getTime()) / 86_400_000
    expect(days).toBeGreaterThan(58)
    expect(days).toBeLessThan(93)
    await site.runChores()
    const { rows } = await sql`SELECT FROM author_hours WHERE user_id = ${own.id}`.execute(
      site.database,
    )
    expect(rows).toHaveLength(2)
  })

  it('is gone with its author', async () => {
    const own = await site.member()
    const { id, slug } = await insertPost(site.database, own.id)
    await read(slug, 1, 'site')
    await site.runChores()
    await sql`UPDATE posts SET deleted_at = now() WHERE id = ${id}`.execute(site.database)
    await sql`DELETE FROM users WHERE id = ${own.id}`.execute(site.database)
    const { rows } = await sql`SELECT FROM author_hours WHERE user_id = ${own.id}`.execute(
      site.database,
    )
    expect(rows).toEqual([])
  })
})

describe('GET /graph-stats', () => {
  it('knows whether anything was before', async () => {
    const own = await site.member()
    const { slug } = await insertPost(site.database, own.id)
    await read(slug, 1, 'site')
    await site.runChores()
    const earlier = async (from: number, to: number) => {
      const url = `/api/graph-stats?startAt=${now() + from * day}&endAt=${now() + to * day}`
      return (await site.call({ url, as: own })).body.hasEarlier
    }
    expect([await earlier(-29, 0), await earlier(1, 30)]).toEqual([false, true])
  })
})
