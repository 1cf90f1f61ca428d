import { beforeAll, describe, expect, it } from 'vitest'
import { insertPost } from '../../../tests/support/posts.ts'
import { type TestSite, testSite, until } from '../../../tests/support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
  const [elif, umut] = [
    await site.member({ username: 'elif' }),
    await site.member({ username: 'umut' }),
  ]
  const days = (count: number) => ({ hoursAgo: count * 24 })
  await insertPost(site.database, elif.id, {
    title: 'Yeni ve okunan',
    views: 50,
    likes: 1,
    ...days(3),
  })
  await insertPost(site.database, umut.id, {
    title: 'Yeni ve alkışlı',
    views: 5,
    likes: 90,
    ...days(4),
  })
  await insertPost(site.database, umut.id, {
    title: 'Eski ve çok okunan',
    views: 9000,
    likes: 900,
    ...days(90),
  })
  await insertPost(site.database, elif.id, {
    title: 'Taslak',
    views: 99_999,
    likes: 999,
    status: 2,
  })
  await insertPost(site.database, elif.id, { title: 'Güncede', category: 'gunce', ...days(1) })
  await insertPost(site.database, elif.id, {
    title: 'Güncede taslak',
    category: 'gunce',
    status: 2,
  })
})

const titles = async (url: string): Promise<string[]> => {
  const { status, body } = await site.call({ url })
  expect(status).toBe(200)
  expect(body.data['@type']).toBe('hydra:Collection')
  return body.data['hydra:member'].map(({ title }: { title: string }) => title)
}

describe('GET /home/most-viewed-posts', () => {
  it('puts the last 30 days first and fills up from before', async () => {
    expect(await titles('/api/home/most-viewed-posts')).toEqual([
      'Yeni ve okunan',
      'Yeni ve alkışlı',
      'Güncede',
      'Eski ve çok okunan',
    ])
  })
})

describe('what is withdrawn', () => {
  it.each(['most-viewed-posts', 'most-applaused-posts', 'journal'])(
    'leaves %s at once, although rankings are cachedRanking for a while',
    async (list) => {
      const author = await site.member()
      const { id } = await insertPost(site.database, author.id, {
        title: 'Geri çekilen',
        category: 'gunce',
        views: 10_000,
        likes: 10_000,
      })
      const url = `/api/home/${list}`
      /** Of the two caches only the ranking's is waited for: the answer's is emptied. */
      const comesBack = () =>
        until(async () => {
          site.invalidations.invalidate('all')
          return (await titles(url)).includes('Geri çekilen') || undefined
        })
      await comesBack()
      const act = (method: 'DELETE' | 'POST' | 'PUT', path: string, payload?: object) =>
        site.call({
          method,
          url: `/api/posts/${id}${path}`,
          as: author,
          ...(payload && { payload }),
        })
      expect((await act('DELETE', '')).status).toBe(204)
      expect(await titles(url)).not.toContain('Geri çekilen')
      await act('POST', '/restore')
      await comesBack()
      expect((await act('PUT', '', { status: 0 })).status).toBe(200)
      expect(await titles(url)).not.toContain('Geri çekilen')
    },
  )
})

describe('GET /home/most-applaused-posts', () => {
  it('puts the last 30 days first and fills up from before', async () => {
    const found = await titles('/api/home/most-applaused-posts')
    expect(found.slice(0, 2)).toEqual(['Yeni ve alkışlı', 'Yeni ve okunan'])
    expect(found.at(-1)).toBe('Eski ve çok okunan')
  })
})

describe('GET /home/journal', () => {
  it('gives what is published in Günce', async () => {
    expect(await titles('/api/home/journal')).toEqual(['Güncede'])
  })
})

describe('GET /home/top-authors', () => {
  it('gives those who were read and applauded most lately', async () => {
    const { body } = await site.call({ url: '/api/home/top-authors' })
    expect(body.data['hydra:member'].map(({ username }: { username: string }) => username)).toEqual(
      ['umut', 'elif'],
    )
    expect(body.data['hydra:member'][0]).not.toHaveProperty('email')
  })
})
