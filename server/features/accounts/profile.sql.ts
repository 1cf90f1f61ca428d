import { sql } from 'kysely'
import { topics } from '../../cache/topics.ts'
import type { Database, Transaction } from '../../database/connection.ts'

/** What is not named stays as it is. */
export interface ProfileChanges {
  firstName?: string | undefined
  lastName?: string | undefined
  username?: string | undefined
  nameReading?: string | null | undefined
  biography?: string | undefined
  picture?: string | null | undefined
}

export async function updateProfile(
  transaction: Transaction,
  userId: number,
  { firstName, lastName, nameReading, ...same }: ProfileChanges,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ ...same, first_name: firstName, last_name: lastName, name_reading: nameReading })
    .where('id', '=', userId)
    .execute()
  // Sessions carry the name of whoever calls.
  transaction.invalidate(topics.user(userId), topics.viewer(userId), topics.sessionsOf(userId))
}

/** Drafts and deleted ones included: their author looks for them, and may bring them back. */
export async function selectPostIdsBy(database: Database, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM posts WHERE user_id = ${userId} AND deleted_at IS NULL
    UNION ALL
    SELECT id FROM posts WHERE user_id = ${userId} AND deleted_at IS NOT NULL
    ORDER BY id DESC`.execute(database)
  return rows.map(({ id }) => id)
}
