import { sql } from 'kysely'
import type { Platform } from '../../../core/text/social-accounts.ts'
import { topics } from '../../cache/topics.ts'
import type { Database, Transaction } from '../../database/connection.ts'

export interface DueAccount {
  id: number
  userId: number
  username: string
  platform: Platform
  handle: string
  url: string
  isSeen: boolean
  isLinkedBack: boolean
  /** How many there were before this one. */
  looks: number
}

const mostAtATime = 20

/** Put off at once, so that no other process looks at the same, and a crash leaves them for later. */
export async function takeDueAccounts(database: Database): Promise<DueAccount[]> {
  const { rows } = await sql<DueAccount>`
    UPDATE social_accounts AS account SET next_look_at = now() + interval '10 minutes', looks = looks + 1
    FROM users
    WHERE users.id = account.user_id AND account.id IN (
      SELECT id FROM social_accounts WHERE next_look_at <= now()
      ORDER BY next_look_at LIMIT ${sql.lit(mostAtATime)} FOR UPDATE SKIP LOCKED)
    RETURNING account.id, user_id AS "userId", username, platform, handle, url, is_seen AS "isSeen",
      is_linked_back AS "isLinkedBack", looks - 1 AS looks`.execute(database)
  return rows
}

export async function noteLook(
  transaction: Transaction,
  { id, userId, isLinkedBack: wasLinkedBack }: DueAccount,
  { isSeen, isLinkedBack, wait }: { isSeen: boolean; isLinkedBack: boolean; wait: number | null },
): Promise<void> {
  await sql`
    UPDATE social_accounts SET is_seen = ${isSeen}, is_linked_back = ${isLinkedBack},
      next_look_at = now() + make_interval(secs => ${wait}::float8)
    WHERE id = ${id}`.execute(transaction)
  if (isLinkedBack !== wasLinkedBack)
    transaction.invalidate(topics.user(userId), topics.viewer(userId))
}

/** Says whether it was still there. */
export async function forgetSocialAccount(
  transaction: Transaction,
  userId: number,
  id: number,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('social_accounts')
    .where('id', '=', id)
    .executeTakeFirst()
  transaction.invalidate(topics.user(userId), topics.viewer(userId))
  return numDeletedRows > 0n
}
