import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { postMessages } from '../../../core/post-forms.ts'
import { scheduleMessages } from '../../../core/schedule.ts'
import type { Member } from '../../../tests/support/members.ts'
import { insertPost } from '../../../tests/support/posts.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { tellFollowersOfNewPosts } from '../notifications/new-posts.sql.ts'

let site: TestSite
let author: Member
let other: Member
let editor: Member
let unconfirmed: Member

beforeAll(async () => {
  site = await testSite()
  author = await site.member({ username: 'yazar' })
  other = await site.member({ username: 'baskasi' })
  editor = await site.member({ username: 'gozeten' })
  unconfirmed = await site.member({ username: 'onaysiz', isConfirmed: false })
  await sql`UPDATE users SET role = 'editor' WHERE id = ${editor.id}`.execute(site.database)
  await sql`INSERT INTO categories (slug, name, writable_by, needs_approval) VALUES
    ('deneme', 'Deneme', 'everyone', false), ('gezi', 'Gezi', 'everyone', false), ('tarih', 'Tarih', 'everyone', false),
    ('gunce', 'Günce', 'editors', false), ('saglik', 'Sağlık', 'everyone', true)`.execute(
    site.database,
  )
})

const paragraph = (key: string, text = 'Bir gün çok uzaktan gelen bir ses duydum.') => ({
  type: 'paragraph',
  data: { key, content: [{ type: 'text', text }] },
})
const entries = [paragraph('a'), paragraph('b')]

const post = (payload: object, as: Member | undefined = author) =>
  site.call({ method: 'POST', url: '/api/posts', payload, ...(as && { as }) })
const put = (id: number | string, payload: object, as: Member | undefined = author) =>
  site.call({ method: 'PUT', url: `/api/posts/${id}`, payload, ...(as && { as }) })
const get = (url: string, as?: Member) => site.call({ url, ...(as && { as }) })

const draft = async (changes: object = {}) =>
  (await post({ title: 'Bir taslak', entries, ...changes })).body
const published = async (changes: object = {}) =>
  (await post({ title: 'Yayımlanan yazı', entries, categories: ['deneme'], status: 1, ...changes }))
    .body
const violations = (body: { violations: { propertyPath: string; message: string }[] }) =>
  body.violations.map(({ propertyPath, message }) => [propertyPath, message])
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

