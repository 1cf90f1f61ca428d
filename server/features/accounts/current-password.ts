import { currentMissing } from '../../../core/contracts/account-forms.ts'
import type { Database } from '../../database/connection.ts'
import { invalid, type InvalidInput } from '../../errors.ts'
import type { Caller } from '../../http/call.ts'
import { refusals } from '../../messages.ts'
import { selectPasswordHash } from './accounts.sql.ts'
import { isRightPassword } from './passwords.ts'

/**
 * Asked again before what matters, since a session may be found open. A call that asks must be limited as signing in is
 * (`limit: 'password'`), or it would be a way to guess. Gives the hash that was looked at.
 */
export async function requireCurrentPassword(
  database: Database,
  caller: Caller,
  password: string | undefined,
  field = 'currentPassword',
): Promise<string> {
  if (password === undefined) throw invalid(field, currentMissing)
  const hash = await selectPasswordHash(database, caller.id)
  if (!(await isRightPassword(hash, password))) throw wrongPassword(field)
  return hash
}

export const wrongPassword = (field = 'currentPassword'): InvalidInput =>
  invalid(field, refusals.account.wrongPassword)
