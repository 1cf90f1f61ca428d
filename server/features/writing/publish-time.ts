import { invalid } from '../../errors.ts'
import { postStatus } from '../../../core/posts/post-status.ts'
import { momentMistake, scheduleMessages } from '../../../core/posts/schedule.ts'

interface Wish {
  status: number
  asked: string | null | undefined
  present: { status: number; publishTime: Date | null; wasPublished: boolean }
}

/** When a post with that status goes, or went, public. */
export function publishTimeFor({ status, asked, present }: Wish): Date | null {
  if (status === postStatus.planned) return plannedTime(asked, present)
  if (status === postStatus.active && present.status !== postStatus.active)
    return firstTime(present) ?? new Date()
  return status === postStatus.draft ? null : present.publishTime
}

/** What was unpublished for a while is not new: it stands where it stood. */
const firstTime = ({ publishTime, wasPublished }: Wish['present']): Date | null =>
  wasPublished && publishTime !== null && publishTime <= new Date() ? publishTime : null

/** One that waits for an editor keeps the time that its author planned. */
const hasPlan = ({ status }: Wish['present']): boolean =>
  status === postStatus.planned || status === postStatus.waiting

function plannedTime(asked: Wish['asked'], present: Wish['present']): Date {
  const isPlanned = hasPlan(present)
  if (asked === undefined && isPlanned && present.publishTime !== null) return present.publishTime
  if (asked === undefined || asked === null) throw invalid('publishTime', scheduleMessages.noDate)
  const time = new Date(asked)
  // Seen again unchanged, as forms send it, it may lie a moment behind us by now.
  if (isPlanned && time.getTime() === present.publishTime?.getTime()) return time
  const mistake = momentMistake(time, new Date())
  if (mistake) throw invalid('publishTime', mistake.message)
  return time
}
