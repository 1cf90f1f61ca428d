import { socialMessages } from '../../../core/contracts/profile-forms.ts'
import {
  type Platform,
  type SocialAccount,
  socialAccountOf,
} from '../../../core/text/social-accounts.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { isTaken } from '../../database/failures.ts'
import { invalid } from '../../errors.ts'
import { type Remote, RemoteFailure } from '../../remote/remote.ts'
import { isAnothers, replaceSocialAccounts, selectSocialAccounts } from './social-accounts.sql.ts'

interface Parts {
  database: Database
  remote: Remote
}

/** Asks other networks before anything is written, since they take their time; gives what is left to do. */
export async function socialChange(
  { database, remote }: Parts,
  userId: number,
  given: { platform: Platform; handle: string }[],
): Promise<(transaction: Transaction) => Promise<void>> {
  const accounts = given.map(({ platform, handle }, index) => {
    const account = socialAccountOf(platform, handle)
    if (account === null || !remote.mayBeAsked(new URL(account.url)))
      throw invalid(pathOf(index), socialMessages.unknown)
    return account
  })
  const known = new Set((await selectSocialAccounts(database, userId)).map(({ url }) => url))
  await Promise.all(
    accounts.map(async (account, index) => {
      if (await isAnothers(database, userId, account)) throw taken(index)
      if (!known.has(account.url) && (await isPrivate(remote, account)))
        throw invalid(pathOf(index), socialMessages.private)
    }),
  )
  return async (transaction) => {
    try {
      await replaceSocialAccounts(transaction, userId, accounts)
    } catch (error) {
      // Somebody may have added one of them since we looked.
      if (isTaken(error)) throw taken(accounts.length - 1)
      throw error
    }
  }
}

const pathOf = (index: number): string => `socialAccounts[${index}].handle`

const taken = (index: number) => invalid(pathOf(index), socialMessages.taken)

const statusesOfPrivate = new Set([401, 403, 404, 410])
/** A site of one's own that keeps programs out (403) is open to people all the same. */
const statusesOfNoWebsite = new Set([401, 404, 410])

/** A network that does not answer, or sends programs to its login, stops nobody. */
async function isPrivate(remote: Remote, { platform, url }: SocialAccount): Promise<boolean> {
  try {
    const status = await remote.statusOf(new URL(url))
    return (platform === 'Web sitesi' ? statusesOfNoWebsite : statusesOfPrivate).has(status)
  } catch (error) {
    if (error instanceof RemoteFailure) return false
    throw error
  }
}
