import {
  cancelEmailChange,
  confirmEmailChange,
  getEmailChange,
  resendEmailChange,
  undoEmailChange,
} from '../../../core/contracts/email-change.ts'
import type { Database } from '../../database/connection.ts'
import { invalid, notFound } from '../../errors.ts'
import { type Route, serve } from '../../http/call.ts'
import type { Jobs } from '../../jobs/queue.ts'
import { refusals } from '../../messages.ts'
import { mailConfirmChange } from './accounts.jobs.ts'
import { confirmNewEmail, undoNewEmail } from './email-change.ts'
import { endWaitingChange, selectWaitingChange } from './email-change.sql.ts'

export function emailChangeRoutes(parts: { database: Database; jobs: Jobs }): Route[] {
  const { database, jobs } = parts
  return [
    serve(getEmailChange, async ({ caller }) => {
      const change = await selectWaitingChange(database, { userId: caller.id })
      return {
        email: change?.newEmail ?? null,
        expiresAt: change?.expiresAt.toISOString() ?? null,
      }
    }),

    serve(resendEmailChange, async ({ caller }) => {
      await database.write(async (transaction) => {
        const change = await selectWaitingChange(transaction, { userId: caller.id })
        if (change === undefined) throw invalid('email', refusals.account.noEmailChange)
        await jobs.queue(transaction, mailConfirmChange, { changeId: change.id })
      })
    }),

    serve(cancelEmailChange, async ({ caller }) => {
      const wasThere = await database.write((transaction) =>
        endWaitingChange(transaction, caller.id),
      )
      if (!wasThere) throw notFound(refusals.account.noEmailChange)
    }),

    serve(confirmEmailChange, async ({ body }) => ({
      user: await confirmNewEmail(parts, body.token),
    })),

    serve(undoEmailChange, ({ body }) => undoNewEmail(parts, body.token)),
  ]
}
