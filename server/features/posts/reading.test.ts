import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '../../../tests/support/members.ts'
import { insertPost } from '../../../tests/support/posts.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'

let site: TestSite
let author: Member
let reader: Member
beforeAll(async () => {
  site = await testSite()
  author = await site.member({ username: 'yazar' })
  reader = await site.member({ username: 'okur', isConfirmed: false })
})

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

interface From {
  as?: Member
  agent?: string
  address?: string
}

const call = (slug: string, { as, agent = firefox, address = '10.1.1.1' }: From, more: object) =>
  site.call({
    url: `/api/views/post/${slug}`,
    headers: { 'user-agent': agent },
    remoteAddress: address,
    ...(as && { as }),
    ...more,
  })
const read = (slug: string, by: From = {}, from?: string) =>
  call(slug, by, from === undefined ? {} : { query: { from } })
const leave = (slug: string, depth: unknown, by: From = {}) =>
  call(slug, by, { method: 'POST', payload: { depth } })

const newPost = (changes = {}) => insertPost(site.database, author.id, changes)

/** As it was folded: known, a quarter, a half, three quarters, all of it. */
async function depthsOf(postId: number): Promise<number[]> {
  await site.runChores()
  const { rows } = await sql<{ depths: number[] }>`
    SELECT ARRAY[sum(depth_known), sum(depth_25), sum(depth_50), sum(depth_75), sum(depth_100)]::int[] AS depths
    FROM post_days WHERE post_id = ${postId}`.execute(site.database)
  return rows[0]!.depths
}

async function sourcesOf(postId: number): Promise<Record<string, number>> {
  await site.runChores()
  const { rows } = await sql<{ source: string; views: number }>`
    SELECT source, sum(views)::int AS views FROM post_sources WHERE post_id = ${postId} GROUP BY 1`.execute(
    site.database,
  )
  return Object.fromEntries(rows.map(({ source, views }) => [source, views]))
}

describe('POST /views/post/{slug}', () => {
  it('counts how far each reader came', async () => {
    const { id, slug } = await newPost()
    const readers: From[] = [
      { address: '10.1.1.1' },
      { address: '10.1.1.2' },
      { address: '10.1.1.3' },
      { as: reader },
    ]
    for (const by of readers) await read(slug, by)
    for (const [at, depth] of [0, 25, 75, 100].entries()) {
      const { status, text } = await leave(slug, depth, readers[at])
      expect([status, text]).toEqual([204, ''])
    }
    expect(await depthsOf(id)).toEqual([4, 3, 2, 2, 1])
  })

  it('counts nobody twice, be it at once, and nobody whose read was not counted', async () => {
    const { id, slug } = await newPost()
    await leave(slug, 100)
    await read(slug)
    await Promise.all([leave(slug, 50), leave(slug, 50), leave(slug, 50)])
    await leave(slug, 100)
    // Others of the same network are not this reader.
    await leave(slug, 100, { agent: `${firefox} Baska` })
    expect(await depthsOf(id)).toEqual([1, 1, 1, 0, 0])
  })

  it('counts again with a read that counts again', async () => {
    const { id, slug } = await newPost()
    await read(slug)
    await leave(slug, 25)
    const yesterday = sql`UPDATE recent_views SET seen_at = now() - interval '24 hours'`
    await yesterday.execute(site.database)
    await leave(slug, 100)
    await read(slug)
    await leave(slug, 100)
    expect(await depthsOf(id)).toEqual([2, 2, 1, 1, 1])
  })

  it('counts neither the author nor robots', async () => {
    const { id, slug } = await newPost()
    for (const by of [{ as: author }, { agent: 'Googlebot/2.1' }, { agent: '' }]) {
      await read(slug, by)
      expect((await leave(slug, 100, by)).status).toBe(204)
    }
    const rows = await sql`SELECT FROM statistics_changes WHERE post_id = ${id}`.execute(
      site.database,
    )
    expect(rows.rows).toEqual([])
  })

  it('belongs to the day of the read', async () => {
    const { id, slug } = await newPost()
    await read(slug)
    await sql`UPDATE recent_views SET seen_at = now() - interval '23 hours 59 minutes'`.execute(
      site.database,
    )
    await leave(slug, 100)
    await site.runChores()
    const { rows } = await sql<{ isRight: boolean }>`
      SELECT day = site_day(now() - interval '23 hours 59 minutes') AS "isRight" FROM post_days
      WHERE post_id = ${id} AND depth_known > 0`.execute(site.database)
    expect(rows).toEqual([{ isRight: true }])
  })

  it('keeps with a viewer only that it was said', async () => {
    const { slug } = await newPost()
    await read(slug)
    await leave(slug, 75)
    const { rows } = await sql<object>`SELECT * FROM recent_views LIMIT 1`.execute(site.database)
    expect(Object.keys(rows[0]!).toSorted()).toEqual([
      'is_depth_known',
      'post_id',
      'seen_at',
      'viewer',
    ])
  })

  it.each([10, 101, -25, 25.5, '25', null, undefined, [25], 1e99])(
    'refuses the depth %j',
    async (depth) => {
      const { slug } = await newPost()
      const { status, body } = await leave(slug, depth)
      expect(status).toBe(422)
      expect(body.violations).toEqual([
        { propertyPath: 'depth', message: expect.stringMatching(/\.$/) },
      ])
    },
  )

  it('counts nothing for a draft, nor for what is not there, and says nothing of it', async () => {
    const { slug } = await newPost({ status: 2 })
    for (const name of [slug, 'yok-boyle-bir-yazi'])
      expect((await leave(name, 25)).status).toBe(204)
    const { rows } = await sql`
      SELECT FROM statistics_changes JOIN posts ON posts.id = post_id WHERE slug = ${slug}`.execute(
      site.database,
    )
    expect(rows).toEqual([])
  })

  it('is refused to a page of another site', async () => {
    const { slug } = await newPost()
    const headers = { 'sec-fetch-site': 'cross-site' }
    const url = `/api/views/post/${slug}`
    const answer = await site.call({ method: 'POST', url, headers, payload: { depth: 25 } })
    expect(answer.status).toBe(403)
  })
})

