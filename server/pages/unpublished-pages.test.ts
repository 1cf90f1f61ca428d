import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '../../tests/support/members.ts'
import { insertPost, type PostChanges } from '../../tests/support/posts.ts'
import { type TestSite, testSite } from '../../tests/support/site.ts'

let site: TestSite
let author: Member
let reader: Member
let editor: Member
beforeAll(async () => {
  site = await testSite({ pages: true })
  author = await site.member({ username: 'yazar' })
  reader = await site.member({ username: 'okur' })
  editor = await site.member({ username: 'gozeten' })
  await sql`UPDATE users SET role = 'editor' WHERE id = ${editor.id}`.execute(site.database)
})

const write = (changes: PostChanges) => insertPost(site.database, author.id, changes)
const look = (path: string, as?: Member) =>
  site.call({ url: path, ...(as && { cookies: { token: as.token } }) })

const statuses: [number, string][] = [
  [0, 'Yayından kaldırıldı'],
  [3, 'Onay bekliyor'],
  [4, 'İncelemede'],
  [5, 'Planlandı'],
]

describe('the page of a post that is not published', () => {
  it.each(statuses)(
    'with status %i is there for its author and editors, marked',
    async (status, name) => {
      const { slug, title } = await write({ status })
      for (const as of [author, editor]) {
        const { status: code, text } = await look(`/yazi/${slug}`, as)
        expect(code).toBe(200)
        expect(text).toContain(`>${title}</h1>`)
        expect(text).toContain(name)
        expect(text).toContain('Bu yazı yayında değil')
        expect(text).toContain('<meta name="robots" content="noindex, nofollow"/>')
        expect(text).not.toContain('application/ld+json')
      }
    },
  )

  it('does not exist for anybody else, not even after its author looked at it', async () => {
    const { slug, title } = await write({ status: 5 })
    await look(`/yazi/${slug}`, author)
    for (const as of [undefined, reader]) {
      const { status, text } = await look(`/yazi/${slug}`, as)
      expect(status).toBe(404)
      expect(text).not.toContain(title)
    }
  })

  it('is never stored, and has no mark to be known again by', async () => {
    const { slug } = await write({ status: 0 })
    const { headers } = await look(`/yazi/${slug}`, author)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers).not.toHaveProperty('etag')
  })

  it('becomes everybody’s the moment it is published, and the author’s alone again after', async () => {
    const { id, slug, title } = await write({ status: 3 })
    await look(`/yazi/${slug}`, author)
    const become = (status: number) =>
      sql`UPDATE posts SET status = ${status} WHERE id = ${id}`.execute(site.database)
    await become(1)
    for (const as of [undefined, reader, author]) {
      const { status, text } = await look(`/yazi/${slug}`, as)
      expect(status).toBe(200)
      expect(text).toContain(title)
      expect(text).not.toContain('Bu yazı yayında değil')
    }
    await become(0)
    expect((await look(`/yazi/${slug}`)).status).toBe(404)
    expect((await look(`/yazi/${slug}`, reader)).status).toBe(404)
    expect((await look(`/yazi/${slug}`, author)).status).toBe(200)
  })

  it('is found by its number as well, as a published one is', async () => {
    const { id, slug } = await write({ status: 5 })
    const { status, headers } = await look(`/yazi/${id}`, author)
    expect([status, headers.location]).toEqual([302, `/yazi/${slug}`])
    expect((await look(`/yazi/${id}`, reader)).status).toBe(404)
  })

  it('is gone when it was deleted', async () => {
    const { slug } = await write({ status: 3, isDeleted: true })
    for (const as of [author, editor]) expect((await look(`/yazi/${slug}`, as)).status).toBe(404)
  })
})

describe('a post sent for approval', () => {
  it('has an address at once, which it keeps when it is published', async () => {
    const { body } = await site.call({
      method: 'POST',
      url: '/api/posts',
      payload: { title: 'Şişli’de güz', status: 3, categories: ['deneme'] },
      as: author,
    })
    expect(body.slug).toBe('sisli-de-guz')
    const draft = await site.call({
      method: 'POST',
      url: '/api/posts',
      payload: { title: 'Kadıköy’de kış', categories: ['deneme'] },
      as: author,
    })
    expect(draft.body.slug).toBeNull()
    const sent = await site.call({
      method: 'PUT',
      url: `/api/posts/${draft.body.id}`,
      payload: { status: 3 },
      as: author,
    })
    expect(sent.body.slug).toBe('kadikoy-de-kis')
  })
})
