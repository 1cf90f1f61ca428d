import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'

export interface NewCase {
  type: 'post' | 'comment' | 'user' | 'message' | 'contact'
  targetId: number | null
  /** Whom it is about; nobody where somebody writes to the site. */
  ownerId: number | null
  origin: 'report' | 'hold' | 'contact'
  /** What it was at that moment. */
  snapshot: object
}

/** The undecided case of that thing, opened now if there is none. */
export async function openCase(transaction: Transaction, opened: NewCase): Promise<number> {
  const { type, targetId, ownerId, origin, snapshot } = opened
  const { rows } = await sql<{ id: number }>`
    INSERT INTO cases (type, target_id, owner_id, origin, snapshot, report_count)
    VALUES (${type}, ${targetId}, ${ownerId}, ${origin}, ${JSON.stringify(snapshot)}, ${origin === 'report' ? 1 : 0})
    ON CONFLICT (type, target_id) WHERE status IN ('open', 'held')
    DO UPDATE SET report_count = cases.report_count + excluded.report_count, changed_at = now()
    RETURNING id`.execute(transaction)
  return rows[0]!.id
}