describe('where readers come from', () => {
  it('is counted with the read, and with it alone', async () => {
    const { id, slug } = await newPost()
    const froms = [undefined, 'site', 'www.google.com.tr', 'www.ornek.com', 'ornek.com', '::']
    for (const [at, from] of froms.entries()) {
      const by = { address: `10.4.${at}.1` }
      const { body } = await read(slug, by, from)
      expect(body).toEqual({ views: at + 1 })
      await read(slug, by, 'ikinci.com')
    }
    await read(slug, { as: author }, 'yazar.com')
    await read(slug, { agent: 'Googlebot/2.1', address: '10.4.77.1' }, 'robot.com')
    expect(await sourcesOf(id)).toEqual({
      direct: 1,
      site: 1,
      search: 1,
      'ornek.com': 2,
      other: 1,
    })
  })

  it('is one for one reader, also when two are said at once', async () => {
    const { id, slug } = await newPost()
    const answers = await Promise.all(
      ['bir.com', 'iki.com', 'uc.com'].map((from) => read(slug, {}, from)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const sources = await sourcesOf(id)
    expect(Object.values(sources)).toEqual([1])
  })

  it('never fills the table: a post has fifty hosts in a month, and others after that', async () => {
    const { id, slug } = await newPost()
    const arrive = (from: number, to: number) =>
      Promise.all(
        Array.from({ length: to - from }, (_, i) =>
          read(slug, { address: `10.5.${from + i}.1` }, `site${from + i}.com`),
        ),
      )
    await arrive(0, 30)
    await site.runChores()
    await arrive(30, 70)
    await read(slug, { address: '10.6.1.1' }, 'site3.com')
    await read(slug, { address: '10.6.2.1' }, 'google.com')
    const sources = await sourcesOf(id)
    const hosts = Object.keys(sources).filter((source) => source.includes('.'))
    expect(hosts).toHaveLength(50)
    expect(sources).toMatchObject({ other: 20, 'site3.com': 2, search: 1 })
    // Another month begins anew.
    await sql`UPDATE post_sources SET day = day - 40 WHERE post_id = ${id}`.execute(site.database)
    await read(slug, { address: '10.6.3.1' }, 'yeni.com')
    expect(await sourcesOf(id)).toMatchObject({ 'yeni.com': 1 })
  })

  it('is refused where it is longer than any host, and named', async () => {
    const { slug } = await newPost()
    const { status, body } = await read(slug, {}, 'a'.repeat(261))
    expect(status).toBe(400)
    expect(body['hydra:description']).toMatch(/^"from" .+\.$/)
  })
})
