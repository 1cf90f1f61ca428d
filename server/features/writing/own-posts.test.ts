import { refusals } from '../../messages.ts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Member } from '../../../tests/support/members.ts'
import { insertPost } from '../../../tests/support/posts.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'

let site: TestSite
let author: Member
let other: Member
let unconfirmed: Member

beforeAll(async () => {
  site = await testSite()
  other = await site.member({ username: 'baskasi' })
  unconfirmed = await site.member({ username: 'onaysiz', isConfirmed: false })
})
beforeEach(async () => {
  author = await site.member()
})

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = (method: Method, url: string, payload?: object, as: Member | null = author) =>
  site.call({ method, url: `/api${url}`, ...(payload && { payload }), ...(as && { as }) })

const paragraph = (key: string, words: number) => ({
  type: 'paragraph',
  data: { key, content: [{ type: 'text', text: Array(words).fill('söz').join(' ') }] },
})
const write = (changes: Parameters<typeof insertPost>[2] = {}) =>
  insertPost(site.database, author.id, changes)
const text = (words: number) => ({ entries: [paragraph('a', words)], entriesSort: ['a'] })

describe('DELETE /posts/{id}', () => {
  it('takes a post away from everybody at once', async () => {
    const { id, slug } = await write()
    expect((await call('DELETE', `/posts/${slug}`)).status).toBe(204)
    for (const as of [null, other, author])
      expect((await call('GET', `/posts/${id}`, undefined, as)).status).toBe(404)
    expect((await call('DELETE', `/posts/${id}`)).status).toBe(404)
    expect((await call('PUT', `/posts/${id}`, { title: 'Geri gel' })).status).toBe(404)
  })

  it('is refused to everybody else', async () => {
    const { id } = await write()
    const { id: hidden } = await write({ status: 2 })
    expect((await call('DELETE', `/posts/${id}`, undefined, other)).status).toBe(403)
    expect((await call('DELETE', `/posts/${hidden}`, undefined, other)).status).toBe(404)
    expect((await call('DELETE', `/posts/${id}`, undefined, unconfirmed)).status).toBe(403)
    expect((await call('DELETE', `/posts/${id}`, undefined, null)).status).toBe(401)
    expect((await call('GET', `/posts/${id}`, undefined, null)).status).toBe(200)
  })
})

describe('POST /posts/{id}/restore', () => {
  it('brings a deleted post back as it was', async () => {
    const { id } = await write({ tags: ['güz'] })
    const before = (await call('GET', `/posts/${id}`)).body
    await call('DELETE', `/posts/${id}`)
    const { status, body } = await call('POST', `/posts/${id}/restore`)
    expect(status).toBe(200)
    expect(body).toEqual(before)
    expect((await call('GET', `/posts/${id}`, undefined, null)).status).toBe(200)
  })

  it('is for its author, and for 30 days', async () => {
    const { id } = await write()
    expect((await call('POST', `/posts/${id}/restore`)).status).toBe(404)
    await call('DELETE', `/posts/${id}`)
    expect((await call('POST', `/posts/${id}/restore`, undefined, other)).status).toBe(404)
    expect((await call('POST', `/posts/${id}/restore`, undefined, unconfirmed)).status).toBe(403)
    expect((await call('POST', `/posts/${id}/restore`, undefined, null)).status).toBe(401)
    expect((await call('POST', '/posts/yok/restore')).body['hydra:description']).toBe(
      refusals.post.notRestorable,
    )
    await sql`UPDATE posts SET deleted_at = now() - interval '31 days' WHERE id = ${id}`.execute(
      site.database,
    )
    expect((await call('POST', `/posts/${id}/restore`)).status).toBe(404)
    await site.runChores()
    const { rows } = await sql`SELECT FROM posts WHERE id = ${id}`.execute(site.database)
    expect(rows).toHaveLength(0)
  })
})

