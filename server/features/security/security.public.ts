import { twoFactorLimits } from '../../../core/contracts/two-factor-forms.ts'
import type { Transaction } from '../../database/connection.ts'
import { newToken } from '../../http/session.ts'
import { insertChallenge } from './challenges.sql.ts'
import { selectTwoFactor } from './two-factor.sql.ts'

export { deleteProofsSince } from './passkeys.sql.ts'

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
