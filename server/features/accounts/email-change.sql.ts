import { sql } from 'kysely'
import { emailChangeDays } from '../../../core/contracts/email-change-days.ts'
import { topics } from '../../cache/topics.ts'
import type { Database, Transaction } from '../../database/connection.ts'

export interface EmailChange {
  id: number
  userId: number
  oldEmail: string
  newEmail: string
  createdAt: Date
}

const columns = sql`id, user_id AS "userId", old_email AS "oldEmail", new_email AS "newEmail", created_at AS "createdAt"`
const days = sql`make_interval(days => ${sql.lit(emailChangeDays)})`
const isWaiting = sql`confirmed_at IS NULL AND ended_at IS NULL AND created_at > now() - ${days}`

/** Another one takes the place of the one that waits. */
export async function insertEmailChange(
  transaction: Transaction,
  userId: number,
  newEmail: string,
): Promise<number> {
  // One after the other, so that only the last one waits.
  await sql`SELECT FROM users WHERE id = ${userId} FOR NO KEY UPDATE`.execute(transaction)
  await endWaitingChange(transaction, userId)
  const { rows } = await sql<{ id: number }>`
    INSERT INTO email_changes (user_id, old_email, new_email)
    SELECT id, email, ${newEmail} FROM users WHERE id = ${userId} RETURNING id`.execute(transaction)
  return rows[0]!.id
}

/** Says whether there was one. */
export async function endWaitingChange(transaction: Transaction, userId: number): Promise<boolean> {
  const { rows } = await sql`
    UPDATE email_changes SET ended_at = now()
    WHERE user_id = ${userId} AND confirmed_at IS NULL AND ended_at IS NULL RETURNING id`.execute(
    transaction,
  )
  return rows.length > 0
}

export async function selectWaitingChange(
  database: Database,
  by: { id: number } | { userId: number },
): Promise<(EmailChange & { expiresAt: Date }) | undefined> {
  const which = 'id' in by ? sql`id = ${by.id}` : sql`user_id = ${by.userId}`
  const { rows } = await sql<EmailChange & { expiresAt: Date }>`
    SELECT ${columns}, created_at + ${days} AS "expiresAt" FROM email_changes
    WHERE ${which} AND ${isWaiting}`.execute(database)
  return rows[0]
}

/** Until when the old address can take a change back; nothing once it is no longer there to be taken back. */
export async function selectWayBack(
  database: Database,
  id: number,
): Promise<(EmailChange & { until: Date; isDone: boolean }) | undefined> {
  const { rows } = await sql<EmailChange & { until: Date; isDone: boolean }>`
    SELECT ${columns}, coalesce(confirmed_at, created_at) + ${days} AS until,
      confirmed_at IS NOT NULL AS "isDone"
    FROM email_changes WHERE id = ${id} AND ended_at IS NULL`.execute(database)
  return rows[0]
}

/** Somebody else has the address, or may still get it back. */
export async function isOthersAddress(
  database: Database,
  userId: number,
  email: string,
): Promise<boolean> {
  const { rows } = await sql<{ isTaken: boolean }>`
    SELECT is_reserved_address(${email}, ${userId})
      OR EXISTS (SELECT FROM users WHERE email = ${email} AND id <> ${userId}) AS "isTaken"`.execute(
    database,
  )
  return rows[0]!.isTaken
}

/** Gives the change that took effect, unless it no longer waits. */
export async function confirmChange(
  transaction: Transaction,
  id: number,
): Promise<EmailChange | undefined> {
  const { rows } = await sql<EmailChange>`
    UPDATE email_changes SET confirmed_at = now() WHERE id = ${id} AND ${isWaiting}
    RETURNING ${columns}`.execute(transaction)
  const change = rows[0]
  if (change) await setEmail(transaction, change.userId, change.newEmail)
  return change
}

/**
 * Gives the member the address they had before this change. Later changes are taken back with it: whoever
 * made this one may have made them too.
 */
export async function undoChange(
  transaction: Transaction,
  change: { id: number; userId: number },
): Promise<EmailChange> {
  const { rows } = await sql<EmailChange>`
    SELECT ${columns} FROM email_changes WHERE id = ${change.id}`.execute(transaction)
  const { id, userId, oldEmail } = rows[0]!
  await setEmail(transaction, userId, oldEmail)
  await sql`UPDATE email_changes SET ended_at = coalesce(ended_at, now())
    WHERE user_id = ${userId} AND id >= ${id}`.execute(transaction)
  await sql`DELETE FROM mail_links USING email_changes
    WHERE email_changes.id = email_change_id AND email_changes.user_id = ${userId}
      AND email_change_id >= ${id}`.execute(transaction)
  return rows[0]!
}

async function setEmail(transaction: Transaction, userId: number, email: string): Promise<void> {
  await sql`UPDATE users SET email = ${email}, email_confirmed_at = coalesce(email_confirmed_at, now())
    WHERE id = ${userId}`.execute(transaction)
  transaction.invalidate(topics.viewer(userId), topics.sessionsOf(userId))
}

/** Those that can neither be confirmed nor taken back. */
export async function deleteOldChanges(database: Database): Promise<void> {
  await sql`DELETE FROM email_changes WHERE created_at < now() - 2 * ${days}`.execute(database)
}
