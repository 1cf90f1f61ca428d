import { sql } from 'kysely'
import { passkeyLimits } from '../../../core/contracts/passkey-forms.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import type { IdPage } from '../../http/cursors.ts'

export interface PasskeyRow {
  id: number
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

const columns = ['id', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt'] as const

export async function selectPasskeys(
  database: Database,
  userId: number,
  { before, offset, limit }: IdPage,
): Promise<PasskeyRow[]> {
  return database
    .selectFrom('passkeys')
    .select(columns)
    .where('user_id', '=', userId)
    .$if(before !== null, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(sql.lit(limit))
    .offset(offset)
    .execute()
}

export async function countPasskeys(database: Database, userId: number): Promise<number> {
  const { total } = await database
    .selectFrom('passkeys')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return total
}

export async function selectPasskey(
  database: Database,
  userId: number,
  id: number,
): Promise<PasskeyRow | undefined> {
  return database
    .selectFrom('passkeys')
    .select(columns)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** So that no authenticator makes a second one for the same member. */
export async function selectCredentials(
  database: Database,
  userId: number,
): Promise<{ id: string; transports: string[] }[]> {
  return database
    .selectFrom('passkeys')
    .select(['credential_id as id', 'transports'])
    .where('user_id', '=', userId)
    .execute()
}

export interface StoredPasskey {
  id: number
  userId: number
  credentialId: string
  publicKey: Buffer
  counter: number
}

export async function findPasskey(
  database: Database,
  credentialId: string,
): Promise<StoredPasskey | undefined> {
  return database
    .selectFrom('passkeys')
    .select([
      'id',
      'user_id as userId',
      'credential_id as credentialId',
      'public_key as publicKey',
      'counter',
    ])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
}

export interface NewPasskey {
  name: string
  credentialId: string
  publicKey: Uint8Array
  counter: number
  transports: string[]
}

/** Nothing when there are as many as may be. */
export async function insertPasskey(
  transaction: Transaction,
  userId: number,
  { name, credentialId, publicKey, counter, transports }: NewPasskey,
): Promise<number | undefined> {
  // One after the other, so that the count holds.
  await sql`SELECT FROM users WHERE id = ${userId} FOR NO KEY UPDATE`.execute(transaction)
  if ((await countPasskeys(transaction, userId)) >= passkeyLimits.passkeys) return undefined
  const { id } = await transaction
    .insertInto('passkeys')
    .values({
      user_id: userId,
      credential_id: credentialId,
      public_key: Buffer.from(publicKey),
      counter,
      transports,
      name,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updatePasskeyName(
  transaction: Transaction,
  userId: number,
  { id, name }: { id: number; name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deletePasskey(
  transaction: Transaction,
  userId: number,
  id: number,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Only while the counter is the one that was looked at: a copy of the key would repeat it. */
export async function noteUse(
  transaction: Transaction,
  { id, counter }: StoredPasskey,
  newCounter: number,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('passkeys')
    .set({ counter: newCounter, last_used_at: sql`now()` })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** What somebody may have opened for themselves since then. */
export async function deleteProofsSince(
  transaction: Transaction,
  userId: number,
  since: Date,
): Promise<void> {
  await transaction
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .execute()
  await transaction
    .deleteFrom('two_factors')
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .execute()
}
