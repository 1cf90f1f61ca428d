import * as z from 'zod/mini'
import { decisionKinds } from '../moderation/decision-kinds.ts'
import { endpoint } from '../endpoint.ts'

/** So many months at most, the present one included. */
export const transparencyMonths = 24

const monthShape = z.object({
  /** Its first day. */
  month: z.iso.date(),
  reports: z.int(),
  decisions: z.int(),
  decisionsBy: z.record(z.enum(decisionKinds), z.int()),
  /** From the first report to the decision; null in a month without one. */
  medianHours: z.nullable(z.number()),
  appeals: z.int(),
  appealsUpheld: z.int(),
  appealsOverturned: z.int(),
  postsApproved: z.int(),
  postsSentBack: z.int(),
  suspensions: z.int(),
  /** Accounts that admins closed. */
  closures: z.int(),
})
export type TransparencyMonth = z.infer<typeof monthShape>

export const getTransparency = endpoint({
  name: 'getTransparency',
  resource: 'Transparency',
  summary: `Bildirimlerin, kararların ve itirazların sayısını ay ay verir; en çok ${transparencyMonths} ay, boş aylar da vardır. En çok bir dakika geriden gelir.`,
  method: 'GET',
  path: '/transparency',
  who: 'visitor',
  limit: 'read',
  status: 200,
  answer: z.object({ months: z.array(monthShape) }),
})
