import { sql } from 'kysely'
import { importLimits } from '../../../core/contracts/import-limits.ts'
import type { ImportProblem } from '../../../core/contracts/imports.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import type { Problem } from './convert/blocks.ts'
import type { RunningImport } from './imports.sql.ts'

/** The first ones, in the order of the file. */
export async function selectProblems(database: Database, id: number): Promise<ImportProblem[]> {
  const { rows } = await sql<ImportProblem>`
    SELECT title, post_id AS post, problem->>'what' AS what, problem->>'where' AS "where"
    FROM import_items CROSS JOIN LATERAL jsonb_array_elements(problems) WITH ORDINALITY AS listed(problem, number)
    WHERE import_id = ${id} ORDER BY position, number LIMIT ${sql.lit(importLimits.problemsShown)}`.execute(
    database,
  )
  return rows
}

export type Known = 'new' | 'done' | 'existing' | 'inTrash'

/** Whether a thing was made before, by this import or an earlier one. */
export async function knownItem(
  database: Database,
  { id, userId }: RunningImport,
  key: string,
): Promise<Known> {
  const { rows } = await sql<{ isOwn: boolean; isMade: boolean; isDeleted: boolean }>`
    SELECT import_id = ${id} AS "isOwn", post_id IS NOT NULL AS "isMade", deleted_at IS NOT NULL AS "isDeleted"
    FROM import_items LEFT JOIN posts ON posts.id = post_id
    WHERE import_items.user_id = ${userId} AND key = ${key} AND (import_id = ${id} OR post_id IS NOT NULL)`.execute(
    database,
  )
  if (rows.some(({ isOwn }) => isOwn)) return 'done'
  const made = rows.find(({ isMade }) => isMade)
  if (made === undefined) return 'new'
  return made.isDeleted ? 'inTrash' : 'existing'
}

export interface NewItem {
  key: string
  position: number
  title: string
  postId: number | null
  isExisting: boolean
  problems: Problem[]
}

/** False when the same thing was written meanwhile. */
export async function insertItem(
  transaction: Transaction,
  { id, userId }: RunningImport,
  item: NewItem,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO import_items (import_id, key, user_id, position, title, post_id, is_existing, problems)
    VALUES (${id}, ${item.key}, ${userId}, ${item.position}, ${item.title}, ${item.postId}, ${item.isExisting},
      ${JSON.stringify(item.problems)}::jsonb)
    ON CONFLICT DO NOTHING RETURNING import_id`.execute(transaction)
  return rows.length > 0
}

/** Posts of an import that are as it made them, held until the transaction ends; those that were changed since stay. */
export async function lockUnchanged(transaction: Transaction, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT posts.id FROM import_items JOIN posts ON posts.id = post_id
    WHERE import_id = ${id} AND version = 1 AND deleted_at IS NULL
      AND NOT EXISTS (SELECT FROM post_edits WHERE post_edits.post_id = posts.id)
    ORDER BY posts.id FOR UPDATE OF posts`.execute(transaction)
  return rows.map((row) => row.id)
}

/** What is left of an import is what its member has changed; everything else may be brought over again. */
export async function forgetUndone(
  transaction: Transaction,
  id: number,
  kept: Problem,
): Promise<void> {
  await sql`
    DELETE FROM import_items WHERE import_id = ${id}
      AND NOT EXISTS (SELECT FROM posts WHERE posts.id = post_id AND deleted_at IS NULL)`.execute(
    transaction,
  )
  await sql`
    UPDATE import_items SET problems = ${JSON.stringify([kept])}::jsonb WHERE import_id = ${id}`.execute(
    transaction,
  )
}
