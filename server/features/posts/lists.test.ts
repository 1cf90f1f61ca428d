import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '../../../tests/support/members.ts'
import { insertPost, type PostChanges } from '../../../tests/support/posts.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'

let site: TestSite
let author: Member
let reader: Member
beforeAll(async () => {
  site = await testSite()
  author = await site.member({ username: 'yazar' })
  reader = await site.member({ username: 'okur' })
})

const write = (changes: PostChanges = {}, by = author) => insertPost(site.database, by.id, changes)
const get = (url: string, as?: Member) => site.call({ url, ...(as && { as }) })
const titlesIn = (body: { 'hydra:member': { title: string }[] }) =>
  body['hydra:member'].map(({ title }) => title)

/** Follows hydra:next to the end. */
async function everyTitle(
  url: string,
  as?: Member,
  meanwhile?: () => Promise<unknown>,
): Promise<string[]> {
  const titles: string[] = []
  for (let next: string | undefined = url; next !== undefined;) {
    const { body, status } = await get(next, as)
    expect(status).toBe(200)
    titles.push(...titlesIn(body))
    await meanwhile?.()
    next = body['hydra:view']['hydra:next']
  }
  return titles
}

describe('GET /posts', () => {
  it('gives what is published, newest first, 50 a page, with everything a card shows', async () => {
    const { slug } = await write({
      title: 'En yeni',
      tags: ['Şiir', 'kent'],
      secondCategory: 'kent',
    })
    const { status, body } = await get('/api/posts')
    expect(status).toBe(200)
    expect(body['hydra:member'][0]).toMatchObject({
      '@id': `/api/posts/${slug}`,
      '@type': 'Post',
      title: 'En yeni',
      excerpt: 'Kısa bir giriş.',
      category: { '@type': 'Category', slug: 'deneme' },
      categories: [{ slug: 'deneme' }, { slug: 'kent' }],
      tags: [{ '@type': 'Tag', slug: 'siir', name: 'Şiir', postCount: 1 }, { slug: 'kent' }],
      user: { username: 'yazar', postCount: 1 },
      bookmark: null,
      userApplauses: { count: 0 },
    })
    expect(body['hydra:member'][0]).not.toHaveProperty('entries')
    expect(body['hydra:member'][0].user).not.toHaveProperty('email')
    expect(body['hydra:view']['@id']).toContain('itemsPerPage=50')
  })

  it('hides what is not published or deleted, also when it is asked for', async () => {
    for (const status of [0, 2, 3, 4, 5]) await write({ title: `Gizli ${status}`, status })
    await write({ title: 'Gizli silinmiş', isDeleted: true })
    for (const url of ['/api/posts', '/api/posts?status=2', '/api/posts?status=1'])
      expect((await everyTitle(url)).filter((title) => title.startsWith('Gizli'))).toEqual([])
    expect(await everyTitle('/api/posts?status=2', reader)).toEqual([])
    expect(await everyTitle('/api/posts?status=2', author)).toEqual(['Gizli 2'])
  })

  it('carries the caller’s own bookmark and applause for the whole list', async () => {
    const { id } = await write({ title: 'İşaretli' })
    await sql`INSERT INTO bookmarks (user_id, post_id) VALUES (${reader.id}, ${id})`.execute(
      site.database,
    )
    await sql`INSERT INTO applause (user_id, post_id, count) VALUES (${reader.id}, ${id}, 7)`.execute(
      site.database,
    )
    const [mine] = (await get('/api/posts', reader)).body['hydra:member']
    const [theirs] = (await get('/api/posts', author)).body['hydra:member']
    expect(mine).toMatchObject({
      title: 'İşaretli',
      bookmark: { id: expect.any(Number) },
      userApplauses: { count: 7 },
    })
    expect(theirs).toMatchObject({ bookmark: null, userApplauses: { count: 0 } })
  })

  it('orders by reads and by time, and keeps the short reads apart', async () => {
    await write({ title: 'Çok okunan', views: 900, readTime: 600, hoursAgo: 50 })
    await write({ title: 'Kısa ve okunan', views: 800, readTime: 120, hoursAgo: 49 })
    const popular = await get(
      '/api/posts?order[views]=desc&order[createdAt]=desc&status=1&itemsPerPage=2',
    )
    expect(titlesIn(popular.body)).toEqual(['Çok okunan', 'Kısa ve okunan'])
    const short = await get('/api/posts?order[views]=desc&status=1&readTime[lte]=120')
    expect(titlesIn(short.body)[0]).toBe('Kısa ve okunan')
    expect(short.body['hydra:totalItems']).toBe(titlesIn(short.body).length)
    const oldest = await get('/api/posts?order[createdAt]=asc&itemsPerPage=1')
    expect(titlesIn(oldest.body)).toEqual(['Çok okunan'])
  })

  it('orders as the caller says: what is named first decides first', async () => {
    const fan = await site.member()
    const titles = async (query: string) => titlesIn((await get(`/api/posts?${query}`)).body)
    await write({ title: 'Eski ve okunan', views: 5000, hoursAgo: 30 }, fan)
    await write({ title: 'Yeni', views: 1 }, fan)
    expect((await titles('order[views]=desc&order[createdAt]=desc'))[0]).toBe('Eski ve okunan')
    for (const order of [
      'order[createdAt]=desc&order[views]=desc',
      'order[createdAt]=desc&order[likes]=desc',
    ])
      expect((await titles(order))[0]).toBe('Yeni')
    const byTime = await everyTitle('/api/posts?order[createdAt]=desc&itemsPerPage=100')
    const twice = 'order[createdAt]=desc&order[views]=desc&itemsPerPage=3'
    expect(await everyTitle(`/api/posts?${twice}`)).toEqual(byTime)
    await sql`UPDATE posts SET views = 0 WHERE title = 'Eski ve okunan'`.execute(site.database)
  })

  it('gives a member the posts of those they follow', async () => {
    const [fan, other] = [await site.member(), await site.member()]
    for (const following of [author, other])
      await site.call({
        method: 'POST',
        url: '/api/user_relationships',
        payload: { follower: fan.username, following: following.username },
        as: fan,
      })
    await write({ title: 'Takip edilenden' }, other)
    await write({ title: 'Takip edilenin taslağı', status: 2 }, other)
    await write({ title: 'Başkasından' }, reader)
    const { body } = await get('/api/posts?following=1&status=1', fan)
    expect(titlesIn(body)[0]).toBe('Takip edilenden')
    const names = new Set(
      body['hydra:member'].map((post: { user: { username: string } }) => post.user.username),
    )
    expect(names).toEqual(new Set([other.username, author.username]))
    const all = await everyTitle('/api/posts?following=1&itemsPerPage=3', fan)
    expect(body['hydra:totalItems']).toBe(all.length)
    expect(await everyTitle('/api/posts?following=1', await site.member())).toEqual([])
    expect((await get('/api/posts?following=1')).status).toBe(401)
    for (const query of ['following=2', 'following=1&status=2', 'following=1&order[views]=desc'])
      expect((await get(`/api/posts?${query}`, fan)).status).toBe(400)
  })

  it('gives the same to a member who follows hundreds more', async () => {
    const [few, many] = [await site.member(), await site.member()]
    for (const { id } of [few, many])
      await sql`INSERT INTO user_relationships (follower_id, following_id) VALUES (${id}, ${author.id})`.execute(
        site.database,
      )
    await sql`
      WITH silent AS (
        INSERT INTO users (username, first_name, last_name, email, password_hash)
        SELECT 'sessiz_' || n, 'Sessiz', 'Üye', 'sessiz_' || n || '@ornek.example', '' FROM generate_series(1, 250) AS n
        RETURNING id)
      INSERT INTO user_relationships (follower_id, following_id) SELECT ${many.id}, id FROM silent`.execute(
      site.database,
    )
    const url = '/api/posts?following=1&itemsPerPage=3'
    expect(await everyTitle(url, many)).toEqual(await everyTitle(url, few))
    const totalOf = async (as: Member) => (await get(url, as)).body['hydra:totalItems']
    expect(await totalOf(many)).toBe(await totalOf(few))
  })

  it('lists what a member applauded, the newest applause first', async () => {
    const first = await write({ title: 'Önce alkışlanan' })
    const hidden = await write({ title: 'Sonradan kaldırılan', status: 0 })
    const second = await write({ title: 'Sonra alkışlanan', hoursAgo: 90 })
    for (const { id } of [first, hidden, second])
      await sql`INSERT INTO applause (user_id, post_id, count) VALUES (${author.id}, ${id}, 1)`.execute(
        site.database,
      )
    const url = '/api/posts?userApplauses.user.username=yazar&status=1&order[userApplauses.id]=desc'
    const { body } = await get(`${url}&itemsPerPage=1`)
    expect(body['hydra:totalItems']).toBe(2)
    expect(await everyTitle(`${url}&itemsPerPage=1`)).toEqual([
      'Sonra alkışlanan',
      'Önce alkışlanan',
    ])
    expect(
      (await get('/api/posts?userApplauses.user.username=kimse')).body['hydra:totalItems'],
    ).toBe(0)
  })

  it.each([
    '',
    '&order[views]=desc&order[createdAt]=desc',
    '&order[likes]=desc',
    '&order[createdAt]=asc',
  ])('visits every post once by hydra:next, while new ones arrive (%s)', async (order) => {
    const before = await everyTitle(`/api/posts?itemsPerPage=100${order}`)
    const seen = await everyTitle(`/api/posts?itemsPerPage=3${order}`, undefined, () =>
      write({ title: 'Araya giren' }),
    )
    const known = seen.filter((title) => title !== 'Araya giren')
    expect(known.toSorted()).toEqual(before.filter((title) => title !== 'Araya giren').toSorted())
  })

  it.each([
    ['order[email]=asc', 'order[email]'],
    ['user.email=x', 'user.email'],
    ['status=9', 'status'],
    ['status=x', 'status'],
    ['readTime[lte]=-1', 'readTime[lte]'],
    ['readTime[lte]=300', 'readTime[lte]'],
    ['order[views]=sideways', 'order[views]'],
    ['order[views]=asc&order[createdAt]=desc', 'order[createdAt]'],
    ['order[userApplauses.id]=desc', 'order[userApplauses.id]'],
    ['userApplauses.user.username=okur&order[userApplauses.id]=asc', 'order[userApplauses.id]'],
    ['userApplauses.user.username=okur&order[views]=desc', 'order[views]'],
    ['userApplauses.user.username=okur&readTime[lte]=120', 'readTime[lte]'],
    ['userApplauses.user.username=okur&status=2', 'status'],
    ['order[views]=desc&order[likes]=desc', 'order[likes]'],
    ['order[likes]=desc&order[views]=desc', 'order[views]'],
    ['order[createdAt]=desc&order[views]=desc&order[likes]=asc', 'order[likes]'],
    ['cursor=WyJ4Il0', 'cursor'],
    ['itemsPerPage=1000', 'itemsPerPage'],
  ])('refuses %s and names it', async (query, name) => {
    const { status, body } = await get(`/api/posts?${query}`)
    expect(status).toBe(400)
    expect(body['hydra:description']).toContain(`"${name}"`)
  })
})

