import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '../../../tests/support/members.ts'
import { insertPost } from '../../../tests/support/posts.ts'
import { type TestSite, testSite, until } from '../../../tests/support/site.ts'

let site: TestSite
let editor: Member
let author: Member

beforeAll(async () => {
  site = await testSite()
  editor = await site.member()
  author = await site.member()
  await sql`UPDATE users SET role = 'editor' WHERE id = ${editor.id}`.execute(site.database)
})

const put = (id: string, payload: object, as: Member | undefined = editor) =>
  site.call({ method: 'PUT', url: `/api/tags/${id}`, payload, ...(as && { as }) })

const write = (payload: object) =>
  site.call({
    method: 'POST',
    url: '/api/posts',
    as: author,
    payload: { categories: ['deneme'], status: 1, ...payload },
  })

const tagsOf = async (slug: string): Promise<string[]> =>
  (await site.call({ url: `/api/posts/${slug}` })).body.tags.map(
    ({ name }: { name: string }) => name,
  )

const tag = async (slug: string) => (await site.call({ url: `/api/tags/${slug}` })).body

const found = async (q: string): Promise<number> =>
  (await site.call({ url: `/api/search?type=post&q=${encodeURIComponent(q)}` })).body[
    'hydra:totalItems'
  ]

const actions = async (): Promise<string[]> => {
  const { rows } = await sql<{ action: string }>`
    SELECT action FROM audit_log WHERE target_type = 'tag' ORDER BY id`.execute(site.database)
  return rows.map(({ action }) => action)
}

describe('GET /moderation/tags', () => {
  it('lists all, the most used first, for editors alone', async () => {
    await insertPost(site.database, author.id, { tags: ['Kuş', 'Kuşlar'] })
    await insertPost(site.database, author.id, { tags: ['Kuş'] })
    await insertPost(site.database, author.id, { tags: ['Kuşkonmaz'], status: 2 })
    await site.runChores()
    const { status, body } = await site.call({
      url: '/api/moderation/tags?name=ku%C5%9F',
      as: editor,
    })
    expect(status).toBe(200)
    const rows = body['hydra:member'].map(
      ({ name, postCount }: { name: string; postCount: number }) => [name, postCount],
    )
    expect(rows).toEqual([
      ['Kuş', 2],
      ['Kuşlar', 1],
      ['Kuşkonmaz', 0],
    ])
    expect(body['hydra:totalItems']).toBe(3)
    for (const as of [undefined, author])
      expect((await site.call({ url: '/api/moderation/tags', ...(as && { as }) })).status).toBe(404)
  })
})

