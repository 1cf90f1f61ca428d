import { type RawBuilder, sql } from 'kysely'
import { mentionLimits } from '../../../core/contracts/mentions.ts'
import type { Database } from '../../database/connection.ts'

/** Whoever follows more than these finds the rest among everybody. */
const followingsLookedAt = 2000
/** Most of what people type is answered by these; for the rest there is the index of names. */
const wellKnown = 1000

/** The beginning of the username, or of any of the words in the name. */
const begins = (typed: string): RawBuilder<boolean> =>
  sql`NOT is_deleted AND (starts_with(username, ${typed}) OR strpos(' ' || folded_name, ' ' || ${typed}) > 0)`

/** Those whom a member follows, the most followed first; with nothing typed, any of them. */
export function selectFollowed(
  database: Database,
  userId: number,
  typed: string,
): Promise<number[]> {
  return mostFollowed(
    database,
    userId,
    // OFFSET 0: whom one follows is looked up first, and only then what they are called.
    sql`
    SELECT id, follower_count
    FROM (SELECT users.id, username, folded_name, follower_count, is_deleted
      FROM (SELECT following_id FROM user_relationships WHERE follower_id = ${userId}
        ORDER BY id DESC LIMIT ${sql.lit(followingsLookedAt)}) AS followings
      JOIN users ON users.id = following_id OFFSET 0) AS followed
    WHERE ${begins(typed)}`,
  )
}

/**
 * The most followed members whose name begins so, as far as they are found among the well known.
 * One or two letters fit a large part of all members: sorting those at every key would be slow.
 */
export function selectWellKnown(
  database: Database,
  userId: number,
  typed: string,
): Promise<number[]> {
  return mostFollowed(
    database,
    userId,
    sql`
    SELECT id, follower_count
    FROM (SELECT id, username, folded_name, follower_count, is_deleted FROM users
      ORDER BY follower_count DESC, id LIMIT ${sql.lit(wellKnown)}) AS known
    WHERE ${begins(typed)}`,
  )
}

/** The same among everybody. */
export function selectNamed(database: Database, userId: number, typed: string): Promise<number[]> {
  return mostFollowed(
    database,
    userId,
    sql`
    SELECT id, follower_count FROM users
    WHERE name_words @@ ${wordsQuery(typed)}::tsquery AND ${begins(typed)}`,
  )
}

/**
 * Without those who are suspended, who block the member or are blocked by them. Materialized: the planner would rather
 * walk through all members in the order that is wanted, which takes longest when nobody is found.
 */
async function mostFollowed(
  database: Database,
  userId: number,
  found: RawBuilder<unknown>,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    WITH found AS MATERIALIZED (${found})
    SELECT id FROM found
    WHERE NOT is_suspended(id) AND id NOT IN (
      SELECT other_id FROM blocks WHERE user_id = ${userId}
      UNION ALL SELECT user_id FROM blocks WHERE other_id = ${userId})
    ORDER BY follower_count DESC, id LIMIT ${sql.lit(mentionLimits.members)}`.execute(database)
  return rows.map(({ id }) => id)
}

/** Every word must be there, the last one at least as a beginning. */
function wordsQuery(typed: string): string {
  const words = typed.split(' ').map((word) => `'${word.replace(/['\\]/g, '$&$&')}'`)
  return `${words.join(' & ')}:*`
}
