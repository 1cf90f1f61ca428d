import { sql } from 'kysely'
import { exportLimits } from '../../../core/contracts/own-data.ts'
import type { Database, Transaction } from '../../database/connection.ts'

export interface ExportRow {
  id: string
  userId: number
  status: 'waiting' | 'running' | 'ready'
  progress: number
  bytes: number | null
  expiresAt: Date | null
}

const columns = sql`id, user_id AS "userId", status, progress, bytes, expires_at AS "expiresAt"`
const isThere = sql`(expires_at IS NULL OR expires_at > now())`

/** The one that is being made, or the newest that is ready. */
export async function findExport(
  database: Database,
  userId: number,
): Promise<ExportRow | undefined> {
  const { rows } = await sql<ExportRow>`
    SELECT ${columns} FROM account_exports WHERE user_id = ${userId} AND ${isThere}
    ORDER BY status = 'ready', requested_at DESC LIMIT 1`.execute(database)
  return rows[0]
}

export async function findReadyExport(
  database: Database,
  userId: number,
  id: string,
): Promise<ExportRow | undefined> {
  const { rows } = await sql<ExportRow>`
    SELECT ${columns} FROM account_exports
    WHERE id = ${id} AND user_id = ${userId} AND status = 'ready' AND ${isThere}`.execute(database)
  return rows[0]
}

/** Held, so that of two who ask at once one begins it and the other sees it. */
export async function lockMember(transaction: Transaction, userId: number): Promise<void> {
  await sql`SELECT FROM users WHERE id = ${userId} FOR NO KEY UPDATE`.execute(transaction)
}

/** Seconds until another one may be asked for; null where that is now. */
export async function secondsToWait(
  transaction: Transaction,
  userId: number,
): Promise<number | null> {
  const { rows } = await sql<{ seconds: number }>`
    SELECT ceil(extract(epoch FROM requested_at + interval '1 day' - now()))::int AS seconds FROM account_exports
    WHERE user_id = ${userId} AND requested_at > now() - interval '1 day'
    ORDER BY requested_at DESC LIMIT ${sql.lit(exportLimits.perDay)}`.execute(transaction)
  return rows.length < exportLimits.perDay ? null : rows.at(-1)!.seconds
}

export async function insertExport(transaction: Transaction, userId: number): Promise<ExportRow> {
  const { rows } = await sql<ExportRow>`
    INSERT INTO account_exports (user_id) VALUES (${userId}) RETURNING ${columns}`.execute(
    transaction,
  )
  return rows[0]!
}

/** Says whether it is still wanted: whoever leaves, or was erased, gets none. */
export async function noteProgress(
  database: Database,
  id: string,
  progress: number,
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE account_exports SET status = 'running', progress = ${progress}, changed_at = now()
    WHERE id = ${id} AND status <> 'ready' AND ${isThere} RETURNING id`.execute(database)
  return rows.length > 0
}

/** From here on there is only this one: the files of earlier ones go with the next run of the chore. */
export async function noteReady(
  transaction: Transaction,
  { id, userId }: { id: string; userId: number },
  bytes: number,
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE account_exports SET status = 'ready', progress = 100, bytes = ${bytes}, changed_at = now(),
      expires_at = now() + make_interval(days => ${sql.lit(exportLimits.keptDays)})
    WHERE id = ${id} AND status = 'running' AND ${isThere} RETURNING id`.execute(transaction)
  if (rows.length === 0) return false
  await sql`UPDATE account_exports SET expires_at = now()
    WHERE user_id = ${userId} AND id <> ${id} AND ${isThere}`.execute(transaction)
  return true
}

/**
 * Those that ran out, and those of which nothing was heard for an hour: the queue has given them up. Rows stay for a day,
 * because they count.
 */
export async function selectOver(database: Database): Promise<{ id: string; userId: number }[]> {
  const { rows } = await sql<{ id: string; userId: number }>`
    SELECT id, user_id AS "userId" FROM account_exports
    WHERE (expires_at <= now() AND bytes > 0) OR (status <> 'ready' AND changed_at < now() - interval '1 hour')
      OR (expires_at <= now() AND requested_at < now() - interval '1 day')
    LIMIT 100`.execute(database)
  return rows
}

export async function deleteExport(database: Database, id: string): Promise<void> {
  await sql`DELETE FROM account_exports WHERE id = ${id}
    AND (status <> 'ready' OR requested_at < now() - interval '1 day')`.execute(database)
  await sql`UPDATE account_exports SET bytes = 0 WHERE id = ${id}`.execute(database)
}
