import { sql } from 'kysely'
import { postStatus } from '../../../core/posts/post-status.ts'
import type { Entry } from '../../../core/document/types.ts'
import type { Database } from '../../database/connection.ts'

/** Posts straight into the database: these features only read them. */

export interface WrittenPost {
  userId: number
  categoryId: number
  title?: string
  excerpt?: string
  status?: number
  isDeleted?: boolean
  entries?: Entry[]
  tagIds?: number[]
  cover?: string | null
  minutesAgo?: number
}

let number = 0

export async function writeCategory(database: Database, slug: string): Promise<number> {
  const values = { slug, name: `Kategori ${slug}`, description: '' }
  const row = await database
    .insertInto('categories')
    .values(values)
    // One of the starter set becomes the test's own.
    .onConflict((known) => known.column('slug').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function writeTag(database: Database, slug: string): Promise<number> {
  const row = await database
    .insertInto('tags')
    .values({ slug, name: `etiket ${slug}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export const paragraph = (text: string): Entry => ({
  type: 'paragraph',
  data: { key: 'k1', content: [{ type: 'text', text }] },
})

export async function writePost(
  database: Database,
  { userId, categoryId, tagIds = [], minutesAgo = 10, ...post }: WrittenPost,
): Promise<{ id: number; slug: string }> {
  const slug = `yazi-no-${++number}`
  const time = new Date(Date.now() - minutesAgo * 60_000)
  const { id } = await database
    .insertInto('posts')
    .values({
      slug,
      user_id: userId,
      category_id: categoryId,
      title: post.title ?? `Yazı ${number}`,
      excerpt: post.excerpt ?? 'Kısaca.',
      status: post.status ?? postStatus.active,
      entries: JSON.stringify(post.entries ?? [paragraph('Metin.')]),
      cover: post.cover ?? null,
      // One whose time has come would be published by the clock.
      publish_time: post.status === postStatus.planned ? sql`now() + interval '1 day'` : time,
      created_at: time,
      updated_at: time,
      deleted_at: post.isDeleted ? sql`now()` : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [position, tagId] of tagIds.entries())
    await database
      .insertInto('post_tags')
      .values({ post_id: id, tag_id: tagId, position, post_created_at: time })
      .execute()
  return { id, slug }
}

/** One of each kind that nobody but its author and editors may learn of. */
export async function writeHiddenPosts(database: Database, post: WrittenPost): Promise<string[]> {
  const hidden = [
    ...Object.values(postStatus)
      .filter((status) => status !== postStatus.active)
      .map((status) => ({ status })),
    { isDeleted: true },
  ]
  const slugs: string[] = []
  for (const changes of hidden) {
    const { slug } = await writePost(database, { ...post, ...changes, title: 'Gizli kalan yazı' })
    slugs.push(slug)
  }
  return slugs
}
