import { accountMessages } from '../../../core/contracts/accounts.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/connection.ts'
import { invalid } from '../../errors.ts'
import { confirmEmail, makeAdminUnlessThereIsOne } from './accounts.sql.ts'
import { deleteMailLinks, spendMailLink } from './mail-links.sql.ts'

/** Gives the member whose address the link proves. */
export function activateAccount(
  { config, database }: { config: Config; database: Database },
  token: string,
): Promise<number> {
  return database.write(async (transaction) => {
    const link = await spendMailLink(transaction, 'confirm', token)
    if (link === undefined || !(await confirmEmail(transaction, link)))
      throw invalid('token', accountMessages.linkSpent)
    await deleteMailLinks(transaction, 'confirm', link.userId)
    // Granted with the proof of the address, or anybody could claim the operator's.
    if (link.email === config.adminEmail) await makeAdminUnlessThereIsOne(transaction, link.userId)
    return link.userId
  })
}
