import { type RawBuilder, sql } from 'kysely'
import { forgivenErrors, typingErrors } from '../../../core/search/distance.ts'
import type { Database } from '../../database/connection.ts'
import { isShownTo, nameWords } from './people.sql.ts'

/** The words of a name and the username, as the index has them. */
export const nameLetters = `(folded_name || ' ' || username)`

/** Of those that look alike, so many are compared letter by letter. */
const compared = 60

/** A part of a name that looks so much like what was asked for. */
const likeness = '0.3'

interface LikeNamed {
  id: number
  names: string[]
}

/** Members whose name or username somebody mistyped, the nearest first: they need not have written anything. */
export async function selectNearPeople(
  database: Database,
  { callerId, name }: { callerId: number; name: string },
): Promise<number[]> {
  const words = nameWords(name)
  if (words.length === 0) return []
  const alike = await selectAlike(database, words.join(' '), isShownTo(callerId))
  return alike
    .map(({ id, names }) => ({ id, errors: errorsIn(words, names) }))
    .filter(({ errors }) => errors !== Infinity)
    .toSorted((one, other) => one.errors - other.errors)
    .map(({ id }) => id)
}

/** Of all words together; Infinity where one of them is no word of the name. */
function errorsIn(words: readonly string[], names: readonly string[]): number {
  const errors = words.map((word) => {
    const most = forgivenErrors(word)
    const least = Math.min(...names.map((name) => typingErrors(word, name, most)))
    return least > most ? Infinity : least
  })
  return errors.reduce((sum, each) => sum + each, 0)
}

function selectAlike(
  database: Database,
  letters: string,
  isShown: RawBuilder<boolean>,
): Promise<LikeNamed[]> {
  return database.write(async (transaction) => {
    const { rows } = await sql<{ hasTrigrams: boolean }>`
      SELECT set_config('pg_trgm.word_similarity_threshold', ${likeness}, true),
        EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') AS "hasTrigrams"`.execute(
      transaction,
    )
    if (!rows[0]!.hasTrigrams) return []
    const named = sql.raw(nameLetters)
    const alike = await sql<LikeNamed>`
      SELECT id, string_to_array(folded_name, ' ') || username AS names FROM users
      WHERE ${named} %> ${letters} AND ${isShown}
      ORDER BY word_similarity(${letters}, ${named}) DESC, follower_count DESC, id LIMIT ${sql.lit(compared)}`.execute(
      transaction,
    )
    return alike.rows
  })
}
