import { isCommitted } from '../../../core/contracts/writing.ts'
import { publicationsPerHour } from '../../../core/limits.ts'
import { postStatus } from '../../../core/posts/post-status.ts'
import type { Transaction } from '../../database/connection.ts'
import { invalid, tooMany } from '../../errors.ts'
import type { Caller } from '../../http/call.ts'
import { refusals } from '../../messages.ts'
import { hasManyWaiting, secondsUntilFree, type Written } from './publications.sql.ts'

/** So that nobody fills the first pages alone: only so many posts become public within an hour, now or by plan. */
export async function checkPublication(
  transaction: Transaction,
  caller: Caller,
  written: Written,
  limitFactor: number,
): Promise<void> {
  const { ofAnybody, inFirstDay } = publicationsPerHour
  const most = Math.ceil((caller.isNew ? inFirstDay : ofAnybody) * limitFactor)
  if (isHandedIn(caller, written) && (await hasManyWaiting(transaction, caller.id, written, most)))
    throw invalid('status', refusals.post.tooManyWaiting(most))
  if (!isPublication(caller, written)) return
  const secondsLeft = await secondsUntilFree(transaction, caller.id, written, most)
  if (secondsLeft === undefined) return
  if (written.columns.status === postStatus.planned)
    throw invalid('publishTime', refusals.post.tooManyPlanned(most))
  throw tooMany(secondsLeft, refusals.post.tooManyPublished(most, secondsLeft))
}

/** Editors see the oldest first: nobody's posts may stand before all others. */
const isHandedIn = ({ id }: Caller, { columns: { status }, present }: Written): boolean =>
  status === postStatus.waiting &&
  (present === null || (present.authorId === id && present.status !== postStatus.waiting))

/** By its author, for the first time: now, or at another time than was planned. */
function isPublication({ id }: Caller, { columns, present }: Written): boolean {
  if (!isCommitted(columns.status)) return false
  if (present === null) return true
  if (present.authorId !== id || present.wasPublished) return false
  const isMoved = columns.publishTime?.getTime() !== present.publishTime?.getTime()
  return isMoved || columns.status !== present.status
}
