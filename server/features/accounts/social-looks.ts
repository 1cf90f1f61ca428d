import pLimit from 'p-limit'
import { siteAddress } from '../../../core/site.ts'
import { mayLinkBack, type Platform } from '../../../core/text/social-accounts.ts'
import type { Database } from '../../database/connection.ts'
import type { Jobs, JobKind } from '../../jobs/queue.ts'
import { mailPatience } from '../../mail/mailer.ts'
import { decodePage } from '../../remote/charset.ts'
import { type Remote, RemoteFailure } from '../../remote/remote.ts'
import { linksBack } from './link-back.ts'
import {
  type DueAccount,
  forgetSocialAccount,
  noteLook,
  takeDueAccounts,
} from './social-looks.sql.ts'

/** Tells a member that the page of an account, once its network answered, turned out not to be open. */
export const mailPrivateAccount: JobKind<{ userId: number; platform: string; handle: string }> = {
  name: 'mail-private-account',
  ...mailPatience,
}

const statusesOfPrivate = new Set([401, 403, 404, 410])
/** A site of one's own that keeps programs out (403) is open to people all the same. */
const statusesOfNoWebsite = new Set([401, 404, 410])

export type Look = 'open' | 'private' | 'unknown'

/** A network that does not answer, or sends programs to its login, says nothing about the account. */
export async function lookAt(
  remote: Remote,
  { platform, url }: { platform: Platform; url: string },
): Promise<Look> {
  const status = await withoutFailure(() => remote.statusOf(new URL(url)))
  if (status === null) return 'unknown'
  if ((platform === 'Web sitesi' ? statusesOfNoWebsite : statusesOfPrivate).has(status))
    return 'private'
  return status >= 200 && status < 300 ? 'open' : 'unknown'
}

const pageLimits = { types: ['text/html', 'application/xhtml+xml'], maxBytes: 1_000_000 }

async function hasLinkBack(remote: Remote, { url, username }: DueAccount): Promise<boolean> {
  const page = await withoutFailure(() => remote.read(new URL(url), pageLimits))
  if (page === null) return false
  return linksBack(decodePage(page.bytes, page.contentType), siteAddress(`/@${username}`))
}

async function withoutFailure<Result>(ask: () => Promise<Result>): Promise<Result | null> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof RemoteFailure) return null
    throw error
  }
}

interface LookParts {
  database: Database
  remote: Remote
  jobs: Jobs
}

const atOnce = 5

/** Looks at the pages that are due; what a killed process had taken is due again after a while. */
export async function lookAgain({ database, remote, jobs }: LookParts): Promise<void> {
  const due = await takeDueAccounts(database)
  const limit = pLimit(atOnce)
  await Promise.all(
    due.map((account) => limit(() => lookOnce({ database, remote, jobs }, account))),
  )
}

async function lookOnce({ database, remote, jobs }: LookParts, account: DueAccount): Promise<void> {
  const look = await lookAt(remote, account)
  if (look === 'private' && !account.isSeen) {
    const { id, userId, platform, handle } = account
    return database.write(async (transaction) => {
      if (await forgetSocialAccount(transaction, userId, id))
        await jobs.queue(transaction, mailPrivateAccount, { userId, platform, handle })
    })
  }
  const isSeen = account.isSeen || look === 'open'
  const isLinkedBack = mayLinkBack(account.platform) && (await hasLinkBack(remote, account))
  const wait = waitAfter(account.looks, { platform: account.platform, isSeen })
  await database.write((transaction) =>
    noteLook(transaction, account, { isSeen, isLinkedBack, wait }),
  )
}

/** In seconds; a link is often added to the other page soon after the account is added here. */
const waits = [600, 3600, 86_400]
const week = 7 * 86_400

/** How long until the next look; null where nothing more is to be learned. */
export function waitAfter(
  looks: number,
  { platform, isSeen }: { platform: Platform; isSeen: boolean },
): number | null {
  if (isSeen && !mayLinkBack(platform)) return null
  return waits[looks] ?? (mayLinkBack(platform) ? week : null)
}
