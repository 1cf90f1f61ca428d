import type { Database, Transaction } from '../../database/connection.ts'
import {
  deleteSessionsBut,
  invalidateMember,
  lockDeletions,
  settleContent,
} from '../accounts/accounts.public.ts'
import { recordAct } from './audit-log.ts'
import {
  deleteSuspension,
  lockMember,
  lockOver,
  type Suspension,
  upsertSuspension,
} from './suspension.sql.ts'

/** Ends the member's sessions and streams; a second suspension takes the place of the first. */
export async function suspendMember(
  transaction: Transaction,
  suspension: Suspension,
): Promise<void> {
  const { userId, until, rule, hidePosts, byId } = suspension
  await changeSuspension(transaction, suspension)
  await deleteSessionsBut(transaction, userId, 0)
  await recordAct(transaction, {
    actorId: byId,
    action: 'memberSuspended',
    target: { type: 'user', id: userId },
    details: { until: until?.toISOString() ?? null, rule, hidePosts },
  })
}

/** Sets what is hidden, why and for how long. */
export async function changeSuspension(
  transaction: Transaction,
  suspension: Suspension,
): Promise<void> {
  const { userId } = suspension
  // The same order as those who leave: first the lock of all deletions, then the member.
  await lockDeletions(transaction)
  await lockMember(transaction, userId)
  await invalidateMember(transaction, userId)
  await upsertSuspension(transaction, suspension)
  await settleContent(transaction, userId)
  // What an earlier one had hidden may be seen again.
  await invalidateMember(transaction, userId)
}

/** Whether the member was suspended. */
export async function restoreMember(
  transaction: Transaction,
  userId: number,
  byId: number | null,
): Promise<boolean> {
  await lockDeletions(transaction)
  await lockMember(transaction, userId)
  if (!(await deleteSuspension(transaction, userId))) return false
  await settleContent(transaction, userId)
  await invalidateMember(transaction, userId)
  await recordAct(transaction, {
    actorId: byId,
    action: 'memberRestored',
    target: { type: 'user', id: userId },
  })
  return true
}

/** Suspensions whose time has passed, one after the other. */
export async function restoreOver(database: Database): Promise<void> {
  const isMore = await database.write(async (transaction) => {
    await lockDeletions(transaction)
    const userId = await lockOver(transaction)
    return userId !== undefined && restoreMember(transaction, userId, null)
  })
  if (isMore) await restoreOver(database)
}
