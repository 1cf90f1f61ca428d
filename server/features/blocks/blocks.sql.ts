import { sql } from 'kysely'
import { topics } from '../../cache/topics.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { limitTo } from '../../database/limit.ts'
import type { IdPage } from '../../http/cursors.ts'

/** They differ in what they end, not in how they are stored. */
export type Decision = 'block' | 'mute'

const tables = { block: sql.table('blocks'), mute: sql.table('mutes') }

export interface DecisionRow {
  id: number
  otherId: number
  createdAt: Date
}

const columns = sql`id, other_id AS "otherId", created_at AS "createdAt"`

export async function insertDecision(
  transaction: Transaction,
  kind: Decision,
  userId: number,
  otherId: number,
): Promise<DecisionRow> {
  const { rows } = await sql<DecisionRow>`
    INSERT INTO ${tables[kind]} (user_id, other_id) VALUES (${userId}, ${otherId})
    ON CONFLICT (user_id, other_id) DO UPDATE SET user_id = excluded.user_id
    RETURNING ${columns}`.execute(transaction)
  // What is unread in a conversation with somebody who is muted is not counted.
  transaction.invalidate(topics.viewer(userId))
  return rows[0]!
}

/** Neither follows the other any longer, and neither is notified of the other, nor was. */
export async function endBetween(
  transaction: Transaction,
  one: number,
  other: number,
): Promise<void> {
  await sql`DELETE FROM user_relationships WHERE (follower_id, following_id)
    IN ((${one}, ${other}), (${other}, ${one}))`.execute(transaction)
  for (const id of [one, other])
    transaction.invalidate(topics.followersOf(id), topics.followedBy(id), topics.viewer(id))
  await sql`DELETE FROM notification_actors USING notifications
    WHERE notification_actors.group_id = notifications.group_id
      AND (user_id, notification_actors.actor_id) IN ((${one}, ${other}), (${other}, ${one}))`.execute(
    transaction,
  )
  // A new post has no actor besides its author.
  await sql`DELETE FROM notifications WHERE type = 'newPost'
    AND (user_id, actor_id) IN ((${one}, ${other}), (${other}, ${one}))`.execute(transaction)
}

export async function deleteDecision(
  transaction: Transaction,
  kind: Decision,
  userId: number,
  otherId: number,
): Promise<void> {
  await sql`DELETE FROM ${tables[kind]}
    WHERE user_id = ${userId} AND other_id = ${otherId}`.execute(transaction)
  transaction.invalidate(topics.viewer(userId))
}

export async function selectDecisions(
  database: Database,
  kind: Decision,
  userId: number,
  { before, offset, limit }: IdPage,
): Promise<DecisionRow[]> {
  const { rows } = await sql<DecisionRow>`
    SELECT ${columns} FROM ${tables[kind]}
    WHERE user_id = ${userId} ${before === null ? sql`` : sql`AND id < ${before}`}
    ORDER BY id DESC ${limitTo({ limit, offset })}`.execute(database)
  return rows
}

export async function selectDecision(
  database: Database,
  kind: Decision,
  userId: number,
  otherId: number,
): Promise<DecisionRow | undefined> {
  const { rows } = await sql<DecisionRow>`
    SELECT ${columns} FROM ${tables[kind]}
    WHERE user_id = ${userId} AND other_id = ${otherId}`.execute(database)
  return rows[0]
}

export async function countDecisions(
  database: Database,
  kind: Decision,
  userId: number,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM ${tables[kind]}
    WHERE user_id = ${userId}`.execute(database)
  return rows[0]!.total
}
