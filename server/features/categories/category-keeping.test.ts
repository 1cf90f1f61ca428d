import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Transaction } from '../../database/connection.ts'
import type { Member } from '../../../tests/support/members.ts'
import { insertPost } from '../../../tests/support/posts.ts'
import { type TestSite, testSite, until } from '../../../tests/support/site.ts'

let site: TestSite
let admin: Member
let editor: Member
let author: Member

beforeAll(async () => {
  site = await testSite()
  admin = await withRole('admin')
  editor = await withRole('editor')
  author = await site.member()
})

async function withRole(role: 'admin' | 'editor'): Promise<Member> {
  const member = await site.member()
  await sql`UPDATE users SET role = ${role} WHERE id = ${member.id}`.execute(site.database)
  return member
}

const act = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, as = admin) =>
  site.call({ method, url: `/api/categories${path}`, as, ...(payload && { payload }) })

const created = async (name: string, more: object = {}) =>
  (await act('POST', '', { name, ...more })).body

const kept = async () =>
  (await site.call({ url: '/api/moderation/categories', as: admin })).body['hydra:member']

const listed = async (): Promise<string[]> =>
  (await site.call({ url: '/api/categories' })).body['hydra:member'].map(
    ({ slug }: { slug: string }) => slug,
  )

const countOf = async (slug: string): Promise<number> =>
  (await site.call({ url: `/api/categories/${slug}` })).body.postCount

const lastAct = async () => {
  const { rows } = await sql<{ actor: number; action: string; target: number }>`
    SELECT actor_id AS actor, action, target_id AS target FROM audit_log ORDER BY id DESC LIMIT 1`.execute(
    site.database,
  )
  return rows[0]
}

const notForOthers: [string, 'GET' | 'POST' | 'PUT' | 'DELETE', string][] = [
  ['GET /moderation/categories', 'GET', '/api/moderation/categories'],
  ['POST /categories', 'POST', '/api/categories'],
  ['PUT /categories/{id}', 'PUT', '/api/categories/kent'],
  ['DELETE /categories/{id}', 'DELETE', '/api/categories/edebiyat'],
]

describe('keeping categories', () => {
  it.each(notForOthers)('%s is a 404 for all but admins', async (_, method, url) => {
    const payload = method === 'GET' || method === 'DELETE' ? {} : { payload: { name: 'Yeni' } }
    for (const as of [undefined, author, editor])
      expect((await site.call({ method, url, ...payload, ...(as && { as }) })).status).toBe(404)
  })
})

