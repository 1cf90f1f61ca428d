import { sql } from 'kysely'
import { isNewStretch, type TextMeasure } from '../../../core/posts/revisions.ts'
import { wordCount } from '../../../core/document/text.ts'
import type { Entry } from '../../../core/document/types.ts'
import { slugify } from '../../../core/turkish/fold.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { limitTo } from '../../database/limit.ts'
import type { IdPage } from '../../http/cursors.ts'

export interface RevisionText {
  title: string
  excerpt: string
  entries: Entry[]
  entriesSort: string[]
}

/** What stands with the text, kept so that editors see what changed of it. */
interface Labels {
  cover: string | null
  canonical: string | null
  categoryIds: number[]
  tags: string[]
}

interface Closing {
  isClosed: boolean
}

/**
 * Keeps a text as the newest revision. Small steps of one stretch of work are one revision; one
 * that is closed, old, or holds much that is gone now is left as it is and a new one begins.
 */
export async function keepRevision(
  transaction: Transaction,
  before: RevisionText & Labels & { id: number },
  text: RevisionText & Labels & { words: number },
  closing: Closing,
): Promise<void> {
  const last = await selectLast(transaction, before.id)
  if (last === undefined) {
    // Written before there were revisions.
    const old = { ...before, words: wordCount(before.entries) }
    await writeRevision(transaction, { postId: before.id, number: 1 }, old, { isClosed: true })
    return writeRevision(transaction, { postId: before.id, number: 2 }, text, closing)
  }
  const number = isNewStretch(last, text.words) ? last.number + 1 : last.number
  return writeRevision(transaction, { postId: before.id, number }, text, closing)
}

export async function writeRevision(
  transaction: Transaction,
  { postId, number }: { postId: number; number: number },
  text: RevisionText & Labels & { words: number },
  { isClosed }: Closing,
): Promise<void> {
  const [first = null, second = null] = text.categoryIds
  await sql`
    INSERT INTO post_revisions (post_id, number, title, excerpt, entries, entries_sort, word_count, is_closed, cover,
      canonical, categories, tags)
    VALUES (${postId}, ${number}, ${text.title}, ${text.excerpt}, ${JSON.stringify(text.entries)}::jsonb,
      ${text.entriesSort}, ${text.words}, ${isClosed}, ${text.cover}, ${text.canonical},
      ARRAY(SELECT slug FROM categories WHERE id IN (${first}, ${second}) ORDER BY id = ${second}),
      ${text.tags.map((tag) => slugify(tag))})
    ON CONFLICT (post_id, number) DO UPDATE SET title = excluded.title, excerpt = excluded.excerpt,
      entries = excluded.entries, entries_sort = excluded.entries_sort, word_count = excluded.word_count,
      is_closed = excluded.is_closed, cover = excluded.cover, canonical = excluded.canonical,
      categories = excluded.categories, tags = excluded.tags, updated_at = now()`.execute(
    transaction,
  )
}

async function selectLast(
  database: Database,
  postId: number,
): Promise<(TextMeasure & { number: number }) | undefined> {
  const { rows } = await sql<TextMeasure & { number: number }>`
    SELECT number, word_count AS words, is_closed AS "isClosed",
      extract(epoch FROM now() - created_at)::int AS "ageSeconds"
    FROM post_revisions WHERE post_id = ${postId} ORDER BY number DESC LIMIT 1`.execute(database)
  return rows[0]
}

/** From now on nothing is written over the newest one. */
export async function closeRevision(transaction: Database, postId: number): Promise<void> {
  await sql`
    UPDATE post_revisions SET is_closed = true WHERE post_id = ${postId}
      AND number = (SELECT max(number) FROM post_revisions WHERE post_id = ${postId})`.execute(
    transaction,
  )
}

export interface RevisionRow {
  id: number
  title: string
  wordCount: number
  createdAt: Date
  updatedAt: Date
}

export async function selectRevisions(
  database: Database,
  postId: number,
  { before, offset, limit }: IdPage,
): Promise<RevisionRow[]> {
  const { rows } = await sql<RevisionRow>`
    SELECT number AS id, title, word_count AS "wordCount", created_at AS "createdAt", updated_at AS "updatedAt"
    FROM post_revisions
    WHERE post_id = ${postId} ${before === null ? sql`` : sql`AND number < ${before}::bigint`}
    ORDER BY number DESC ${limitTo({ limit, offset })}`.execute(database)
  return rows
}

export async function countRevisions(database: Database, postId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM post_revisions WHERE post_id = ${postId}`.execute(database)
  return rows[0]!.total
}

export async function selectRevision(
  database: Database,
  postId: number,
  number: number,
): Promise<(RevisionRow & RevisionText) | undefined> {
  const { rows } = await sql<RevisionRow & RevisionText>`
    SELECT number AS id, title, excerpt, entries, entries_sort AS "entriesSort", word_count AS "wordCount",
      created_at AS "createdAt", updated_at AS "updatedAt"
    FROM post_revisions WHERE post_id = ${postId} AND number = ${number}`.execute(database)
  return rows[0]
}
