import { sql } from 'kysely'
import { forgivenErrors, typingErrors } from '../../../core/search/distance.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { isShownTo, nameWords } from './people.sql.ts'

/** The words of a name and the username, as the index has them. */
export const nameLetters = `(folded_name || ' ' || username)`

/** Of those that look alike, so many are compared letter by letter, whichever they are: of a common name there are thousands. */
const compared = 150

/** Nobody is called by more words. */
const mostWords = 6

/** How much a part of a name looks like each word; less is asked of a short word, and only where nobody is found so. */
const likenessesFor = (words: readonly string[]): string[] =>
  words.some(({ length }) => length < 6) ? ['0.4', '0.3'] : ['0.4']

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
  const mistyped = words.filter((word) => forgivenErrors(word) > 0)
  if (mistyped.length === 0 || words.length > mostWords) return []
  return database.write(async (transaction) => {
    for (const likeness of likenessesFor(mistyped)) {
      const near = nearest(words, await selectAlike(transaction, { callerId, mistyped, likeness }))
      if (near.length > 0) return near
    }
    return []
  })
}

const nearest = (words: readonly string[], alike: readonly LikeNamed[]): number[] =>
  alike
    .map(({ id, names }) => ({ id, errors: errorsIn(words, names) }))
    .filter(({ errors }) => errors !== Infinity)
    .toSorted((one, other) => one.errors - other.errors)
    .map(({ id }) => id)

/** Of all words together; Infinity where one of them is no word of the name. */
function errorsIn(words: readonly string[], names: readonly string[]): number {
  const errors = words.map((word) => {
    const most = forgivenErrors(word)
    const least = Math.min(...names.map((name) => typingErrors(word, name, most)))
    return least > most ? Infinity : least
  })
  return errors.reduce((sum, each) => sum + each, 0)
}

interface Alike {
  callerId: number
  mistyped: readonly string[]
  likeness: string
}

/** Materialized, because the planner would read the table from its beginning for the first few. */
async function selectAlike(
  transaction: Transaction,
  { callerId, mistyped, likeness }: Alike,
): Promise<LikeNamed[]> {
  const { rows } = await sql<{ hasTrigrams: boolean }>`
    SELECT set_config('pg_trgm.word_similarity_threshold', ${likeness}, true),
      EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') AS "hasTrigrams"`.execute(
    transaction,
  )
  if (!rows[0]!.hasTrigrams) return []
  const isAlike = mistyped.map((word) => sql`${sql.raw(nameLetters)} %> ${word}`)
  const alike = await sql<LikeNamed>`
    WITH alike AS MATERIALIZED (
      SELECT id, follower_count, string_to_array(folded_name, ' ') || username AS names FROM users
      WHERE ${sql.join(isAlike, sql` AND `)} AND ${isShownTo(callerId)}
    )
    SELECT id, names FROM (SELECT * FROM alike LIMIT ${sql.lit(compared)}) AS compared
    ORDER BY follower_count DESC, id`.execute(transaction)
  return alike.rows
}
