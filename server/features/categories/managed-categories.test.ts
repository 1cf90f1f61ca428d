import { describe, expect, it } from 'vitest'
import { insertPost } from '../../../tests/support/posts.ts'
import {
  act,
  admin,
  author,
  created,
  editor,
  lastAct,
  listed,
  managed,
  prepare,
  site,
} from './managed-categories.fixture.ts'

prepare()

const notForOthers: [string, 'GET' | 'POST' | 'PUT' | 'DELETE', string][] = [
  ['GET /moderation/categories', 'GET', '/api/moderation/categories'],
  ['POST /categories', 'POST', '/api/categories'],
  ['PUT /categories/{id}', 'PUT', '/api/categories/kent'],
  ['DELETE /categories/{id}', 'DELETE', '/api/categories/edebiyat'],
]

describe('managing categories', () => {
  it.each(notForOthers)('%s is a 404 for all but admins', async (_, method, url) => {
    const payload = method === 'GET' || method === 'DELETE' ? {} : { payload: { name: 'Yeni' } }
    for (const as of [undefined, author, editor])
      expect((await site.call({ method, url, ...payload, ...(as && { as }) })).status).toBe(404)
  })
})

describe('GET /moderation/categories', () => {
  it('lists all with their rules, hidden ones included', async () => {
    const { slug } = await created('Saklı köşe', { isHidden: true, writableBy: 'editors' })
    const all = await managed()
    expect(all[0]).toMatchObject({ slug: 'gunce', isJournal: true, writableBy: 'editors' })
    expect(all.at(-1)).toMatchObject({ slug, isHidden: true, writableBy: 'editors' })
    expect(await listed()).not.toContain(slug)
  })
})

describe('POST /categories', () => {
  it('opens one at the end, whose address is made from its name', async () => {
    await listed()
    const { status, body } = await act('POST', '', {
      name: '  Işık ve  Gölge ',
      description: 'Fotoğraf üzerine.',
      needsApproval: true,
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      slug: 'isik-ve-golge',
      name: 'Işık ve Gölge',
      needsApproval: true,
      writableBy: 'everyone',
      isJournal: false,
      postCount: 0,
    })
    expect((await listed()).at(-1)).toBe('isik-ve-golge')
    expect(await lastAct()).toEqual({
      actor: admin.id,
      action: 'categoryCreated',
      target: body.id,
    })
  })

  it('puts it where it is wanted', async () => {
    await act('POST', '', { name: 'İkinci', position: 2 })
    expect((await listed()).slice(0, 2)).toEqual(['gunce', 'ikinci'])
    const positions = (await managed()).map(({ position }: { position: number }) => position)
    expect(positions).toEqual(positions.map((_: number, index: number) => index + 1))
  })

  it.each([
    [{}, 'name'],
    [{ name: 'a' }, 'name'],
    [{ name: '2026' }, 'name'],
    [{ name: '日本語' }, 'name'],
    [{ name: 'x'.repeat(51) }, 'name'],
    [{ name: 'Deniz\u202e' }, 'name'],
    [{ name: 'Deniz', slug: 'Ş!' }, 'slug'],
    [{ name: 'Deniz', slug: 'gunce' }, 'slug'],
    [{ name: 'GÜNCE' }, 'name'],
    [{ name: 'Deniz', description: 'x'.repeat(301) }, 'description'],
    [{ name: 'Deniz', writableBy: 'kimse' }, 'writableBy'],
    [{ name: 'Deniz', position: 0 }, 'position'],
    [{ name: 'Deniz', isHidden: 'evet' }, 'isHidden'],
  ])('refuses %j and names the field', async (payload, field) => {
    const { status, body } = await act('POST', '', payload)
    expect(status).toBe(422)
    expect(
      body.violations.map(({ propertyPath }: { propertyPath: string }) => propertyPath),
    ).toEqual([field])
  })

  it('says what helps where an address is taken or a name makes none', async () => {
    await created('Eski ad')
    await act('PUT', '/eski-ad', { name: 'Yeni ad' })
    const said = async (payload: object) => (await act('POST', '', payload)).body.violations
    expect(await said({ name: 'Eski ad' })).toEqual([
      {
        propertyPath: 'name',
        message:
          'Bu addan çıkan "eski-ad" adresi başka bir kategorinin ya da eskiden onundu; başka bir ad yazın.',
      },
    ])
    expect(await said({ name: 'Başka bir ad', slug: 'eski-ad' })).toMatchObject([
      { propertyPath: 'slug' },
    ])
    expect(await said({ name: '123' })).toEqual([
      { propertyPath: 'name', message: 'Kategorinin adında en az bir Latin harfi bulunmalı.' },
    ])
  })

  it('opens one of two with the same name at once', async () => {
    const both = await Promise.all([1, 2].map(() => act('POST', '', { name: 'Aynı anda' })))
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 422])
  })
})

