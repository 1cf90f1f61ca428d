import { sql } from 'kysely'
import type { Database } from '../../database/connection.ts'
import { limitTo } from '../../database/limit.ts'
import type { IdPage } from '../../http/cursors.ts'

export interface MessageRow {
  id: number
  messengerId: number
  userId: number
  text: string
  key: string | null
  createdAt: Date
}

export const messageColumns = sql`
  messages.id, messages.messenger_id AS "messengerId", messages.user_id AS "userId", text, key, created_at AS "createdAt"`

/** What a member can read: in conversations of theirs, after what they deleted. */
const readable = (userId: number) => sql`
  SELECT ${messageColumns} FROM messages JOIN messenger_members AS own
    ON own.messenger_id = messages.messenger_id AND own.user_id = ${userId} AND messages.id > cleared_to`

/**
 * The planner is not shown whose messages they are: of a conversation that holds a good part of all there are, it would
 * read everybody's newest ones instead, hoping to meet those of this one soon.
 */
export async function selectMessages(
  database: Database,
  userId: number,
  messengerId: number,
  { before, offset, limit }: IdPage,
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`${readable(userId)}
    WHERE messages.messenger_id = (SELECT ${messengerId}::bigint)
      ${before === null ? sql`` : sql`AND messages.id < ${before}`}
    ORDER BY messages.id DESC ${limitTo({ limit, offset })}`.execute(database)
  return rows
}

export async function selectMessage(
  database: Database,
  userId: number,
  id: number,
): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`${readable(userId)} WHERE messages.id = ${id}`.execute(
    database,
  )
  return rows[0]
}

export async function countMessages(
  database: Database,
  userId: number,
  messengerId: number,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT message_count - cleared_count AS total FROM messengers JOIN messenger_members ON messenger_id = id
    WHERE id = ${messengerId} AND user_id = ${userId}`.execute(database)
  return rows[0]!.total
}

export async function findMessageByKey(
  database: Database,
  userId: number,
  key: string,
): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`
    SELECT ${messageColumns} FROM messages WHERE user_id = ${userId} AND key = ${key}`.execute(
    database,
  )
  return rows[0]
}
