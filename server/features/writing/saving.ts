import { postStatus } from '../../../core/posts/post-status.ts'
import { isCommitted } from '../../../core/contracts/writing.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { noteWait } from '../approval/approval.public.ts'
import { type HoldCheck, keepPrint } from '../holds/holds.public.ts'
import { isLabelRace, isSlugRace, type OwnPost, type PostColumns } from './own-posts.sql.ts'
import type { WaitCheck } from './waiting.ts'

export interface SavingParts {
  database: Database
  holdsFor: HoldCheck
  limitFactor: number
}

/** It is to be published, now or by plan, and an editor has to look at it first. */
export const mustWait = (status: number, { reasons }: WaitCheck): boolean =>
  isCommitted(status) && reasons.length > 0

/** Waiting instead of published. A post that was public before keeps its time of publication, a planned one its plan. */
export function waitingColumns(
  { wasPublished, publishTime }: Pick<OwnPost, 'wasPublished' | 'publishTime'>,
  asked: Pick<PostColumns, 'status' | 'publishTime'>,
) {
  const isPlanned = asked.status === postStatus.planned
  const kept = wasPublished ? publishTime : null
  return { status: postStatus.waiting, publishTime: isPlanned ? asked.publishTime : kept }
}

interface Waiting {
  id: number
  status: number
  wasPublic: boolean
}

export async function keepWait(
  transaction: Transaction,
  userId: number,
  { id, status, wasPublic }: Waiting,
  wait: WaitCheck,
): Promise<void> {
  if (status === postStatus.waiting) await noteWait(transaction, id, wait, { wasPublic })
  const { print } = wait
  if (print !== null) await keepPrint(transaction, userId, { type: 'post', targetId: id, print })
}

/** Tries once more where somebody took the same slug, or merged a category or tag, at the same moment. */
export const inTransaction = <Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> =>
  database.write(work).catch((error: unknown) => {
    if (isSlugRace(error) || isLabelRace(error)) return database.write(work)
    throw error
  })
