import { beforeAll, describe, expect, it } from 'vitest'
import { insertPost } from '../../../tests/support/posts.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
  const { id } = await site.member()
  await insertPost(site.database, id, { tags: ['Şiir', 'Işık'] })
  await insertPost(site.database, id, { tags: ['Işık'] })
  await insertPost(site.database, id, { tags: ['Şirket', 'Işık', 'Şiir'] })
  await insertPost(site.database, id, { tags: ['Şifre', 'Şiir'], status: 2 })
  await site.runChores()
})

const names = (body: { 'hydra:member': { name: string }[] }) =>
  body['hydra:member'].map(({ name }) => name)

describe('GET /tags', () => {
  it('lists the most used first and pages through them', async () => {
    const { status, body } = await site.call({ url: '/api/tags?itemsPerPage=2' })
    expect(status).toBe(200)
    expect(names(body)).toEqual(['Işık', 'Şiir'])
    expect(body['hydra:totalItems']).toBe(3)
    expect(names((await site.call({ url: body['hydra:view']['hydra:next'] })).body)).toEqual([
      'Şirket',
    ])
  })

  it('finds by the beginning of the name, however it is spelt', async () => {
    for (const name of ['şi', 'Şİ', 'si']) {
      const { body } = await site.call({ url: `/api/tags?name=${encodeURIComponent(name)}` })
      expect(names(body)).toEqual(['Şiir', 'Şirket'])
    }
    expect(names((await site.call({ url: '/api/tags?name=%25' })).body)).toHaveLength(3)
  })
})

describe('GET /tags/{id}', () => {
  it('gives one by slug and by number, and is not found otherwise', async () => {
    const { body } = await site.call({ url: '/api/tags/isik' })
    expect(body).toMatchObject({ '@type': 'Tag', name: 'Işık', postCount: 3 })
    expect((await site.call({ url: `/api/tags/${body.id}` })).body).toEqual(body)
    expect((await site.call({ url: '/api/tags/yok' })).status).toBe(404)
  })

  it('is not found while the tag is on drafts alone', async () => {
    expect((await site.call({ url: '/api/tags/sifre' })).status).toBe(404)
    expect((await site.call({ url: '/api/tags/sifre/posts' })).status).toBe(404)
    expect((await site.call({ url: '/api/tags/siir' })).body.postCount).toBe(2)
  })
})
