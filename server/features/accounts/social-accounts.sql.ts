import { platforms, type SocialAccount } from '../../../core/text/social-accounts.ts'
import { topics } from '../../cache/topics.ts'
import type { Database, Transaction } from '../../database/connection.ts'

export async function selectSocialAccounts(
  database: Database,
  userId: number,
): Promise<{ url: string }[]> {
  return database
    .selectFrom('social_accounts')
    .select('url')
    .where('user_id', '=', userId)
    .execute()
}

export async function isAnothers(
  database: Database,
  userId: number,
  { platform, handle }: SocialAccount,
): Promise<boolean> {
  const row = await database
    .selectFrom('social_accounts')
    .select('id')
    .where('platform', '=', platform)
    .where('handle', '=', handle)
    .where('user_id', '!=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** Accounts of networks that the form does not know stay. */
export async function replaceSocialAccounts(
  transaction: Transaction,
  userId: number,
  accounts: SocialAccount[],
): Promise<void> {
  await transaction
    .deleteFrom('social_accounts')
    .where('user_id', '=', userId)
    .where('platform', 'in', platforms)
    .execute()
  if (accounts.length > 0)
    await transaction
      .insertInto('social_accounts')
      .values(accounts.map((account) => ({ ...account, user_id: userId })))
      .execute()
  transaction.invalidate(topics.user(userId), topics.viewer(userId))
}