describe('PUT /categories/{id}', () => {
  it('renames it, and its old addresses lead to the new one for good', async () => {
    const { id } = await created('Bahçe')
    const { slug: postSlug } = await insertPost(site.database, author.id, { category: 'bahce' })
    await site.call({ url: `/api/posts/${postSlug}` })
    const { status, body } = await act('PUT', '/bahce', { name: 'Bahçe ve balkon' })
    expect([status, body.slug, body.id]).toEqual([200, 'bahce-ve-balkon', id])
    await act('PUT', `/${id}`, { name: 'Yeşil' })
    for (const old of ['bahce', 'bahce-ve-balkon', 'yesil', id])
      expect((await site.call({ url: `/api/categories/${old}` })).body.slug).toBe('yesil')
    expect((await site.call({ url: '/api/categories/bahce/posts' })).body['hydra:totalItems']).toBe(
      1,
    )
    const post = await site.call({ url: `/api/posts/${postSlug}` })
    expect(post.body.category).toMatchObject({ slug: 'yesil', name: 'Yeşil' })
    // Nobody else takes an address that leads here, and it can come back to its own.
    expect((await act('POST', '', { name: 'Bahçe' })).status).toBe(422)
    expect((await act('PUT', '/yesil', { name: 'Bahçe' })).body.slug).toBe('bahce')
    expect((await site.call({ url: '/api/categories/yesil' })).body.slug).toBe('bahce')
  })

  it('takes posts under an earlier address', async () => {
    await created('Eski ad')
    await act('PUT', '/eski-ad', { name: 'Yeni ad' })
    const { status, body } = await site.call({
      method: 'POST',
      url: '/api/posts',
      as: author,
      payload: { title: 'Eskiden beri açık', categories: ['eski-ad'], status: 2 },
    })
    expect([status, body.category.slug]).toEqual([201, 'yeni-ad'])
  })

  it('changes the rules and the order', async () => {
    await created('Kurallı')
    const { body } = await act('PUT', '/kuralli', {
      description: 'Yeni açıklama.',
      writableBy: 'editors',
      needsApproval: true,
      position: 1,
    })
    expect(body).toMatchObject({
      description: 'Yeni açıklama.',
      writableBy: 'editors',
      needsApproval: true,
      position: 1,
    })
    expect((await listed())[0]).toBe('kuralli')
    const writable = await site.call({ url: '/api/categories/writable', as: author })
    expect(writable.text).not.toContain('kuralli')
  })

  it('leaves the others in their order, whichever way one is moved', async () => {
    const before = await listed()
    await act('PUT', `/${before[1]}`, { position: 4 })
    const moved = [before[0], before[2], before[3], before[1], ...before.slice(4)]
    expect(await listed()).toEqual(moved)
    await act('PUT', `/${before[1]}`, { position: 2 })
    expect(await listed()).toEqual(before)
  })

  it('hides it: not listed, no new posts, while its posts stay', async () => {
    await created('Kapanan')
    const { slug } = await insertPost(site.database, author.id, { category: 'kapanan' })
    const draft = await insertPost(site.database, author.id, { category: 'kapanan', status: 2 })
    await listed()
    expect((await act('PUT', '/kapanan', { isHidden: true })).status).toBe(200)
    expect(await listed()).not.toContain('kapanan')
    expect((await site.call({ url: '/api/search?type=category&q=kapanan' })).body).toMatchObject({
      'hydra:totalItems': 0,
    })
    expect((await site.call({ url: '/api/categories/kapanan/posts' })).body).toMatchObject({
      'hydra:totalItems': 1,
    })
    const write = (payload: object, url = '/api/posts', method: 'POST' | 'PUT' = 'POST') =>
      site.call({ method, url, as: author, payload })
    const refused = await write({ title: 'Yeni yazı', categories: ['kapanan'], status: 2 })
    expect(refused.body.violations).toEqual([
      {
        propertyPath: 'categories[0]',
        message: 'Kapanan kategorisi artık yeni yazı almıyor.',
      },
    ])
    // What stands there can be mended, but no draft goes public there any more.
    expect((await write({ title: 'Düzeltilmiş' }, `/api/posts/${slug}`, 'PUT')).status).toBe(200)
    expect((await write({ status: 1 }, `/api/posts/${draft.id}`, 'PUT')).status).toBe(422)
  })

  it('keeps the journal the journal, whatever its name', async () => {
    await insertPost(site.database, editor.id, { title: 'Haber', category: 'gunce' })
    const news = async () => (await site.call({ url: '/api/home/journal' })).text
    expect(await news()).toContain('Haber')
    await act('PUT', '/gunce', { name: 'Haberler' })
    expect(await news()).toContain('"slug":"haberler"')
    expect((await act('DELETE', '/haberler?mergeInto=edebiyat')).status).toBe(422)
    await act('PUT', '/haberler', { name: 'Günce' })
  })

  it.each([
    ['/yok', { name: 'Var' }, 404],
    ['/edebiyat', { name: 'Deneme' }, 422],
    ['/edebiyat', { slug: 'deneme' }, 422],
    ['/edebiyat', { name: '' }, 422],
    ['/edebiyat', { position: 'bir' }, 422],
    ['/edebiyat', {}, 200],
  ])('answers %s with %j by %i', async (path, payload, status) => {
    expect((await act('PUT', path, payload)).status).toBe(status)
  })
})
