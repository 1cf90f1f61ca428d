import { refusals } from '../../messages.ts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bookmarkMessages } from '../../../core/contracts/bookmarks.ts'
import type { Member } from '../../../tests/support/members.ts'
import { insertPost } from '../../../tests/support/posts.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'

let site: TestSite
let author: Member
let reader: Member
let other: Member
beforeAll(async () => {
  site = await testSite()
  author = await site.member()
  other = await site.member()
})
beforeEach(async () => {
  reader = await site.member()
})

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = (method: Method, url: string, payload?: object, as: Member | null = reader) =>
  site.call({ method, url: `/api${url}`, ...(as && { as }), ...(payload && { payload }) })
const write = () => insertPost(site.database, author.id)
const save = async (more: object = {}) => {
  const { slug } = await write()
  return (await call('POST', '/bookmarks', { post: slug, ...more })).body
}
const makeList = async (name = 'Sonra', more: object = {}) =>
  (await call('POST', '/custom_lists', { name, ...more })).body
const idsIn = async (url: string) =>
  (await call('GET', url)).body['hydra:member'].map((each: { id: number }) => each.id)

describe('GET /bookmarks/check', () => {
  const check = (posts: string, as: Member | null = reader) =>
    call('GET', `/bookmarks/check?posts=${encodeURIComponent(posts)}`, undefined, as)

  it('says which of many posts one saved, and nothing of what is hidden', async () => {
    const [saved, unsaved, hidden] = [await write(), await write(), await write()]
    const { id } = (await call('POST', '/bookmarks', { post: saved.slug })).body
    await call('POST', '/bookmarks', { post: hidden.slug })
    await call('POST', '/bookmarks', { post: unsaved.slug }, await site.member())
    await sql`UPDATE posts SET status = 0 WHERE id = ${hidden.id}`.execute(site.database)
    const slugs = [saved, unsaved, hidden].map(({ slug }) => slug)
    expect((await check([...slugs, 'yok', ''].join(','))).body).toEqual({
      bookmarks: [{ post: saved.slug, id }],
    })
  })

  it('is for confirmed members, and for as many as a list shows', async () => {
    expect((await check('a', null)).status).toBe(401)
    expect((await check('a', await site.member({ isConfirmed: false }))).status).toBe(403)
    for (const [posts, reason] of [
      [',', 'En az bir yazı verilmeli.'],
      ['a,'.repeat(101), 'En çok 100 yazı verilebilir.'],
    ] as const) {
      const { status, body } = await check(posts)
      expect([status, body['hydra:description']]).toEqual([
        400,
        `"posts" parametresi geçersiz: ${reason}`,
      ])
    }
  })
})

describe('POST /bookmarks', () => {
  it('saves a post once, however often it is pressed', async () => {
    const { slug } = await write()
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => call('POST', '/bookmarks', { post: `/api/posts/${slug}` })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(answers[0]!.body).toMatchObject({
      '@type': 'Bookmark',
      post: { slug, bookmark: { id: answers[0]!.body.id } },
      lists: [],
    })
  })

  it('puts it into a list on the way', async () => {
    const list = await makeList()
    const bookmark = await save({ list: list.id })
    expect(bookmark.lists).toEqual([list.id])
    expect((await call('GET', '/custom_lists')).body['hydra:member']).toMatchObject([
      { postCount: 1 },
    ])
    const foreign = (await call('POST', '/custom_lists', { name: 'Onun' }, other)).body
    const { slug } = await write()
    const { status, body } = await call('POST', '/bookmarks', { post: slug, list: foreign.id })
    expect([status, body.violations[0].propertyPath]).toEqual([422, 'list'])
  })

  it('refuses what nobody can read', async () => {
    expect((await call('POST', '/bookmarks', { post: 'yok' })).status).toBe(404)
    const { slug } = await insertPost(site.database, author.id, { status: 2 })
    expect((await call('POST', '/bookmarks', { post: slug })).status).toBe(404)
    expect((await call('POST', '/bookmarks', {})).status).toBe(422)
  })
})