describe('GET /users/{username}/posts', () => {
  it('shows everybody what is published and the author everything, 10 a page', async () => {
    const writer = await site.member({ username: 'irmak' })
    await write({ title: 'Yayında' }, writer)
    await write({ title: 'Taslak', status: 2 }, writer)
    expect(await everyTitle('/api/users/Irmak/posts?status=2')).toEqual(['Yayında'])
    expect((await everyTitle('/api/users/irmak/posts', writer)).toSorted()).toEqual([
      'Taslak',
      'Yayında',
    ])
    expect(await everyTitle('/api/users/irmak/posts?status=2', writer)).toEqual(['Taslak'])
    const { body } = await get('/api/users/irmak/posts')
    expect(body['hydra:totalItems']).toBe(1)
    expect(body['hydra:view']['@id']).toContain('itemsPerPage=10')
  })

  it('says that there is no such author', async () => {
    const { status, body } = await get('/api/users/yokboyle/posts')
    expect(status).toBe(404)
    expect(body['hydra:description']).toBe('Yazar bulunamadı')
  })
})

describe('GET /categories/{id}/posts', () => {
  it('merges first and second categories in order, 11 a page', async () => {
    for (const [index, hoursAgo] of [5, 1, 3].entries())
      await write({ title: `Birinci ${index}`, category: 'gezi', hoursAgo })
    await write({ title: 'İkinci', category: 'muzik', secondCategory: 'gezi', hoursAgo: 2 })
    await write({ title: 'Gezi taslağı', category: 'gezi', status: 2 })
    const url = '/api/categories/gezi/posts?status=1'
    const inOrder = ['Birinci 1', 'İkinci', 'Birinci 2', 'Birinci 0']
    expect(await everyTitle(url)).toEqual(inOrder)
    expect(await everyTitle(`${url}&itemsPerPage=1`)).toEqual(inOrder)
    const second = await get(`${url}&itemsPerPage=2&page=2`)
    expect(titlesIn(second.body)).toEqual(inOrder.slice(2))
    expect(second.body['hydra:totalItems']).toBe(4)
    const { id } = (await get('/api/categories/gezi')).body
    expect(await everyTitle(`/api/categories/${id}/posts?order[views]=desc`)).toHaveLength(4)
    expect((await get(url)).body['hydra:view']['@id']).toContain('itemsPerPage=11')
  })

  it('lists only what is published, and says so when something else is asked for', async () => {
    await write({ category: 'doga', tags: ['Orman'] })
    for (const url of ['/api/categories/doga/posts', '/api/tags/orman/posts']) {
      expect((await get(`${url}?status=1`)).status).toBe(200)
      const { status, body } = await get(`${url}?status=2`)
      expect([status, body['hydra:description']]).toEqual([
        400,
        expect.stringContaining('"status"'),
      ])
    }
  })

  it('is not found for a category that is not there', async () => {
    expect((await get('/api/categories/yok/posts')).status).toBe(404)
    expect((await get('/api/categories/999999/posts')).status).toBe(404)
  })
})

describe('GET /tags/{id}/posts', () => {
  it('gives a tag’s posts by slug or number, in Turkish spelling too', async () => {
    await write({ title: 'Etiketli eski', tags: ['Göç'], hoursAgo: 9 })
    await write({ title: 'Etiketli yeni', tags: ['Göç'] })
    await write({ title: 'Etiketli taslak', tags: ['Göç'], status: 2 })
    const { body } = await get('/api/tags/goc')
    expect(body).toMatchObject({ '@type': 'Tag', name: 'Göç', slug: 'goc', postCount: 2 })
    for (const id of ['goc', 'Göç', body.id])
      expect(await everyTitle(`/api/tags/${encodeURIComponent(id)}/posts?itemsPerPage=1`)).toEqual([
        'Etiketli yeni',
        'Etiketli eski',
      ])
    expect((await get('/api/tags/yok/posts')).status).toBe(404)
  })
})
