import { sql } from 'kysely'
import type { Entry } from '../../../core/document/types.ts'
import type { Database, Transaction } from '../../database/connection.ts'

export interface EditText {
  title: string
  excerpt: string
  entries: Entry[]
  entriesSort: string[]
  categories: string[]
  tags: string[]
  cover: string | null
  canonical: string | null
}

export type EditRow = EditText & { version: number; updatedAt: Date }

const columns = sql`title, excerpt, entries, entries_sort AS "entriesSort", categories, tags, cover, canonical,
  version, updated_at AS "updatedAt"`

export async function selectEdit(database: Database, postId: number): Promise<EditRow | undefined> {
  const { rows } = await sql<EditRow>`
    SELECT ${columns} FROM post_edits WHERE post_id = ${postId}`.execute(database)
  return rows[0]
}

/**
 * The post is held by the caller, so nobody else saves at the same time. A new edit begins at any
 * version, so that a window with the version of an earlier one is not taken for up to date.
 */
export async function saveEdit(
  transaction: Transaction,
  postId: number,
  edit: EditText,
): Promise<EditRow> {
  const { rows } = await sql<EditRow>`
    INSERT INTO post_edits (post_id, title, excerpt, entries, entries_sort, categories, tags, cover, canonical,
      version)
    VALUES (${postId}, ${edit.title}, ${edit.excerpt}, ${JSON.stringify(edit.entries)}::jsonb, ${edit.entriesSort},
      ${edit.categories}, ${edit.tags}, ${edit.cover}, ${edit.canonical},
      (random() * 1000000000)::integer + 1)
    ON CONFLICT (post_id) DO UPDATE SET title = excluded.title, excerpt = excluded.excerpt,
      entries = excluded.entries, entries_sort = excluded.entries_sort, categories = excluded.categories,
      tags = excluded.tags, cover = excluded.cover, canonical = excluded.canonical,
      version = post_edits.version + 1, updated_at = now()
    RETURNING ${columns}`.execute(transaction)
  return rows[0]!
}

export async function deleteEdit(database: Database, postId: number): Promise<void> {
  await database.deleteFrom('post_edits').where('post_id', '=', postId).execute()
}
