import { sql } from 'kysely'
import { topics } from '../../cache/topics.ts'
import type { Database, Transaction } from '../../database/connection.ts'

export type SilenceKind = 'block' | 'mute'

export interface SilenceRow {
  id: number
  otherId: number
  createdAt: Date
}

const columns = sql`id, other_id AS "otherId", created_at AS "createdAt"`

export async function insertSilence(
  transaction: Transaction,
  kind: SilenceKind,
  userId: number,
  otherId: number,
): Promise<SilenceRow> {
  const { rows } = await sql<SilenceRow>`
    INSERT INTO silences (user_id, other_id, kind) VALUES (${userId}, ${otherId}, ${kind})
    ON CONFLICT (user_id, kind, other_id) DO UPDATE SET kind = excluded.kind
    RETURNING ${columns}`.execute(transaction)
  return rows[0]!
}

/** Neither follows the other any longer, and neither is told of the other, nor was. */
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

export async function deleteSilence(
  transaction: Transaction,
  kind: SilenceKind,
  userId: number,
  otherId: number,
): Promise<void> {
  await sql`DELETE FROM silences
    WHERE user_id = ${userId} AND other_id = ${otherId} AND kind = ${kind}`.execute(transaction)
}

export async function selectSilences(
  database: Database,
  kind: SilenceKind,
  userId: number,
  { before, offset, limit }: { before: number | null; offset: number; limit: number },
): Promise<SilenceRow[]> {
  const { rows } = await sql<SilenceRow>`
    SELECT ${columns} FROM silences
    WHERE user_id = ${userId} AND kind = ${kind} ${before === null ? sql`` : sql`AND id < ${before}`}
    ORDER BY id DESC LIMIT ${sql.lit(limit)} OFFSET ${offset}`.execute(database)
  return rows
}

export async function selectSilence(
  database: Database,
  kind: SilenceKind,
  userId: number,
  otherId: number,
): Promise<SilenceRow | undefined> {
  const { rows } = await sql<SilenceRow>`
    SELECT ${columns} FROM silences
    WHERE user_id = ${userId} AND kind = ${kind} AND other_id = ${otherId}`.execute(database)
  return rows[0]
}

export async function countSilences(
  database: Database,
  kind: SilenceKind,
  userId: number,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM silences
    WHERE user_id = ${userId} AND kind = ${kind}`.execute(database)
  return rows[0]!.total
}
