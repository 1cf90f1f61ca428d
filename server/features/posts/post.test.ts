import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '../../../tests/support/members.ts'
import { insertPost, type PostChanges } from '../../../tests/support/posts.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import type { SessionControl } from '../../http/call.ts'
import { viewCounter } from './views.ts'

let site: TestSite
let author: Member
let reader: Member
let editor: Member
beforeAll(async () => {
  site = await testSite()
  author = await site.member({ username: 'yazar' })
  reader = await site.member({ username: 'okur' })
  editor = await site.member({ username: 'gozeten' })
  await sql`UPDATE users SET role = 'editor' WHERE id = ${editor.id}`.execute(site.database)
})

const write = (changes: PostChanges = {}) => insertPost(site.database, author.id, changes)
const get = (url: string, as?: Member) => site.call({ url, ...(as && { as }) })

const entries = [
  {
    type: 'heading',
    data: { key: 'a', level: 2, content: [{ type: 'text', text: 'Çamaşır ipleri' }] },
  },
  { type: 'paragraph', data: { key: 'b', content: [{ type: 'text', text: '<b>rüzgâr</b>' }] } },
  { type: 'code', data: { key: 'c', language: 'js', text: 'const x = 1' } },
]

describe('GET /posts/{id}', () => {
  it('gives the whole post by slug and by number', async () => {
    const { id, slug } = await write({ entries })
    const bySlug = await get(`/api/posts/${slug}`)
    const byId = await get(`/api/posts/${id}`)
    expect(bySlug.status).toBe(200)
    expect(byId.body).toEqual(bySlug.body)
    expect(bySlug.body).toMatchObject({
      '@type': 'Post',
      version: 1,
      canonical: null,
      entries,
      tableOfContents: [{ key: 'a', title: 'Çamaşır ipleri', level: 2 }],
      comments: { '@type': 'hydra:Collection', 'hydra:totalItems': 0 },
    })
    expect(bySlug.body.content).toContain('&lt;b&gt;rüzgâr&lt;/b&gt;')
    expect(bySlug.body.content).toContain('hljs-')
  })

  it.each([0, 2, 3, 4, 5])(
    'with status %i exists for its author and for editors alone',
    async (status) => {
      const { slug } = await write({ status })
      expect((await get(`/api/posts/${slug}`)).status).toBe(404)
      expect((await get(`/api/posts/${slug}`, reader)).status).toBe(404)
      expect((await get(`/api/posts/${slug}`, author)).status).toBe(200)
      expect((await get(`/api/posts/${slug}`, editor)).status).toBe(200)
    },
  )

  it('that was deleted is gone for everybody', async () => {
    const { slug } = await write({ isDeleted: true })
    for (const as of [undefined, reader, author, editor])
      expect((await get(`/api/posts/${slug}`, as)).status).toBe(404)
  })

  it.each(['yok', '999999999', '99999999999999999999', '0', "x'--", '%20'])(
    'is not found as %s',
    async (id) => {
      const { status, body } = await get(`/api/posts/${id}`)
      expect(status).toBe(404)
      expect(body['hydra:description']).toBe('Yazı bulunamadı.')
    },
  )
})

describe('GET /posts/{id}/facts', () => {
  it('says what a member has to do with a post', async () => {
    const { id, slug } = await write()
    const facts = async (as: Member) => (await get(`/api/posts/${slug}/facts`, as)).body
    const nothing = {
      '@type': 'PostFacts',
      bookmark: null,
      userApplauses: { count: 0 },
      likes: 0,
      isFollowing: false,
      commentsClosed: false,
      commentLikes: [],
    }
    expect(await facts(reader)).toMatchObject(nothing)
    expect(await facts(author)).toMatchObject(nothing)
    const act = (url: string, payload: object) =>
      site.call({ method: 'POST', url: `/api${url}`, payload, as: reader })
    await act(`/applauses/post/${slug}`, { count: 7 })
    const bookmark = (await act('/bookmarks', { post: slug })).body.id
    await act('/user_relationships', { follower: reader.username, following: author.username })
    const comment = (await act('/comments', { post: slug, text: 'Söz' })).body.id
    const like = (await act('/comment_likes', { likeComment: comment, likeUser: reader.username }))
      .body.id
    expect(await facts(reader)).toMatchObject({
      bookmark: { '@id': `/api/bookmarks/${bookmark}`, id: bookmark },
      userApplauses: { count: 7 },
      likes: 7,
      isFollowing: true,
      commentLikes: [{ comment, id: like, likeCount: 1 }],
    })
    expect(await facts(editor)).toMatchObject({ ...nothing, likes: 7 })
    await sql`UPDATE posts SET status = 0 WHERE id = ${id}`.execute(site.database)
    expect((await get(`/api/posts/${slug}/facts`, reader)).status).toBe(404)
    expect((await get('/api/posts/yok/facts', reader)).status).toBe(404)
  })
})

