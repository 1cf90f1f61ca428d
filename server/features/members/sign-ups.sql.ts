import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { signUpBursts } from '../../../core/contracts/members.ts'
import type { Database, Transaction } from '../../database/connection.ts'

export interface SignUpOrigin {
  network: string
  /** Null where so many have it that it says nothing. */
  domain: string | null
}

/** As hashes with the key of the day, which is the same in every process. */
export async function insertSignUp(
  transaction: Transaction,
  userId: number,
  { network, domain }: SignUpOrigin,
): Promise<void> {
  await sql`INSERT INTO sign_up_keys (day, key) VALUES (current_date, ${randomBytes(32)})
    ON CONFLICT DO NOTHING`.execute(transaction)
  await sql`
    INSERT INTO sign_ups (user_id, network, domain)
    SELECT ${userId}, sha256(key || convert_to(${network}, 'UTF8')), sha256(key || convert_to(${domain}, 'UTF8'))
    FROM sign_up_keys WHERE day = current_date`.execute(transaction)
}

const isRecent = sql`created_at > now() - make_interval(mins => ${sql.lit(signUpBursts.minutes)})`

const crowded = (column: 'network' | 'domain', least: number) => sql`
  SELECT user_id FROM recent WHERE ${sql.ref(column)} IN (
    SELECT ${sql.ref(column)} FROM recent GROUP BY 1 HAVING count(*) >= ${sql.lit(least)})`

/** By the clock and not with each sign-up: those of a burst would wait for each other's rows. */
export async function flagBursts(database: Database): Promise<void> {
  await sql`
    WITH recent AS MATERIALIZED (SELECT * FROM sign_ups WHERE ${isRecent})
    UPDATE users SET burst_at = now() WHERE burst_at IS NULL AND id IN (
      ${crowded('network', signUpBursts.ofNetwork)} UNION ${crowded('domain', signUpBursts.ofDomain)})`.execute(
    database,
  )
}

export async function forgetSignUps(database: Database): Promise<void> {
  await sql`DELETE FROM sign_ups WHERE created_at < now() - interval '1 day'`.execute(database)
  await sql`DELETE FROM sign_up_keys WHERE day < current_date - 1`.execute(database)
  await sql`UPDATE users SET burst_at = NULL
    WHERE burst_at < now() - make_interval(days => ${sql.lit(signUpBursts.shownDays)})`.execute(
    database,
  )
}
