import { sql } from 'kysely'
import { messageLimits } from '../../../core/contracts/message-limits.ts'
import { topics } from '../../cache/topics.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { findMessageByKey, messageColumns, type MessageRow } from './messages.sql.ts'
import { isNameable, isWritable } from './messengers.sql.ts'

export async function findMessengerOf(
  database: Database,
  memberIds: number[],
): Promise<number | undefined> {
  const sorted = memberIds.toSorted((one, other) => one - other)
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM messengers WHERE member_ids = ${sorted}::bigint[]`.execute(database)
  return rows[0]?.id
}

/** Whether each of these takes messages of a member, and no block stands between them. */
export async function mayWriteTo(
  database: Database,
  userId: number,
  otherIds: number[],
): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    SELECT bool_and(takes_messages_of(other, ${userId}) AND NOT is_blocked_between(other, ${userId})) AS may
    FROM unnest(${otherIds}::bigint[]) AS other`.execute(database)
  return rows[0]!.may
}

/** Those of the last hour, and how long the first of them still counts. One's own row is held: two at once are counted. */
export async function countBegun(
  transaction: Transaction,
  userId: number,
): Promise<{ amount: number; secondsLeft: number }> {
  await sql`SELECT FROM users WHERE id = ${userId} FOR NO KEY UPDATE`.execute(transaction)
  const { rows } = await sql<{ amount: number; secondsLeft: number }>`
    SELECT count(*)::int AS amount,
      coalesce(greatest(1, ceil(3600 - extract(epoch FROM now() - min(created_at)))), 1)::int AS "secondsLeft"
    FROM messengers WHERE creator_id = ${userId} AND created_at > now() - interval '1 hour'`.execute(
    transaction,
  )
  return rows[0]!
}

/** Begun by two at once it is still one conversation. */
export async function insertMessenger(
  transaction: Transaction,
  creatorId: number,
  memberIds: number[],
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO messengers (member_ids, creator_id) VALUES (${memberIds}::bigint[], ${creatorId})
    ON CONFLICT (member_ids) DO NOTHING RETURNING id`.execute(transaction)
  return rows[0]?.id ?? (await findMessengerOf(transaction, memberIds))!
}

export interface Membership {
  isWritable: boolean
  isNameable: boolean
  memberIds: number[]
}

/**
 * Holds the conversation until the end of the transaction: what is written to it at the same moment comes
 * one after the other, so that the numbers of its messages follow the order of commits.
 */
export async function lockMessenger(
  transaction: Transaction,
  userId: number,
  id: number,
): Promise<Membership | undefined> {
  const { rows } = await sql<Membership>`
    SELECT ${isWritable(userId)} AS "isWritable", ${isNameable(userId)} AS "isNameable", to_json(member_ids) AS "memberIds"
    FROM messengers JOIN messenger_members AS own ON own.messenger_id = messengers.id AND own.user_id = ${userId}
    WHERE messengers.id = ${id} FOR NO KEY UPDATE OF messengers`.execute(transaction)
  return rows[0]
}

/** The trigger delivers it. A key that was used already names the message it was used for. */
export async function insertMessage(
  transaction: Transaction,
  { memberIds }: Membership,
  message: { messengerId: number; userId: number; text: string; key: string | null },
): Promise<MessageRow> {
  const { messengerId, userId, text, key } = message
  const { rows } = await sql<MessageRow>`
    INSERT INTO messages (messenger_id, user_id, text, key) VALUES (${messengerId}, ${userId}, ${text}, ${key})
    ON CONFLICT (user_id, key) WHERE key IS NOT NULL DO NOTHING RETURNING ${messageColumns}`.execute(
    transaction,
  )
  transaction.invalidate(...memberIds.map((id) => topics.viewer(id)))
  return rows[0] ?? (await findMessageByKey(transaction, userId, key!))!
}

export interface MemberChange {
  isAccepted?: boolean | undefined
  isMuted?: boolean | undefined
  isShow?: boolean | undefined
}

/** What a member decides about a conversation for themselves; says whether it is one of theirs. */
export async function updateMember(
  transaction: Transaction,
  userId: number,
  id: number,
  { isAccepted, isMuted, isShow }: MemberChange,
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE messenger_members SET is_accepted = coalesce(${isAccepted ?? null}, is_accepted),
      is_muted = coalesce(${isMuted ?? null}, is_muted), is_shown = coalesce(${isShow ?? null}, is_shown)
    WHERE messenger_id = ${id} AND user_id = ${userId} RETURNING user_id`.execute(transaction)
  transaction.invalidate(topics.viewer(userId))
  return rows.length > 0
}