describe('PUT /tags/{id}', () => {
  it('is a 404 for visitors and members', async () => {
    expect((await site.call({ method: 'PUT', url: '/api/tags/kus', payload: {} })).status).toBe(404)
    expect((await put('kus', { isHidden: true }, author)).status).toBe(404)
  })

  it('renames it: old addresses lead on, and posts are found by the new name', async () => {
    const { body } = await write({ title: 'Göç zamanı', tags: ['leylek'] })
    await tag('leylek')
    const { status, body: renamed } = await put('leylek', { name: 'Leylekgiller' })
    expect([status, renamed.slug]).toEqual([200, 'leylekgiller'])
    expect((await tag('leylek')).slug).toBe('leylekgiller')
    expect(await tagsOf(body.slug)).toEqual(['Leylekgiller'])
    expect((await site.call({ url: '/api/tags/leylek/posts' })).body['hydra:totalItems']).toBe(1)
    await until(async () => (await found('leylekgiller')) || undefined)
    // Whoever still writes the old name gets the new one, and no second tag comes of it.
    const { body: later } = await write({ title: 'Dönüş zamanı', tags: ['leylek', 'kanat'] })
    expect(await tagsOf(later.slug)).toEqual(['Leylekgiller', 'kanat'])
    expect((await tag('leylekgiller')).postCount).toBe(2)
  })

  it('changes how it is written and leaves its address', async () => {
    await write({ title: 'Denize karşı', tags: ['martı'] })
    expect((await put('marti', { name: 'Martı' })).body).toMatchObject({
      slug: 'marti',
      name: 'Martı',
    })
  })

  it('merges it: each post once with the other one, counted right', async () => {
    const { body: both } = await write({ title: 'İkisi de', tags: ['sahil', 'kiyi', 'deniz'] })
    const { body: one } = await write({ title: 'Biri', tags: ['sahil'] })
    const { body: draft } = await write({ title: 'Taslak', tags: ['sahil'], status: 2 })
    await tag('sahil')
    const { status, body } = await put('sahil', { mergeInto: 'kiyi' })
    expect([status, body.slug, body.postCount]).toEqual([200, 'kiyi', 2])
    expect(await tagsOf(both.slug)).toEqual(['kiyi', 'deniz'])
    expect(await tagsOf(one.slug)).toEqual(['kiyi'])
    expect((await tag('sahil')).slug).toBe('kiyi')
    expect((await tag('kiyi')).postCount).toBe(2)
    const own = await site.call({ url: `/api/posts/${draft.id}`, as: author })
    expect(own.body.tags.map(({ slug }: { slug: string }) => slug)).toEqual(['kiyi'])
    expect(await found('sahil')).toBe(0)
    const { body: later } = await write({ title: 'Sonraki', tags: ['Sahil', 'kiyi', 'kum'] })
    expect(await tagsOf(later.slug)).toEqual(['kiyi', 'kum'])
  })

  it('merges a large one in small steps', async () => {
    await write({ title: 'Eski etiket', tags: ['eskietiket'] })
    await write({ title: 'Yeni etiket', tags: ['yenietiket'] })
    await sql`INSERT INTO posts (user_id, slug, title, status, category_id, publish_time)
      SELECT ${author.id}, 'etiketli-' || n, 'Etiketli ' || n, 1, (SELECT min(id) FROM categories), now()
      FROM generate_series(1, 120) AS n`.execute(site.database)
    await sql`INSERT INTO post_tags (post_id, tag_id, position, post_created_at)
      SELECT posts.id, tags.id, 0, posts.created_at FROM posts, tags
      WHERE posts.slug LIKE 'etiketli-%' AND tags.slug = 'eskietiket'`.execute(site.database)
    expect((await put('eskietiket', { mergeInto: 'yenietiket' })).status).toBe(200)
    expect((await tag('eskietiket')).slug).toBe('yenietiket')
    await until(async () => ((await tag('yenietiket')).postCount === 122 ? true : undefined))
    await until(async () => {
      const { rows } = await sql`SELECT FROM tags WHERE slug = 'eskietiket'`.execute(site.database)
      return rows.length === 0 || undefined
    })
  })

  it('hides it wherever it stood, and shows it again', async () => {
    const { body: post } = await write({ title: 'Gizlenecek', tags: ['uygunsuz', 'temiz'] })
    await site.runChores()
    expect((await site.call({ url: '/api/tags?name=uygunsuz' })).body['hydra:totalItems']).toBe(1)
    expect((await put('uygunsuz', { isHidden: true })).body.isHidden).toBe(true)
    expect(await tagsOf(post.slug)).toEqual(['temiz'])
    expect((await site.call({ url: '/api/tags/uygunsuz' })).status).toBe(404)
    expect((await site.call({ url: '/api/tags?name=uygunsuz' })).body['hydra:totalItems']).toBe(0)
    const suggested = await site.call({ url: '/api/search/suggestions?q=uygunsuz' })
    expect(suggested.body.tags).toEqual([])
    await until(async () => (await found('uygunsuz')) === 0 || undefined)
    expect(await found('uygunsux')).toBe(0)
    // Nor by another change of the post.
    await site.call({
      method: 'PUT',
      url: `/api/posts/${post.id}`,
      payload: { title: 'Gizlendi' },
      as: author,
    })
    expect([await found('gizlendi'), await found('uygunsuz')]).toEqual([1, 0])
    await put('uygunsuz', { isHidden: false })
    expect(await tagsOf(post.slug)).toEqual(['uygunsuz', 'temiz'])
    await until(async () => (await found('uygunsuz')) || undefined)
  })

  it('refuses what cannot be', async () => {
    const refusal = async (id: string, payload: object) => {
      const { status, body } = await put(id, payload)
      return [status, body.violations?.[0]?.propertyPath]
    }
    expect(await refusal('yoktur', { name: 'Başka' })).toEqual([404, undefined])
    expect(await refusal('temiz', { name: 'ab' })).toEqual([422, 'name'])
    expect(await refusal('temiz', { name: 'iki kelime' })).toEqual([422, 'name'])
    expect(await refusal('temiz', { name: 'Kıyı' })).toEqual([422, 'name'])
    expect(await refusal('temiz', { name: 'Sahil' })).toEqual([422, 'name'])
    expect(await refusal('temiz', { mergeInto: 'temiz' })).toEqual([422, 'mergeInto'])
    expect(await refusal('temiz', { mergeInto: 'yoktur' })).toEqual([422, 'mergeInto'])
    expect(await refusal('temiz', { mergeInto: 'kiyi', name: 'Kirli' })).toEqual([422, 'mergeInto'])
    expect(await refusal('temiz', { isHidden: 'evet' })).toEqual([422, 'isHidden'])
  })

  it('lets one of two mergings happen', async () => {
    for (const name of ['bir', 'iki', 'uc'].map((each) => `anlik${each}`))
      await write({ title: `Etiketi ${name}`, tags: [name] })
    const both = await Promise.all(
      ['anlikiki', 'anlikuc'].map((into) => put('anlikbir', { mergeInto: into })),
    )
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 404])
  })

  it('records every act', async () => {
    expect(new Set(await actions())).toEqual(
      new Set(['tagRenamed', 'tagMerged', 'tagHidden', 'tagShown']),
    )
  })
})
