import { sql } from 'kysely'
import type { Database, Transaction } from '../database/connection.ts'
import { locks } from '../database/locks.ts'

/** One process publishes at a time, until its transaction ends; others need not wait for it. */
export async function takePublishingTurn(transaction: Transaction): Promise<boolean> {
  const { rows } = await sql<{ isMine: boolean }>`
    SELECT pg_try_advisory_xact_lock(${sql.lit(locks.publishing)}) AS "isMine"`.execute(transaction)
  return rows[0]!.isMine
}

/** A hub that is configured for the first time gets no events from before. */
export async function beginPublishing(database: Database): Promise<void> {
  await sql`INSERT INTO hub_progress (position) SELECT coalesce(max(position), 0) FROM live_events
    ON CONFLICT DO NOTHING`.execute(database)
}

export async function selectPublished(database: Database): Promise<number> {
  const { rows } = await sql<{ position: number }>`SELECT position FROM hub_progress`.execute(
    database,
  )
  return rows[0]!.position
}

export async function notePublished(database: Database, position: number): Promise<void> {
  await sql`UPDATE hub_progress SET position = ${position} WHERE position < ${position}`.execute(
    database,
  )
}
