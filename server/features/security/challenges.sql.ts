import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/connection.ts'
import { hashToken } from '../../http/session.ts'

export type ChallengePurpose = 'secondStep' | 'newPasskey' | 'passkey'

export interface NewChallenge {
  purpose: ChallengePurpose
  token: string
  userId: number | null
  minutes: number
}

export async function insertChallenge(
  transaction: Transaction,
  { purpose, token, userId, minutes }: NewChallenge,
): Promise<Date> {
  const { expiresAt } = await transaction
    .insertInto('challenges')
    .values({
      token_hash: hashToken(token),
      purpose,
      user_id: userId,
      expires_at: sql`now() + make_interval(mins => ${sql.lit(minutes)})`,
    })
    .returning('expires_at as expiresAt')
    .executeTakeFirstOrThrow()
  return expiresAt
}

/** Whose it is, while it can still be answered. */
export async function selectChallengedUser(
  database: Database,
  token: string,
): Promise<number | undefined> {
  const row = await database
    .selectFrom('challenges')
    .select('user_id as userId')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', 'secondStep')
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row?.userId ?? undefined
}

/** Once: whoever deletes the row first has answered it. Says whether it was there, and in time. */
export async function spendChallenge(
  transaction: Transaction,
  { purpose, token, userId }: Omit<NewChallenge, 'minutes'>,
): Promise<boolean> {
  const row = await transaction
    .deleteFrom('challenges')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('user_id', 'is not distinct from', userId)
    .returning(sql<boolean>`expires_at > now()`.as('isAlive'))
    .executeTakeFirst()
  return row?.isAlive ?? false
}

export async function deleteExpiredChallenges(database: Database): Promise<void> {
  await database
    .deleteFrom('challenges')
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute()
}
