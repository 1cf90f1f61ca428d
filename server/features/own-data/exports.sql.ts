import { sql } from 'kysely'
import { exportLimits } from '../../../core/contracts/own-data.ts'
import type { Database, Transaction } from '../../database/connection.ts'

const isThere = sql`(expires_at IS NULL OR expires_at > now())`
const isBeingMade = sql`status IN ('waiting', 'running')`

export interface ExportState {
  status: 'waiting' | 'running' | 'ready' | 'failed'
  progress: number
  /** The one that can be downloaded; nothing while another is being made. */
  ready: { id: string; bytes: number; expiresAt: string } | null
}

/** Of the one that is being made, or of the newest. */
export async function findExport(
  database: Database,
  userId: number,
): Promise<ExportState | undefined> {
  const { rows } = await sql<ExportState>`
    SELECT status, progress, CASE WHEN NOT ${isBeingMade} THEN (
      SELECT json_build_object('id', id, 'bytes', bytes, 'expiresAt', expires_at) FROM account_exports
      WHERE user_id = ${userId} AND status = 'ready' AND ${isThere} ORDER BY requested_at DESC LIMIT 1) END AS ready
    FROM account_exports WHERE user_id = ${userId} AND ${isThere}
    ORDER BY ${isBeingMade} DESC, requested_at DESC LIMIT 1`.execute(database)
  return rows[0]
}

export async function isReadyExport(
  database: Database,
  userId: number,
  id: string,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM account_exports
    WHERE id = ${id} AND user_id = ${userId} AND status = 'ready' AND ${isThere}`.execute(database)
  return rows.length > 0
}

/** Held, so that of two who ask at once one begins it and the other sees it. */
export async function lockMember(transaction: Transaction, userId: number): Promise<void> {
  await sql`SELECT FROM users WHERE id = ${userId} FOR NO KEY UPDATE`.execute(transaction)
}

/** Seconds until another one may be asked for; null where that is now. What failed counts among all that were begun. */
export async function secondsToWait(
  transaction: Transaction,
  userId: number,
): Promise<number | null> {
  const { perDay, begunPerDay } = exportLimits
  const newest = sql`SELECT requested_at FROM account_exports WHERE user_id = ${userId}`
  const { rows } = await sql<{ seconds: number | null }>`
    SELECT ceil(extract(epoch FROM greatest(
      (${newest} AND status <> 'failed' ORDER BY requested_at DESC OFFSET ${sql.lit(perDay - 1)} LIMIT 1),
      (${newest} ORDER BY requested_at DESC OFFSET ${sql.lit(begunPerDay - 1)} LIMIT 1)
    ) + interval '1 day' - now()))::int AS seconds`.execute(transaction)
  const { seconds } = rows[0]!
  return seconds !== null && seconds > 0 ? seconds : null
}

export async function insertExport(transaction: Transaction, userId: number): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO account_exports (user_id) VALUES (${userId}) RETURNING id`.execute(transaction)
  return rows[0]!.id
}

/**
 * How often it was begun, or nothing where it is no longer wanted. One that had failed begins anew, as when its job is
 * tried again from the dashboard, unless another is being made.
 */
export async function beginMaking(database: Database, id: string): Promise<number | undefined> {
  const { rows } = await sql<{ tries: number }>`
    UPDATE account_exports AS begun SET status = 'running', progress = 0, changed_at = now(), expires_at = NULL,
      tries = CASE status WHEN 'failed' THEN 1 ELSE tries + 1 END
    WHERE id = ${id} AND status <> 'ready' AND ${isThere} AND (${isBeingMade} OR NOT EXISTS (
      SELECT FROM account_exports AS newer WHERE newer.user_id = begun.user_id AND newer.requested_at > begun.requested_at))
    RETURNING tries`.execute(database)
  return rows[0]?.tries
}

/** Says whether it is still wanted: whoever leaves, or was erased, gets none. */
export async function noteProgress(
  database: Database,
  id: string,
  progress: number,
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE account_exports SET progress = ${progress}, changed_at = now()
    WHERE id = ${id} AND status = 'running' AND ${isThere} RETURNING id`.execute(database)
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

const failed = sql`status = 'failed', changed_at = now(), expires_at = now() + interval '1 day'`

export async function noteFailed(database: Database, id: string): Promise<void> {
  await sql`UPDATE account_exports SET ${failed} WHERE id = ${id} AND status = 'running'`.execute(
    database,
  )
}

/** Of those nothing was heard for an hour: the queue has given them up. */
export async function noteForgotten(database: Database): Promise<void> {
  await sql`UPDATE account_exports SET ${failed}
    WHERE ${isBeingMade} AND ${isThere} AND changed_at < now() - interval '1 hour'`.execute(
    database,
  )
}

/** Those that ran out. Rows stay for a day, because they count. */
export async function selectOver(database: Database): Promise<{ id: string; userId: number }[]> {
  const { rows } = await sql<{ id: string; userId: number }>`
    SELECT id, user_id AS "userId" FROM account_exports
    WHERE expires_at <= now() AND (bytes > 0 OR requested_at < now() - interval '1 day')
    LIMIT 100`.execute(database)
  return rows
}

export async function deleteExport(database: Database, id: string): Promise<void> {
  await sql`DELETE FROM account_exports WHERE id = ${id} AND requested_at < now() - interval '1 day'`.execute(
    database,
  )
  await sql`UPDATE account_exports SET bytes = 0 WHERE id = ${id}`.execute(database)
}
