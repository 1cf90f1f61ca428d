import { postStatus } from '../../../core/posts/post-status.ts'
import { rememberedZone, wallClock } from './time-zones.ts'

/** When a post is to be published, as it is being filled in. */
export interface Plan {
  date: string
  time: string
  timeZone: string
}

export type PlanErrors = Partial<Record<'date' | 'time', string>>

interface PlannedPost {
  status: number
  publishTime: string | null
}

/** What the fields begin with. */
export function planOfPost({ status, publishTime }: PlannedPost): Plan {
  const timeZone = rememberedZone()
  if (publishTime === null || status !== postStatus.planned) return { date: '', time: '', timeZone }
  return { ...wallClock(new Date(publishTime), timeZone), timeZone }
}
