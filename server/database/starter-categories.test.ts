import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { slugify } from '../../core/turkish/fold.ts'
import { ask, emptyDatabase } from '../../tests/support/empty-database.ts'
import type { Member } from '../../tests/support/members.ts'
import { type TestSite, testSite } from '../../tests/support/site.ts'
import { type DatabaseAddress, withOwner } from './address.ts'
import { migrate, readMigrations } from './migrate.ts'

interface Category {
  slug: string
  name: string
  description: string
}

describe('a fresh site', () => {
  let site: TestSite
  let member: Member
  beforeAll(async () => {
    site = await testSite()
    member = await site.member()
  })
  const categories = async (url: string): Promise<Category[]> =>
    (await site.call({ url, as: member })).body['hydra:member']

  it('has ten categories for everybody and the journal, each described and well addressed', async () => {
    const all = await categories('/api/categories')
    expect(all.map(({ slug }) => slug)[0]).toBe('gunce')
    expect(all).toHaveLength(11)
    for (const { slug, name, description } of all) {
      expect(slug).toBe(slugify(name))
      expect(description).toMatch(/^\p{Lu}.{20,100}\.$/u)
    }
    const writable = await categories('/api/categories/writable')
    expect(writable).toHaveLength(10)
    expect(writable.map(({ slug }) => slug)).not.toContain('gunce')
  })

  it('can be published on at once, in every one of them', async () => {
    for (const { slug } of await categories('/api/categories/writable')) {
      const payload = { title: `İlk yazı: ${slug}`, categories: [slug], status: 1 }
      const { status } = await site.call({ method: 'POST', url: '/api/posts', payload, as: member })
      expect(status).toBe(201)
    }
  })
})

describe('a site that has categories already', () => {
  async function siteWith(sql: string): Promise<DatabaseAddress> {
    const { address, drop } = await emptyDatabase()
    onTestFinished(drop)
    const earlier = readMigrations().filter(({ name }) => name < '0011')
    await withOwner(address, (owner, role) =>
      migrate(owner, role, { migrations: earlier, functions: [] }),
    )
    await ask(address.owner, sql)
    await withOwner(address, migrate)
    return address
  }
  const slugs = (address: DatabaseAddress) =>
    ask(address.owner, 'SELECT slug, name FROM categories ORDER BY id')

  it('keeps them as its operator left them', async () => {
    const address = await siteWith(
      `INSERT INTO categories (slug, name) VALUES ('bahce', 'Bahçe'), ('gunce', 'Haberler')`,
    )
    expect(await slugs(address)).toEqual([
      ['bahce', 'Bahçe'],
      ['gunce', 'Haberler'],
    ])
  })

  it('gets none back that was deleted, at no later start', async () => {
    const address = await siteWith('SELECT 1')
    await ask(address.owner, 'DELETE FROM categories')
    await withOwner(address, migrate)
    expect(await slugs(address)).toEqual([])
  })
})
