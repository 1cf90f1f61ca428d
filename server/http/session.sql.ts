import { sql } from 'kysely'
import { newAccountHours } from '../../core/limits.ts'
import type { Role } from '../../core/contracts/users.ts'
import type { Database } from '../database/connection.ts'
import type { Caller } from './call.ts'

interface FoundCaller {
  caller: Caller
  wasSeenLongAgo: boolean
}

export async function findCaller(
  database: Database,
  tokenHash: Buffer,
): Promise<FoundCaller | undefined> {
  const row = await database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id as sessionId',
      'users.id',
      'users.username',
      // While suspended nobody is more than a member, also where no call asks for a role.
      sql<Role>`CASE WHEN is_suspended(users.id) THEN 'member' ELSE users.role END`.as('role'),
      sql<boolean>`users.email_confirmed_at IS NOT NULL`.as('isConfirmed'),
      sql<boolean>`is_suspended(users.id)`.as('isSuspended'),
      sql<boolean>`users.created_at > now() - make_interval(hours => ${sql.lit(newAccountHours)})`.as(
        'isNew',
      ),
      sql<boolean>`sessions.last_seen_at < now() - interval '1 hour'`.as('wasSeenLongAgo'),
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { wasSeenLongAgo, ...caller } = row
  return { caller, wasSeenLongAgo }
}

/** At most once an hour, so that reading a page does not cost a write. */
export async function markSeen(database: Database, sessionId: number): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ last_seen_at: sql`now()` })
    .where('id', '=', sessionId)
    .execute()
}

export async function findUsername(database: Database, email: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('users')
    .select('username')
    .where('email', '=', email)
    .executeTakeFirst()
  return row?.username
}
