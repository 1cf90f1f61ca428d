import { dropJob, getDashboard, retryJob } from '../../../core/contracts/dashboard.ts'
import type { AuditAction } from '../../../core/contracts/moderation.ts'
import { isAdmin } from '../../../core/roles.ts'
import type { Transaction } from '../../database/connection.ts'
import { notFound } from '../../errors.ts'
import type { Parts } from '../../feature.ts'
import { type Caller, type Route, serve } from '../../http/call.ts'
import { refusals } from '../../messages.ts'
import { recordAct } from '../moderation/moderation.public.ts'
import { lockFailedJob, selectQueues } from './dashboard.sql.ts'
import { siteState } from './site-state.ts'

type Job = { queue: string; id: string }

export function dashboardRoutes(parts: Parts): Route[] {
  const { database, jobs } = parts
  const stateOfSite = siteState(parts)

  const decide = (
    caller: Caller,
    action: AuditAction,
    job: Job,
    act: (transaction: Transaction, queue: string, id: string) => Promise<void>,
  ): Promise<void> =>
    database.write(async (transaction) => {
      if (!(await lockFailedJob(transaction, job))) throw notFound(refusals.moderation.jobGone)
      await act(transaction, job.queue, job.id)
      const target = { type: 'site' as const, id: null }
      const details = { queue: job.queue, job: job.id }
      await recordAct(transaction, { actorId: caller.id, action, target, details })
    })

  return [
    serve(getDashboard, async ({ caller }) => {
      const [queues, site] = await Promise.all([
        selectQueues(database, caller.id),
        isAdmin([caller.role]) ? stateOfSite() : null,
      ])
      return { queues, site }
    }),

    serve(retryJob, ({ params, caller }) => decide(caller, 'jobRetried', params, jobs.retry)),

    serve(dropJob, ({ params, caller }) => decide(caller, 'jobDropped', params, jobs.drop)),
  ]
}