describe('GET /bookmarks', () => {
  it('lists one’s own, the last saved first, ten a page', async () => {
    const saved = []
    for (let i = 0; i < 12; i++) saved.push((await save()).id)
    const first = (await call('GET', '/bookmarks')).body
    expect(first['hydra:totalItems']).toBe(12)
    expect(first['hydra:member']).toHaveLength(10)
    const second = (await site.call({ url: first['hydra:view']['hydra:next'], as: reader })).body
    const ids = [...first['hydra:member'], ...second['hydra:member']].map(
      (each: { id: number }) => each.id,
    )
    expect(ids).toEqual(saved.reverse())
    expect((await call('GET', '/bookmarks', undefined, other)).body['hydra:totalItems']).toBe(0)
    expect((await call('GET', '/bookmarks?list=yok')).status).toBe(404)
  })

  it('hides what was unpublished, and shows it again with its post', async () => {
    const { id, post } = await save()
    await sql`UPDATE posts SET status = 0 WHERE id = ${post.id}`.execute(site.database)
    expect(await idsIn('/bookmarks')).toEqual([])
    await sql`UPDATE posts SET status = 1 WHERE id = ${post.id}`.execute(site.database)
    expect(await idsIn('/bookmarks')).toEqual([id])
  })
})

describe('DELETE /bookmarks/{id}', () => {
  it('forgets a post, in its lists too', async () => {
    const list = await makeList()
    const { id, post } = await save({ list: list.id })
    expect((await call('DELETE', `/bookmarks/${id}`, undefined, other)).status).toBe(404)
    expect((await call('DELETE', `/bookmarks/${id}`)).status).toBe(204)
    expect((await call('DELETE', `/bookmarks/${id}`)).status).toBe(404)
    expect((await call('GET', '/custom_lists')).body['hydra:member']).toMatchObject([
      { postCount: 0 },
    ])
    expect((await call('GET', `/posts/${post.slug}`)).body.bookmark).toBeNull()
  })
})

describe('POST /custom_lists', () => {
  it('opens a list with an address of its own', async () => {
    const { status, body } = await call('POST', '/custom_lists', {
      name: '  Güz   okumaları ',
      isPublic: true,
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      '@type': 'CustomList',
      name: 'Güz okumaları',
      slug: 'guz-okumalari',
      isPublic: true,
      postCount: 0,
    })
    expect((await makeList('2026')).slug).toBe('liste-2026')
  })

  it('opens one of one name, however often it is sent', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => call('POST', '/custom_lists', { name: 'Tek' })),
    )
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 422, 422, 422, 422,
    ])
  })

  it.each([
    [{}, bookmarkMessages.nameMissing],
    [{ name: '  ' }, bookmarkMessages.nameMissing],
    [{ name: 'x'.repeat(81) }, bookmarkMessages.nameTooLong],
    [
      { name: 'yaz\u202eokumaları' },
      'Listenin adında görünmeyen ya da yazının yönünü değiştiren işaretler bulunamaz.',
    ],
  ])('refuses %j', async (payload, message) => {
    const { status, body } = await call('POST', '/custom_lists', payload)
    expect([status, body.violations[0]]).toEqual([422, { propertyPath: 'name', message }])
  })

  it('stops at a hundred', async () => {
    await sql`INSERT INTO custom_lists (user_id, slug, name) SELECT ${reader.id}, 'liste-' || n, 'Liste ' || n FROM generate_series(1, 99) AS n`.execute(
      site.database,
    )
    const answers = await Promise.all(
      ['Son', 'Fazla', 'Daha'].map((name) => call('POST', '/custom_lists', { name })),
    )
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 422, 422,
    ])
  })
})

describe('GET /custom_lists', () => {
  it('is one’s own', async () => {
    await makeList()
    expect((await call('GET', '/custom_lists')).body['hydra:totalItems']).toBe(1)
    expect((await call('GET', '/custom_lists?page=2')).body['hydra:member']).toEqual([])
  })
})

describe('PUT /custom_lists/{id}', () => {
  it('renames and opens to everybody', async () => {
    const list = await makeList()
    const { id } = await save({ list: list.id })
    const { status, body } = await call('PUT', `/custom_lists/${list.id}`, {
      name: 'Yeni ad',
      isPublic: true,
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: 'Yeni ad', slug: 'yeni-ad', isPublic: true, postCount: 1 })
    expect(await idsIn('/bookmarks?list=yeni-ad')).toEqual([id])
  })

  it('refuses a name one has already, and lists of others', async () => {
    await makeList('Birinci')
    const second = await makeList('İkinci')
    const { status, body } = await call('PUT', `/custom_lists/${second.id}`, { name: 'birinci' })
    expect([status, body.violations[0].message]).toEqual([422, refusals.bookmark.nameTaken])
    expect((await call('PUT', `/custom_lists/${second.id}`, { name: 'Benim' }, other)).status).toBe(
      404,
    )
  })
})

describe('DELETE /custom_lists/{id}', () => {
  it('deletes the list and leaves the posts saved', async () => {
    const list = await makeList()
    const { id } = await save({ list: list.id })
    expect((await call('DELETE', `/custom_lists/${list.id}`, undefined, other)).status).toBe(404)
    expect((await call('DELETE', `/custom_lists/${list.id}`)).status).toBe(204)
    expect(await idsIn('/bookmarks')).toEqual([id])
  })
})

