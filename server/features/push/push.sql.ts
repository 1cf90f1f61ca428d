import { sql } from 'kysely'
import type { Client } from 'pg'
import { pushLimits } from '../../../core/contracts/push.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { limitTo } from '../../database/limit.ts'
import type { IdPage } from '../../http/cursors.ts'

/** Those that are there stay; of several processes that start at once, one is first. */
export async function insertKeys(
  owner: Client,
  keys: { publicKey: string; privateKey: string },
): Promise<void> {
  await owner.query(
    'INSERT INTO push_keys (public_key, private_key) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    [keys.publicKey, keys.privateKey],
  )
}

export async function selectPublicKey(database: Database): Promise<string> {
  const { rows } = await sql<{ publicKey: string }>`
    SELECT public_key AS "publicKey" FROM push_keys`.execute(database)
  return rows[0]!.publicKey
}

export interface SubscriptionRow {
  id: number
  endpoint: string
  createdAt: Date
}

const columns = sql`push.id, endpoint, push.created_at AS "createdAt"`

/** Those of one member, wherever they are signed in. */
const subscriptionsOf = (userId: number) => sql`
  push_subscriptions AS push JOIN sessions ON sessions.id = session_id
  WHERE user_id = ${userId} AND expires_at > now()`

export async function selectSubscriptions(
  database: Database,
  userId: number,
  { before, offset, limit }: IdPage,
): Promise<SubscriptionRow[]> {
  const { rows } = await sql<SubscriptionRow>`
    SELECT ${columns} FROM ${subscriptionsOf(userId)}
      ${before === null ? sql`` : sql`AND push.id < ${before}`}
    ORDER BY push.id DESC ${limitTo({ limit, offset })}`.execute(database)
  return rows
}

export async function selectSubscription(
  database: Database,
  userId: number,
  id: number,
): Promise<SubscriptionRow | undefined> {
  const { rows } = await sql<SubscriptionRow>`
    SELECT ${columns} FROM ${subscriptionsOf(userId)} AND push.id = ${id}`.execute(database)
  return rows[0]
}

export async function countSubscriptions(database: Database, userId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM ${subscriptionsOf(userId)}`.execute(database)
  return rows[0]!.total
}

export interface NewSubscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/**
 * The same browser once more is the same subscription, unless somebody else is signed in there by now.
 * Gives its number, or nothing when the session has just ended.
 */
export async function insertSubscription(
  transaction: Transaction,
  { id: userId, sessionId }: { id: number; sessionId: number },
  { endpoint, keys }: NewSubscription,
): Promise<number | undefined> {
  // One after the other, so that the count holds.
  await sql`SELECT FROM users WHERE id = ${userId} FOR NO KEY UPDATE`.execute(transaction)
  await sql`DELETE FROM push_subscriptions
    WHERE endpoint = ${endpoint} AND session_id <> ${sessionId}`.execute(transaction)
  const { rows } = await sql<{ id: number }>`
    INSERT INTO push_subscriptions (session_id, endpoint, p256dh, auth)
    SELECT id, ${endpoint}, ${keys.p256dh}, ${keys.auth} FROM sessions WHERE id = ${sessionId} FOR KEY SHARE
    ON CONFLICT (endpoint) DO UPDATE
      SET session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth
    RETURNING id`.execute(transaction)
  await sql`DELETE FROM push_subscriptions WHERE id IN (
    SELECT push.id FROM ${subscriptionsOf(userId)}
    ORDER BY push.id DESC OFFSET ${sql.lit(pushLimits.subscriptions)})`.execute(transaction)
  return rows[0]?.id
}

/** Says whether it was there. */
export async function deleteOwnSubscription(
  transaction: Transaction,
  userId: number,
  id: number,
): Promise<boolean> {
  const { rows } = await sql`
    DELETE FROM push_subscriptions USING sessions
    WHERE sessions.id = session_id AND user_id = ${userId} AND push_subscriptions.id = ${id}
    RETURNING push_subscriptions.id`.execute(transaction)
  return rows.length > 0
}
