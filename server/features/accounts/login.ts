import { refusals } from '../../messages.ts'
import { notSignedIn } from '../../errors.ts'
import { loginName } from '../../../core/text/login-name.ts'
import type { Database } from '../../database/connection.ts'
import { findForLogin } from './accounts.sql.ts'
import { isRightPassword } from './passwords.ts'

/** The account that a username (or e-mail address) and a password open; one refusal for all. */
export async function rightAccount(
  database: Database,
  { username, password }: { username: string; password: string },
): Promise<number> {
  const { by, value } = loginName(username)
  const account = await findForLogin(database, by, value)
  if (!(await isRightPassword(account?.passwordHash, password)))
    throw notSignedIn(refusals.account.wrongPair)
  return account!.id
}
