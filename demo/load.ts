import { hash } from '@node-rs/argon2'
import type { Client } from 'pg'
import { countWords, readingSeconds } from '../core/turkish/reading-time.ts'
import { type Community, community } from './community.ts'
import type { DemoMember, DemoPost, Entry } from './records.ts'

/** Every demo account opens with it; a real site never has one. */
export const demoPassword = 'bir hokka mürekkep'

export interface DemoSize {
  members: number
  posts: number
}

export const smallCommunity: DemoSize = { members: 20, posts: 120 }

type OnProgress = (done: number, total: number) => void

/** Loads a whole community in one transaction, as the database's owner: all of it or nothing. */
export async function loadDemo(
  owner: Client,
  size: DemoSize,
  onProgress: OnProgress = () => undefined,
): Promise<void> {
  const demo = community({ now: new Date(), ...size })
  const passwordHash = await hash(demoPassword)
  await owner.query('BEGIN')
  try {
    await load(owner, demo, passwordHash, counter(size.members + size.posts, onProgress))
    await owner.query('COMMIT')
  } catch (error) {
    await owner.query('ROLLBACK')
    throw error
  }
}

function counter(total: number, onProgress: OnProgress): (more: number) => void {
  let done = 0
  return (more) => onProgress((done += more), total)
}

async function load(
  owner: Client,
  demo: Community,
  passwordHash: string,
  advance: (more: number) => void,
): Promise<void> {
  await insert(owner, categoriesSql, [...demo.categories])
  await insert(owner, tagsSql, demo.tags())
  for (const members of demo.members()) {
    await insert(
      owner,
      membersSql,
      members.map((member) => memberRow(member, passwordHash)),
    )
    advance(members.length)
  }
  await insert(owner, informationsSql, [])
  for (const posts of demo.posts()) {
    await insert(owner, postsSql, posts.map(postRow))
    await insert(owner, postCategoriesSql, linksOf(posts, 'categories'))
    await insert(owner, postTagsSql, linksOf(posts, 'tags'))
    advance(posts.length)
  }
  await owner.query(countersSql)
  await owner.query('ANALYZE')
}

/** One statement a batch, whatever its size: the rows travel as one JSON value. */
async function insert(owner: Client, sql: string, rows: object[]): Promise<void> {
  await owner.query(sql, sql.includes('$1') ? [JSON.stringify(rows)] : [])
}

const memberRow = (member: DemoMember, passwordHash: string) => ({
  ...member,
  passwordHash,
  confirmedAt: member.isEmailConfirmed ? member.createdAt : null,
})

const postRow = (post: DemoPost) => ({
  ...post,
  entriesSort: post.entries.map((entry) => entry.data.key),
  readTime: readingSeconds(countWords(textsIn(post.entries).join(' '))),
})

function textsIn(value: Entry[] | unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  const { text, ...rest } = value as { text?: unknown }
  return [...(typeof text === 'string' ? [text] : []), ...Object.values(rest).flatMap(textsIn)]
}

function linksOf(posts: DemoPost[], field: 'categories' | 'tags'): object[] {
  return posts.flatMap((post) =>
    post[field].map((name, position) => ({ postId: post.id, name, position })),
  )
}

const categoriesSql = `
  INSERT INTO categories (slug, name, description, writable_by, needs_approval, position)
  SELECT slug, name, description, writable, "needsApproval", id
  FROM jsonb_to_recordset($1::jsonb)
    AS row(id int, slug text, name text, description text, writable text, "needsApproval" boolean)`

const tagsSql = `
  INSERT INTO tags (slug, name)
  SELECT slug, name FROM jsonb_to_recordset($1::jsonb) AS row(slug text, name text)`

const membersSql = `
  INSERT INTO users (id, username, first_name, last_name, email, email_confirmed_at, password_hash, role,
    biography, created_at)
  OVERRIDING SYSTEM VALUE
  SELECT id, username, "firstName", "lastName", email, "confirmedAt", "passwordHash", role, biography, "createdAt"
  FROM jsonb_to_recordset($1::jsonb)
    AS row(id bigint, username text, "firstName" text, "lastName" text, email text, "confirmedAt" timestamptz,
      "passwordHash" text, role text, biography text, "createdAt" timestamptz)`

const informationsSql = 'INSERT INTO user_informations (user_id) SELECT id FROM users ORDER BY id'

const postsSql = `
  INSERT INTO posts (id, user_id, slug, title, excerpt, status, entries, entries_sort, read_time, views,
    publish_time, created_at, updated_at)
  OVERRIDING SYSTEM VALUE
  SELECT id, "authorId", slug, title, excerpt, status, entries,
    ARRAY(SELECT jsonb_array_elements_text("entriesSort")), "readTime", views, "publishTime", "createdAt", "updatedAt"
  FROM jsonb_to_recordset($1::jsonb)
    AS row(id bigint, "authorId" bigint, slug text, title text, excerpt text, status smallint, entries jsonb,
      "entriesSort" jsonb, "readTime" int, views bigint, "publishTime" timestamptz, "createdAt" timestamptz,
      "updatedAt" timestamptz)`

const postCategoriesSql = `
  INSERT INTO post_categories (post_id, category_id, position)
  SELECT "postId", categories.id, row.position
  FROM jsonb_to_recordset($1::jsonb) AS row("postId" bigint, name text, position smallint)
  JOIN categories ON categories.slug = row.name`

const postTagsSql = `
  INSERT INTO post_tags (post_id, tag_id, position)
  SELECT "postId", tags.id, row.position
  FROM jsonb_to_recordset($1::jsonb) AS row("postId" bigint, name text, position smallint)
  JOIN tags ON tags.name = row.name`

/** Counters are kept with the rows they count; here they are counted once at the end. */
const countersSql = `
  UPDATE users SET post_count = counted.posts
  FROM (SELECT user_id, count(*) AS posts FROM posts WHERE status = 1 GROUP BY user_id) AS counted
  WHERE users.id = counted.user_id;
  UPDATE categories SET post_count = counted.posts
  FROM (SELECT category_id, count(*) AS posts FROM post_categories JOIN posts ON posts.id = post_id
        WHERE status = 1 GROUP BY category_id) AS counted
  WHERE categories.id = counted.category_id;
  UPDATE tags SET post_count = counted.posts
  FROM (SELECT tag_id, count(*) AS posts FROM post_tags JOIN posts ON posts.id = post_id
        WHERE status = 1 GROUP BY tag_id) AS counted
  WHERE tags.id = counted.tag_id;
  SELECT setval(pg_get_serial_sequence('users', 'id'), (SELECT max(id) FROM users));
  SELECT setval(pg_get_serial_sequence('posts', 'id'), (SELECT max(id) FROM posts));`
