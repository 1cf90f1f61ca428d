import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '../../../tests/support/members.ts'
import { openWritingSite, paragraph, type WritingSite } from '../writing/writing.fixture.ts'

let site: WritingSite
beforeAll(async () => {
  site = await openWritingSite()
  const text = { entries: [paragraph('a', 'Pencereden bir martı baktı.')] }
  await site.published({ title: 'Yayında', ...text })
  await site.draft({ title: 'Taslak', tags: ['liman'], ...text })
  await site.draft({ title: 'Başka', entries: [paragraph('a', 'Kedi uyuyordu.')] })
  const { id } = await site.draft({ title: 'Silinen', ...text })
  await site.site.call({ method: 'DELETE', url: `/api/posts/${id}`, as: site.author })
})

const listOf = async (path: string, as?: Member) => {
  const { status, body } = await site.get(path, as)
  expect(status).toBe(200)
  return body['hydra:member'].map(({ title }: { title: string }) => title)
}

const ownPosts = (query: string, as?: Member) =>
  site.get(`/api/users/${site.author.username}/posts?${query}`, as)

describe('among their own posts', () => {
  const find = (query: string) =>
    listOf(`/api/users/${site.author.username}/posts?${query}`, site.author)

  it('a member finds drafts, too, by any form of a word, by tag and by phrase', async () => {
    expect(await find('q=martilar')).toEqual(['Taslak', 'Yayında'])
    expect(await find('q=martilar&status=2')).toEqual(['Taslak'])
    expect(await find('q=martilar&status=1')).toEqual(['Yayında'])
    expect(await find('q=%23liman')).toEqual(['Taslak'])
    expect(await find('q=%22bir+martı%22+-taslak')).toEqual(['Yayında'])
    expect(await find('q=qwxzt')).toEqual([])
  })

  it('what asks for nothing leaves the list as it is', async () => {
    const all = await find('')
    for (const q of ['q=', 'q=%23', `q=${encodeURIComponent("'!&|:*<->")}`])
      expect(await find(q)).toEqual(all)
  })

  it('the total and the counts are of what was found', async () => {
    const { body } = await ownPosts('q=martı&itemsPerPage=1', site.author)
    expect(body['hydra:totalItems']).toBe(2)
    expect(body['hydra:view']['hydra:next']).toContain('q=mart%C4%B1')
    const counts = await site.get('/api/post_counts?q=martı', site.author)
    expect(counts.body).toMatchObject({ active: 1, draft: 1, deleted: 1, planned: 0 })
  })

  it('deleted ones are found among the deleted alone', async () => {
    expect(await listOf('/api/deleted_posts?q=martı', site.author)).toEqual(['Silinen'])
    expect(await listOf('/api/deleted_posts?q=kedi', site.author)).toEqual([])
  })

  it('nobody else may ask', async () => {
    expect((await ownPosts('q=martı')).status).toBe(403)
    expect((await ownPosts('q=martı', site.other)).status).toBe(403)
  })
})

it('the search of everybody finds no drafts, not even for their author', async () => {
  expect(await listOf('/api/search?q=martı', site.author)).toEqual(['Yayında'])
})