describe('GET /posts/{id}/next', () => {
  it('leads to the author’s neighbours and to posts like it, published ones only', async () => {
    const older = await write({ title: 'Önceki', hoursAgo: 30, category: 'sinema' })
    const { slug } = await write({
      title: 'Okunan',
      hoursAgo: 20,
      tags: ['film'],
      category: 'sinema',
    })
    const newer = await write({ title: 'Sonraki', hoursAgo: 10, category: 'tarih' })
    await write({ title: 'Aradaki taslak', hoursAgo: 15, status: 2, tags: ['film'] })
    const alike = await insertPost(site.database, reader.id, {
      title: 'Benzer',
      tags: ['film'],
      category: 'sinema',
    })
    const { status, body } = await get(`/api/posts/${slug}/next`)
    expect(status).toBe(200)
    expect(body.previous.id).toBe(older.id)
    expect(body.next.id).toBe(newer.id)
    expect(body.related[0].id).toBe(alike.id)
    expect(body.related.map(({ title }: { title: string }) => title)).not.toContain('Okunan')
  })

  it('of what is not published is there for whoever may read it', async () => {
    const { slug } = await write({ status: 3 })
    for (const as of [undefined, reader])
      expect((await get(`/api/posts/${slug}/next`, as)).status).toBe(404)
    for (const as of [author, editor])
      expect((await get(`/api/posts/${slug}/next`, as)).status).toBe(200)
  })
})

