import { sql } from 'kysely'
import { mostSuggestions } from '../../../core/contracts/following.ts'
import { topics } from '../../cache/topics.ts'
import type { Database, Transaction } from '../../database/connection.ts'

/** The relationship, and whether it is new. */
export async function insertRelationship(
  transaction: Transaction,
  followerId: number,
  followingId: number,
  postId: number | null,
): Promise<{ id: number; isNew: boolean }> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO user_relationships (follower_id, following_id, post_id)
    VALUES (${followerId}, ${followingId}, ${postId})
    ON CONFLICT (follower_id, following_id) DO NOTHING RETURNING id`.execute(transaction)
  if (rows[0] !== undefined) {
    transaction.invalidate(topics.followersOf(followingId), topics.followedBy(followerId))
    return { id: rows[0].id, isNew: true }
  }
  const known = await sql<{ id: number }>`
    SELECT id FROM user_relationships
    WHERE follower_id = ${followerId} AND following_id = ${followingId} FOR UPDATE`.execute(
    transaction,
  )
  // Let go in the same moment by the same person: then it is made again.
  return known.rows[0] === undefined
    ? insertRelationship(transaction, followerId, followingId, postId)
    : { id: known.rows[0].id, isNew: false }
}

/** Says whether there was one. */
export async function deleteRelationship(
  transaction: Transaction,
  followerId: number,
  followingId: number,
): Promise<boolean> {
  const { rows } = await sql`DELETE FROM user_relationships
    WHERE follower_id = ${followerId} AND following_id = ${followingId} RETURNING id`.execute(
    transaction,
  )
  if (rows.length === 0) return false
  transaction.invalidate(topics.followersOf(followingId), topics.followedBy(followerId))
  return true
}

export interface Bond {
  status: boolean
  isBlocked: boolean
  isMuted: boolean
}

/** What one member has decided about another. */
export async function selectBond(
  database: Database,
  userId: number,
  otherId: number,
): Promise<Bond> {
  const { rows } = await sql<Bond>`
    SELECT EXISTS (SELECT FROM user_relationships
        WHERE follower_id = ${userId} AND following_id = ${otherId}) AS status,
      EXISTS (SELECT FROM blocks
        WHERE user_id = ${userId} AND other_id = ${otherId}) AS "isBlocked",
      EXISTS (SELECT FROM mutes
        WHERE user_id = ${userId} AND other_id = ${otherId}) AS "isMuted"`.execute(database)
  return rows[0]!
}

/** Those among the named whom a member follows. */
export async function selectFollowedAmong(
  database: Database,
  userId: number,
  usernames: string[],
): Promise<string[]> {
  const { rows } = await sql<{ username: string }>`
    SELECT username FROM users
    JOIN user_relationships ON follower_id = ${userId} AND following_id = users.id
    WHERE username = ANY(${usernames})`.execute(database)
  return rows.map(({ username }) => username)
}

export async function isBlockedBetween(
  database: Database,
  one: number,
  other: number,
): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    SELECT is_blocked_between(${one}, ${other}) AS is`.execute(database)
  return rows[0]!.is
}

/** A follow and a block of the same two members at the same moment come one after the other. */
export async function lockBetween(
  transaction: Transaction,
  one: number,
  other: number,
): Promise<void> {
  const [first, second] = [one, other].sort((a, b) => a - b)
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`between ${first} ${second}`}, 0))`.execute(
    transaction,
  )
}

const candidates = 300
const recent = 30

/** Neither oneself nor whom one follows already, nobody blocked or suspended, and only members who proved their address. */
const isSuggestable = (userId: number) => sql<boolean>`
  users.id <> ${userId} AND users.email_confirmed_at IS NOT NULL AND NOT users.is_deleted
  AND NOT is_suspended(users.id)
  AND NOT EXISTS (SELECT FROM user_relationships WHERE follower_id = ${userId} AND following_id = users.id)
  AND NOT is_blocked_between(users.id, ${userId})`

/**
 * People to follow: those followed by whom one follows, authors in the categories of what one
 * applauded lately, and the widely followed. A bounded number is weighed, whatever the site's size.
 */
export async function selectSuggestions(database: Database, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    WITH liked AS (
      SELECT DISTINCT posts.category_id FROM (
        SELECT post_id FROM applause WHERE user_id = ${userId} ORDER BY id DESC LIMIT ${sql.lit(recent)}
      ) AS mine JOIN public_posts AS posts ON posts.id = mine.post_id
    ), found AS (
      (SELECT second.following_id AS id, 3 AS weight FROM (
        SELECT following_id FROM user_relationships WHERE follower_id = ${userId} ORDER BY id DESC LIMIT ${sql.lit(recent)}
      ) AS first CROSS JOIN LATERAL (
        SELECT following_id FROM user_relationships WHERE follower_id = first.following_id
        ORDER BY id DESC LIMIT ${sql.lit(recent)}
      ) AS second)
      UNION ALL
      (SELECT near.user_id, 2 FROM liked CROSS JOIN LATERAL (
        SELECT user_id FROM public_posts WHERE category_id = liked.category_id
        ORDER BY created_at DESC, id DESC LIMIT ${sql.lit(recent)}
      ) AS near)
      UNION ALL
      (SELECT id, 1 FROM users ORDER BY follower_count DESC, id LIMIT ${sql.lit(candidates)})
    ), weighed AS (SELECT id, sum(weight) AS weight FROM found GROUP BY id)
    SELECT users.id FROM weighed JOIN users ON users.id = weighed.id
    WHERE ${isSuggestable(userId)}
    ORDER BY weight DESC, users.follower_count DESC, users.id
    LIMIT ${sql.lit(mostSuggestions)}`.execute(database)
  return rows.map(({ id }) => id)
}

/** Those of earlier suggestions that still are some, in the same order. */
export async function stillSuggestable(
  database: Database,
  userId: number,
  ids: number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT users.id FROM users WHERE users.id = ANY(${ids}::bigint[]) AND ${isSuggestable(userId)}`.execute(
    database,
  )
  const found = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => found.has(id))
}
