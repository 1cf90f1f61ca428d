import type { SecondStep } from '../../../core/contracts/accounts.ts'
import type { Result } from '../../api.ts'

/** Signing in may end half way: 202 says that a code is asked for, which is no failure. */
export const secondStepIn = <Answer extends object>(
  result: Result<Answer>,
): Result<Answer | SecondStep> =>
  !result.ok && result.status === 202
    ? { ok: true, status: 202, data: result.details as unknown as SecondStep }
    : result
