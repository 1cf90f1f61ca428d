import { type RawBuilder, sql } from 'kysely'
import { wordsOf } from '../../../core/search/words.ts'
import { fold } from '../../../core/turkish/fold.ts'
import { hasBeginnings } from './beginnings.sql.ts'
import { beginning, type Replacements, wordInPlaceOf } from './query-text.ts'

/** So many are put in order: a name that more people have is asked for with another word. */
const mostFound = 1000

interface NamedPeople {
  callerId: number
  asked: string
  replacements?: Replacements | undefined
  limit?: number
}

/**
 * Every word begins one of the words of the name, or the username. The very name comes first, then whoever has
 * most followers. Nobody finds those who blocked them, nor those whom they blocked. Undefined where no name is asked for.
 */
export function namedPeople({
  callerId,
  asked,
  replacements,
  limit = mostFound,
}: NamedPeople): RawBuilder<{ id: number }> | undefined {
  const words = nameWords(asked)
  if (words.length === 0) return undefined
  return sql`
    WITH found AS MATERIALIZED (
      SELECT id, follower_count, folded_name = ${words.join(' ')} OR username = ${fold(asked)} AS is_named
      FROM users
      WHERE ${hasBeginnings(sql`name_words`, beginnings(words, replacements))} AND ${isShownTo(callerId)}
      LIMIT ${sql.lit(mostFound)}
    )
    SELECT * FROM found ORDER BY is_named DESC, follower_count DESC, id LIMIT ${sql.lit(limit)}`
}

/** The cards of those that come first. */
export const suggestedPeople = (named: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  SELECT user_cards.* FROM (${named}) AS named JOIN user_cards USING (id)
  ORDER BY is_named DESC, follower_count DESC, id`

/** Sign-ups that nobody confirmed are no members yet; whoever is suspended is not looked for meanwhile. */
export const isShownTo = (callerId: number): RawBuilder<boolean> => sql`
  email_confirmed_at IS NOT NULL AND NOT is_deleted AND NOT is_suspended(id) AND id NOT IN (
    SELECT other_id FROM blocks WHERE user_id = ${callerId}
    UNION ALL SELECT user_id FROM blocks WHERE other_id = ${callerId})`

/** A username may hold dots and underscores, which part the words of a question. */
export const nameWords = (asked: string): string[] => {
  const name = asked.replace(/^@/, '').trim()
  return /^[\w.]+$/.test(name) && /[._]/.test(name) ? [fold(name)] : wordsOf(name)
}

const beginnings = (words: readonly string[], replacements?: Replacements): string =>
  words.map((word) => beginning([wordInPlaceOf(word, replacements)])).join(' & ')
