import { sql } from 'kysely'
import { twoFactorLimits } from '../../../core/contracts/two-factor-forms.ts'
import type { Database, Transaction } from '../../database/connection.ts'

export async function selectTwoFactor(
  database: Database,
  userId: number,
): Promise<{ isOn: boolean; recoveryCodeCount: number }> {
  const { rows } = await sql<{ isOn: boolean; recoveryCodeCount: number }>`
    SELECT EXISTS (SELECT FROM two_factors WHERE user_id = ${userId} AND enabled_at IS NOT NULL) AS "isOn",
      (SELECT count(*)::int FROM recovery_codes WHERE user_id = ${userId}) AS "recoveryCodeCount"`.execute(
    database,
  )
  return rows[0]!
}

/** Says whether it could be kept: one that is on is not replaced. */
export async function insertSecret(
  transaction: Transaction,
  userId: number,
  secret: Uint8Array,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO two_factors (user_id, secret) VALUES (${userId}, ${Buffer.from(secret)})
    ON CONFLICT (user_id) DO UPDATE
      SET secret = excluded.secret, created_at = now(), last_step = 0
      WHERE two_factors.enabled_at IS NULL
    RETURNING user_id`.execute(transaction)
  return rows.length > 0
}

export interface TwoFactor {
  secret: Buffer
  lastStep: number
  wrongCodes: number
  /** How long no code is looked at. */
  waitSeconds: number
}

/** Held until the transaction ends, so that of two equal codes at once only one counts. */
export async function lockTwoFactor(
  transaction: Transaction,
  userId: number,
  state: 'on' | 'beingSetUp',
): Promise<TwoFactor | undefined> {
  const isWanted =
    state === 'on'
      ? sql`enabled_at IS NOT NULL`
      : sql`enabled_at IS NULL
          AND created_at > now() - make_interval(mins => ${sql.lit(twoFactorLimits.setUpMinutes)})`
  const { rows } = await sql<TwoFactor>`
    SELECT secret, last_step AS "lastStep", wrong_codes AS "wrongCodes",
      greatest(0, ceil(extract(epoch FROM coalesce(wait_until, now()) - now())))::int AS "waitSeconds"
    FROM two_factors WHERE user_id = ${userId} AND ${isWanted} FOR UPDATE`.execute(transaction)
  return rows[0]
}

export async function noteRightCode(
  transaction: Transaction,
  userId: number,
  step: number,
): Promise<void> {
  await sql`UPDATE two_factors SET last_step = ${step}, wrong_codes = 0, wait_until = NULL
    WHERE user_id = ${userId}`.execute(transaction)
}

export async function noteWrongCode(
  transaction: Transaction,
  userId: number,
  waitSeconds: number,
): Promise<void> {
  await sql`UPDATE two_factors
    SET wrong_codes = wrong_codes + 1, wait_until = now() + make_interval(secs => ${waitSeconds}::int)
    WHERE user_id = ${userId}`.execute(transaction)
}

export async function enableTwoFactor(transaction: Transaction, userId: number): Promise<void> {
  await sql`UPDATE two_factors SET enabled_at = now() WHERE user_id = ${userId}`.execute(
    transaction,
  )
}

/** The recovery codes go with it. */
export async function deleteTwoFactor(transaction: Transaction, userId: number): Promise<void> {
  await sql`DELETE FROM two_factors WHERE user_id = ${userId}`.execute(transaction)
}

export async function replaceRecoveryCodes(
  transaction: Transaction,
  userId: number,
  hashes: Buffer[],
): Promise<void> {
  await sql`DELETE FROM recovery_codes WHERE user_id = ${userId}`.execute(transaction)
  await sql`INSERT INTO recovery_codes (user_id, code_hash)
    SELECT ${userId}, unnest(${hashes}::bytea[])`.execute(transaction)
}

/** Says whether there was one: each works once. */
export async function spendRecoveryCode(
  transaction: Transaction,
  userId: number,
  hash: Buffer,
): Promise<boolean> {
  const { rows } = await sql`
    DELETE FROM recovery_codes WHERE user_id = ${userId} AND code_hash = ${hash}
    RETURNING user_id`.execute(transaction)
  return rows.length > 0
}
