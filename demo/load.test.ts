import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { notificationTypes } from '../core/contracts/notifications.ts'
import { fallbackWidth, pictureOf, type Size, sizeAt } from '../core/pictures/pictures.ts'
import { slugify } from '../core/turkish/fold.ts'
import { channel, topicsFrom } from '../server/cache/channel.ts'
import { readConfig } from '../server/config.ts'
import { openStorage, type Storage } from '../server/files/storage.ts'
import { cloneTemplate } from '../tests/support/site.ts'
import { loadDemo, smallCommunity } from './load.ts'
import { makeRoom } from './load-room.ts'

let owner: Client
let storage: Storage
let dataDir: string
beforeAll(async () => {
  const { address, drop } = await cloneTemplate()
  dataDir = mkdtempSync(join(tmpdir(), 'hokka-demo-'))
  storage = await openStorage(readConfig({ DATA_DIR: dataDir }))
  owner = new Client(address.owner)
  await owner.connect()
  await loadDemo({ owner, storage }, smallCommunity)
  return async () => {
    await owner.end()
    await drop()
    rmSync(dataDir, { recursive: true })
  }
})

const numbers = async (query: string): Promise<Record<string, number>> => {
  const { rows } = await owner.query<Record<string, string>>(query)
  return Object.fromEntries(Object.entries(rows[0]!).map(([name, value]) => [name, Number(value)]))
}

/** Every counter that a row, counted anew, does not bear out. */
const wrongCountersSql = `
  SELECT 'post' AS kind, id::text FROM posts WHERE (likes, applauder_count, comment_count, thread_count) <> (
    SELECT (SELECT coalesce(sum(count), 0) FROM applause WHERE post_id = posts.id),
      (SELECT count(*) FROM applause WHERE post_id = posts.id),
      (SELECT count(*) FROM comments WHERE post_id = posts.id AND is_active(comments)),
      (SELECT count(*) FROM comments WHERE post_id = posts.id AND parent_id IS NULL AND is_active(comments)))
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
  UNION ALL SELECT 'tally', kind FROM (SELECT kind, sum(amount) AS counted FROM post_tallies GROUP BY kind) AS tally
    WHERE counted <> (SELECT count(*) FROM posts WHERE is_public(posts) AND kind IN (SELECT post_kinds(posts)))`

/** Every category that posts stand in, with what it says of itself. */
const categoriesSql = `
  SELECT slug, name, description, writable_by AS writable, needs_approval AS approval,
    (SELECT count(*)::int FROM posts WHERE categories.id IN (category_id, second_category_id)) AS posts
  FROM categories ORDER BY position`

const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .reduce((sum, each) => sum + statSync(join(each.parentPath, each.name)).size, 0)

/** What a decoder makes of it. The server never reads WebP, so that may be forbidden in this process. */
async function sizeIn(path: string, isWhole: boolean): Promise<Size> {
  sharp.unblock({ operation: ['VipsForeignLoadWebpBuffer', 'VipsForeignLoadJpegBuffer'] })
  const image = sharp(readFileSync(join(dataDir, path)))
  const { width, height } = await image.metadata()
  if (isWhole) await image.raw().toBuffer()
  sharp.block({ operation: ['VipsForeignLoadWebpBuffer'] })
  return { width, height }
}

