import { refusals } from '../../messages.ts'
import { randomInt } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Entry } from '../../../core/document/types.ts'
import { notAllowed, notFound } from '../../errors.ts'
import { postMessages } from '../../../core/contracts/post-forms.ts'
import { slugify } from '../../../core/turkish/fold.ts'
import { topics } from '../../cache/topics.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import type { Caller } from '../../http/call.ts'
import { identifiedBy, visibleTo } from '../posts/posts.public.ts'

export interface OwnPost {
  id: number
  title: string
  excerpt: string
  entries: Entry[]
  entriesSort: string[]
  categoryIds: number[]
  cover: string | null
  canonical: string | null
  status: number
  publishTime: Date | null
  version: number
  slug: string | null
  wasPublished: boolean
  commentsClosed: boolean
  readTime: number
  tags: string[]
  updatedAt: Date
  /** Editors took it down: only they publish it again. */
  takenDownAt: Date | null
}

/** With whose it is: an editor may decide about somebody else's. */
export interface LockedPost extends OwnPost {
  authorId: number
}

/** The caller's own post, held until the end of the transaction: two savings come one after the other. */
export async function lockOwnPost(
  transaction: Transaction,
  caller: Caller,
  id: string,
): Promise<OwnPost> {
  const post = await lockPost(transaction, caller, id)
  if (post.authorId !== caller.id) throw notAllowed(postMessages.notMine)
  return post
}

/** Any post that the caller may see. */
export async function lockPost(
  transaction: Transaction,
  caller: Caller,
  id: string,
): Promise<LockedPost> {
  const row = await transaction
    .selectFrom('posts')
    .select([
      'id',
      'user_id as authorId',
      'title',
      'excerpt',
      'entries',
      'entries_sort as entriesSort',
      'cover',
      'canonical',
      'status',
      'publish_time as publishTime',
      'version',
      'slug',
      'comments_closed as commentsClosed',
      'read_time as readTime',
      'updated_at as updatedAt',
      'taken_down_at as takenDownAt',
    ])
    .select(
      sql<number[]>`array_remove(ARRAY[category_id, second_category_id], NULL)`.as('categoryIds'),
    )
    .select(sql<boolean>`published_at IS NOT NULL`.as('wasPublished'))
    .select(
      sql<string[]>`ARRAY(SELECT tags.name FROM post_tags JOIN tags ON tags.id = tag_id
        WHERE post_id = posts.id ORDER BY position)`.as('tags'),
    )
    .where(identifiedBy(id))
    .where('deleted_at', 'is', null)
    .where(visibleTo(caller))
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw notFound(refusals.post.notFound)
  return { ...row, entries: row.entries as unknown as Entry[] }
}

/** The number of the caller's own post; 403 for one they may only read. */
export async function requireOwnPost(
  database: Database,
  caller: Caller,
  id: string,
): Promise<{ id: number; status: number }> {
  const row = await database
    .selectFrom('posts')
    .select(['id', 'user_id as authorId', 'status'])
    .where(identifiedBy(id))
    .where('deleted_at', 'is', null)
    .where(visibleTo(caller))
    .executeTakeFirst()
  if (row === undefined) throw notFound(refusals.post.notFound)
  if (row.authorId !== caller.id) throw notAllowed(postMessages.notMine)
  return row
}

/** What a saved post consists of, besides its tags. */
export interface PostColumns {
  title: string
  excerpt: string
  summary: string
  entries: Entry[]
  entriesSort: string[]
  categoryIds: number[]
  cover: string | null
  canonical: string | null
  status: number
  publishTime: Date | null
  words: number
  readTime: number
  commentsClosed: boolean
}

const valuesOf = (columns: PostColumns) => ({
  title: columns.title,
  excerpt: columns.excerpt,
  summary: columns.summary,
  entries: JSON.stringify(columns.entries),
  entries_sort: columns.entriesSort,
  category_id: columns.categoryIds[0] ?? null,
  second_category_id: columns.categoryIds[1] ?? null,
  cover: columns.cover,
  canonical: columns.canonical,
  status: columns.status,
  publish_time: columns.publishTime,
  read_time: columns.readTime,
  comments_closed: columns.commentsClosed,
})

interface Creation {
  needsSlug: boolean
  creationKey: string | undefined | null
  /** Null for now. */
  createdAt: Date | null
}

/** The number of the new post; none when the same text was sent before. */
export async function insertPost(
  transaction: Transaction,
  userId: number,
  columns: PostColumns,
  { needsSlug, creationKey = null, createdAt }: Creation,
): Promise<number | undefined> {
  const row = await transaction
    .insertInto('posts')
    .values({
      ...valuesOf(columns),
      user_id: userId,
      creation_key: creationKey,
      ...(createdAt !== null && { created_at: createdAt }),
      ...(needsSlug && { slug: freeSlug(columns.title, null) }),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'creation_key'])
        .where('creation_key', 'is not', null)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** In the transaction that makes the post: nobody is notified of what was published long ago. */
export async function leaveUnannounced(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom('unannounced_posts').where('post_id', '=', id).execute()
}

export async function findByCreationKey(
  database: Database,
  userId: number,
  creationKey: string,
): Promise<number | undefined> {
  const row = await database
    .selectFrom('posts')
    .select('id')
    .where('user_id', '=', userId)
    .where('creation_key', '=', creationKey)
    .executeTakeFirst()
  return row?.id
}

export async function updatePost(
  transaction: Transaction,
  id: number,
  columns: PostColumns,
  change: { isText: boolean; isStatus: boolean; needsSlug: boolean; isCleared: boolean },
): Promise<void> {
  const { isText, isStatus, needsSlug, isCleared } = change
  await transaction
    .updateTable('posts')
    .set({
      ...valuesOf(columns),
      // A text that another device still takes for a draft must not slip into what readers see.
      ...((isText || isStatus) && { version: sql<number>`version + 1` }),
      ...(isText && { updated_at: sql<Date>`now()` }),
      ...(needsSlug && { slug: freeSlug(columns.title, id) }),
      ...(isCleared && { taken_down_at: null }),
    })
    .where('id', '=', id)
    .execute()
  transaction.invalidate(topics.post(id))
}

/**
 * The title's own address, or the same with a few letters when another post has it. A slug is never
 * only a number, which would name another post.
 */
function freeSlug(title: string, postId: number | null): RawBuilder<string> {
  const plain = slugify(title) || 'yazi'
  const slug = /^\d+$/.test(plain) ? `yazi-${plain}` : plain
  const other = `${slug}-${randomInt(36 ** 4, 36 ** 5).toString(36)}`
  return sql<string>`CASE WHEN EXISTS (
      SELECT FROM posts AS taken WHERE taken.slug = ${slug} AND taken.id IS DISTINCT FROM ${postId}::bigint
    ) THEN ${other} ELSE ${slug} END`
}

/** A category or a tag was merged into another one a moment ago: looked up again, it is that one. */
export const isLabelRace = (error: unknown): boolean =>
  /^(?:posts_(?:second_)?category_id|post_tags_tag_id)_fkey$/.test(
    (error as { constraint?: string }).constraint ?? '',
  )

/** Two posts with one title were published at the same moment: the second attempt sees the slug of the first. */
export const isSlugRace = (error: unknown): boolean =>
  (error as { constraint?: string }).constraint === 'posts_slug_key'
