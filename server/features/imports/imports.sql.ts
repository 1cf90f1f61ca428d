import { sql } from 'kysely'
import {
  importLimits,
  type ImportMode,
  type ImportStatus,
  type SourceName,
} from '../../../core/contracts/import-limits.ts'
import type { Import } from '../../../core/contracts/imports.ts'
import type { Role } from '../../../core/contracts/users.ts'
import { apiAddress } from '../../../core/site.ts'
import type { Database, Transaction } from '../../database/connection.ts'

export interface NewImport {
  userId: number
  fileName: string
  mode: ImportMode
  categoryId: number | null
}

/** Its file is still to come. */
export async function insertImport(database: Database, row: NewImport): Promise<number> {
  const { id } = await database
    .insertInto('imports')
    .values({
      user_id: row.userId,
      file_name: row.fileName,
      mode: row.mode,
      category_id: row.categoryId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Two at once want to be the only one. */
export const isSecondAtOnce = (error: unknown): boolean =>
  (error as { constraint?: string }).constraint === 'one_import_at_a_time'

export async function markArrived(transaction: Transaction, id: number): Promise<void> {
  await sql`UPDATE imports SET status = 'waiting' WHERE id = ${id}`.execute(transaction)
}

export async function deleteImport(database: Database, id: number): Promise<void> {
  await database.deleteFrom('imports').where('id', '=', id).execute()
}

interface ImportRow {
  id: number
  fileName: string
  source: SourceName | null
  mode: ImportMode
  status: ImportStatus
  progress: number
  created: number
  existing: number
  problemCount: number
  error: string | null
  createdAt: Date
}

const shownColumns = sql`imports.id, file_name AS "fileName", source, mode, imports.status, progress, error,
  imports.created_at AS "createdAt", created, existing, problem_count AS "problemCount"`

/** What has been made so far is counted where it stands: some thousands of rows at most. */
const counted = sql`CROSS JOIN LATERAL (
  SELECT count(posts.id)::int AS created, count(*) FILTER (WHERE is_existing)::int AS existing,
    coalesce(sum(jsonb_array_length(problems)), 0)::int AS problem_count
  FROM import_items LEFT JOIN posts ON posts.id = post_id AND deleted_at IS NULL
  WHERE import_id = imports.id) AS counts`

export async function selectImports(database: Database, userId: number): Promise<ShownImport[]> {
  const { rows } = await sql<ImportRow>`
    SELECT ${shownColumns} FROM imports ${counted}
    WHERE user_id = ${userId} AND imports.status <> 'arriving'
    ORDER BY imports.id DESC LIMIT ${sql.lit(importLimits.listed)}`.execute(database)
  return rows.map(shown)
}

export async function selectImport(
  database: Database,
  userId: number,
  id: number,
): Promise<ShownImport | undefined> {
  const { rows } = await sql<ImportRow>`
    SELECT ${shownColumns} FROM imports ${counted}
    WHERE user_id = ${userId} AND imports.id = ${id}`.execute(database)
  return rows.map(shown)[0]
}

export type ShownImport = Import & { problemCount: number }

const shown = ({ createdAt, ...row }: ImportRow): ShownImport => ({
  '@id': apiAddress(`/account/import/${row.id}`),
  '@type': 'Import',
  ...row,
  createdAt: createdAt.toISOString(),
})

export interface RunningImport {
  id: number
  userId: number
  role: Role
  mode: ImportMode
  categoryId: number | null
  tries: number
}

/** Begins or goes on; none when it was stopped or is done. */
export async function beginReading(
  database: Database,
  id: number,
): Promise<RunningImport | undefined> {
  const { rows } = await sql<RunningImport>`
    UPDATE imports SET status = 'running', tries = tries + 1 FROM users
    WHERE imports.id = ${id} AND imports.status IN ('waiting', 'running') AND users.id = user_id
    RETURNING imports.id, user_id AS "userId", role, mode, category_id AS "categoryId", tries`.execute(
    database,
  )
  return rows[0]
}

export async function noteSource(
  database: Database,
  id: number,
  source: SourceName,
): Promise<void> {
  await sql`UPDATE imports SET source = ${source} WHERE id = ${id}`.execute(database)
}

/** Says whether the import still runs, and holds it so until the transaction ends. */
export async function advance(
  transaction: Transaction,
  id: number,
  progress: number,
): Promise<boolean> {
  const percent = Math.round(100 * Math.min(1, Math.max(0, progress)))
  const { rows } = await sql`
    UPDATE imports SET progress = greatest(progress, ${percent}) WHERE id = ${id} AND status = 'running'
    RETURNING id`.execute(transaction)
  return rows.length > 0
}

/** Says whether it was this that ended it. */
export async function finish(
  transaction: Transaction,
  id: number,
  status: 'ready' | 'failed',
  error: string | null = null,
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE imports SET status = ${status}, error = ${error}, progress = CASE WHEN ${status} = 'ready' THEN 100 ELSE progress END
    WHERE id = ${id} AND status = 'running' RETURNING id`.execute(transaction)
  return rows.length > 0
}

/** Whose it is, once it is stopped for good; none when there is no such import of this member. */
export async function markUndone(
  transaction: Transaction,
  userId: number,
  id: number,
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE imports SET status = 'undone' WHERE id = ${id} AND user_id = ${userId} AND status <> 'arriving'
    RETURNING id`.execute(transaction)
  return rows.length > 0
}

/** Imports whose file is no longer needed, and those whose file never arrived. */
export async function selectLeftovers(
  database: Database,
): Promise<{ id: number; hasArrived: boolean }[]> {
  const { rows } = await sql<{ id: number; hasArrived: boolean }>`
    SELECT id, status <> 'arriving' AS "hasArrived" FROM imports
    WHERE has_file AND (status IN ('ready', 'failed', 'undone')
      OR (status = 'arriving' AND created_at < now() - interval '1 hour'))
    ORDER BY id LIMIT 100`.execute(database)
  return rows
}

export async function noteFileGone(database: Database, id: number): Promise<void> {
  await sql`UPDATE imports SET has_file = false WHERE id = ${id}`.execute(database)
}
