import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/connection.ts'

const isMutedBy = (user: string, writer: string) => sql`
  EXISTS (SELECT FROM mutes WHERE mutes.user_id = ${sql.ref(user)} AND other_id = ${sql.ref(writer)})`

/** Whom the messages among a statement's live `events` call, and which; requests and what is muted call nobody. */
export const messageRecipients: RawBuilder<unknown> = sql`
  SELECT members.user_id, item_id, events.created_at FROM events
  JOIN messages ON messages.id = item_id AND type = 'Message'
  JOIN messenger_members AS members USING (messenger_id)
  WHERE topic = member_topic(members.user_id) AND members.user_id <> messages.user_id
    AND unread_count > 0 AND is_accepted AND NOT is_muted AND NOT ${isMutedBy('members.user_id', 'messages.user_id')}`

export interface UnreadConversation {
  messengerId: number
  /** Only conversations of several members have one. */
  name: string | null
  unreadCount: number
  lastId: number
  firstName: string
  lastName: string
}

/** Where one of these messages was written; requests, and what or who is muted, call nobody. */
export async function selectUnreadConversations(
  database: Database,
  userId: number,
  { ids, limit }: { ids: number[]; limit: number },
): Promise<{ rows: UnreadConversation[]; amount: number }> {
  const { rows } = await sql<UnreadConversation & { amount: number }>`
    SELECT own.messenger_id AS "messengerId", messengers.name, unread_count AS "unreadCount",
      last.id AS "lastId", first_name AS "firstName", last_name AS "lastName", count(*) OVER ()::int AS amount
    FROM messenger_members AS own JOIN messengers ON messengers.id = own.messenger_id
    CROSS JOIN LATERAL (SELECT messages.id, first_name, last_name FROM messages JOIN users ON users.id = messages.user_id
      WHERE messages.messenger_id = own.messenger_id AND messages.id <= own.last_message_id
        AND messages.id = ANY(${ids}::bigint[]) AND messages.id > greatest(own.read_to, own.cleared_to)
        AND users.id <> own.user_id AND NOT is_deleted AND NOT is_suspended(users.id)
        AND NOT is_blocked_between(own.user_id, users.id) AND NOT ${isMutedBy('own.user_id', 'users.id')}
      ORDER BY messages.id DESC LIMIT 1) AS last
    WHERE own.user_id = ${userId} AND unread_count > 0 AND own.is_accepted AND own.is_shown AND NOT is_muted
    ORDER BY last.id DESC LIMIT ${sql.lit(limit)}`.execute(database)
  return { rows, amount: rows[0]?.amount ?? 0 }
}