describe('POST /posts', () => {
  it('keeps a draft with all that was written', async () => {
    const { status, body } = await post({
      title: '  Şişli’de   güz ',
      excerpt: 'Kısa bir giriş.',
      entries,
      entriesSort: ['b', 'a', 'yok', 'b'],
      categories: ['/api/categories/gezi', 'deneme'],
      tags: ['güz', 'Şişli'],
      canonical: 'https://ornek.test/guz',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      title: 'Şişli’de güz',
      excerpt: 'Kısa bir giriş.',
      status: 2,
      slug: null,
      version: 1,
      publishTime: null,
      canonical: 'https://ornek.test/guz',
      entriesSort: ['a', 'b'],
      category: { slug: 'gezi' },
      tags: [
        { name: 'güz', slug: 'guz' },
        { name: 'Şişli', slug: 'sisli' },
      ],
      user: { username: 'yazar' },
    })
    expect(body.categories.map(({ slug }: { slug: string }) => slug)).toEqual(['gezi', 'deneme'])
    expect(body.readTime).toBeGreaterThan(0)
    expect((await get(`/api/posts/${body.id}`, other)).status).toBe(404)
  })

  it('publishes at once, under the title’s address', async () => {
    const body = await published({ title: 'Karşı kıyıdan' })
    expect(body).toMatchObject({ status: 1, slug: 'karsi-kiyidan' })
    expect(body.publishTime).toBe(body.createdAt)
    expect((await get('/api/posts/karsi-kiyidan')).status).toBe(200)
    const again = await published({ title: 'Karşı kıyıdan' })
    expect(again.slug).toMatch(/^karsi-kiyidan-[a-z0-9]{5}$/)
    expect((await published({ title: '1923' })).slug).toBe('yazi-1923')
    expect((await published({ title: '日本語' })).slug).toMatch(/^yazi(-[a-z0-9]{5})?$/)
  })

  it('takes twenty posts of one title at once, each with its own address', async () => {
    const made = await Promise.all(
      Array.from({ length: 20 }, () =>
        post({ title: 'Aynı anda', entries, categories: ['deneme'], status: 1 }),
      ),
    )
    expect(made.map(({ status }) => status)).toEqual(Array(20).fill(201))
    expect(new Set(made.map(({ body }) => body.slug)).size).toBe(20)
  })

  it('is one post when it is sent twice with one key', async () => {
    const payload = { title: 'İki kez gönderildi', entries, creationKey: 'aygit-0001' }
    const both = await Promise.all([post(payload), post(payload)])
    const again = await post(payload)
    expect([...both, again].map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set([...both, again].map(({ body }) => body.id)).size).toBe(1)
    expect((await post(payload, other)).body.id).not.toBe(again.body.id)
  })

  it('refuses visitors and unconfirmed members', async () => {
    const nobody = await site.call({
      method: 'POST',
      url: '/api/posts',
      payload: { title: 'Selam' },
    })
    expect(nobody.status).toBe(401)
    expect((await post({ title: 'Selam' }, unconfirmed)).status).toBe(403)
  })

  it.each([
    [{}, 'title', 'Bu alan boş bırakılamaz.'],
    [{ title: 'ab' }, 'title', 'Başlık 2 karakterden uzun olmalı'],
    [{ title: '  a   ' }, 'title', 'Başlık 2 karakterden uzun olmalı'],
    [{ title: 'x'.repeat(201) }, 'title', postMessages.titleTooLong],
    [{ title: 'Uzun', excerpt: 'x'.repeat(501) }, 'excerpt', postMessages.excerptTooLong],
    [{ title: 'Etiket', tags: [''] }, 'tags[0]', postMessages.tagEmpty],
    [{ title: 'Etiket', tags: ['ab'] }, 'tags[0]', postMessages.tagTooShort],
    [{ title: 'Etiket', tags: ['x'.repeat(51)] }, 'tags[0]', postMessages.tagTooLong],
    [{ title: 'Etiket', tags: ['güz', 'a1b'] }, 'tags[1]', postMessages.tagLetters],
    [{ title: 'Etiket', tags: ['iki söz'] }, 'tags[0]', postMessages.tagLetters],
    [{ title: 'Etiket', tags: ['şiir', 'Siir'] }, 'tags', postMessages.tagRepeated],
    [
      { title: 'Etiket', tags: ['bir', 'iki', 'üçü', 'dört', 'beş', 'altı'] },
      'tags',
      postMessages.tooManyTags,
    ],
    [{ title: 'Kategori', categories: ['yok'] }, 'categories[0]', postMessages.unknownCategory],
    [
      { title: 'Kategori', categories: ['gezi', 'gezi'] },
      'categories[1]',
      postMessages.repeatedCategory,
    ],
    [
      { title: 'Kategori', categories: ['gezi', 'deneme', 'tarih'] },
      'categories',
      postMessages.tooManyCategories,
    ],
    [
      { title: 'Kategori', categories: ['gunce'] },
      'categories[0]',
      postMessages.closedCategory('Günce'),
    ],
    [{ title: 'Yayın', status: 1 }, 'categories', postMessages.noCategory],
    [{ title: 'Onay', status: 3 }, 'categories', postMessages.noCategory],
    [
      { title: 'Onaysız', status: 1, categories: ['saglik'] },
      'status',
      postMessages.approvalNeeded('Sağlık'),
    ],
    [{ title: 'Plan', status: 5, categories: ['gezi'] }, 'publishTime', scheduleMessages.noDate],
    [
      { title: 'Plan', status: 5, categories: ['gezi'], publishTime: '2020-01-01T10:00:00Z' },
      'publishTime',
      scheduleMessages.hour,
    ],
    [
      { title: 'Plan', status: 5, categories: ['gezi'], publishTime: 'yarın' },
      'publishTime',
      'Biçimi geçersiz.',
    ],
    [{ title: 'Kapak', cover: 'https://evil.test/x.png' }, 'cover', postMessages.cover],
    [{ title: 'Adres', canonical: 'javascript:alert(1)' }, 'canonical', postMessages.canonical],
    [
      { title: 'Blok', entries: [{ type: 'uzay', data: { key: 'a' } }] },
      'entries[0].type',
      '"uzay" adlı blok türü tanınmıyor.',
    ],
    [{ title: 'Durum', status: 4 }, 'status', 'Şunlardan biri olmalı: 1, 2, 3, 5.'],
  ])('refuses %j', async (payload, path, message) => {
    const before = await get('/api/post_counts', author)
    const { status, body } = await post(payload)
    expect(status).toBe(422)
    expect(violations(body)).toContainEqual([path, message])
    expect((await get('/api/post_counts', author)).body).toEqual(before.body)
  })

  it('lets editors write where only they may, and publish without approval', async () => {
    const { status, body } = await post(
      { title: 'Haberler', entries, categories: ['gunce', 'saglik'], status: 1 },
      editor,
    )
    expect([status, body.status]).toEqual([201, 1])
  })

  it('submits for approval where the category asks', async () => {
    const { body } = await post({ title: 'Sağlıklı', entries, categories: ['saglik'], status: 3 })
    expect(body).toMatchObject({ status: 3 })
    expect((await put(body.id, { status: 1 })).status).toBe(422)
    expect((await put(body.id, { status: 2 })).body.status).toBe(2)
  })
})

