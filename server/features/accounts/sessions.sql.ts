import { sql } from 'kysely'
import { sessionSeconds } from '../../../core/contracts/accounts.ts'
import { topics } from '../../cache/topics.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import type { IdPage } from '../../http/cursors.ts'
import { hashToken, newToken } from '../../http/session.ts'

export async function insertSession(
  transaction: Transaction,
  userId: number,
  device: string,
): Promise<string> {
  const token = newToken()
  await transaction
    .insertInto('sessions')
    .values({
      user_id: userId,
      token_hash: hashToken(token),
      device,
      expires_at: sql`now() + make_interval(secs => ${sql.lit(sessionSeconds)})`,
    })
    .execute()
  return token
}

export interface SessionRow {
  id: number
  device: string
  createdAt: Date
  lastSeenAt: Date
}

const activeSessions = (database: Database, userId: number) =>
  database
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)

const sessionColumns = [
  'id',
  'device',
  'created_at as createdAt',
  'last_seen_at as lastSeenAt',
] as const

export async function selectSession(
  database: Database,
  userId: number,
  id: number,
): Promise<SessionRow | undefined> {
  return activeSessions(database, userId)
    .select(sessionColumns)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function selectSessions(
  database: Database,
  userId: number,
  { before, offset, limit }: IdPage,
): Promise<SessionRow[]> {
  return activeSessions(database, userId)
    .select(sessionColumns)
    .$if(before !== null, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countSessions(database: Database, userId: number): Promise<number> {
  const { total } = await activeSessions(database, userId)
    .select((builder) => builder.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export async function deleteSession(
  transaction: Transaction,
  userId: number,
  sessionId: number,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  transaction.invalidate(topics.sessionsOf(userId))
  return numDeletedRows > 0n
}

export async function deleteSessionsBut(
  transaction: Transaction,
  userId: number,
  keptSessionId: number,
): Promise<void> {
  await transaction
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '!=', keptSessionId)
    .execute()
  // Logins that still wait for their second step end, too.
  await transaction
    .deleteFrom('challenges')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'secondStep')
    .execute()
  transaction.invalidate(topics.sessionsOf(userId))
}
