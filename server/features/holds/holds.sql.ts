import { sql } from 'kysely'
import { holdLimits } from '../../../core/contracts/holds.ts'
import { topics } from '../../cache/topics.ts'
import type { Database, Transaction } from '../../database/connection.ts'

export interface WordListRow {
  words: string[]
  exceptions: string[]
  version: number
}

export async function selectWordList(database: Database): Promise<WordListRow> {
  const { rows } = await sql<WordListRow>`SELECT words, exceptions, version FROM word_list`.execute(
    database,
  )
  return rows[0]!
}

/** Nothing when somebody else changed it meanwhile. */
export async function updateWordList(
  transaction: Transaction,
  { words, exceptions, version }: WordListRow,
): Promise<WordListRow | undefined> {
  const { rows } = await sql<WordListRow>`
    UPDATE word_list SET words = ${words}, exceptions = ${exceptions}, version = version + 1, changed_at = now()
    WHERE version = ${version} RETURNING words, exceptions, version`.execute(transaction)
  transaction.invalidate(topics.wordList)
  return rows[0]
}

/** Whether the member is new here, and nobody has said yet that they are trusted. */
export async function isUntrustedNewcomer(database: Database, userId: number): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    SELECT created_at > now() - make_interval(days => ${sql.lit(holdLimits.newDays)})
      AND NOT EXISTS (SELECT FROM trusted_authors WHERE user_id = users.id) AS "isNew"
    FROM users WHERE id = ${userId}`.execute(database)
  return rows[0]?.isNew ?? false
}

export interface Printed {
  type: 'post' | 'comment'
  /** Null for what is not written yet. */
  targetId: number | null
  print: Buffer
}

/** How many other texts of the last day are the same; no more than matter are counted. */
export async function countAlike(
  database: Database,
  { type, targetId, print }: Printed,
): Promise<number> {
  const { rows } = await sql<{ alike: number }>`
    SELECT count(*)::int AS alike FROM (
      SELECT FROM text_prints WHERE print = ${print} AND created_at > now() - interval '1 day'
        AND (type, target_id) IS DISTINCT FROM (${type}::text, ${targetId}::bigint)
      LIMIT ${sql.lit(holdLimits.sameText)}) AS found`.execute(database)
  return rows[0]!.alike
}

export async function keepPrint(
  transaction: Transaction,
  userId: number,
  { type, targetId, print }: Printed,
): Promise<void> {
  await sql`
    INSERT INTO text_prints (type, target_id, user_id, print) VALUES (${type}, ${targetId}, ${userId}, ${print})
    ON CONFLICT (type, target_id) DO UPDATE SET print = excluded.print, created_at = now()`.execute(
    transaction,
  )
}

export async function forgetPrints(database: Database): Promise<void> {
  await sql`DELETE FROM text_prints WHERE created_at < now() - interval '1 day'`.execute(database)
}
