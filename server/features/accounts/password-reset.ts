import { accountMessages } from '../../../core/contracts/accounts.ts'
import type { Database } from '../../database/connection.ts'
import { invalid } from '../../errors.ts'
import type { Caller } from '../../http/call.ts'
import type { Jobs } from '../../jobs/queue.ts'
import { deleteRecentProofs } from '../security/security.public.ts'
import { mailSecurityNotice } from './accounts.jobs.ts'
import { confirmEmail, setPassword } from './accounts.sql.ts'
import { endWaitingChange } from './email-change.sql.ts'
import { deleteMailLinks, spendMailLink } from './mail-links.sql.ts'
import { hashPassword } from './passwords.ts'
import { checkNewPassword } from './registration.ts'
import { deleteSessionsBut } from './sessions.sql.ts'

/** For whoever was mailed the token. */
export async function replaceForgottenPassword(
  { database, jobs }: { database: Database; jobs: Jobs },
  caller: Caller | null,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const passwordHash = await hashPassword(password)
  await database.write(async (transaction) => {
    const link = await spendMailLink(transaction, 'reset', token)
    // Whoever followed the link reads the mailbox, which is all a confirmation proves; an
    // address that is no longer the account's proves nothing.
    if (link === undefined || !(await confirmEmail(transaction, link)))
      throw invalid('token', accountMessages.linkSpent)
    const { userId } = link
    await checkNewPassword(transaction, userId, password)
    await setPassword(transaction, userId, passwordHash)
    await deleteMailLinks(transaction, 'reset', userId)
    await deleteSessionsBut(transaction, userId, caller?.sessionId ?? 0)
    await deleteRecentProofs(transaction, userId)
    await endWaitingChange(transaction, userId)
    await jobs.queue(transaction, mailSecurityNotice, { userId, notice: 'password' })
  })
}
