import { type RawBuilder, sql } from 'kysely'
import { messageLimits } from '../../../core/contracts/message-limits.ts'
import type { Database } from '../../database/connection.ts'
import { limitTo } from '../../database/limit.ts'
import type { KeyPage } from '../../http/cursors.ts'
import type { MessageRow } from './messages.sql.ts'

/** A conversation as one of its members has it. */
export interface MessengerRow {
  id: number
  name: string | null
  memberIds: number[]
  isGroup: boolean
  isShow: boolean
  isAccepted: boolean
  isMuted: boolean
  isWritable: boolean
  lastMessage: MessageRow | null
  unreadCount: number
  updatedAt: Date
  reads: { username: string; message: number }[]
  typing: string[]
}

/**
 * Two cannot talk while a block stands between them, nor before the other takes messages of this one, nor while the other
 * is suspended. Among several a block
 * keeps only the two from hearing each other, or one member could end it for all.
 */
export const isWritable = (userId: number): RawBuilder<boolean> => sql`
  (cardinality(member_ids) > 2 OR NOT EXISTS (SELECT FROM messenger_members AS other
    WHERE other.messenger_id = messengers.id AND other.user_id <> ${userId}
      AND (is_blocked_between(other.user_id, ${userId}) OR (
        NOT other.is_accepted AND NOT takes_messages_of(other.user_id, ${userId}))
        OR (SELECT is_deleted OR is_suspended(id) FROM users WHERE users.id = other.user_id))))`

/** All members read the name: who has not accepted, or is blocked by one of them, does not choose it. */
export const isNameable = (userId: number): RawBuilder<boolean> => sql`
  (own.is_accepted AND NOT EXISTS (SELECT FROM messenger_members AS other
    WHERE other.messenger_id = messengers.id AND is_blocked_between(other.user_id, ${userId})))`

/** Of the others, only what those do who have accepted it, and have no block with the member, can be seen. */
const whatOthersDo = (userId: number) => sql`
  SELECT json_agg(json_build_object('username', username, 'message', read_to)) FILTER (WHERE read_to > 0) AS reads,
    json_agg(username) FILTER (
      WHERE typing_at > now() - make_interval(secs => ${sql.lit(messageLimits.typingSeconds)})) AS typing
  FROM messenger_members AS other JOIN users ON users.id = other.user_id
  WHERE other.messenger_id = messengers.id AND other.user_id <> ${userId} AND other.is_accepted
    AND NOT is_deleted AND NOT is_blocked_between(other.user_id, ${userId})`

const columns = (userId: number) => sql`
  SELECT messengers.id, messengers.name, cardinality(messengers.member_ids) > 2 AS "isGroup", own.is_shown AS "isShow", own.is_accepted AS "isAccepted",
    own.is_muted AS "isMuted", own.unread_count AS "unreadCount", ${isWritable(userId)} AS "isWritable",
    coalesce(last.created_at, messengers.created_at) AS "updatedAt", last.id AS "lastId",
    last.user_id AS "lastUserId", last.text AS "lastText", last.key AS "lastKey",
    (SELECT json_agg(user_id ORDER BY user_id) FROM messenger_members AS member
      WHERE member.messenger_id = messengers.id) AS "memberIds",
    coalesce(others.reads, '[]') AS reads, coalesce(others.typing, '[]') AS typing
  FROM messengers JOIN messenger_members AS own ON own.messenger_id = messengers.id AND own.user_id = ${userId}
  LEFT JOIN LATERAL (SELECT * FROM messages
    WHERE messages.messenger_id = messengers.id AND messages.id > own.cleared_to AND messages.id <= own.last_message_id
    ORDER BY messages.id DESC LIMIT 1) AS last ON true
  CROSS JOIN LATERAL (${whatOthersDo(userId)}) AS others`

type FlatRow = Omit<MessengerRow, 'lastMessage'> & {
  lastId: number | null
  lastUserId: number
  lastText: string
  lastKey: string | null
}

