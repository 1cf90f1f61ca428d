import { refusals } from '../../messages.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { postMessages } from '../../../core/contracts/post-forms.ts'
import {
  type WritingSite,
  entries,
  openWritingSite,
  paragraph,
  violations,
} from './writing.fixture.ts'

let site: WritingSite['site']
let author: WritingSite['author']
let other: WritingSite['other']
let editor: WritingSite['editor']
let unconfirmed: WritingSite['unconfirmed']
let post: WritingSite['post']
let put: WritingSite['put']
let get: WritingSite['get']
let published: WritingSite['published']
beforeAll(async () => {
  ;({ site, author, other, editor, unconfirmed, post, put, get, published } =
    await openWritingSite())
})

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

  it('names at most twenty members', async () => {
    const naming = (count: number) => ({
      type: 'paragraph',
      data: {
        key: 'a',
        content: Array.from({ length: count }, (_, index) => ({
          type: 'mention',
          attrs: { username: `uye_${index}` },
        })),
      },
    })
    const send = (count: number) => post({ title: 'Herkese', entries: [naming(count)] })
    expect((await send(20)).status).toBe(201)
    const { status, body } = await send(21)
    expect(status).toBe(422)
    expect(violations(body)).toEqual([
      ['entries[0]', 'Bir yazıda en çok 20 kişiden söz edilebilir.'],
    ])
  })

  it.each([15_000, 28_000])(
    'refuses %i pieces of text by the block that holds them',
    async (count) => {
      const content = Array.from({ length: count }, () => ({ type: 'text', text: 'a' }))
      const { status, body } = await post({
        title: 'Kırıntılar',
        entries: [paragraph('a'), { type: 'paragraph', data: { key: 'b', content } }],
      })
      expect(status).toBe(422)
      expect(violations(body)).toEqual([
        ['entries[1]', expect.stringMatching(/^Bir blok en çok 10\.000 parçadan/)],
      ])
    },
  )

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

  it('answers with what reading it gives', async () => {
    const everything = {
      title: 'Her şeyiyle',
      entries: [...entries, paragraph('c', 'Üçüncü “paragraf”.')],
      categories: ['tarih', 'gezi'],
      tags: ['rüzgâr', 'ölçü'],
      canonical: 'https://ornek.test/her-sey',
      commentsClosed: true,
    }
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    for (const change of [
      { status: 1 },
      { status: 1, excerpt: 'Kısa bir giriş.', categories: ['deneme'], tags: [] },
      { status: 2, categories: [] },
      { status: 5, publishTime: tomorrow },
    ]) {
      const { status, body } = await post({ ...everything, ...change })
      expect(status).toBe(201)
      expect(body).toEqual((await get(`/api/posts/${body.id}`, author)).body)
    }
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
    [
      { title: 'fatura\u202efdp.exe' },
      'title',
      'Başlıkta görünmeyen ya da yazının yönünü değiştiren işaretler bulunamaz.',
    ],
    [
      { title: '\u200b\u200b\u200b' },
      'title',
      'Başlıkta görünmeyen ya da yazının yönünü değiştiren işaretler bulunamaz.',
    ],
    [
      { title: 'Uzun', excerpt: 'bir\u2067iki' },
      'excerpt',
      'Özette görünmeyen ya da yazının yönünü değiştiren işaretler bulunamaz.',
    ],
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
    [{ title: 'Kategori', categories: ['yok'] }, 'categories[0]', refusals.post.unknownCategory],
    [
      { title: 'Kategori', categories: ['gezi', 'gezi'] },
      'categories[1]',
      refusals.post.repeatedCategory,
    ],
    [
      { title: 'Kategori', categories: ['gezi', 'deneme', 'tarih'] },
      'categories',
      postMessages.tooManyCategories,
    ],
    [
      { title: 'Kategori', categories: ['gunce'] },
      'categories[0]',
      refusals.post.closedCategory('Günce'),
    ],
    [{ title: 'Yayın', status: 1 }, 'categories', postMessages.noCategory],
    [{ title: 'Onay', status: 3 }, 'categories', postMessages.noCategory],
    [
      { title: 'Onaysız', status: 1, categories: ['saglik'] },
      'status',
      postMessages.approvalNeeded('Sağlık'),
    ],
    [
      { title: 'Plan', status: 5, categories: ['gezi'] },
      'publishTime',
      'Tarih alanı boş bırakılamaz.',
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

describe('a plan that cannot be kept', () => {
  const date = 'Planlanan tarihi kontrol ediniz.'
  const hour = 'Planlanan saati kontrol ediniz.'
  const minute = 'Planlanan dakikayı kontrol ediniz.'
  const noDate = 'Tarih alanı boş bırakılamaz.'
  const noTime = 'Saat alanı boş bırakılamaz.'
  const refused: [unknown, string][] = [
    [undefined, noDate],
    [null, noDate],
    ['', noDate],
    ['T10:00:00Z', noDate],
    ['2999-12-01', noTime],
    ['2999-12-01T', noTime],
    ['2999-12-01T24:00:00Z', hour],
    ['2999-12-01T99:00:00Z', hour],
    ['2999-12-01Tonda', hour],
    ['2999-12-01T10:00:00', hour],
    ['2999-12-01T10:00:00+99:00', hour],
    ['2999-12-01T10:60:00Z', minute],
    ['2999-12-01T10:99:00+03:00', minute],
    ['yarın', date],
    [20991201, date],
    [true, date],
    [{}, date],
    ['2999-02-30T10:00:00Z', date],
    ['2999-13-01T10:00:00Z', date],
    ['2020-01-01T10:00:00Z', date],
    ['0000-01-01T00:00:00Z', date],
    ['-000001-01-01T00:00:00Z', date],
    ['10000-01-01T00:00:00Z', date],
    ['+010000-01-01T00:00:00Z', date],
    ['+275760-09-13T00:00:00.000Z', date],
    ['9999-12-31T23:59:59-01:00', date],
    ['9999-12-31T23:59:59.999-23:59', date],
    ['9'.repeat(60), date],
  ]

  it.each(refused)('at %j is refused in the words of the form', async (publishTime, message) => {
    const given = { title: 'Plan', categories: ['gezi'], status: 5, publishTime }
    const created = await post(given)
    expect([created.status, violations(created.body)]).toEqual([422, [['publishTime', message]]])
    const { body: draft } = await post({ title: 'Plan', categories: ['gezi'] })
    const changed = await put(draft.id, { status: 5, publishTime })
    expect([changed.status, violations(changed.body)]).toEqual([422, [['publishTime', message]]])
  })

  it('is no plan in the last hour of the last year either, and before that it is one', async () => {
    const given = { title: 'Plan', categories: ['gezi'], status: 5 }
    const last = '9999-12-31T23:59:59.999Z'
    const { status, body } = await post({ ...given, publishTime: last })
    expect([status, body.publishTime]).toEqual([201, last])
    expect((await get(`/api/posts/${body.id}`, author)).body.publishTime).toBe(last)
  })

  it('counts from the largest part that is past', async () => {
    const given = { title: 'Plan', categories: ['gezi'], status: 5 }
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
    const messageAt = async (publishTime: string) =>
      violations((await post({ ...given, publishTime })).body)[0]?.[1]
    expect(await messageAt(ago(1))).toBe(minute)
    expect(await messageAt(ago(90))).toBe(hour)
    expect(await messageAt(ago(25 * 60))).toBe(date)
  })
})