describe('GET /deleted_posts', () => {
  it('lists what can be brought back, the last deleted first, each once', async () => {
    const posts = []
    for (let i = 0; i < 5; i++) posts.push(await write())
    for (const { id } of posts) await call('DELETE', `/posts/${id}`)
    const first = (await call('GET', '/deleted_posts?itemsPerPage=3')).body
    const second = (await site.call({ url: first['hydra:view']['hydra:next'], as: author })).body
    expect(first['hydra:totalItems']).toBe(5)
    const ids = [...first['hydra:member'], ...second['hydra:member']].map(
      (each: { id: number }) => each.id,
    )
    expect(ids).toEqual(posts.map(({ id }) => id).reverse())
    expect(Date.parse(first['hydra:member'][0].deletedAt)).toBeGreaterThan(Date.now() - 60_000)
    expect(second['hydra:view']['hydra:next']).toBeUndefined()
  })

  it('is one’s own', async () => {
    const { id } = await write()
    await call('DELETE', `/posts/${id}`)
    expect((await call('GET', '/deleted_posts', undefined, other)).body['hydra:totalItems']).toBe(0)
    expect((await call('GET', '/deleted_posts', undefined, null)).status).toBe(401)
    expect((await call('GET', '/deleted_posts', undefined, unconfirmed)).status).toBe(403)
    expect((await call('GET', '/deleted_posts?cursor=abc')).status).toBe(400)
    expect((await call('GET', '/deleted_posts?sira=1')).status).toBe(400)
  })
})

describe('GET /post_counts', () => {
  it('counts one’s own posts by status', async () => {
    for (const status of [0, 1, 1, 2, 2, 2, 3, 4, 5]) await write({ status })
    const { id } = await write()
    await call('DELETE', `/posts/${id}`)
    expect((await call('GET', '/post_counts')).body).toMatchObject({
      passive: 1,
      active: 2,
      draft: 3,
      waiting: 1,
      pending: 1,
      planned: 1,
      deleted: 1,
    })
    expect((await call('GET', '/post_counts', undefined, null)).status).toBe(401)
  })
})

describe('GET /posts/{id}/revisions', () => {
  it('has one for each stretch of work, and never writes over much that is gone', async () => {
    const { body } = await call('POST', '/posts', { title: 'Sürümler', ...text(100) })
    const revisions = async () =>
      (await call('GET', `/posts/${body.id}/revisions`)).body['hydra:member'].map(
        ({ id, wordCount }: { id: number; wordCount: number }) => [id, wordCount],
      )
    await call('PUT', `/posts/${body.id}`, text(120))
    expect(await revisions()).toEqual([[1, 120]])
    await call('PUT', `/posts/${body.id}`, text(3))
    expect(await revisions()).toEqual([
      [2, 3],
      [1, 120],
    ])
    await sql`UPDATE post_revisions SET created_at = now() - interval '11 minutes' WHERE post_id = ${body.id}`.execute(
      site.database,
    )
    await call('PUT', `/posts/${body.id}`, text(4))
    expect(await revisions()).toEqual([
      [3, 4],
      [2, 3],
      [1, 120],
    ])
  })

  it('begins with what was there before there were revisions', async () => {
    const { id } = await write({ status: 2, entries: [paragraph('eski', 50)] })
    await call('PUT', `/posts/${id}`, text(60))
    const { body } = await call('GET', `/posts/${id}/revisions`)
    expect(body['hydra:member'].map((each: { wordCount: number }) => each.wordCount)).toEqual([
      60, 50,
    ])
  })

  it('is its author’s alone', async () => {
    const { id } = await write()
    expect((await call('GET', `/posts/${id}/revisions`, undefined, other)).status).toBe(403)
    expect((await call('GET', `/posts/${id}/revisions`, undefined, null)).status).toBe(401)
    expect((await call('GET', `/posts/${id}/revisions`, undefined, unconfirmed)).status).toBe(403)
    expect((await call('GET', '/posts/yok/revisions')).status).toBe(404)
  })
})

describe('GET /posts/{id}/revisions/{n}', () => {
  it('gives the text of one', async () => {
    const { body } = await call('POST', '/posts', {
      title: 'Tek sürüm',
      excerpt: 'Giriş',
      ...text(5),
    })
    const { body: revision } = await call('GET', `/posts/${body.id}/revisions/1`)
    expect(revision).toMatchObject({
      '@type': 'Revision',
      id: 1,
      title: 'Tek sürüm',
      excerpt: 'Giriş',
      ...text(5),
    })
    for (const n of ['2', '0', 'x', '99999999999'])
      expect((await call('GET', `/posts/${body.id}/revisions/${n}`)).status).toBe(404)
    expect((await call('GET', `/posts/${body.id}/revisions/1`, undefined, other)).status).toBe(404)
    expect((await call('GET', `/posts/${body.id}/revisions/1`, undefined, null)).status).toBe(401)
  })
})