const nested = ({ lastId, lastUserId, lastText, lastKey, ...row }: FlatRow): MessengerRow => ({
  ...row,
  lastMessage:
    lastId === null
      ? null
      : {
          id: lastId,
          messengerId: row.id,
          userId: lastUserId,
          text: lastText,
          key: lastKey,
          createdAt: row.updatedAt,
        },
})

export async function selectMessenger(
  database: Database,
  userId: number,
  id: number,
): Promise<MessengerRow | undefined> {
  const { rows } = await sql<FlatRow>`
    ${columns(userId)} WHERE messengers.id = ${id}`.execute(database)
  return rows[0] && nested(rows[0])
}

/** Where a conversation stands in a member's list, and where the list began when it was first asked for. */
export interface Listed {
  id: number
  position: number
  beginning: number
}

export interface MessengerFilter {
  isAccepted: boolean
  /** Folded. */
  name: string
}

const isListed = (userId: number, { isAccepted, name }: MessengerFilter) => sql`
  own.user_id = ${userId} AND own.is_shown AND own.is_accepted = ${isAccepted} AND last_message_id IS NOT NULL
  ${name === '' ? sql`` : sql`AND ${isNamed(userId, name)}`}`

/** The beginning of a username, of any word in a member's name, or of any in the conversation's. */
const isNamed = (userId: number, name: string) => sql`(
  EXISTS (SELECT FROM messenger_members AS other JOIN users ON users.id = other.user_id
    WHERE other.messenger_id = own.messenger_id AND other.user_id <> ${userId} AND NOT is_deleted
      AND (starts_with(username, ${name}) OR strpos(' ' || folded_name, ' ' || ${name}) > 0))
  OR EXISTS (SELECT FROM messengers
    WHERE messengers.id = own.messenger_id AND strpos(' ' || fold(messengers.name), ' ' || ${name}) > 0))`

/**
 * A page of the list, newest message first. What was written to since the first page has moved to the
 * front; it is given where it stood then, so that whoever goes on misses nothing.
 */
export async function selectListed(
  database: Database,
  userId: number,
  filter: MessengerFilter,
  { after, offset, limit }: KeyPage,
): Promise<Listed[]> {
  const [beginning, last] = (after ?? [null, null]) as [number | null, number | null]
  const found =
    last === null
      ? sql`SELECT messenger_id AS id, last_message_id AS position FROM messenger_members AS own
          WHERE ${isListed(userId, filter)}`
      : sql`(SELECT messenger_id AS id, last_message_id AS position FROM messenger_members AS own
          WHERE ${isListed(userId, filter)} AND last_message_id < ${last}
          ORDER BY last_message_id DESC LIMIT ${sql.lit(limit)})
        UNION ALL
        (SELECT messenger_id, earlier.id FROM messenger_members AS own CROSS JOIN LATERAL (
            SELECT id FROM messages WHERE messages.messenger_id = own.messenger_id
              AND id <= ${beginning} AND id > own.cleared_to
            ORDER BY id DESC LIMIT 1) AS earlier
          WHERE ${isListed(userId, filter)} AND last_message_id > ${beginning} AND earlier.id < ${last})`
  const { rows } = await sql<Listed>`
    SELECT id, position, coalesce(${beginning}::bigint, (SELECT max(last_message_id) FROM messenger_members
      WHERE user_id = ${userId} AND is_shown AND is_accepted = ${filter.isAccepted})) AS beginning
    FROM (${found}) AS found
    ORDER BY position DESC ${limitTo({ limit, offset })}`.execute(database)
  return rows
}

/** In the order asked for. */
export async function selectMessengers(
  database: Database,
  userId: number,
  ids: number[],
): Promise<MessengerRow[]> {
  const { rows } = await sql<FlatRow>`
    ${columns(userId)} WHERE messengers.id = ANY(${ids}::bigint[])`.execute(database)
  const byId = new Map(rows.map((row) => [row.id, nested(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export async function countListed(
  database: Database,
  userId: number,
  filter: MessengerFilter,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM messenger_members AS own
    WHERE ${isListed(userId, filter)}`.execute(database)
  return rows[0]!.total
}
