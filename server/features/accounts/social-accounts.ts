import { socialMessages } from '../../../core/contracts/profile-forms.ts'
import { mayLinkBack, type Platform, socialAccountOf } from '../../../core/text/social-accounts.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { isTaken } from '../../database/failures.ts'
import { invalid } from '../../errors.ts'
import { refusals } from '../../messages.ts'
import type { Remote } from '../../remote/remote.ts'
import {
  type AccountLooks,
  isAnothers,
  type KeptAccount,
  replaceSocialAccounts,
  selectSocialAccounts,
} from './social-accounts.sql.ts'
import { lookAt, waitAfter } from './social-looks.ts'

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
  const known = await selectSocialAccounts(database, userId)
  const kept = await Promise.all(
    accounts.map(async (account, index): Promise<KeptAccount> => {
      if (await isAnothers(database, userId, account)) throw taken(index)
      const before = known.find(({ url }) => url === account.url)
      if (before !== undefined) return { ...account, ...before }
      const look = await lookAt(remote, account)
      if (look === 'private') throw invalid(pathOf(index), refusals.account.socialPrivate)
      return { ...account, ...firstLook(account.platform, look === 'open') }
    }),
  )
  return async (transaction) => {
    try {
      await replaceSocialAccounts(transaction, userId, kept)
    } catch (error) {
      // Somebody may have added one of them since we looked.
      if (isTaken(error)) throw taken(kept.length - 1)
      throw error
    }
  }
}

function firstLook(platform: Platform, isSeen: boolean): AccountLooks {
  const wait = mayLinkBack(platform) ? 0 : waitAfter(0, { platform, isSeen })
  const next = wait === null ? null : new Date(Date.now() + wait * 1000)
  return { is_seen: isSeen, is_linked_back: false, looks: 0, next_look_at: next }
}

const pathOf = (index: number): string => `socialAccounts[${index}].handle`

const taken = (index: number) => invalid(pathOf(index), refusals.account.socialTaken)
