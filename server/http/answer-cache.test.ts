import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { atEnd } from '../../tests/support/at-end.ts'
import type { Member } from '../../tests/support/members.ts'
import { insertPost } from '../../tests/support/posts.ts'
import { type TestSite, testSite } from '../../tests/support/site.ts'
import { topics } from '../cache/topics.ts'
import { connect, type Database } from '../database/connection.ts'

let site: TestSite
let author: Member
let post: { id: number; slug: string }
/** Writes past the calls without emptying a cache, as nothing in the product does. */
let silent: Database

beforeAll(async () => {
  site = await testSite()
  author = await site.member()
  post = await insertPost(site.database, author.id, { title: 'Bellekteki yazı' })
  const connection = connect(site.address, () => undefined)
  silent = connection.database
  atEnd(connection.close)
})

const titleAt = async (query = '') =>
  (await site.call({ url: `/api/posts/${post.slug}${query}` })).body.title

describe('the answer of a public call', () => {
  it('comes from the cache until a topic it named is invalidated', async () => {
    const before = await titleAt()
    await sql`UPDATE posts SET title = 'Sessizce değişen' WHERE id = ${post.id}`.execute(silent)
    expect(await titleAt()).toBe(before)
    site.invalidations.invalidate([topics.post(post.id)])
    expect(await titleAt()).toBe('Sessizce değişen')
  })

  it('is cached once, however its address is spelled', async () => {
    const before = await titleAt()
    await sql`UPDATE posts SET title = 'Yeniden değişen' WHERE id = ${post.id}`.execute(silent)
    expect(await titleAt('?')).toBe(before)
    expect(await titleAt('?&&&')).toBe(before)
    const [first, ...rest] = post.slug
    const spelled = `%${first!.charCodeAt(0).toString(16)}${rest.join('')}`
    expect((await site.call({ url: `/api/posts/${spelled}` })).body.title).toBe(before)
  })

  it('is not sent again to whoever has it', async () => {
    const url = `/api/posts/${post.slug}`
    const { headers } = await site.call({ url })
    const again = await site.call({ url, headers: { 'if-none-match': String(headers.etag) } })
    expect([again.status, again.text]).toEqual([304, ''])
    site.invalidations.invalidate([topics.post(post.id)])
    await sql`UPDATE posts SET title = 'Bir kez daha' WHERE id = ${post.id}`.execute(silent)
    const changed = await site.call({ url, headers: { 'if-none-match': String(headers.etag) } })
    expect(changed.status).toBe(200)
  })

  it('is compressed for whoever can read that', async () => {
    for (let i = 0; i < 3; i++) await insertPost(site.database, author.id)
    const answer = await site.app.inject({
      url: '/api/posts',
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(answer.headers['content-encoding']).toBe('gzip')
    const plain = (await site.call({ url: '/api/posts' })).body
    expect(JSON.parse(gunzipSync(answer.rawPayload).toString())).toEqual(plain)
  })

  it('is not cached for a name that nobody has yet', async () => {
    const url = '/api/posts?userApplauses.user.username=sonra_gelen'
    expect((await site.call({ url })).body['hydra:totalItems']).toBe(0)
    const late = await site.member({ username: 'sonra_gelen' })
    await site.call({
      method: 'POST',
      url: `/api/applauses/post/${post.slug}`,
      payload: { slug: post.slug, count: 1 },
      as: late,
    })
    expect((await site.call({ url })).body['hydra:totalItems']).toBe(1)
  })

  it('is never a visitor’s for a member, nor a member’s for anybody', async () => {
    const reader = await site.member()
    const url = `/api/posts/${post.slug}`
    await site.call({
      method: 'POST',
      url: '/api/bookmarks',
      payload: { post: post.slug },
      as: reader,
    })
    const factsOf = async (as?: Member) =>
      (await site.call({ url, ...(as && { as }) })).body.bookmark !== null
    expect([await factsOf(), await factsOf(reader), await factsOf(author)]).toEqual([
      false,
      true,
      false,
    ])
    expect(await factsOf()).toBe(false)
  })
})