describe('GET /views/post/{slug}', () => {
  const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36'
  const read = (slug: string, options: { as?: Member; agent?: string; address?: string } = {}) =>
    site.call({
      url: `/api/views/post/${slug}`,
      headers: { 'user-agent': options.agent ?? chrome },
      remoteAddress: options.address ?? '10.1.1.1',
      ...(options.as && { as: options.as }),
    })
  /** What is counted; the cached post may show it a minute later. */
  const viewsOf = async (slug: string): Promise<number> =>
    (
      await site.database
        .selectFrom('posts')
        .select('views')
        .where('slug', '=', slug)
        .executeTakeFirstOrThrow()
    ).views
  const numbersOf = (answers: { body: { views: number } }[]) =>
    answers.map(({ body }) => body.views)

  it('counts a viewer once a day, by account or by browser', async () => {
    const { slug } = await write()
    for (let i = 0; i < 4; i++) await read(slug)
    await read(slug, { address: '10.1.1.2' })
    await read(slug, { agent: `${chrome} Edg/1` })
    await read(slug, { as: reader })
    await read(slug, { as: reader, address: '10.1.1.9' })
    expect(await viewsOf(slug)).toBe(4)
  })

  it('counts neither the author nor robots', async () => {
    const { slug } = await write()
    await read(slug, { as: author })
    for (const agent of [
      '',
      'Googlebot/2.1 (+http://www.google.com/bot.html)',
      'facebookexternalhit/1.1',
      'curl/8.0',
    ])
      await read(slug, { agent })
    expect(await viewsOf(slug)).toBe(0)
  })

  it('counts again after 24 hours, and keeps nothing longer', async () => {
    const { slug } = await write()
    await read(slug)
    await sql`UPDATE recent_views SET seen_at = now() - interval '24 hours'`.execute(site.database)
    await read(slug)
    expect(await viewsOf(slug)).toBe(2)
  })

  it('stores nothing that leads back to a visitor', async () => {
    const { slug } = await write()
    await read(slug, { address: '203.0.113.77' })
    const { rows } = await sql<{ viewer: string }>`SELECT viewer FROM recent_views`.execute(
      site.database,
    )
    for (const { viewer } of rows) expect(viewer).toMatch(/^(user \d+|[\w-]{22})$/)
  })

  it('answers with the number that includes this reader, now and when they come again', async () => {
    const { slug } = await write({ views: 41 })
    const { status, body } = await read(slug)
    expect(status).toBe(200)
    expect(body).toEqual({ views: 42 })
    expect((await read(slug)).body).toEqual({ views: 42 })
    expect((await read(slug, { as: reader })).body).toEqual({ views: 43 })
    expect((await read(slug, { as: author })).body).toEqual({ views: 43 })
    expect((await read(slug, { agent: 'curl/8.0' })).body).toEqual({ views: 43 })
    expect(await viewsOf(slug)).toBe(43)
  })

  it('counts two presses of one reader at once as one, and both are told so', async () => {
    const { slug } = await write()
    expect(numbersOf(await Promise.all([read(slug), read(slug)]))).toEqual([1, 1])
    expect(await viewsOf(slug)).toBe(1)
  })

  it('tells readers of several posts at once each the number of theirs', async () => {
    const posts = await Promise.all([10, 20, 30].map((views) => write({ views })))
    const answers = await Promise.all(
      posts.flatMap(({ slug }) => [read(slug), read(slug, { as: reader })]),
    )
    expect(numbersOf(answers).map((views) => Math.floor(views / 10))).toEqual([1, 1, 2, 2, 3, 3])
    for (const [at, { slug }] of posts.entries())
      expect(await viewsOf(slug)).toBe((at + 1) * 10 + 2)
  })

  it('takes sixty browsers at one address for a handful of readers', async () => {
    const { slug } = await write()
    const agents = Array.from({ length: 60 }, (_, i) => `${chrome} Sekme/${i}`)
    for (const agent of agents.slice(0, 30)) await read(slug, { agent })
    await Promise.all(agents.map((agent) => read(slug, { agent })))
    expect(await viewsOf(slug)).toBe(5)
    // Neither the neighbours nor members there are kept from being counted, nor other posts.
    await read(slug, { address: '10.1.1.2' })
    await read(slug, { as: reader })
    expect(await viewsOf(slug)).toBe(7)
    const other = await write()
    await Promise.all(agents.map((agent) => read(other.slug, { agent })))
    expect(await viewsOf(other.slug)).toBe(5)
  })

  it('takes the addresses of one IPv6 network for one', async () => {
    const { slug } = await write()
    for (let i = 1; i <= 20; i++) await read(slug, { address: `2001:db8:0:7::${i}` })
    expect(await viewsOf(slug)).toBe(1)
    await read(slug, { address: '2001:db8:0:8::1' })
    expect(await viewsOf(slug)).toBe(2)
  })

  it('counts the same from two processes at once', async () => {
    const { id, slug } = await write()
    const [first, second] = [viewCounter(site.database), viewCounter(site.database)]
    const visitor = (i: number) => ({ address: `10.3.${i}.1`, userAgent: chrome }) as SessionControl
    const viewing = (i: number) => ({ postId: id, caller: null, visitor: visitor(i) })
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, (_, i) => second.count(viewing(i), 'direct')),
      ...Array.from({ length: 20 }, (_, i) => first.count(viewing(i), 'direct')),
    ])
    expect(await viewsOf(slug)).toBe(20)
    for (const views of answers) expect(views).toBeGreaterThan(0)
  })

  it('is not found for a draft', async () => {
    expect((await read((await write({ status: 2 })).slug)).status).toBe(404)
  })

  it('counts many at once without losing one', async () => {
    const { slug } = await write()
    await Promise.all(Array.from({ length: 60 }, (_, i) => read(slug, { address: `10.2.${i}.1` })))
    expect(await viewsOf(slug)).toBe(60)
  })
})
