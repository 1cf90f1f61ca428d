import { randomBytes } from 'node:crypto'
import {
  getTwoFactor,
  renewRecoveryCodes,
  secondStep,
  startTwoFactor,
  turnTwoFactorOff,
  turnTwoFactorOn,
} from '../../../core/contracts/two-factor.ts'
import { twoFactorLimits } from '../../../core/contracts/two-factor-forms.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { invalid, notSignedIn } from '../../errors.ts'
import { type Route, serve } from '../../http/call.ts'
import type { Jobs } from '../../jobs/queue.ts'
import { refusals } from '../../messages.ts'
import { mailSecurityNotice, requireCurrentPassword, signIn } from '../accounts/accounts.public.ts'
import { selectCurrentUser } from '../users/users.public.ts'
import { selectChallengedUser, spendChallenge } from './challenges.sql.ts'
import { authenticatorOf, hashRecoveryCode, newRecoveryCode, withCode } from './codes.ts'
import {
  deleteTwoFactor,
  enableTwoFactor,
  insertSecret,
  replaceRecoveryCodes,
  selectTwoFactor,
} from './two-factor.sql.ts'

export function twoFactorRoutes({ database, jobs }: { database: Database; jobs: Jobs }): Route[] {
  return [
    serve(getTwoFactor, ({ caller }) => selectTwoFactor(database, caller.id)),

    serve(startTwoFactor, async ({ body, caller }) => {
      await requireCurrentPassword(database, caller, body.currentPassword)
      const secret = new Uint8Array(randomBytes(20))
      const isKept = await database.write((transaction) =>
        insertSecret(transaction, caller.id, secret),
      )
      if (!isKept) throw invalid('currentPassword', refusals.security.alreadyOn)
      const authenticator = authenticatorOf(secret, caller.username)
      return { secret: authenticator.secret.base32, uri: authenticator.toString() }
    }),

    serve(turnTwoFactorOn, ({ body, caller }) =>
      withCode(
        database,
        { userId: caller.id, code: body.code, state: 'beingSetUp' },
        async (transaction) => {
          await enableTwoFactor(transaction, caller.id)
          const notice = { userId: caller.id, notice: 'twoFactorOn' } as const
          await jobs.queue(transaction, mailSecurityNotice, notice)
          return newRecoveryCodes(transaction, caller.id)
        },
      ),
    ),

    serve(turnTwoFactorOff, async ({ body, caller }) => {
      await requireCurrentPassword(database, caller, body.currentPassword)
      await withCode(database, { userId: caller.id, code: body.code }, async (transaction) => {
        await deleteTwoFactor(transaction, caller.id)
        const notice = { userId: caller.id, notice: 'twoFactorOff' } as const
        await jobs.queue(transaction, mailSecurityNotice, notice)
      })
    }),

    serve(renewRecoveryCodes, async ({ body, caller }) => {
      await requireCurrentPassword(database, caller, body.currentPassword)
      return withCode(database, { userId: caller.id, code: body.code }, async (transaction) => {
        const notice = { userId: caller.id, notice: 'recoveryCodes' } as const
        await jobs.queue(transaction, mailSecurityNotice, notice)
        return newRecoveryCodes(transaction, caller.id)
      })
    }),

    serve(secondStep, async ({ body, session }) => {
      const { challenge: token, code } = body
      const userId = await selectChallengedUser(database, token)
      if (userId === undefined) throw notSignedIn(refusals.security.challengeOver)
      const begun = await withCode(database, { userId, code }, async (transaction, kind) => {
        if (!(await spendChallenge(transaction, { purpose: 'secondStep', token, userId })))
          throw notSignedIn(refusals.security.challengeOver)
        const notice = { userId, notice: 'recoveryCodeUsed' } as const
        if (kind === 'recovery') await jobs.queue(transaction, mailSecurityNotice, notice)
        return signIn(transaction, jobs, userId, session.device)
      })
      session.start(begun.token)
      return { ...begun, user: await selectCurrentUser(database, userId) }
    }),
  ]
}

/** Those from before no longer work. */
async function newRecoveryCodes(
  transaction: Transaction,
  userId: number,
): Promise<{ recoveryCodes: string[] }> {
  const codes = Array.from({ length: twoFactorLimits.recoveryCodes }, newRecoveryCode)
  await replaceRecoveryCodes(transaction, userId, codes.map(hashRecoveryCode))
  return { recoveryCodes: codes }
}
