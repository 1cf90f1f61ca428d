import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Entry } from '../../../core/document/types.ts'
import type { SocialAccount } from '../../../core/text/social-accounts.ts'
import { slugify } from '../../../core/turkish/fold.ts'
import { topics } from '../../cache/topics.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import type {
  importedAccount,
  ImportedBookmark,
  importedComment,
  ImportedEdit,
  importedList,
  ImportedPost,
  importedRevision,
} from './import-shapes.ts'

interface PostText {
  entries: Entry[]
  entriesSort: string[]
  summary: string
  readTime: number
  words: number
}

/** With its own dates. Nobody is notified of it: it is not new. A slug that is taken gets another. */
export async function insertImported(
  transaction: Transaction,
  userId: number,
  post: ImportedPost,
  { entries, entriesSort, summary, readTime }: PostText,
  categoryIds: number[],
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO posts (user_id, slug, title, excerpt, summary, status, category_id, second_category_id, entries,
      entries_sort, cover, canonical, read_time, publish_time, published_at, created_at, updated_at, deleted_at,
      comments_closed)
    SELECT ${userId}, CASE WHEN ${post.slug}::text IS NULL
          OR NOT EXISTS (SELECT FROM posts WHERE slug = ${post.slug}) THEN ${post.slug}
        ELSE ${post.slug} || '-' || left(replace(gen_random_uuid()::text, '-', ''), 8) END,
      ${post.title}, ${post.excerpt}, ${summary}, ${post.status}, ${categoryIds[0] ?? null}, ${categoryIds[1] ?? null},
      ${JSON.stringify(entries)}::jsonb, ${entriesSort}, ${post.cover}, ${post.canonical}, ${readTime},
      ${post.publishTime}::timestamptz, ${post.publishedAt}::timestamptz, ${post.createdAt}::timestamptz,
      ${post.updatedAt}::timestamptz, ${post.deletedAt}::timestamptz, ${post.commentsClosed}
    RETURNING id`.execute(transaction)
  const { id } = rows[0]!
  await sql`DELETE FROM unannounced_posts WHERE post_id = ${id}`.execute(transaction)
  return id
}

/** Changes that their author had not published yet. */
export async function insertImportedEdit(
  transaction: Transaction,
  postId: number,
  edit: Omit<ImportedEdit, 'entries'> & PostText,
): Promise<void> {
  await sql`
    INSERT INTO post_edits (post_id, title, excerpt, entries, entries_sort, categories, tags, cover, canonical, updated_at)
    VALUES (${postId}, ${edit.title}, ${edit.excerpt}, ${JSON.stringify(edit.entries)}::jsonb, ${edit.entriesSort},
      ${edit.categories}, ${edit.tags}, ${edit.cover}, ${edit.canonical}, ${edit.updatedAt}::timestamptz)`.execute(
    transaction,
  )
}

type Revision = Omit<z.infer<typeof importedRevision>, 'entries'> & PostText

export async function insertRevision(
  database: Database,
  postId: number,
  revision: Revision,
): Promise<void> {
  const { categories, tags } = revision
  const labels = categories && tags && { categories, tags: tags.map((tag) => slugify(tag)) }
  await sql`
    INSERT INTO post_revisions (post_id, number, title, excerpt, entries, entries_sort, word_count, is_closed,
      cover, canonical, categories, tags, created_at, updated_at)
    VALUES (${postId}, ${revision.number}, ${revision.title}, ${revision.excerpt},
      ${JSON.stringify(revision.entries)}::jsonb, ${revision.entriesSort}, ${revision.words}, ${revision.isClosed},
      ${revision.cover}, ${revision.canonical}, ${labels?.categories ?? null},
      ${labels?.tags ?? null},
      ${revision.createdAt}, ${revision.updatedAt}) ON CONFLICT DO NOTHING`.execute(database)
}

/** A comment under one's own post, in its thread if that is one's own too. */
export async function insertOwnComment(
  transaction: Transaction,
  userId: number,
  postId: number,
  { text, createdAt, updatedAt, answerTo }: z.infer<typeof importedComment>,
): Promise<boolean> {
  const { rows } = await sql`
    WITH thread AS (
      SELECT id FROM comments WHERE post_id = ${postId} AND user_id = ${userId} AND parent_id IS NULL
        AND created_at = ${answerTo?.createdAt ?? null}::timestamptz LIMIT 1
    )
    INSERT INTO comments (post_id, user_id, parent_id, text, created_at, updated_at)
    SELECT ${postId}, ${userId}, (SELECT id FROM thread), ${text}, ${createdAt}::timestamptz, ${updatedAt}::timestamptz
    WHERE ${answerTo === null} OR EXISTS (SELECT FROM thread) RETURNING id`.execute(transaction)
  transaction.invalidate(topics.commentsOn(postId), topics.commentsBy(userId))
  return rows.length > 0
}

export async function insertList(
  database: Database,
  userId: number,
  { slug, name, isPublic, createdAt }: z.infer<typeof importedList>,
): Promise<void> {
  await sql`INSERT INTO custom_lists (user_id, slug, name, is_public, created_at)
    VALUES (${userId}, ${slug}, ${name}, ${isPublic}, ${createdAt}) ON CONFLICT DO NOTHING`.execute(
    database,
  )
}

/** Of one's own post, with what one noted of it in one's lists. */
export async function insertOwnBookmark(
  transaction: Transaction,
  userId: number,
  postId: number,
  { createdAt, lists }: ImportedBookmark,
): Promise<void> {
  const { rows: saved } = await sql<{ id: number }>`
    INSERT INTO bookmarks (user_id, post_id, created_at) VALUES (${userId}, ${postId}, ${createdAt}::timestamptz)
    ON CONFLICT DO NOTHING RETURNING id`.execute(transaction)
  if (saved.length === 0) return
  const { rows } = await sql<{ id: number }>`
    INSERT INTO custom_list_items (list_id, bookmark_id, position, note)
    SELECT lists.id, ${saved[0]!.id}, item.position, note
    FROM jsonb_to_recordset(${JSON.stringify(lists)}::jsonb) AS item (list text, position integer, note text)
    JOIN custom_lists AS lists ON user_id = ${userId} AND slug = list
    ON CONFLICT DO NOTHING RETURNING list_id AS id`.execute(transaction)
  transaction.invalidate(...rows.map(({ id }) => topics.list(id)))
}

/** Looked at later, like any that nobody has seen yet. One that is somebody's here stays theirs. */
export async function insertSocialAccount(
  transaction: Transaction,
  userId: number,
  { platform, handle, url }: SocialAccount,
): Promise<void> {
  await sql`INSERT INTO social_accounts (user_id, platform, handle, url, is_seen, next_look_at)
    VALUES (${userId}, ${platform}, ${handle}, ${url}, false, now()) ON CONFLICT DO NOTHING`.execute(
    transaction,
  )
}

/** Not the address and the username: those are proven, or taken, on this site. */
export async function updateAccount(
  transaction: Transaction,
  userId: number,
  account: z.infer<typeof importedAccount>,
  picture: string | null,
): Promise<void> {
  const { emailPreferences: mails } = account
  await sql`UPDATE users SET first_name = ${account.firstName}, last_name = ${account.lastName},
    name_reading = ${account.nameReading}, biography = ${account.biography}, messages_from = ${account.messagesFrom},
    picture = coalesce(${picture}, picture) WHERE id = ${userId}`.execute(transaction)
  await sql`UPDATE user_informations SET email_new_post = ${mails.newPost}, email_new_follower = ${mails.newFollower},
    email_new_like = ${mails.newLike}, email_new_comment = ${mails.newComment},
    email_new_message = ${mails.newMessage}, email_digest = ${mails.digest} WHERE user_id = ${userId}`.execute(
    transaction,
  )
  await sql`INSERT INTO notification_mutes (user_id, type, created_at)
    SELECT ${userId}, type, "createdAt" FROM jsonb_to_recordset(${JSON.stringify(account.notificationMutes)}::jsonb)
      AS muted (type text, "createdAt" timestamptz) WHERE type IS NOT NULL ON CONFLICT DO NOTHING`.execute(
    transaction,
  )
  transaction.invalidate(topics.user(userId), topics.viewer(userId), topics.sessionsOf(userId))
}
