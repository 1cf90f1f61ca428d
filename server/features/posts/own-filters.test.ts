import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '../../../tests/support/members.ts'
import { insertPost, type PostChanges } from '../../../tests/support/posts.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { indexPosts } from '../search/search.public.ts'

let site: TestSite
let elif: Member
let can: Member

/** Each differs from the others in what is filtered and sorted by. */
const written: (PostChanges & { title: string })[] = [
  { title: 'Kısa deniz', category: 'kent', readTime: 60, views: 5, likes: 9, hoursAgo: 1 },
  {
    title: 'Orta orman',
    category: 'gezi',
    secondCategory: 'kent',
    readTime: 300,
    views: 9,
    likes: 1,
    hoursAgo: 24 * 10,
  },
  { title: 'Uzun deniz', category: 'gezi', readTime: 900, views: 1, likes: 5, hoursAgo: 24 * 400 },
]

const numbers = new Map<string, number>()
beforeAll(async () => {
  site = await testSite()
  elif = await site.member({ username: 'elif' })
  can = await site.member({ username: 'can' })
  for (const post of written) {
    const { id } = await insertPost(site.database, elif.id, post)
    numbers.set(post.title, id)
    for (const table of ['bookmarks', 'applause'])
      await sql`INSERT INTO ${sql.table(table)} (user_id, post_id, created_at ${sql.raw(table === 'applause' ? ', count' : '')})
        SELECT ${can.id}, id, created_at ${sql.raw(table === 'applause' ? ', 2' : '')} FROM posts WHERE id = ${id}`.execute(
        site.database,
      )
  }
  await insertPost(site.database, elif.id, { title: 'Uzun taslak', status: 2, readTime: 900 })
  await insertPost(site.database, elif.id, { title: 'Silinen', isDeleted: true, readTime: 60 })
  await site.database.write((transaction) => indexPosts(transaction, [...numbers.values()]))
})

const titlesOf = async (url: string, as: Member): Promise<string[]> => {
  const { status, body, text } = await site.call({ url: `/api${url}`, as })
  expect(status, text).toBe(200)
  const titles = body['hydra:member'].map(
    (item: { title?: string; post?: { title: string } }) => item.title ?? item.post!.title,
  )
  expect(body['hydra:totalItems']).toBe(titles.length)
  return titles
}

const narrowed = [
  ['', ['Kısa deniz', 'Orta orman', 'Uzun deniz']],
  ['category=kent', ['Kısa deniz', 'Orta orman']],
  ['category=boyle-bir-kategori-yok', []],
  ['since=week', ['Kısa deniz']],
  ['since=month', ['Kısa deniz', 'Orta orman']],
  ['since=year', ['Kısa deniz', 'Orta orman']],
  ['length=short', ['Kısa deniz']],
  ['length=medium', ['Orta orman']],
  ['length=long', ['Uzun deniz']],
  ['q=denizler', ['Kısa deniz', 'Uzun deniz']],
  ['q=deniz&length=long&category=gezi', ['Uzun deniz']],
  ['q=deniz&since=week&length=long', []],
] as const

describe('GET /users/{username}/posts of oneself', () => {
  const own = '/users/elif/posts?status=1'

  it.each(narrowed)('is narrowed by %s', async (filter, titles) => {
    expect(await titlesOf(`${own}&${filter}`, elif)).toEqual(titles)
  })

  it.each([
    ['order[createdAt]=asc', ['Uzun deniz', 'Orta orman', 'Kısa deniz']],
    ['order[views]=desc', ['Orta orman', 'Kısa deniz', 'Uzun deniz']],
    ['order[likes]=desc', ['Kısa deniz', 'Uzun deniz', 'Orta orman']],
    ['order[readTime]=desc', ['Uzun deniz', 'Orta orman', 'Kısa deniz']],
    ['order[readTime]=asc&category=kent', ['Kısa deniz', 'Orta orman']],
  ])('is put in order by %s', async (order, titles) => {
    expect(await titlesOf(`${own}&${order}`, elif)).toEqual(titles)
  })

  it('counts, drafts and deleted ones are narrowed alike', async () => {
    const { body } = await site.call({ url: '/api/post_counts?length=long', as: elif })
    expect(body).toMatchObject({ active: 1, draft: 1, deleted: 0 })
    expect(await titlesOf('/users/elif/posts?status=2&length=long', elif)).toEqual(['Uzun taslak'])
    expect(await titlesOf('/deleted_posts?length=short', elif)).toEqual(['Silinen'])
    expect(await titlesOf('/deleted_posts?length=long', elif)).toEqual([])
  })

  it.each([
    'category=kent',
    'since=week',
    'length=long',
    'order[readTime]=desc',
    'order[views]=desc',
  ])('nobody else may have it gone through by %s', async (query) => {
    const url = `/api/users/elif/posts?${query}`
    expect((await site.call({ url, as: can })).status).toBe(403)
    expect((await site.call({ url })).status).toBe(403)
  })

  it.each(['order[title]=asc', 'since=decade', 'length=huge', 'colour=red', 'order[views]=up'])(
    'refuses %s',
    async (query) => {
      const { status, body } = await site.call({ url: `/api/users/elif/posts?${query}`, as: elif })
      expect(status).toBe(400)
      expect(body['hydra:description']).toContain(query.split('=')[0])
    },
  )
})

