import { sql } from 'kysely'
import type { Note, PostNote } from '../../../core/contracts/approval.ts'
import { apiAddress } from '../../../core/site.ts'
import type { Database, Transaction } from '../../database/connection.ts'

export async function insertNote(
  transaction: Transaction,
  postId: number,
  editorId: number,
  { rule = null, reason }: Note,
): Promise<void> {
  await transaction
    .insertInto('post_notes')
    .values({ post_id: postId, editor_id: editorId, rule, reason })
    .execute()
}

/** Handed in again, or published: the note has done its work. */
export async function deleteNote(transaction: Transaction, postId: number): Promise<void> {
  await transaction.deleteFrom('post_notes').where('post_id', '=', postId).execute()
}

const notesOf = (database: Database, userId: number) =>
  database
    .selectFrom('post_notes')
    .innerJoin('posts', 'posts.id', 'post_id')
    .where('posts.user_id', '=', userId)
    .where('posts.deleted_at', 'is', null)

const withColumns = (query: ReturnType<typeof notesOf>) =>
  query.select(['post_id as id', 'rule', 'reason', 'post_notes.created_at as createdAt'])

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
  { before, offset, limit }: { before: number | null; offset: number; limit: number },
): Promise<PostNote[]> {
  const rows = await withColumns(notesOf(database, userId))
    .$if(before !== null, (query) => query.where('post_id', '<', before))
    .orderBy('post_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(asNote)
}

export async function countNotes(database: Database, userId: number): Promise<number> {
  const { total } = await notesOf(database, userId)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

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
