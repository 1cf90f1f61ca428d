import { sql } from 'kysely'
import type { CurrentUser } from '../../../core/contracts/users.ts'
import { topics } from '../../cache/topics.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { notFound } from '../../errors.ts'
import { selectCurrentUser } from './users.sql.ts'

type Information = CurrentUser['userInformation']

/** Only of the member themselves. */
export async function requireInformation(
  database: Database,
  userId: number,
  id: number,
): Promise<Information> {
  const { userInformation } = await selectCurrentUser(database, userId)
  if (userInformation.id !== id) throw notFound()
  return userInformation
}

type Preferences = Omit<Information, '@id' | '@type' | 'id'>

/** What is not named stays as it is. */
export async function updateInformation(
  transaction: Transaction,
  userId: number,
  changes: { [Name in keyof Preferences]?: Preferences[Name] | undefined },
): Promise<void> {
  const { emailNewPost, emailNewFollower, emailNewLike, emailNewComment, emailNewMessage } = changes
  await sql`
    UPDATE user_informations SET
      email_new_post = coalesce(${emailNewPost}, email_new_post),
      email_new_follower = coalesce(${emailNewFollower}, email_new_follower),
      email_new_like = coalesce(${emailNewLike}, email_new_like),
      email_new_comment = coalesce(${emailNewComment}, email_new_comment),
      email_new_message = coalesce(${emailNewMessage}, email_new_message),
      email_digest = coalesce(${changes.emailDigest}, email_digest),
      email_refused_at = CASE WHEN ${changes.emailRefusedAt === null} THEN NULL ELSE email_refused_at END
    WHERE user_id = ${userId}`.execute(transaction)
  transaction.invalidate(topics.viewer(userId))
}
