import type { WholeApproval } from '../../../core/contracts/approval-queue.ts'
import { formatDateTime } from '../../../core/turkish/dates.ts'

/** When it goes out if it is approved before; null for what goes out at once. */
export const planOf = ({ publishTime }: WholeApproval['post']): string | null =>
  publishTime !== null && Date.parse(publishTime) > Date.now() ? formatDateTime(publishTime) : null
