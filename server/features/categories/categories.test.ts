import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertPost } from '../../../tests/support/posts.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
  const { id } = await site.member()
  // Two of our own instead of the starter set.
  await sql`DELETE FROM categories`.execute(site.database)
  await insertPost(site.database, id, { category: 'kent' })
  await insertPost(site.database, id, { category: 'kent', status: 2 })
  await insertPost(site.database, id, { category: 'gunce' })
})

const slugs = (body: { 'hydra:member': { slug: string }[] }) =>
  body['hydra:member'].map(({ slug }) => slug)

describe('GET /categories', () => {
  it('lists all with the number of their published posts', async () => {
    const { status, body } = await site.call({ url: '/api/categories' })
    expect(status).toBe(200)
    expect(slugs(body)).toEqual(['kent', 'gunce'])
    expect(body['hydra:member'][0]).toMatchObject({
      '@id': '/api/categories/kent',
      '@type': 'Category',
      postCount: 1,
    })
  })
})

describe('GET /categories/{id}', () => {
  it('gives one by slug and by number', async () => {
    const { body } = await site.call({ url: '/api/categories/Kent' })
    expect(body.slug).toBe('kent')
    expect((await site.call({ url: `/api/categories/${body.id}` })).body).toEqual(body)
    expect((await site.call({ url: '/api/categories/yok' })).status).toBe(404)
  })
})

describe('GET /categories/writable', () => {
  it('leaves the journal to editors', async () => {
    const member = await site.member()
    const { status, body } = await site.call({ url: '/api/categories/writable', as: member })
    expect(status).toBe(200)
    expect(slugs(body)).toEqual(['kent'])
    await sql`UPDATE users SET role = 'editor' WHERE id = ${member.id}`.execute(site.database)
    expect(slugs((await site.call({ url: '/api/categories/writable', as: member })).body)).toEqual([
      'kent',
      'gunce',
    ])
  })
})
