import type { Removal } from '../../../core/contracts/member-forms.ts'
import { formatDate } from '../../../core/turkish/dates.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { notAllowed, notSignedIn } from '../../errors.ts'
import type { Jobs } from '../../jobs/queue.ts'
import { refusals } from '../../messages.ts'
import { mailDeletion } from './accounts.jobs.ts'
import { deleteSessionsBut, insertSession } from './sessions.sql.ts'
import {
  deletePendingDeletion,
  hideMember,
  insertDeletion,
  insertRemoval,
  invalidateMember,
  isLastAdmin,
  lockDeletions,
  lockIsDeleted,
  putBack,
  selectDeletion,
  showMember,
} from './deletion.sql.ts'

interface DeletionParts {
  database: Database
  jobs: Jobs
}

/** From here on the member is nobody to others; gives when everything is erased. What an admin began, only admins end. */
export function beginDeletion(
  { database, jobs }: DeletionParts,
  userId: number,
  removal: Removal | null = null,
): Promise<Date> {
  const by = removal === null ? 'member' : 'admin'
  return database.write(async (transaction) => {
    await lockDeletions(transaction)
    if (await isLastAdmin(transaction, userId)) throw notAllowed(refusals.account.lastAdmin)
    // Asked for twice at once, it is still one deletion.
    const known = await selectDeletion(transaction, userId)
    if (known !== undefined) return known.eraseAt
    await invalidateMember(transaction, userId)
    const eraseAt = await insertDeletion(transaction, userId, by)
    if (removal !== null) await insertRemoval(transaction, userId, removal)
    await hideMember(transaction, userId)
    await deleteSessionsBut(transaction, userId, 0)
    await jobs.queue(transaction, mailDeletion, { userId, isTakenBack: false, by })
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
  const deletion = await selectDeletion(transaction, userId)
  if (deletion !== undefined) await lockDeletions(transaction)
  const isDeleted = await lockIsDeleted(transaction, userId)
  if (deletion?.byAdmin && isDeleted)
    throw notAllowed(refusals.account.closed(formatDate(deletion.eraseAt), deletion.removal))
  const isDeletionTakenBack = await takeBack(transaction, jobs, userId, 'member')
  // Its time has come, and it is erased by the next run.
  if (isDeleted && !isDeletionTakenBack) throw notSignedIn(refusals.account.wrongPair)
  return { token: await insertSession(transaction, userId, device), isDeletionTakenBack }
}

/** What an admin began; says whether there was such a deletion, and its time has not come. */
export async function takeBackDeletion(
  transaction: Transaction,
  jobs: Jobs,
  userId: number,
): Promise<boolean> {
  await lockDeletions(transaction)
  await lockIsDeleted(transaction, userId)
  return takeBack(transaction, jobs, userId, 'admin')
}

async function takeBack(
  transaction: Transaction,
  jobs: Jobs,
  userId: number,
  by: 'member' | 'admin',
): Promise<boolean> {
  const setAside = await deletePendingDeletion(transaction, userId, by)
  if (setAside === undefined) return false
  await showMember(transaction, userId)
  await putBack(transaction, userId, setAside)
  await invalidateMember(transaction, userId)
  await jobs.queue(transaction, mailDeletion, { userId, isTakenBack: true, by })
  return true
}
