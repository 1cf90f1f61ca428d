import { refusals } from '../../messages.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { postMessages } from '../../../core/contracts/post-forms.ts'
import { insertPost } from '../../../tests/support/posts.ts'
import {
  type WritingSite,
  entries,
  paragraph,
  violations,
  openWritingSite,
} from './writing.fixture.ts'

let site: WritingSite['site']
let author: WritingSite['author']
let other: WritingSite['other']
let editor: WritingSite['editor']
let unconfirmed: WritingSite['unconfirmed']
let post: WritingSite['post']
let put: WritingSite['put']
let get: WritingSite['get']
let draft: WritingSite['draft']
let published: WritingSite['published']
beforeAll(async () => {
  ;({ site, author, other, editor, unconfirmed, post, put, get, draft, published } =
    await openWritingSite())
})

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

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

  it.each([
    ['categories', { categories: ['gezi'] }, { categories: ['deneme'] }],
    ['commentsClosed', { title: 'Bir başka ad' }, { title: 'Bir başka ad', commentsClosed: true }],
  ])(
    'answers a stale version that changes only its %s like any other',
    async (_, first, second) => {
      const { id } = await draft()
      await put(id, { ...first, version: 1 })
      expect((await put(id, { ...second, version: 1 })).status).toBe(409)
    },
  )

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

  it('does not let a draft that was published elsewhere be saved into what readers see', async () => {
    const { id } = await draft({ categories: ['gezi'] })
    await put(id, { status: 1 })
    const { status, body } = await put(id, { entries: [paragraph('a', 'yarım')], version: 1 })
    expect([status, body.newer?.status]).toEqual([409, 1])
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
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array<number>(9).fill(409),
    ])
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

  it('keeps the time of a post that was unpublished for a while: it is not new', async () => {
    const { id } = await draft()
    await put(id, { categories: ['bilim'], status: 1 })
    await sql`UPDATE posts SET publish_time = now() - interval '40 days' WHERE id = ${id}`.execute(
      site.database,
    )
    const { body: before } = await get(`/api/posts/${id}`)
    await put(id, { status: 0 })
    const { body: after } = await put(id, { status: 1 })
    expect(after.publishTime).toBe(before.publishTime)
    await put(id, { status: 0 })
    await put(id, { status: 5, publishTime: inMinutes(60) })
    const { body: early } = await put(id, { status: 1 })
    expect(Date.parse(early.publishTime)).toBeLessThanOrEqual(Date.now())
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
    expect(violations(body)).toEqual([['status', refusals.post.status]])
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
    expect([await counts('sayac'), await counts('olcu'), await counts('baska')]).toEqual([
      1,
      // On no post any more.
      undefined,
      1,
    ])
    const { rows } = await sql<{ is: number; should: number }>`
      SELECT "postCount" AS is, (SELECT count(*)::int FROM posts WHERE user_id = user_cards.id AND status = 1 AND deleted_at IS NULL) AS should
      FROM user_cards WHERE id = ${author.id}`.execute(site.database)
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
  it('are notified of a post once, when it is public for the first time', async () => {
    const writer = await site.member()
    await sql`INSERT INTO user_relationships (follower_id, following_id) VALUES (${other.id}, ${writer.id})`.execute(
      site.database,
    )
    const notificationCount = async () =>
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
    await site.runChores()
    expect(await notificationCount()).toBe(1)
    await put(body.id, { status: 0 }, writer)
    await put(body.id, { status: 1 }, writer)
    await site.runChores()
    expect(await notificationCount()).toBe(1)
  })
})

describe('tags that nobody has used yet', () => {
  it('are made once by ten posts at the same moment', async () => {
    const made = await Promise.all(
      // By an editor: the same text again and again from a new member would be held.
      Array.from({ length: 10 }, async () => {
        const tags = ['yepyeni', 'hiçbilinmez', 'görülmedik']
        const sent = { title: 'Aynı etiketler', entries, categories: ['deneme'], status: 1, tags }
        return (await post(sent, editor)).body
      }),
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
