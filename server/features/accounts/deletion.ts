import type { Database, Transaction } from '../../database/connection.ts'
import { notAllowed, notSignedIn } from '../../errors.ts'
import type { Jobs } from '../../jobs/queue.ts'
import { refusals } from '../../messages.ts'
import { mailDeletion } from './accounts.jobs.ts'
import { deleteSessionsBut, insertSession } from './accounts.sql.ts'
import {
  deletePendingDeletion,
  hideMember,
  insertDeletion,
  invalidateMember,
  isLastAdmin,
  lockDeletions,
  lockIsDeleted,
  putBack,
  selectEraseAt,
  showMember,
} from './deletion.sql.ts'

interface DeletionParts {
  database: Database
  jobs: Jobs
}

/** From here on the member is nobody to others; gives when everything is erased. */
export function beginDeletion({ database, jobs }: DeletionParts, userId: number): Promise<Date> {
  return database.write(async (transaction) => {
    await lockDeletions(transaction)
    if (await isLastAdmin(transaction, userId)) throw notAllowed(refusals.account.lastAdmin)
    // Asked for twice at once, it is still one deletion.
    const known = await selectEraseAt(transaction, userId)
    if (known !== undefined) return known
    await invalidateMember(transaction, userId)
    const eraseAt = await insertDeletion(transaction, userId)
    await hideMember(transaction, userId)
    await deleteSessionsBut(transaction, userId, 0)
    await jobs.queue(transaction, mailDeletion, { userId, isTakenBack: false })
    return eraseAt
  })
}

interface SignedIn {
  token: string
  isDeletionTakenBack: boolean
}

/** Every way of signing in leads through here: it takes back a deletion whose time has not come. */
export async function signIn(
  transaction: Transaction,
  jobs: Jobs,
  userId: number,
  device: string,
): Promise<SignedIn> {
  if ((await selectEraseAt(transaction, userId)) !== undefined) await lockDeletions(transaction)
  const isDeleted = await lockIsDeleted(transaction, userId)
  const setAside = await deletePendingDeletion(transaction, userId)
  // Its time has come, and it is erased by the next run.
  if (isDeleted && setAside === undefined) throw notSignedIn(refusals.account.wrongPair)
  if (setAside !== undefined) {
    await showMember(transaction, userId)
    await putBack(transaction, userId, setAside)
    await invalidateMember(transaction, userId)
    await jobs.queue(transaction, mailDeletion, { userId, isTakenBack: true })
  }
  const token = await insertSession(transaction, userId, device)
  return { token, isDeletionTakenBack: setAside !== undefined }
}