describe('GET /bookmarks', () => {
  it.each(narrowed)('is narrowed by %s', async (filter, titles) => {
    expect(await titlesOf(`/bookmarks?${filter}`, can)).toEqual([...titles].toReversed())
  })

  it.each([
    ['order[createdAt]=asc', ['Kısa deniz', 'Orta orman', 'Uzun deniz']],
    ['order[post.views]=desc', ['Orta orman', 'Kısa deniz', 'Uzun deniz']],
    ['order[post.likes]=asc', ['Orta orman', 'Uzun deniz', 'Kısa deniz']],
    ['order[post.readTime]=desc&q=deniz', ['Uzun deniz', 'Kısa deniz']],
  ])('is put in order by %s', async (order, titles) => {
    expect(await titlesOf(`/bookmarks?${order}`, can)).toEqual(titles)
  })

  it('so is a list, which otherwise keeps the order by hand and its notes', async () => {
    const payload = { name: 'Güz' }
    const { body: list } = await site.call({
      method: 'POST',
      url: '/api/custom_lists',
      payload,
      as: can,
    })
    for (const title of ['Uzun deniz', 'Kısa deniz'])
      await site.call({
        method: 'POST',
        url: '/api/bookmarks',
        payload: { post: String(numbers.get(title)), list: String(list.id) },
        as: can,
      })
    const of = `/bookmarks?list=${list.id}`
    expect(await titlesOf(of, can)).toEqual(['Uzun deniz', 'Kısa deniz'])
    expect(await titlesOf(`${of}&order[post.views]=desc`, can)).toEqual([
      'Kısa deniz',
      'Uzun deniz',
    ])
    expect(await titlesOf(`${of}&length=long`, can)).toEqual(['Uzun deniz'])
    const { body } = await site.call({ url: `/api${of}&length=long`, as: can })
    expect(body['hydra:member'][0]).toMatchObject({ note: '', lists: [list.id] })
    expect((await site.call({ url: `/api${of}`, as: elif })).status).toBe(404)
  })

  it('refuses two orders, and what it does not offer', async () => {
    for (const query of [
      'order[post.views]=desc&order[post.likes]=desc',
      'order[views]=desc',
      'since=x',
    ])
      expect((await site.call({ url: `/api/bookmarks?${query}`, as: can })).status).toBe(400)
  })
})

describe('GET /posts that one applauded oneself', () => {
  const own = '/posts?userApplauses.user.username=can'

  it.each(narrowed)('is narrowed by %s', async (filter, titles) => {
    expect(await titlesOf(`${own}&${filter}`, can)).toEqual([...titles].toReversed())
  })

  it.each([
    ['order[userApplauses.id]=asc', ['Kısa deniz', 'Orta orman', 'Uzun deniz']],
    ['order[views]=desc', ['Orta orman', 'Kısa deniz', 'Uzun deniz']],
    ['order[readTime]=asc&q=deniz', ['Kısa deniz', 'Uzun deniz']],
  ])('is put in order by %s', async (order, titles) => {
    expect(await titlesOf(`${own}&${order}`, can)).toEqual(titles)
  })

  it.each([
    'q=deniz',
    'category=kent',
    'since=week',
    'order[views]=desc',
    'order[userApplauses.id]=asc',
  ])('nobody else may have it gone through by %s', async (query) => {
    for (const as of [elif, undefined])
      expect((await site.call({ url: `/api${own}&${query}`, ...(as && { as }) })).status).toBe(400)
  })

  it.each(['q=deniz', 'category=kent', 'length=long', 'order[readTime]=desc'])(
    'everybody’s posts are not narrowed by %s',
    async (query) => {
      const { status, body } = await site.call({ url: `/api/posts?${query}`, as: can })
      expect(status).toBe(400)
      expect(body['hydra:description']).toContain(query.split('=')[0])
    },
  )
})

describe('GET /named_posts', () => {
  const ask = (posts: string, as?: Member) =>
    site.call({ url: `/api/named_posts?posts=${posts}`, ...(as && { as }) })

  it('gives what is published among them, in their order, to anybody', async () => {
    const slugs: string[] = []
    for (const status of [1, 0, 2, 1])
      slugs.push((await insertPost(site.database, elif.id, { status })).slug)
    const { slug: deleted } = await insertPost(site.database, elif.id, { isDeleted: true })
    const [first, , , last] = slugs
    const wanted = [last, deleted, 'boyle-bir-yazi-yok', ...slugs.slice(0, 3)].join(',')
    for (const as of [undefined, can, elif]) {
      const { status, body } = await ask(wanted, as)
      expect(status).toBe(200)
      expect(body['hydra:member'].map(({ slug }: { slug: string }) => slug)).toEqual([last, first])
    }
  })

  it('refuses none and too many', async () => {
    expect((await ask('')).status).toBe(400)
    expect((await ask(Array(101).fill('a').join(','))).status).toBe(400)
  })
})