describe('POST /posts/{id}/revisions/{n}/restore', () => {
  it('brings the old text back and keeps the present one', async () => {
    const { body } = await call('POST', '/posts', { title: 'Eski ad', ...text(50) })
    await call('PUT', `/posts/${body.id}`, { title: 'Yeni ad', ...text(10) })
    const { status, body: restored } = await call('POST', `/posts/${body.id}/revisions/1/restore`)
    expect(status).toBe(200)
    expect(restored).toMatchObject({ title: 'Eski ad', version: 3, ...text(50) })
    const { body: list } = await call('GET', `/posts/${body.id}/revisions`)
    expect(list['hydra:member'].map((each: { title: string }) => each.title)).toEqual([
      'Eski ad',
      'Yeni ad',
      'Eski ad',
    ])
    expect(
      (await call('POST', `/posts/${body.id}/revisions/1/restore`, undefined, other)).status,
    ).toBe(404)
    expect(
      (await call('POST', `/posts/${body.id}/revisions/1/restore`, undefined, null)).status,
    ).toBe(401)
    expect((await call('POST', `/posts/${body.id}/revisions/9/restore`)).status).toBe(404)
  })
})

const edit = (changes: object = {}) => ({
  title: 'Ya',
  excerpt: '',
  ...text(7),
  categories: ['deneme'],
  tags: ['güz'],
  cover: null,
  canonical: null,
  version: 0,
  ...changes,
})

describe('PUT /posts/{id}/edit', () => {
  it('keeps changes that readers do not see, even a title of two letters', async () => {
    const { id, slug, title } = await write()
    const { status, body } = await call('PUT', `/posts/${id}/edit`, edit())
    expect(status).toBe(200)
    expect(body.version).toBeGreaterThan(0)
    expect(body).toMatchObject({
      '@type': 'PostEdit',
      id,
      title: 'Ya',
      tags: ['güz'],
      categories: ['deneme'],
    })
    expect((await call('GET', `/posts/${slug}`, undefined, null)).body.title).toBe(title)
    expect((await call('GET', `/posts/${slug}`)).body.title).toBe(title)
  })

  it('answers a stale version with the newer one', async () => {
    const { id } = await write()
    const first = await call('PUT', `/posts/${id}/edit`, edit({ title: 'Birinci' }))
    const { version } = first.body
    const { status, body } = await call('PUT', `/posts/${id}/edit`, edit({ title: 'İkinci' }))
    expect(status).toBe(409)
    expect(body.newer).toMatchObject({ title: 'Birinci', version })
    const second = await call('PUT', `/posts/${id}/edit`, edit({ title: 'İkinci', version }))
    expect(second.body.version).toBe(version + 1)
  })

  it('conflicts with an edit that was begun since, however often it was saved', async () => {
    const { id } = await write()
    const { version } = (await call('PUT', `/posts/${id}/edit`, edit())).body
    await call('DELETE', `/posts/${id}/edit`)
    await call('PUT', `/posts/${id}/edit`, edit({ title: 'Yeni' }))
    const late = await call('PUT', `/posts/${id}/edit`, edit({ title: 'Geç kalan', version }))
    expect(late.status).toBe(409)
    expect((await call('GET', `/posts/${id}/edit`)).body.title).toBe('Yeni')
  })

  it('conflicts with a publication in another tab', async () => {
    const { id } = await write({ title: 'Yayındaki' })
    const { version } = (await call('PUT', `/posts/${id}/edit`, edit())).body
    await call('PUT', `/posts/${id}`, { title: 'Güncel', ...text(9) })
    expect((await call('GET', `/posts/${id}/edit`)).body.version).toBe(0)
    const { status, body } = await call('PUT', `/posts/${id}/edit`, edit({ version }))
    expect(status).toBe(409)
    expect(body.newer).toMatchObject({ title: 'Güncel', version: 0, ...text(9) })
  })

  it('is gone when the text is again the one that readers see, also the second time', async () => {
    const live = { title: 'Yayındaki', ...text(9), tags: ['güz'] }
    const sent = { ...live, excerpt: '', categories: ['deneme'], status: 1 }
    const { id } = (await call('POST', '/posts', sent)).body
    const { version } = (await call('PUT', `/posts/${id}/edit`, edit())).body
    for (let time = 0; time < 2; time++) {
      const { status, body } = await call('PUT', `/posts/${id}/edit`, edit({ ...live, version }))
      expect(status).toBe(200)
      expect(body).toMatchObject({ version: 0, title: 'Yayındaki', categories: ['deneme'] })
    }
    const moved = edit({ ...live, categories: ['kent'] })
    expect((await call('PUT', `/posts/${id}/edit`, moved)).body.version).toBeGreaterThan(0)
  })

  it('refuses what cannot be a text, and everybody else', async () => {
    const { id } = await write()
    const bad = await call(
      'PUT',
      `/posts/${id}/edit`,
      edit({ entries: [{ type: 'x', data: { key: 'a' } }] }),
    )
    expect(bad.status).toBe(422)
    expect((await call('PUT', `/posts/${id}/edit`, { title: 'Eksik' })).status).toBe(422)
    expect((await call('PUT', `/posts/${id}/edit`, edit(), other)).status).toBe(403)
    expect((await call('PUT', `/posts/${id}/edit`, edit(), unconfirmed)).status).toBe(403)
    expect((await call('PUT', `/posts/${id}/edit`, edit(), null)).status).toBe(401)
    expect((await call('GET', `/posts/${id}/edit`)).body.version).toBe(0)
  })
})

