import { sql } from 'kysely'
import { slugify } from '../../core/turkish/fold.ts'
import type { Database } from '../../server/database/connection.ts'

export interface PostChanges {
  title?: string
  slug?: string
  status?: number
  category?: string
  secondCategory?: string
  tags?: string[]
  views?: number
  likes?: number
  readTime?: number
  excerpt?: string
  entries?: object[]
  /** How long ago it was written. */
  hoursAgo?: number
  isDeleted?: boolean
}

let number = 0

/** Writes a post straight into the database; the calls that write posts have tests of their own. */
export async function insertPost(
  database: Database,
  userId: number,
  changes: PostChanges = {},
): Promise<{ id: number; slug: string; title: string }> {
  const title = changes.title ?? `Deneme yazısı ${++number}`
  const slug = changes.slug ?? `${slugify(title)}-${++number}`
  const { status = 1, readTime = 300, excerpt = 'Kısa bir giriş.', entries = [] } = changes
  // One whose time has come would be published by the clock.
  const publishTime = status === 5 ? sql`now() + interval '1 day'` : sql`now()`
  const { rows } = await sql<{ id: number }>`
    INSERT INTO posts (user_id, slug, title, excerpt, status, category_id, second_category_id, views, likes, read_time,
      entries, entries_sort, publish_time, created_at, deleted_at)
    VALUES (${userId}, ${slug}, ${title}, ${excerpt}, ${status},
      ${await categoryId(database, changes.category ?? 'deneme')},
      ${changes.secondCategory === undefined ? null : await categoryId(database, changes.secondCategory)},
      ${changes.views ?? 0}, ${changes.likes ?? 0}, ${readTime}, ${JSON.stringify(entries)}::jsonb, '{}', ${publishTime},
      now() - make_interval(secs => ${(changes.hoursAgo ?? 0) * 3600}::double precision),
      ${changes.isDeleted ? sql`now()` : null})
    RETURNING id`.execute(database)
  const { id } = rows[0]!
  for (const [position, tag] of (changes.tags ?? []).entries())
    await addTag(database, id, tag, position)
  return { id, slug, title }
}

async function categoryId(database: Database, slug: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO categories (slug, name, writable_by, is_journal)
    VALUES (${slug}, ${slug}, ${slug === 'gunce' ? 'editors' : 'everyone'}, ${slug === 'gunce'})
    ON CONFLICT (slug) DO UPDATE SET slug = excluded.slug RETURNING id`.execute(database)
  return rows[0]!.id
}

async function addTag(
  database: Database,
  postId: number,
  tag: string,
  position: number,
): Promise<void> {
  await sql`INSERT INTO tags (slug, name) VALUES (${slugify(tag)}, ${tag}) ON CONFLICT DO NOTHING`.execute(
    database,
  )
  await sql`
    INSERT INTO post_tags (post_id, tag_id, position, post_created_at)
    SELECT posts.id, tags.id, ${position}, posts.created_at FROM posts, tags
    WHERE posts.id = ${postId} AND tags.slug = ${slugify(tag)}`.execute(database)
}
