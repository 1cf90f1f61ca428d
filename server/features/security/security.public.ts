import { recentWayInDays } from '../../../core/contracts/password-reset.ts'
import { twoFactorLimits } from '../../../core/contracts/two-factor-forms.ts'
import { millisecondsOfDay } from '../../../core/turkish/dates.ts'
import type { Transaction } from '../../database/connection.ts'
import { newToken } from '../../http/session.ts'
import { insertChallenge } from './challenges.sql.ts'
import { deleteProofsSince } from './passkeys.sql.ts'
import { selectTwoFactor } from './two-factor.sql.ts'

export { deleteProofsSince }

/** For whoever sets a password by mail, perhaps because somebody else was in. */
export const deleteRecentProofs = (transaction: Transaction, userId: number): Promise<void> =>
  deleteProofsSince(transaction, userId, new Date(Date.now() - recentWayInDays * millisecondsOfDay))

/** What is left to do for somebody who gave the right password; nothing where that is enough. */
export async function secondStepFor(
  transaction: Transaction,
  userId: number,
): Promise<{ challenge: string; expiresAt: string } | undefined> {
  if (!(await selectTwoFactor(transaction, userId)).isOn) return undefined
  const challenge = newToken()
  const minutes = twoFactorLimits.secondStepMinutes
  const made = { purpose: 'secondStep', token: challenge, userId, minutes } as const
  const expiresAt = await insertChallenge(transaction, made)
  return { challenge, expiresAt: expiresAt.toISOString() }
}