describe('PUT /posts/{id}', () => {
  it('changes what is sent and nothing else', async () => {
    const { id } = await draft({ tags: ['güz'], categories: ['gezi'] })
    const { status, body } = await put(id, { title: 'Yeni başlık', version: 1 })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      title: 'Yeni başlık',
      version: 2,
      tags: [{ name: 'güz' }],
      category: { slug: 'gezi' },
    })
    expect(body.entries).toHaveLength(2)
  })

  it('removes duplicates by key, the last one winning', async () => {
    const { id } = await draft()
    const { body } = await put(id, {
      entries: [paragraph('a', 'ilk'), paragraph('b'), paragraph('a', 'son')],
      entriesSort: ['a', 'b', 'a'],
    })
    expect(body.entriesSort).toEqual(['b', 'a'])
    expect(body.entries[1].data.content[0].text).toBe('son')
  })

  it('answers a stale version with the newer one, and keeps the newer one', async () => {
    const { id } = await draft()
    await put(id, { title: 'Birinci sekme', version: 1 })
    const { status, body } = await put(id, { title: 'İkinci sekme', version: 1 })
    expect(status).toBe(409)
    expect(body).toMatchObject({
      'hydra:description': postMessages.conflict,
      newer: { title: 'Birinci sekme', version: 2 },
    })
    expect((await get(`/api/posts/${id}`, author)).body.title).toBe('Birinci sekme')
  })

  it('takes a saving that comes again for what it is', async () => {
    const { id } = await draft()
    const payload = { title: 'Yanıtı kayboldu', entries, version: 1 }
    await put(id, payload)
    const { status, body } = await put(id, payload)
    expect([status, body.version]).toEqual([200, 2])
  })

  it('lets one of ten savings at once through', async () => {
    const { id } = await draft()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => put(id, { title: `Yarışan ${i}`, version: 1 })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)])
    const winner = answers.find(({ status }) => status === 200)!
    expect((await get(`/api/posts/${id}`, author)).body.title).toBe(winner.body.title)
  })

  it('keeps a block of a kind it does not know, unless it is changed', async () => {
    const strange = { type: 'hologram', data: { key: 'h', beams: 3, nested: { a: [1, 2] } } }
    const { id } = await insertPost(site.database, author.id, {
      status: 2,
      entries: [strange, paragraph('a')],
    })
    const { status, body } = await put(id, {
      entries: [
        { ...strange, data: { nested: { a: [1, 2] }, beams: 3, key: 'h' } },
        paragraph('a', 'yeni'),
      ],
    })
    expect(status).toBe(200)
    expect(body.entries[0]).toEqual(strange)
    const changed = await put(id, { entries: [{ type: 'hologram', data: { key: 'h', beams: 4 } }] })
    expect(changed.status).toBe(422)
  })

  it('publishes, unpublishes and publishes again under the first address', async () => {
    const { id } = await draft({ title: 'Gidip gelen', categories: ['gezi'] })
    const first = (await put(id, { status: 1 })).body
    expect(first).toMatchObject({ status: 1, slug: 'gidip-gelen' })
    expect((await put(id, { status: 0 })).body.status).toBe(0)
    expect((await get('/api/posts/gidip-gelen')).status).toBe(404)
    const again = (await put(id, { status: 1, title: 'Başka bir ad' })).body
    expect(again).toMatchObject({
      slug: 'gidip-gelen',
      title: 'Başka bir ad',
      createdAt: first.createdAt,
    })
  })

  it('is new when readers see it first, however old the draft', async () => {
    const { id } = await insertPost(site.database, author.id, {
      status: 2,
      hoursAgo: 500,
      tags: ['eski'],
    })
    const { body } = await put(id, { status: 1 })
    expect(Date.now() - Date.parse(body.createdAt)).toBeLessThan(60_000)
    const { body: tagged } = await get('/api/tags/eski/posts')
    expect(tagged['hydra:member'][0].createdAt).toBe(body.createdAt)
    const { rows } = await sql<{ same: boolean }>`SELECT post_created_at = created_at AS same
      FROM post_tags JOIN posts ON posts.id = post_id WHERE posts.id = ${id}`.execute(site.database)
    expect(rows).toEqual([{ same: true }])
  })

  it.each([
    [1, { status: 2 }],
    [1, { status: 5, publishTime: inMinutes(60) }],
    [2, { status: 0 }],
    [4, { status: 1 }],
    [4, { status: 0 }],
    [0, { status: 2 }],
    [3, { status: 5, publishTime: inMinutes(60) }],
  ])('does not turn %i into %j', async (from, change) => {
    const { id } = await insertPost(site.database, author.id, { status: from })
    const { status, body } = await put(id, change)
    expect(status).toBe(422)
    expect(violations(body)).toEqual([['status', postMessages.status]])
  })

  it('needs a category to publish, and says so in the words of the house', async () => {
    const { id } = await draft()
    const { status, body } = await put(id, { status: 1 })
    expect(status).toBe(422)
    expect(violations(body)).toEqual([
      [
        'categories',
        'Yazıyı yayına almak için en az bir kategori eklemeniz gerekmektedir. Lütfen önce yazıyı düzenleyin.',
      ],
    ])
  })

  it('counts tags, categories and the author’s posts as they are', async () => {
    const body = await published({ tags: ['sayaç', 'ölçü'], categories: ['tarih'] })
    await put(body.id, { tags: ['sayaç', 'başka'] })
    await put(body.id, { status: 0 })
    await put(body.id, { status: 1, categories: ['tarih', 'gezi'] })
    const counts = async (slug: string) => (await get(`/api/tags/${slug}`)).body.postCount
    expect([await counts('sayac'), await counts('olcu'), await counts('baska')]).toEqual([1, 0, 1])
    const { rows } = await sql<{ is: number; should: number }>`
      SELECT post_count AS is, (SELECT count(*)::int FROM posts WHERE user_id = users.id AND status = 1 AND deleted_at IS NULL) AS should
      FROM users WHERE id = ${author.id}`.execute(site.database)
    expect(rows[0]!.is).toBe(rows[0]!.should)
  })

  it('is refused to everybody else', async () => {
    const mine = await published()
    const hidden = await draft()
    expect((await put(mine.slug, { title: 'Ele geçirdim' }, other)).status).toBe(403)
    expect((await put(hidden.id, { title: 'Ele geçirdim' }, other)).status).toBe(404)
    expect((await put(hidden.id, { title: 'Ele geçirdim' }, editor)).status).toBe(403)
    expect((await put(hidden.id, { title: 'Ele geçirdim' }, unconfirmed)).status).toBe(403)
    const nobody = await site.call({
      method: 'PUT',
      url: `/api/posts/${mine.id}`,
      payload: { title: 'Selam' },
    })
    expect(nobody.status).toBe(401)
    expect((await put('yok', { title: 'Selam' })).status).toBe(404)
  })
})

