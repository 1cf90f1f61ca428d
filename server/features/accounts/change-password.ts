import type { Database, Transaction } from '../../database/connection.ts'
import { invalid } from '../../errors.ts'
import type { Caller } from '../../http/call.ts'
import { refusals } from '../../messages.ts'
import {
  deleteMailLinks,
  deleteSessionsBut,
  replacePassword,
  selectPasswordHash,
} from './accounts.sql.ts'
import { hashPassword, isRightPassword } from './passwords.ts'
import { checkNewPassword } from './registration.ts'

/** Looks at the current password before anything is written, since that takes its time; gives what is left to do. */
export async function passwordChange(
  database: Database,
  caller: Caller,
  { currentPassword, password }: { currentPassword?: string | undefined; password: string },
): Promise<(transaction: Transaction) => Promise<void>> {
  if (currentPassword === undefined)
    throw invalid('currentPassword', refusals.account.currentPasswordMissing)
  const from = await selectPasswordHash(database, caller.id)
  if (!(await isRightPassword(from, currentPassword))) throw wrong()
  const to = await hashPassword(password)
  return async (transaction) => {
    await checkNewPassword(transaction, caller.id, password)
    if (!(await replacePassword(transaction, caller.id, { from, to }))) throw wrong()
    await deleteMailLinks(transaction, 'reset', caller.id)
    await deleteSessionsBut(transaction, caller.id, caller.sessionId)
  }
}

const wrong = () => invalid('currentPassword', refusals.account.wrongPassword)
