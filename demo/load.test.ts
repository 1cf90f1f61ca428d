import { Client } from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { slugify } from '../core/turkish/fold.ts'
import { cloneTemplate } from '../tests/support/site.ts'
import { loadDemo, smallCommunity } from './load.ts'
import { makeRoom } from './load-room.ts'

let owner: Client
beforeAll(async () => {
  const { address, drop } = await cloneTemplate()
  owner = new Client(address.owner)
  await owner.connect()
  await loadDemo(owner, smallCommunity)
  return async () => {
    await owner.end()
    await drop()
  }
})

const numbers = async (query: string): Promise<Record<string, number>> => {
  const { rows } = await owner.query<Record<string, string>>(query)
  return Object.fromEntries(Object.entries(rows[0]!).map(([name, value]) => [name, Number(value)]))
}

/** Every counter that a row, counted anew, does not bear out. */
const wrongCountersSql = `
  SELECT 'post' AS kind, id::text FROM posts WHERE (likes, applauder_count, comment_count, thread_count) <> (
    SELECT (SELECT coalesce(sum(count), 0) FROM applauses WHERE post_id = posts.id),
      (SELECT count(*) FROM applauses WHERE post_id = posts.id),
      (SELECT count(*) FROM comments WHERE post_id = posts.id),
      (SELECT count(*) FROM comments WHERE post_id = posts.id AND parent_id IS NULL))
  UNION ALL SELECT 'user', username FROM users WHERE (post_count, comment_count, follower_count, following_count) <> (
    SELECT (SELECT count(*) FROM posts WHERE user_id = users.id AND is_public(posts)),
      (SELECT count(*) FROM public_comments WHERE user_id = users.id),
      (SELECT count(*) FROM user_relationships WHERE following_id = users.id),
      (SELECT count(*) FROM user_relationships WHERE follower_id = users.id))
  UNION ALL SELECT 'comment', id::text FROM comments WHERE (like_count, reply_count) <> (
    SELECT (SELECT count(*) FROM comment_likes WHERE comment_id = comments.id),
      (SELECT count(*) FROM comments AS reply WHERE reply.parent_id = comments.id))
  UNION ALL SELECT 'tag', name FROM tags WHERE post_count <>
    (SELECT count(*) FROM post_tags JOIN posts ON posts.id = post_id WHERE tag_id = tags.id AND is_public(posts))
  UNION ALL SELECT 'list', slug FROM custom_lists WHERE post_count <> (SELECT count(*) FROM custom_list_items
    JOIN bookmarks ON bookmarks.id = bookmark_id JOIN public_posts ON public_posts.id = post_id WHERE list_id = custom_lists.id)
  UNION ALL SELECT 'tally', kind FROM (SELECT kind, sum(amount) AS told FROM post_tallies GROUP BY kind) AS tally
    WHERE told <> (SELECT count(*) FROM posts WHERE is_public(posts) AND kind IN (SELECT post_kinds(posts)))`

/** Every category that posts stand in, with what it says of itself. */
const categoriesSql = `
  SELECT slug, name, description, writable_by AS writable, needs_approval AS approval,
    (SELECT count(*)::int FROM posts WHERE categories.id IN (category_id, second_category_id)) AS posts
  FROM categories ORDER BY position`

describe('loading the demo community', () => {
  it('builds on the starter set: each category stands there once, and has posts', async () => {
    const { rows } = await owner.query<{ slug: string; name: string; posts: number }>(categoriesSql)
    expect(rows).toHaveLength(13)
    expect(rows[0]).toMatchObject({ slug: 'gunce', name: 'Günce', writable: 'editors' })
    for (const { slug, name, posts } of rows) {
      expect(slug).toBe(slugify(name))
      expect(posts, slug).toBeGreaterThan(0)
    }
    expect(rows.map(({ slug }) => slug).slice(-2)).toEqual(['kent', 'psikoloji'])
    const { rows: homeless } = await owner.query('SELECT FROM posts WHERE category_id IS NULL')
    expect(homeless).toEqual([])
  })

  it('brings everybody and everything, with counters that are right', async () => {
    const found = await numbers(`
      SELECT (SELECT count(*) FROM users) AS members, (SELECT count(*) FROM posts) AS posts,
        (SELECT count(*) FROM comments) AS comments, (SELECT sum(likes) FROM posts) AS applause,
        (SELECT count(*) FROM daily_views) AS days, (SELECT count(*) FROM bookmarks) AS bookmarks`)
    expect(found).toMatchObject(smallCommunity)
    for (const [kind, number] of Object.entries(found)) expect(number, kind).toBeGreaterThan(0)
    expect((await owner.query(wrongCountersSql)).rows).toEqual([])
  })

  it('can be done again: the new community takes the place of the old', async () => {
    await makeRoom(owner, false)
    await loadDemo(owner, smallCommunity)
    expect(await numbers('SELECT count(*) AS members FROM users')).toEqual({ members: 20 })
    expect((await owner.query(wrongCountersSql)).rows).toEqual([])
    expect((await owner.query(categoriesSql)).rows).toHaveLength(13)
  })

  it('leaves a site with real members alone, unless told to replace it', async () => {
    await owner.query("UPDATE users SET email = 'elif@ornek.test' WHERE username = 'elif'")
    await expect(makeRoom(owner, false)).rejects.toThrow('1 gerçek üye')
    expect(await numbers('SELECT count(*) AS members FROM users')).toEqual({ members: 20 })
    await makeRoom(owner, true)
    expect(await numbers('SELECT count(*) AS members FROM users')).toEqual({ members: 0 })
  })
})