export async function setMessengerName(
  transaction: Transaction,
  id: number,
  name: string | null,
): Promise<void> {
  await sql`UPDATE messengers SET name = ${name} WHERE id = ${id}`.execute(transaction)
}

/** Says whether there was anything unread, or unknown to be read. */
export async function setRead(
  transaction: Transaction,
  userId: number,
  id: number,
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE messenger_members SET read_to = last_message_id, unread_count = 0
    WHERE messenger_id = ${id} AND user_id = ${userId} AND last_message_id IS NOT NULL
      AND (unread_count > 0 OR read_to < last_message_id) RETURNING user_id`.execute(transaction)
  transaction.invalidate(topics.viewer(userId))
  return rows.length > 0
}

/**
 * For this member alone, and until the next message. That it was read is not said: it may not have been. The conversation
 * has to be held, so that what is written at the same moment is counted once.
 */
export async function clearMessenger(
  transaction: Transaction,
  userId: number,
  id: number,
): Promise<void> {
  await sql`
    UPDATE messenger_members AS own SET cleared_to = coalesce(last_message_id, cleared_to), last_message_id = NULL,
      unread_count = 0, cleared_count = (
        SELECT count(*) FROM messages
        WHERE messages.messenger_id = own.messenger_id AND messages.id <= coalesce(last_message_id, cleared_to))
    WHERE messenger_id = ${id} AND user_id = ${userId}`.execute(transaction)
  transaction.invalidate(topics.viewer(userId))
}

/** No message brings it back, because messages are delivered to its members. Says whether it was one of theirs. */
export async function deleteMember(
  transaction: Transaction,
  userId: number,
  id: number,
): Promise<boolean> {
  const { rows } = await sql`
    DELETE FROM messenger_members WHERE messenger_id = ${id} AND user_id = ${userId} RETURNING user_id`.execute(
    transaction,
  )
  transaction.invalidate(topics.viewer(userId))
  return rows.length > 0
}

/** For somebody who left; what was said until now stays gone. */
export async function restoreMember(
  transaction: Transaction,
  userId: number,
  id: number,
): Promise<void> {
  // Held, so that what is written at the same moment is counted once.
  await sql`SELECT FROM messengers WHERE id = ${id} FOR NO KEY UPDATE`.execute(transaction)
  await sql`
    INSERT INTO messenger_members (messenger_id, user_id, is_accepted, cleared_to, cleared_count)
    SELECT id, ${userId}, true, coalesce((SELECT max(messages.id) FROM messages WHERE messenger_id = messengers.id), 0),
      message_count
    FROM messengers WHERE id = ${id} ON CONFLICT DO NOTHING`.execute(transaction)
}

/** Says whether to announce it to the others, who know already of somebody who goes on typing. */
export async function setTyping(
  transaction: Transaction,
  userId: number,
  id: number,
): Promise<boolean> {
  const { rows } = await sql`UPDATE messenger_members SET typing_at = now()
    WHERE messenger_id = ${id} AND user_id = ${userId}
      AND (typing_at IS NULL OR typing_at < now() - make_interval(secs => ${sql.lit(messageLimits.typingRepeatSeconds - 1)}))
    RETURNING user_id`.execute(transaction)
  return rows.length > 0
}

/** Announced to the other members, and to the other tabs and devices of whoever did it. */
export async function noteChange(
  transaction: Transaction,
  userId: number,
  id: number,
): Promise<void> {
  await sql`SELECT note_messenger_change(${id}, ${userId})`.execute(transaction)
}

/** Sends nothing to the others. */
export async function noteOwnChange(
  transaction: Transaction,
  userId: number,
  id: number,
): Promise<void> {
  await sql`SELECT note_own_messenger_change(${id}, ${userId})`.execute(transaction)
}
