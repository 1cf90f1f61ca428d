import { dirname } from 'node:path'
import type { QueryResult } from 'pg'
import { embeddedAddress, withOwner } from '../../server/database/address.ts'
import { embeddedSocket } from '../../server/database/embedded.ts'

/** For what only the clock or a mail server of somebody else would bring about. The outbox lies in the site's folder. */
export const inDatabase = (
  outbox: string,
  statement: string,
  values: string[],
): Promise<QueryResult> =>
  withOwner(embeddedAddress(embeddedSocket(dirname(outbox))), (owner) =>
    owner.query(statement, values),
  )