describe('PUT /custom_lists/{id}/bookmarks/{bookmark}', () => {
  it('notes something beside a post', async () => {
    const list = await makeList()
    const { id } = await save({ list: list.id })
    const note = (text: string, as = reader) =>
      call('PUT', `/custom_lists/${list.id}/bookmarks/${id}`, { note: text }, as)
    expect((await note(' Babama göster ')).status).toBe(204)
    expect((await call('GET', `/bookmarks?list=${list.id}`)).body['hydra:member'][0].note).toBe(
      'Babama göster',
    )
    expect((await note('x'.repeat(501))).status).toBe(422)
    expect((await note('Onun', other)).status).toBe(404)
    expect(
      (await call('PUT', `/custom_lists/${list.id}/bookmarks/999999`, { note: 'Yok' })).status,
    ).toBe(404)
  })
})

describe('a place in a list', () => {
  async function three() {
    const list = await makeList()
    const ids: number[] = []
    for (let count = 0; count < 3; count += 1) ids.push((await save({ list: list.id })).id)
    const move = (id: number, after: unknown, as = reader) =>
      call('PUT', `/custom_lists/${list.id}/bookmarks/${id}`, { after }, as)
    return {
      ids: ids as [number, number, number],
      move,
      order: () => idsIn(`/bookmarks?list=${list.id}`),
    }
  }

  it('is behind another post, or the first', async () => {
    const { ids, move, order } = await three()
    const [a, b, c] = ids
    expect((await move(c, null)).status).toBe(204)
    expect(await order()).toEqual([c, a, b])
    await move(c, b)
    expect(await order()).toEqual([a, b, c])
    await move(a, b)
    expect(await order()).toEqual([b, a, c])
    await move(a, b)
    expect(await order()).toEqual([b, a, c])
  })

  it('is refused behind itself, behind what is not in the list, and to others', async () => {
    const { ids, move, order } = await three()
    for (const after of [ids[0], 999_999]) {
      const { status, body } = await move(ids[0], after)
      expect([status, body.violations[0]]).toMatchObject([
        422,
        { propertyPath: 'after', message: refusals.bookmark.notInList },
      ])
    }
    for (const after of ['son', 1.5, [ids[1]]]) expect((await move(ids[0], after)).status).toBe(422)
    expect((await move(999_999, null)).status).toBe(404)
    expect((await move(ids[2], null, other)).status).toBe(404)
    expect(await order()).toEqual(ids)
  })

  it('is one of its own for every post when all are moved at once', async () => {
    const { ids, move, order } = await three()
    const answers = await Promise.all(ids.flatMap((id) => [move(id, null), move(id, null)]))
    expect(answers.map(({ status }) => status)).toEqual(Array.from(answers, () => 204))
    expect(new Set(await order())).toEqual(new Set(ids))
  })
})

describe('DELETE /custom_lists/{id}/bookmarks/{bookmark}', () => {
  it('takes a post out of the list and leaves it saved', async () => {
    const list = await makeList()
    const { id } = await save({ list: list.id })
    const url = `/custom_lists/${list.id}/bookmarks/${id}`
    expect((await call('DELETE', url, undefined, other)).status).toBe(404)
    expect((await call('DELETE', url)).status).toBe(204)
    expect(await idsIn(`/bookmarks?list=${list.id}`)).toEqual([])
    expect(await idsIn('/bookmarks')).toEqual([id])
  })
})

describe('GET /users/{username}/lists/{slug}', () => {
  it('is open to everybody when it is public, else to its owner alone', async () => {
    const list = await makeList('Açık', { isPublic: true })
    const { id, post } = await save({ list: list.id })
    await call('PUT', `/custom_lists/${list.id}/bookmarks/${id}`, { note: 'Okuyun' })
    const url = `/users/${reader.username}/lists/acik`
    expect((await call('GET', url, undefined, null)).body).toMatchObject({
      name: 'Açık',
      user: { username: reader.username },
      posts: {
        'hydra:totalItems': 1,
        'hydra:member': [{ slug: post.slug, note: 'Okuyun', bookmark: null }],
      },
    })
    await call('PUT', `/custom_lists/${list.id}`, { isPublic: false })
    expect((await call('GET', url, undefined, null)).status).toBe(404)
    expect((await call('GET', url, undefined, other)).status).toBe(404)
    expect((await call('GET', url)).status).toBe(200)
    expect((await call('GET', '/users/kimse/lists/acik', undefined, null)).status).toBe(404)
  })
})
