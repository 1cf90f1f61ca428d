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
  for (const category of ['kent', 'bilim']) await write({ category })
})

const write = (changes: PostChanges = {}) => insertPost(site.database, author.id, changes)
const get = (url: string) => site.call({ url })

describe('every counter', () => {
  it('agrees with a count after posts come, change and go', async () => {
    const { id } = await write({
      title: 'Sayılan',
      tags: ['sayac'],
      category: 'bilim',
      readTime: 60,
    })
    const change = (set: string) =>
      sql`UPDATE posts SET ${sql.raw(set)} WHERE id = ${id}`.execute(site.database)
    for (const set of [
      'status = 0',
      'status = 1',
      'read_time = 600',
      "second_category_id = (SELECT id FROM categories WHERE slug = 'kent')",
      'deleted_at = now()',
      'deleted_at = NULL',
      'views = views + 5',
    ])
      await change(set)
    await sql`DELETE FROM post_tags WHERE post_id = ${id}`.execute(site.database)
    expect(await wrongCounters()).toEqual([])
    await foldTallies(site.database)
    expect(await wrongCounters()).toEqual([])
  })

  it('never lets a public post be erased', async () => {
    const { id } = await write()
    await expect(sql`DELETE FROM posts WHERE id = ${id}`.execute(site.database)).rejects.toThrow(
      'is public',
    )
  })

  /** What is counted of authors and tags moves to their rows. */
  const isPlace = sql`kind NOT LIKE 'author %' AND kind NOT LIKE 'tag %'`

  async function wrongCounters(): Promise<unknown[]> {
    const { rows } = await sql`
      SELECT 'user' AS kind, id::text FROM user_cards
        WHERE "postCount" <> (SELECT count(*) FROM posts WHERE user_id = user_cards.id AND is_public(posts))
      UNION ALL SELECT 'tag', slug FROM tag_cards
        WHERE "postCount" <> (SELECT count(*) FROM post_tags JOIN posts ON posts.id = post_id WHERE tag_id = tag_cards.id AND is_public(posts))
      UNION ALL SELECT 'tally', coalesce(told.kind, true_counts.kind)
        FROM (SELECT kind, sum(amount) AS n FROM post_tallies WHERE ${isPlace} GROUP BY kind HAVING sum(amount) <> 0) AS told
        FULL JOIN (SELECT kind, count(*) AS n FROM posts CROSS JOIN LATERAL post_kinds(posts) AS kind
          WHERE is_public(posts) AND ${isPlace} GROUP BY kind) AS true_counts
          ON told.kind = true_counts.kind
        WHERE told.n IS DISTINCT FROM true_counts.n`.execute(site.database)
    return rows
  }
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
