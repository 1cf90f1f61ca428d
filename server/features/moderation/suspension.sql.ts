import type { ModerationRule } from '../../../core/moderation/rules.ts'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/connection.ts'

export interface Suspension {
  userId: number
  /** Null: for good. */
  until: Date | null
  rule: ModerationRule | null
  reason: string
  hidePosts: boolean
  byId: number | null
}

/**
 * Locks the member, so that their writes of the same moment wait and then see the suspension. The posts are locked first,
 * as where somebody comments: the other order deadlocks.
 */
export async function lockMember(transaction: Transaction, userId: number): Promise<void> {
  await sql`SELECT FROM posts WHERE id IN (SELECT id FROM posts WHERE user_id = ${userId}
      UNION SELECT post_id FROM comments WHERE user_id = ${userId})
    ORDER BY id FOR NO KEY UPDATE`.execute(transaction)
  await sql`SELECT FROM users WHERE id = ${userId} FOR UPDATE`.execute(transaction)
}

/** Another one goes on from where the first began: nothing that came since becomes public. */
export async function upsertSuspension(
  transaction: Transaction,
  { userId, until, rule, reason, hidePosts, byId }: Suspension,
): Promise<void> {
  await sql`
    INSERT INTO suspensions (user_id, until, rule, reason, hide_posts, by_id)
    VALUES (${userId}, ${until}, ${rule}, ${reason}, ${hidePosts}, ${byId})
    ON CONFLICT (user_id) DO UPDATE SET until = excluded.until, rule = excluded.rule, reason = excluded.reason,
      hide_posts = excluded.hide_posts, by_id = excluded.by_id, decision_id = NULL`.execute(
    transaction,
  )
}

/** Whether there was one. */
export async function deleteSuspension(transaction: Transaction, userId: number): Promise<boolean> {
  const { numAffectedRows } = await sql`DELETE FROM suspensions WHERE user_id = ${userId}`.execute(
    transaction,
  )
  return numAffectedRows === 1n
}

export interface PresentSuspension extends Suspension {
  createdAt: Date
  /** By which the member reads why, and can appeal. */
  decisionId: number | null
}

export async function setDecision(
  transaction: Transaction,
  userId: number,
  decisionId: number,
): Promise<void> {
  await sql`UPDATE suspensions SET decision_id = ${decisionId} WHERE user_id = ${userId}`.execute(
    transaction,
  )
}

export async function selectSuspension(
  database: Database,
  userId: number,
): Promise<PresentSuspension | undefined> {
  const { rows } = await sql<PresentSuspension>`
    SELECT user_id AS "userId", until, rule, reason, hide_posts AS "hidePosts", by_id AS "byId",
      created_at AS "createdAt", decision_id AS "decisionId" FROM suspensions WHERE user_id = ${userId}`.execute(
    database,
  )
  return rows[0]
}

/** Held, so that each is ended by one process. */
export async function lockOver(transaction: Transaction): Promise<number | undefined> {
  const { rows } = await sql<{ userId: number }>`
    SELECT user_id AS "userId" FROM suspensions WHERE until <= now()
    ORDER BY until LIMIT 1 FOR UPDATE SKIP LOCKED`.execute(transaction)
  return rows[0]?.userId
}