describe('GET /posts/{id}/edit', () => {
  it('gives it to its author alone', async () => {
    const { id } = await write()
    await call('PUT', `/posts/${id}/edit`, edit())
    expect((await call('GET', `/posts/${id}/edit`)).body).toMatchObject({ title: 'Ya' })
    expect((await call('GET', `/posts/${id}/edit`, undefined, other)).status).toBe(403)
    expect((await call('GET', `/posts/${id}/edit`, undefined, null)).status).toBe(401)
  })

  it('gives the post as version 0 where nothing was changed', async () => {
    const { entries } = text(9)
    const { id, title } = await write({ entries })
    const { status, body } = await call('GET', `/posts/${id}/edit`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ '@type': 'PostEdit', id, title, version: 0, entries })
    expect((await call('GET', '/posts/999999/edit')).status).toBe(404)
  })
})

describe('DELETE /posts/{id}/edit', () => {
  it('discards the changes and leaves the post', async () => {
    const { id, title } = await write()
    await call('PUT', `/posts/${id}/edit`, edit())
    expect((await call('DELETE', `/posts/${id}/edit`, undefined, other)).status).toBe(403)
    expect((await call('DELETE', `/posts/${id}/edit`)).status).toBe(204)
    expect((await call('GET', `/posts/${id}/edit`)).body).toMatchObject({ title, version: 0 })
    expect((await call('GET', `/posts/${id}`)).body.title).toBe(title)
    expect((await call('DELETE', `/posts/${id}/edit`, undefined, null)).status).toBe(401)
  })
})

describe('GET /users/{username}/posts', () => {
  it('tells authors, and nobody else, which posts have changes that readers do not see', async () => {
    const { id } = await write()
    await write()
    const marks = async (as: Member | null) =>
      (await call('GET', `/users/${author.username}/posts`, undefined, as)).body[
        'hydra:member'
      ].map((each: { hasEdit: boolean }) => each.hasEdit)
    expect(await marks(author)).toEqual([false, false])
    await call('PUT', `/posts/${id}/edit`, edit())
    expect((await marks(author)).sort()).toEqual([false, true])
    for (const as of [other, null]) expect(await marks(as)).toEqual([false, false])
    await call('DELETE', `/posts/${id}/edit`)
    expect(await marks(author)).toEqual([false, false])
  })
})
