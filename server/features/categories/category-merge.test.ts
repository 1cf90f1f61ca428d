import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Transaction } from '../../database/connection.ts'
import { insertPost } from '../../../tests/support/posts.ts'
import { until } from '../../../tests/support/site.ts'
import {
  act,
  admin,
  author,
  countOf,
  created,
  lastAct,
  listed,
  managed,
  prepare,
  site,
} from './managed-categories.fixture.ts'

prepare()

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
      const isThere = (await managed()).some(
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
