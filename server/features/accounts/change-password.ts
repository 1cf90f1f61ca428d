import type { Database, Transaction } from '../../database/connection.ts'
import type { Caller } from '../../http/call.ts'
import type { Jobs } from '../../jobs/queue.ts'
import { mailSecurityNotice } from './accounts.jobs.ts'
import { deleteMailLinks } from './mail-links.sql.ts'
import { deleteSessionsBut } from './sessions.sql.ts'
import { replacePassword } from './accounts.sql.ts'
import { requireCurrentPassword, wrongPassword } from './current-password.ts'
import { hashPassword } from './passwords.ts'
import { checkNewPassword } from './registration.ts'

/** Looks at the current password before anything is written, since that takes its time; gives what is left to do. */
export async function passwordChange(
  { database, jobs }: { database: Database; jobs: Jobs },
  caller: Caller,
  { currentPassword, password }: { currentPassword?: string | undefined; password: string },
): Promise<(transaction: Transaction) => Promise<void>> {
  const from = await requireCurrentPassword(database, caller, currentPassword)
  const to = await hashPassword(password)
  return async (transaction) => {
    await checkNewPassword(transaction, caller.id, password)
    if (!(await replacePassword(transaction, caller.id, { from, to }))) throw wrongPassword()
    await deleteMailLinks(transaction, 'reset', caller.id)
    await deleteSessionsBut(transaction, caller.id, caller.sessionId)
    await jobs.queue(transaction, mailSecurityNotice, { userId: caller.id, notice: 'password' })
  }
}
