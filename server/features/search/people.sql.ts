import { type RawBuilder, sql } from 'kysely'
import { wordsOf } from '../../../core/search/words.ts'
import { fold } from '../../../core/turkish/fold.ts'
import type { Database } from '../../database/connection.ts'
import { hasBeginnings } from './beginnings.sql.ts'
import { beginning } from './query-text.ts'

/** So many are put in order: a name that more people have is asked for with another word. */
const mostFound = 1000

/**
 * Every word begins one of the words of the name, or the username. The very name comes first, then whoever has
 * most followers. Nobody finds those who blocked them, nor those whom they blocked.
 */
export async function selectPeople(
  database: Database,
  callerId: number,
  asked: string,
  limit: number = mostFound,
): Promise<number[]> {
  const words = nameWords(asked)
  if (words.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    WITH found AS MATERIALIZED (
      SELECT id, follower_count, folded_name = ${words.join(' ')} OR username = ${fold(asked)} AS is_named
      FROM users
      WHERE ${hasBeginnings(sql`name_words`, beginnings(words))} AND ${isShownTo(callerId)}
      LIMIT ${sql.lit(mostFound)}
    )
    SELECT id FROM found ORDER BY is_named DESC, follower_count DESC, id LIMIT ${limit}`.execute(
    database,
  )
  return rows.map(({ id }) => id)
}

/** Sign-ups that nobody confirmed are no members yet. */
const isShownTo = (callerId: number): RawBuilder<boolean> => sql`
  email_confirmed_at IS NOT NULL AND id NOT IN (
    SELECT other_id FROM blocks WHERE user_id = ${callerId}
    UNION ALL SELECT user_id FROM blocks WHERE other_id = ${callerId})`

/** A username may hold dots and underscores, which part the words of a question. */
const nameWords = (asked: string): string[] => {
  const name = asked.replace(/^@/, '').trim()
  return /^[\w.]+$/.test(name) && /[._]/.test(name) ? [fold(name)] : wordsOf(name)
}

const beginnings = (words: readonly string[]): string =>
  words.map((word) => beginning([word])).join(' & ')
