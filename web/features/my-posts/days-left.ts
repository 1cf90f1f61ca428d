import { restorableDays } from '../../../core/contracts/writing.ts'
import { millisecondsOfDay } from '../../../core/turkish/dates.ts'

/** How many days a deleted post can still be brought back; the last one counts until it is over. */
export function daysLeft(deletedAt: string, now: Date): number {
  const end = Date.parse(deletedAt) + restorableDays * millisecondsOfDay
  return Math.max(0, Math.ceil((end - now.getTime()) / millisecondsOfDay))
}