describe('followers', () => {
  it('are told of a post once, when it is public for the first time', async () => {
    const writer = await site.member()
    await sql`INSERT INTO user_relationships (follower_id, following_id) VALUES (${other.id}, ${writer.id})`.execute(
      site.database,
    )
    const told = async () =>
      (
        await sql<{
          n: number
        }>`SELECT count(*)::int AS n FROM notifications WHERE user_id = ${other.id} AND actor_id = ${writer.id}`.execute(
          site.database,
        )
      ).rows[0]!.n
    const { body } = await post(
      { title: 'Haber ver', entries, categories: ['gezi'], status: 1 },
      writer,
    )
    await tellFollowersOfNewPosts(site.database)
    expect(await told()).toBe(1)
    await put(body.id, { status: 0 }, writer)
    await put(body.id, { status: 1 }, writer)
    await tellFollowersOfNewPosts(site.database)
    expect(await told()).toBe(1)
  })
})

describe('tags that nobody has used yet', () => {
  it('are made once by ten posts at the same moment', async () => {
    const made = await Promise.all(
      Array.from({ length: 10 }, () =>
        published({ title: 'Aynı etiketler', tags: ['yepyeni', 'hiçbilinmez', 'görülmedik'] }),
      ),
    )
    for (const { tags } of made)
      expect(tags.map(({ name }: { name: string }) => name)).toEqual([
        'yepyeni',
        'hiçbilinmez',
        'görülmedik',
      ])
    expect((await get('/api/tags/yepyeni')).body.postCount).toBe(10)
  })
})
