import { accountMessages } from '../../../core/contracts/accounts.ts'
import type { User } from '../../../core/contracts/users.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { isTaken } from '../../database/failures.ts'
import { invalid } from '../../errors.ts'
import type { Caller } from '../../http/call.ts'
import type { Jobs } from '../../jobs/queue.ts'
import { refusals } from '../../messages.ts'
import { refuseBlockedSignUp } from '../holds/holds.public.ts'
import { deleteProofsSince } from '../security/security.public.ts'
import { selectCurrentUser, selectUser } from '../users/users.public.ts'
import { mailConfirmChange, mailWayBack } from './accounts.jobs.ts'
import { deleteMailLinks, insertMailLink, spendMailLink } from './mail-links.sql.ts'
import { deleteSessionsBut } from './sessions.sql.ts'
import { requireCurrentPassword } from './current-password.ts'
import { confirmChange, insertEmailChange, undoChange } from './email-change.sql.ts'
import { changeWaitingEmail } from './registration.ts'

interface ChangeParts {
  database: Database
  jobs: Jobs
}

/** A confirmed address is left only for another confirmed one; before that a mistyped one is simply corrected. */
export async function emailChange(
  { database, jobs }: ChangeParts,
  caller: Caller,
  { email, currentPassword }: { email: string; currentPassword?: string | undefined },
): Promise<(transaction: Transaction) => Promise<void>> {
  if (!caller.isConfirmed)
    return (transaction) => changeWaitingEmail(transaction, jobs, caller.id, email)
  await requireCurrentPassword(database, caller, currentPassword)
  return async (transaction) => {
    const user = await selectCurrentUser(transaction, caller.id)
    if (user.email === email) throw invalid('email', refusals.account.sameEmail)
    await refuseBlockedSignUp(transaction, { email })
    // Whether the address is somebody's is told to nobody but whoever reads its mail.
    const changeId = await insertEmailChange(transaction, caller.id, email)
    await jobs.queue(transaction, mailConfirmChange, { changeId })
    await jobs.queue(transaction, mailWayBack, { changeId })
  }
}

export async function confirmNewEmail(
  { database, jobs }: ChangeParts,
  token: string,
): Promise<User> {
  const userId = await unlessTaken(() =>
    database.write(async (transaction) => {
      const link = await spendMailLink(transaction, 'change', token)
      const change = link && (await confirmChange(transaction, link.changeId!))
      if (change === undefined) throw invalid('token', accountMessages.linkSpent)
      // They were sent to an address that is no longer the account's.
      await deleteMailLinks(transaction, 'reset', change.userId)
      await deleteMailLinks(transaction, 'change', change.userId)
      await jobs.queue(transaction, mailWayBack, { changeId: change.id })
      return change.userId
    }),
  )
  return selectUser(database, userId)
}

/** For whoever reads the old address: everything that was opened with the change is shut again. */
export function undoNewEmail(
  { database }: ChangeParts,
  token: string,
): Promise<{ email: string; resetToken: string }> {
  return unlessTaken(() =>
    database.write(async (transaction) => {
      const link = await spendMailLink(transaction, 'undo', token)
      if (link === undefined) throw invalid('token', accountMessages.linkSpent)
      const change = await undoChange(transaction, { id: link.changeId!, userId: link.userId })
      await deleteMailLinks(transaction, 'reset', link.userId)
      await deleteSessionsBut(transaction, link.userId, 0)
      await deleteProofsSince(transaction, link.userId, change.createdAt)
      const user = { id: link.userId, email: change.oldEmail }
      return { email: user.email, resetToken: await insertMailLink(transaction, 'reset', user) }
    }),
  )
}

async function unlessTaken<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (isTaken(error)) throw invalid('token', refusals.account.emailTakenMeanwhile)
    throw error
  }
}
