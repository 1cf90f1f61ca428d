import { platforms, type SocialAccount } from '../../../core/text/social-accounts.ts'
import { topics } from '../../cache/topics.ts'
import type { Database, Transaction } from '../../database/connection.ts'

/** What is known of the page of an account. */
export interface AccountLooks {
  is_seen: boolean
  is_linked_back: boolean
  looks: number
  next_look_at: Date | null
}

export interface KeptAccount extends SocialAccount, AccountLooks {}

export async function selectSocialAccounts(
  database: Database,
  userId: number,
): Promise<(AccountLooks & { url: string })[]> {
  return database
    .selectFrom('social_accounts')
    .select(['url', 'is_seen', 'is_linked_back', 'looks', 'next_look_at'])
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
  accounts: KeptAccount[],
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