/** Covers, pictures and galleries in texts, faces: every path that a page shows. */
const shownPicturesSql = `
  SELECT cover AS path FROM posts WHERE cover IS NOT NULL
  UNION SELECT picture FROM users WHERE picture IS NOT NULL
  UNION SELECT entry->'data'->>'src' FROM posts, jsonb_array_elements(entries) AS entry WHERE entry->>'type' = 'image'
  UNION SELECT image->>'src' FROM posts, jsonb_array_elements(entries) AS entry,
    jsonb_array_elements(entry->'data'->'images') AS image WHERE entry->>'type' = 'gallery'`

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
        (SELECT count(*) FROM author_days) AS days, (SELECT sum(depth_100) FROM post_days) AS depths,
        (SELECT sum(views) FROM post_sources) AS sources, (SELECT sum(views) FROM author_hours) AS hours,
        (SELECT count(*) FROM bookmarks) AS bookmarks`)
    expect(found).toMatchObject(smallCommunity)
    for (const [kind, number] of Object.entries(found)) expect(number, kind).toBeGreaterThan(0)
    expect((await owner.query(wrongCountersSql)).rows).toEqual([])
    const { rows: wrongSources } = await owner.query(`
      SELECT post_id FROM post_days JOIN post_sources AS sources USING (post_id, day)
      GROUP BY post_id, day, post_days.views HAVING post_days.views <> sum(sources.views)`)
    expect(wrongSources).toEqual([])
  })

  it('has what waits in the queue of editors', async () => {
    const { rows } = await owner.query<{ waiting: boolean; queued: boolean }>(`
      SELECT status = 3 AS waiting, post_id IS NOT NULL AS queued
      FROM posts LEFT JOIN post_waits ON post_id = id WHERE status = 3 OR post_id IS NOT NULL`)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every(({ waiting, queued }) => waiting && queued)).toBe(true)
  })

  it('shows only pictures that are there, in every size, as uploads are', async () => {
    const { rows } = await owner.query<{ path: string }>(shownPicturesSql)
    expect(rows.length).toBeGreaterThan(30)
    for (const { path } of rows) {
      const picture = pictureOf(path)!
      const fallback = { url: picture.src, width: fallbackWidth(picture.width) }
      // All pixels of the small ones: the large ones were written by the same hand.
      for (const { url, width } of [...picture.variants, fallback])
        expect({ url, ...(await sizeIn(url, width <= 320)) }).toEqual({
          url,
          ...sizeAt(picture, width),
        })
    }
  })

  it('keeps every picture and lets none go with the unused ones', async () => {
    const uploads = await numbers('SELECT count(*) AS rows, sum(bytes) AS bytes FROM uploads')
    const folders = readdirSync(join(dataDir, 'uploads'))
    expect(uploads.rows).toBe(folders.length)
    expect(uploads.bytes).toBe(bytesIn(join(dataDir, 'uploads')))
    const { rows: unused } = await owner.query(`
      SELECT id FROM uploads WHERE user_id IS NULL OR (id NOT IN (SELECT upload_id FROM post_uploads)
        AND id NOT IN (SELECT upload_id_of(picture) FROM users WHERE picture IS NOT NULL))`)
    expect(unused).toEqual([])
  })

  it('knows every player and who is who elsewhere, and offers public lists of several members', async () => {
    const { rows: unknown } = await owner.query(`
      SELECT entry->'data'->>'url' FROM posts, jsonb_array_elements(entries) AS entry
      WHERE entry->>'type' = 'embed' AND NOT EXISTS (SELECT FROM embeds
        WHERE url = entry->'data'->>'url' AND id = (entry->'data'->'embed'->>'id')::bigint
          AND title = entry->'data'->'embed'->>'title')`)
    expect(unknown).toEqual([])
    const found = await numbers(`
      SELECT (SELECT count(DISTINCT user_id) FROM social_accounts) AS known,
        (SELECT count(DISTINCT user_id) FROM custom_lists WHERE is_public AND post_count > 2) AS listed`)
    expect(found.known).toBeGreaterThan(10)
    expect(found.listed).toBeGreaterThanOrEqual(3)
  })

  it('has conversations of two and of several, unread messages and requests', async () => {
    const { rows } = await owner.query<{ conversations: number; requests: number }>(`
      SELECT username, count(*) FILTER (WHERE is_accepted)::int AS conversations,
        count(*) FILTER (WHERE NOT is_accepted)::int AS requests, sum(unread_count)::int AS unread,
        count(name)::int AS named
      FROM messenger_members JOIN messengers ON messengers.id = messenger_id JOIN users ON users.id = user_id
      WHERE username = 'elif' AND last_message_id IS NOT NULL GROUP BY username`)
    expect(rows).toEqual([{ username: 'elif', conversations: 5, requests: 2, unread: 8, named: 1 }])
  })

  it('notifies elif of everything there is', async () => {
    const { rows } = await owner.query<{ type: string }>(`
      SELECT DISTINCT type FROM visible_notifications JOIN users ON users.id = user_id
      WHERE username = 'elif'`)
    expect(rows.map(({ type }) => type).toSorted()).toEqual(notificationTypes.toSorted())
  })

  it('takes less than 40 MB, database and pictures together', async () => {
    const { bytes } = await numbers('SELECT pg_database_size(current_database()) AS bytes')
    expect(bytes! + bytesIn(dataDir)).toBeLessThan(40_000_000)
    expect(bytesIn(dataDir)).toBeLessThan(1_500_000)
  })

  it('can be done again: the new community takes the place of the old', async () => {
    const notified: (string | undefined)[] = []
    owner.on('notification', ({ payload }) => notified.push(payload))
    await owner.query(`LISTEN ${channel}`)
    await makeRoom(owner, false)
    await loadDemo({ owner, storage }, smallCommunity)
    // A site that runs meanwhile.
    expect(notified.map((payload) => topicsFrom(payload!, ''))).toContain('all')
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
