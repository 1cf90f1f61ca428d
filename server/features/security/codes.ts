import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { twoFactorLimits, twoFactorMessages } from '../../../core/contracts/two-factor-forms.ts'
import { signInTries } from '../../../core/limits.ts'
import { site } from '../../../core/site.ts'
import { lowerAscii } from '../../../core/turkish/fold.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { type ExpectedError, invalid, tooMany } from '../../errors.ts'
import { hashToken } from '../../http/session.ts'
import {
  lockTwoFactor,
  noteRightCode,
  noteWrongCode,
  spendRecoveryCode,
  type TwoFactor,
} from './two-factor.sql.ts'

/** As every authenticator app understands it. */
export const authenticatorOf = (secret: Uint8Array<ArrayBuffer>, username: string): TOTP =>
  new TOTP({
    issuer: site.name,
    label: username,
    algorithm: 'SHA1',
    digits: twoFactorLimits.digits,
    period: twoFactorLimits.stepSeconds,
    secret: new Secret({
      buffer: secret.buffer.slice(secret.byteOffset, secret.byteOffset + secret.length),
    }),
  })

/** The time step a code belongs to: the present one, or the one before or after it. */
function stepOf({ secret }: TwoFactor, code: string): number | null {
  const totp = authenticatorOf(new Uint8Array(secret), '')
  const delta = totp.validate({ token: code, window: 1 })
  return delta === null ? null : totp.counter() + delta
}

// Without signs that are taken for others.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** 79 random bits, so a plain hash is enough to store it. */
export function newRecoveryCode(): string {
  const part = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return [part(), part(), part(), part()].join('-')
}

const plain = (code: string): string => lowerAscii(code).replace(/[\s-]/g, '')

export const hashRecoveryCode = (code: string): Buffer => hashToken(plain(code))

export type CodeKind = 'app' | 'recovery'

/**
 * Does something that needs a code, in the transaction in which the code is used up. A wrong code is noted, although the
 * call is refused: after several, whoever guesses has to wait.
 */
export async function withCode<Result>(
  database: Database,
  { userId, code, state = 'on' }: { userId: number; code: string; state?: 'on' | 'beingSetUp' },
  work: (transaction: Transaction, kind: CodeKind) => Promise<Result>,
): Promise<Result> {
  const outcome = await database.write(async (transaction) => {
    const twoFactor = await lockTwoFactor(transaction, userId, state)
    if (twoFactor === undefined) return { refusal: wrongCode() }
    if (twoFactor.waitSeconds > 0) return { refusal: tooMany(twoFactor.waitSeconds) }
    const kind = await useCode(transaction, userId, twoFactor, code)
    if (kind !== undefined) return { result: await work(transaction, kind) }
    await noteWrongCode(transaction, userId, waitAfter(twoFactor.wrongCodes + 1))
    return { refusal: wrongCode() }
  })
  if ('refusal' in outcome) throw outcome.refusal
  return outcome.result
}

async function useCode(
  transaction: Transaction,
  userId: number,
  twoFactor: TwoFactor,
  code: string,
): Promise<CodeKind | undefined> {
  const typed = plain(code)
  const isFromApp = /^\d+$/.test(typed)
  const step = isFromApp ? stepOf(twoFactor, typed) : null
  if (step !== null && step > twoFactor.lastStep) {
    await noteRightCode(transaction, userId, step)
    return 'app'
  }
  if (isFromApp || !(await spendRecoveryCode(transaction, userId, hashRecoveryCode(typed))))
    return undefined
  await noteRightCode(transaction, userId, twoFactor.lastStep)
  return 'recovery'
}

const wrongCode = (): ExpectedError => invalid('code', twoFactorMessages.wrong)

/** In seconds. Only somebody who knows the password comes this far, so the wait holds for the account. */
function waitAfter(wrong: number): number {
  const { freeTries, firstWait, longestWait } = signInTries
  return wrong < freeTries
    ? 0
    : Math.min(firstWait * 2 ** Math.min(wrong - freeTries, 20), longestWait)
}
