import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { until } from '../../../tests/support/site.ts'
import { uploadOf } from '../accounts/leaving-member.fixture.ts'
import { openWritingSite, type WritingSite } from '../writing/writing.fixture.ts'

let writing: WritingSite
beforeAll(async () => {
  writing = await openWritingSite()
  const { site, editor } = writing
  await sql`UPDATE users SET role = 'admin' WHERE id = ${editor.id}`.execute(site.database)
})

let number = 0
const waiting = async (changes: object) => {
  const post = { title: `Etiketli ${++number}`, categories: ['saglik'], status: 3, ...changes }
  return (await writing.post(post)).body
}
const note = { reason: 'Kategorisine bir bakın.' }
const sendBack = (id: number) => writing.put(id, { status: 2, note }, writing.editor)
const beforeOf = async (id: number) =>
  (await writing.get(`/api/moderation/approvals/${id}`, writing.editor)).body.before
const call = (method: 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) =>
  writing.site.call({ method, url: `/api${url}`, as: writing.editor, ...(payload && { payload }) })
const slugsOf = (named: { slug: string }[]) => named.map(({ slug }) => slug)

describe('GET /moderation/approvals/{id}', () => {
  it('has cover, categories, tags and first address as they were when an editor decided', async () => {
    const [first, second] = [
      await uploadOf(writing.site, writing.author),
      await uploadOf(writing.site, writing.author),
    ]
    const canonical = 'https://example.org/ilk'
    const post = await waiting({
      ...{ categories: ['saglik', 'deneme'], tags: ['Deniz', 'Güneş'], cover: first, canonical },
    })
    await sendBack(post.id)
    const change = { categories: ['deneme'], tags: ['Kum', 'deniz'], cover: second }
    await writing.put(post.id, { ...change, canonical: null })
    await writing.put(post.id, { status: 3 })
    expect((await beforeOf(post.id)).labels).toEqual({
      cover: first,
      canonical,
      categories: [
        { slug: 'saglik', name: 'Sağlık' },
        { slug: 'deneme', name: 'Deneme' },
      ],
      tags: [
        { slug: 'deniz', name: 'Deniz' },
        { slug: 'gunes', name: 'Güneş' },
      ],
    })
    // Changed again while it waits: still what the editor saw.
    await writing.put(post.id, { tags: [], cover: null })
    expect((await beforeOf(post.id)).labels).toMatchObject({ cover: first, canonical })
    await sendBack(post.id)
    await writing.put(post.id, { status: 3, cover: first })
    const labels = { cover: null, canonical: null, tags: [] }
    expect((await beforeOf(post.id)).labels).toMatchObject(labels)
  })

  it('has those that readers saw of a post that is held, also from before there were revisions', async () => {
    const post = await writing.published({ tags: ['Bulut'] })
    await sql`DELETE FROM post_revisions WHERE post_id = ${post.id}`.execute(writing.site.database)
    const rude = { categories: ['oyku'], tags: ['Yağmur'], title: 'Ne şerefsizler' }
    await call('POST', '/categories', { name: 'Öykü' })
    expect((await writing.put(post.id, rude)).body.status).toBe(3)
    const { labels } = await beforeOf(post.id)
    expect([slugsOf(labels.categories), slugsOf(labels.tags)]).toEqual([['deneme'], ['bulut']])
  })

  it('calls them what they are called today', async () => {
    for (const name of ['Fizik', 'Kimya', 'Uzay']) await call('POST', '/categories', { name })
    const post = await waiting({ categories: ['fizik', 'kimya'], tags: ['Atom', 'Gezegen'] })
    await sendBack(post.id)
    await writing.put(post.id, { categories: ['saglik'], tags: [], status: 3 })
    await call('PUT', '/categories/fizik', { name: 'Doğa' })
    expect((await call('PUT', '/tags/atom', { name: 'Atomlar' })).status).toBe(200)
    expect((await beforeOf(post.id)).labels).toMatchObject({
      categories: [
        { slug: 'doga', name: 'Doğa' },
        { slug: 'kimya', name: 'Kimya' },
      ],
      tags: [{ name: 'Atomlar' }, { name: 'Gezegen' }],
    })
    await call('DELETE', '/categories/kimya?mergeInto=doga')
    const isGone = async () => {
      const rest = slugsOf((await beforeOf(post.id)).labels.categories)
      return rest.join() === 'doga' || undefined
    }
    await until(isGone)
  })

  it('does not know them of a text that was kept without them', async () => {
    const post = await waiting({ tags: ['Deniz'] })
    await sendBack(post.id)
    await writing.put(post.id, { tags: ['Kum'], status: 3 })
    await sql`UPDATE post_revisions SET categories = NULL, tags = NULL WHERE post_id = ${post.id}`.execute(
      writing.site.database,
    )
    expect((await beforeOf(post.id)).labels).toBeNull()
  })

  it('lets a listed word among the tags that an editor approved pass a second time', async () => {
    const post = await waiting({ categories: ['deneme'], tags: ['Şerefsiz'], status: 1 })
    expect(post.status).toBe(3)
    await writing.put(post.id, { status: 1 }, writing.editor)
    await writing.put(post.id, { status: 0 })
    expect((await writing.put(post.id, { status: 1 })).body.status).toBe(1)
    await writing.put(post.id, { status: 0, tags: ['Şerefsiz', 'Gavat'] })
    expect((await writing.put(post.id, { status: 1 })).body.status).toBe(3)
  })

  it('compares with what was sent back from before there were revisions', async () => {
    const post = await waiting({ tags: ['Deniz'] })
    await sql`DELETE FROM post_revisions WHERE post_id = ${post.id}`.execute(writing.site.database)
    await sendBack(post.id)
    await writing.put(post.id, { title: 'Yenilenen', status: 3 })
    expect(await beforeOf(post.id)).toMatchObject({
      title: post.title,
      labels: { tags: [{ slug: 'deniz' }] },
    })
  })
})
