import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '../../../tests/support/members.ts'
import { insertPost, type PostChanges } from '../../../tests/support/posts.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { foldTallies } from './counts.sql.ts'

let site: TestSite
let author: Member
beforeAll(async () => {
  site = await testSite()
  author = await site.member({ username: 'yazar' })
  for (const category of ['kent', 'bilim']) await write({ category, tags: ['sayac'] })
})

const write = (changes: PostChanges = {}) => insertPost(site.database, author.id, changes)
const get = (url: string) => site.call({ url })

/** As readers see them: all posts, the short ones, those of two categories, a tag and the author. */
type Counts = [all: number, short: number, bilim: number, kent: number, tag: number, author: number]

async function counts(): Promise<Counts> {
  const total = async (url: string) => (await get(url)).body['hydra:totalItems']
  const postCount = async (url: string) => (await get(url)).body.postCount
  return [
    await total('/api/posts'),
    await total('/api/posts?readTime[lte]=120'),
    await total('/api/categories/bilim/posts'),
    await postCount('/api/categories/kent'),
    await postCount('/api/tags/sayac'),
    await postCount('/api/users/yazar'),
  ]
}

describe('every counter', () => {
  it('follows posts that come, change and go', async () => {
    const post = { title: 'Sayılan', tags: ['sayac'], category: 'bilim', readTime: 60 }
    const { id } = await write(post)
    expect(await counts()).toEqual([3, 1, 2, 1, 3, 3])
    const kent = "(SELECT id FROM categories WHERE slug = 'kent')"
    const changes: [string, Counts][] = [
      ['status = 0', [2, 0, 1, 1, 2, 2]],
      ['status = 1', [3, 1, 2, 1, 3, 3]],
      ['read_time = 600', [3, 0, 2, 1, 3, 3]],
      [`second_category_id = ${kent}`, [3, 0, 2, 2, 3, 3]],
      ['deleted_at = now()', [2, 0, 1, 1, 2, 2]],
      ['deleted_at = NULL', [3, 0, 2, 2, 3, 3]],
      ['views = views + 5', [3, 0, 2, 2, 3, 3]],
    ]
    for (const [set, expected] of changes) {
      await sql`UPDATE posts SET ${sql.raw(set)} WHERE id = ${id}`.execute(site.database)
      expect(await counts(), set).toEqual(expected)
    }
    await site.runChores()
    expect(await counts()).toEqual([3, 0, 2, 2, 3, 3])
    await sql`DELETE FROM post_tags WHERE post_id = ${id}`.execute(site.database)
    expect(await counts()).toEqual([3, 0, 2, 2, 2, 3])
    await site.runChores()
    expect(await counts()).toEqual([3, 0, 2, 2, 2, 3])
  })

  it('never lets a public post be erased', async () => {
    const { id } = await write()
    await expect(sql`DELETE FROM posts WHERE id = ${id}`.execute(site.database)).rejects.toThrow(
      'is public',
    )
  })
})

describe('the tallies', () => {
  it('fold together without changing what they say', async () => {
    const totals = async () =>
      (await get('/api/categories')).body['hydra:member'].map(
        (each: { postCount: number }) => each.postCount,
      )
    const before = await totals()
    await Promise.all([foldTallies(site.database), write(), foldTallies(site.database)])
    const after = await totals()
    expect(after.reduce((sum: number, each: number) => sum + each)).toBe(
      before.reduce((sum: number, each: number) => sum + each) + 1,
    )
    await foldTallies(site.database)
    expect(await scattered()).toEqual([])
  })

  it('do not wait for whoever holds an author or a tag, and fold those the next time', async () => {
    const { id } = await write({ tags: ['tutulan'] })
    const held = await site.database.transaction().execute(async (holding) => {
      await sql`SELECT FROM users WHERE id = ${author.id} FOR UPDATE`.execute(holding)
      await sql`SELECT FROM tags WHERE slug = 'tutulan' FOR UPDATE`.execute(holding)
      await foldTallies(site.database)
      return scattered()
    })
    const { rows } =
      await sql`SELECT 'tag ' || tag_id AS kind FROM post_tags WHERE post_id = ${id}`.execute(
        site.database,
      )
    expect(held).toEqual([{ kind: `author ${author.id}` }, ...rows])
    await foldTallies(site.database)
    expect(await scattered()).toEqual([])
    expect((await get('/api/tags/tutulan')).body.postCount).toBe(1)
  })

  it('are forgotten with whom they counted', async () => {
    await sql`INSERT INTO post_tallies VALUES ('author 999999', 1), ('tag 999999', -1)`.execute(
      site.database,
    )
    await foldTallies(site.database)
    expect(await scattered()).toEqual([])
  })

  /** What is not yet where it belongs. */
  async function scattered(): Promise<unknown[]> {
    const { rows } = await sql`SELECT kind FROM post_tallies GROUP BY kind
      HAVING count(*) > 1 OR kind LIKE 'author %' OR kind LIKE 'tag %' ORDER BY kind`.execute(
      site.database,
    )
    return rows
  }
})