describe('GET /moderation/categories', () => {
  it('lists all with their rules, hidden ones included', async () => {
    const { slug } = await created('Saklı köşe', { isHidden: true, writableBy: 'editors' })
    const all = await kept()
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
    const positions = (await kept()).map(({ position }: { position: number }) => position)
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

describe('DELETE /categories/{id}', () => {
  it('moves the posts, each category once and counted right, and leads on', async () => {
    const [from, into] = [await created('Kaynak'), await created('Hedef')]
    await created('Üçüncü')
    const place = (category: string, secondCategory?: string, more: object = {}) =>
      insertPost(site.database, author.id, {
        category,
        ...(secondCategory && { secondCategory }),
        ...more,
      })
    const posts = [
      await place('kaynak'),
      await place('kaynak', 'hedef'),
      await place('hedef', 'kaynak'),
      await place('kaynak', 'ucuncu'),
      await place('ucuncu', 'kaynak', { readTime: 60 }),
      await place('kaynak', undefined, { status: 2 }),
      await place('kaynak', undefined, { isDeleted: true }),
    ]
    for (const slug of ['kaynak', 'hedef']) await countOf(slug)
    expect((await act('DELETE', '/kaynak?mergeInto=hedef')).status).toBe(204)
    const { rows } = await sql<{ labels: string[] }>`
      SELECT array_remove(ARRAY[first.slug, second.slug], NULL) AS labels FROM posts
      LEFT JOIN categories AS first ON first.id = category_id
      LEFT JOIN categories AS second ON second.id = second_category_id
      WHERE posts.id = ANY(${posts.map(({ id }) => id)}::bigint[]) ORDER BY posts.id`.execute(
      site.database,
    )
    expect(rows.map(({ labels }) => labels)).toEqual([
      ['hedef'],
      ['hedef'],
      ['hedef'],
      ['hedef', 'ucuncu'],
      ['ucuncu', 'hedef'],
      ['hedef'],
      ['hedef'],
    ])
    expect([await countOf('hedef'), await countOf('ucuncu')]).toEqual([5, 2])
    const list = await site.call({ url: '/api/categories/kaynak/posts' })
    expect(list.body['hydra:totalItems']).toBe(5)
    expect(list.body['hydra:member']).toHaveLength(5)
    const short = await site.call({ url: '/api/categories/hedef/posts?readTime[lte]=120' })
    expect(short.body['hydra:totalItems']).toBe(1)
    expect((await site.call({ url: '/api/categories/kaynak' })).body.id).toBe(into.id)
    expect((await site.call({ url: `/api/posts/${posts[0]!.slug}` })).body.category.slug).toBe(
      'hedef',
    )
    expect(await lastAct()).toEqual({
      actor: admin.id,
      action: 'categoryMerged',
      target: from.id,
    })
  })

  it('moves a large one in small steps, and it is gone when the last post is', async () => {
    const [from] = [await created('Kalabalık'), await created('Yeni yuva')]
    await sql`INSERT INTO posts (user_id, slug, title, status, category_id, publish_time)
      SELECT ${author.id}, 'kalabalik-yazi-' || n, 'Yazı ' || n, 1, ${from.id}, now()
      FROM generate_series(1, 450) AS n`.execute(site.database)
    const { slug } = await insertPost(site.database, author.id, { category: 'kalabalik' })
    expect((await act('DELETE', '/kalabalik?mergeInto=yeni-yuva')).status).toBe(204)
    expect(await listed()).not.toContain('kalabalik')
    // Whoever writes meanwhile writes where the posts go.
    const changed = await site.call({
      method: 'PUT',
      url: `/api/posts/${slug}`,
      as: author,
      payload: { title: 'Taşınırken değişen', categories: ['kalabalik'] },
    })
    expect([changed.status, changed.body.category.slug]).toEqual([200, 'yeni-yuva'])
    await until(async () => {
      const isThere = (await kept()).some(
        ({ slug: each }: { slug: string }) => each === 'kalabalik',
      )
      return isThere ? undefined : true
    })
    expect(await countOf('yeni-yuva')).toBe(451)
    expect((await site.call({ url: '/api/categories/kalabalik' })).body.slug).toBe('yeni-yuva')
  })

  it('removes one without posts for good', async () => {
    await created('Boş')
    expect((await act('DELETE', '/bos')).status).toBe(204)
    expect((await site.call({ url: '/api/categories/bos' })).status).toBe(404)
    expect((await act('POST', '', { name: 'Boş' })).status).toBe(201)
  })

  it('refuses what would lose posts or lead nowhere', async () => {
    await created('Dolu')
    await insertPost(site.database, author.id, { category: 'dolu', status: 2 })
    const refusal = async (path: string) => {
      const { status, body } = await act('DELETE', path)
      return [status, body.violations?.[0]?.propertyPath]
    }
    expect(await refusal('/dolu')).toEqual([422, 'mergeInto'])
    expect(await refusal('/dolu?mergeInto=dolu')).toEqual([422, 'mergeInto'])
    expect(await refusal('/dolu?mergeInto=yok')).toEqual([422, 'mergeInto'])
    expect(await refusal('/dolu?mergeInto=kapanan')).toEqual([422, 'mergeInto'])
    expect(await refusal('/gunce')).toEqual([422, 'id'])
    expect((await act('DELETE', '/yok')).status).toBe(404)
    expect((await act('DELETE', '/dolu?nereye=deneme')).status).toBe(400)
  })

  it('is done once when two admins press at the same moment', async () => {
    await created('İki kez')
    await insertPost(site.database, author.id, { category: 'iki-kez' })
    const both = await Promise.all(
      ['edebiyat', 'deneme'].map((into) => act('DELETE', `/iki-kez?mergeInto=${into}`)),
    )
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([204, 404])
    // Where it went is not taken for what was asked for.
    for (const slug of ['edebiyat', 'deneme'])
      expect((await site.call({ url: `/api/categories/${slug}` })).body.slug).toBe(slug)
  })
  it('takes along what is being published there at the same moment', async () => {
    await created('Telaşlı')
    await created('Sakin')
    const publish = (number: number) =>
      site.call({
        method: 'POST',
        url: '/api/posts',
        as: author,
        payload: { title: `Telaşlı yazı ${number}`, categories: ['telasli'], status: 1 },
      })
    const begun = Array.from({ length: 6 }, (_, number) => publish(number))
    const merged = act('DELETE', '/telasli?mergeInto=sakin')
    const more = Array.from({ length: 6 }, (_, number) => publish(6 + number))
    expect((await merged).status).toBe(204)
    const answers = await Promise.all([...begun, ...more])
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201))
    expect(await countOf('sakin')).toBe(12)
  })

  it('waits for a post that is about to be saved, then finds it', async () => {
    const { id } = await created('Bekleyen')
    const into = await created('Varan')
    const empty = await created('Boşalan')
    const insert = (transaction: Transaction, category: number, slug: string) =>
      sql`INSERT INTO posts (user_id, slug, title, status, category_id, publish_time)
        VALUES (${author.id}, ${slug}, 'Yazı', 1, ${category}, now())`.execute(transaction)
    let merged!: ReturnType<typeof act>
    let removed!: ReturnType<typeof act>
    await site.database.write(async (transaction) => {
      await insert(transaction, id, 'yolda-1')
      merged = act('DELETE', '/bekleyen?mergeInto=varan')
      await until(async () => ((await waitingForLocks()) === 1 ? true : undefined))
    })
    expect((await merged).status).toBe(204)
    const { rows } = await sql<{ category: number }>`
      SELECT category_id AS category FROM posts WHERE slug = 'yolda-1'`.execute(site.database)
    expect(rows[0]!.category).toBe(into.id)
    await site.database.write(async (transaction) => {
      await insert(transaction, empty.id, 'yolda-2')
      removed = act('DELETE', '/bosalan')
      await until(async () => ((await waitingForLocks()) === 1 ? true : undefined))
    })
    const refused = await removed
    expect([refused.status, refused.body.violations?.[0]?.propertyPath]).toEqual([422, 'mergeInto'])
  })
})

async function waitingForLocks(): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(site.database)
  return rows[0]!.total
}
