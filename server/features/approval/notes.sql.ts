import { sql } from 'kysely'
import type { Note, PostNote } from '../../../core/contracts/approval.ts'
import { postStatus } from '../../../core/posts/post-status.ts'
import { apiAddress } from '../../../core/site.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import type { IdPage } from '../../http/cursors.ts'

/** In place of the one before, whose answer is answered by it. */
export async function insertNote(
  transaction: Transaction,
  postId: number,
  editorId: number,
  { rule = null, reason }: Note,
): Promise<void> {
  await sql`
    INSERT INTO post_notes (post_id, editor_id, rule, reason) VALUES (${postId}, ${editorId}, ${rule}, ${reason})
    ON CONFLICT (post_id) DO UPDATE SET editor_id = excluded.editor_id, rule = excluded.rule, reason = excluded.reason,
      created_at = now(), answer = NULL, answered_at = NULL`.execute(transaction)
}

/** Published: the note has done its work. */
export async function deleteNote(transaction: Transaction, postId: number): Promise<void> {
  await transaction.deleteFrom('post_notes').where('post_id', '=', postId).execute()
}

/** Where the post waits again or can be handed in again; whether there was such a note. */
export async function updateAnswer(
  transaction: Transaction,
  userId: number,
  postId: number,
  answer: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE post_notes SET answer = ${answer}, answered_at = now() FROM posts
    WHERE post_id = ${postId} AND posts.id = post_id AND posts.user_id = ${userId} AND posts.deleted_at IS NULL
      AND posts.status IN (${sql.lit(postStatus.draft)}, ${sql.lit(postStatus.waiting)})`.execute(
    transaction,
  )
  return numAffectedRows === 1n
}

/** Of those that were sent back; once handed in again, a note is for editors to look at. */
const notesOf = (database: Database, userId: number) =>
  database
    .selectFrom('post_notes')
    .innerJoin('posts', 'posts.id', 'post_id')
    .where('posts.user_id', '=', userId)
    .where('posts.deleted_at', 'is', null)

const isSentBack = sql<boolean>`posts.status <> ${sql.lit(postStatus.waiting)}`

const withColumns = (query: ReturnType<typeof notesOf>) =>
  query.select(['post_id as id', 'rule', 'reason', 'answer', 'post_notes.created_at as createdAt'])

type NoteRow = Awaited<ReturnType<ReturnType<typeof withColumns>['execute']>>[number]

const asNote = (row: NoteRow): PostNote => ({
  '@id': apiAddress(`/post_notes/${row.id}`),
  '@type': 'PostNote',
  ...row,
  createdAt: row.createdAt.toISOString(),
})

export async function selectNotes(
  database: Database,
  userId: number,
  { before, offset, limit }: IdPage,
): Promise<PostNote[]> {
  const rows = await withColumns(notesOf(database, userId))
    .where(isSentBack)
    .$if(before !== null, (query) => query.where('post_id', '<', before))
    .orderBy('post_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(asNote)
}

export async function countNotes(database: Database, userId: number): Promise<number> {
  const { total } = await notesOf(database, userId)
    .where(isSentBack)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Of one that waits again as well, so that its author sees the answer. */
export async function selectNote(
  database: Database,
  userId: number,
  postId: number,
): Promise<PostNote | undefined> {
  const row = await withColumns(notesOf(database, userId))
    .where('post_id', '=', postId)
    .executeTakeFirst()
  return row && asNote(row)
}
