import { restorableDays } from '../../../core/contracts/writing.ts'

const day = 24 * 3600_000

/** How many days a deleted post can still be brought back; the last one counts until it is over. */
export function daysLeft(deletedAt: string, now: Date): number {
  const end = Date.parse(deletedAt) + restorableDays * day
  return Math.max(0, Math.ceil((end - now.getTime()) / day))
}
