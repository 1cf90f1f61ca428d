import { sql } from 'kysely'
import type { Removal } from '../../../core/contracts/member-forms.ts'
import { deletionDays } from '../../../core/contracts/own-data.ts'
import { postStatus } from '../../../core/posts/post-status.ts'
import { topics } from '../../cache/topics.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { locks } from '../../database/locks.ts'

/**
 * Whether nobody else could do what only admins do. Holds the member; everything that makes or ends admins comes one
 * after the other (`lockDeletions`), so that two of the last two do not leave at the same moment.
 */
export async function isLastAdmin(transaction: Transaction, userId: number): Promise<boolean> {
  const { rows } = await sql<{ role: string }>`
    SELECT role FROM users WHERE id = ${userId} FOR UPDATE`.execute(transaction)
  if (rows[0]?.role !== 'admin') return false
  const { rows: others } = await sql`
    SELECT FROM users WHERE role = 'admin' AND id <> ${userId} AND NOT is_deleted AND NOT is_suspended(id) LIMIT 1`.execute(
    transaction,
  )
  return others.length === 0
}

export interface Deletion {
  eraseAt: Date
  byAdmin: boolean
  /** Why an admin began it. */
  removal: Removal | null
}

export async function selectDeletion(
  database: Database,
  userId: number,
): Promise<Deletion | undefined> {
  const { rows } = await sql<Deletion>`
    SELECT erase_at AS "eraseAt", by_admin AS "byAdmin", CASE WHEN by_admin THEN (
      SELECT json_build_object('rule', rule, 'reason', reason) FROM removals
      WHERE removals.user_id = ${userId} ORDER BY id DESC LIMIT 1) END AS removal
    FROM account_deletions WHERE user_id = ${userId}`.execute(database)
  return rows[0]
}

export async function insertRemoval(
  transaction: Transaction,
  userId: number,
  { rule, reason }: Removal,
): Promise<void> {
  await sql`INSERT INTO removals (user_id, rule, reason) VALUES (${userId}, ${rule}, ${reason})`.execute(
    transaction,
  )
}

/** One after the other: two who follow each other would otherwise deadlock, or lose their follow. */
export async function lockDeletions(transaction: Transaction): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${sql.lit(locks.deletions)})`.execute(transaction)
}

/** Whether the member is leaving or has left; held, so that no deletion begins meanwhile. */
export async function lockIsDeleted(transaction: Transaction, userId: number): Promise<boolean> {
  const { rows } = await sql<{ isDeleted: boolean }>`
    SELECT is_deleted AS "isDeleted" FROM users WHERE id = ${userId} FOR UPDATE`.execute(
    transaction,
  )
  return rows[0]?.isDeleted ?? true
}

/** Follows, applause and likes go for the time being: their triggers count them out everywhere. */
export async function insertDeletion(
  transaction: Transaction,
  userId: number,
  by: 'member' | 'admin',
): Promise<Date> {
  const { rows } = await sql<{ eraseAt: Date }>`
    WITH follows AS (
      DELETE FROM user_relationships WHERE follower_id = ${userId} OR following_id = ${userId} RETURNING *
    ), clapped AS (
      DELETE FROM applause WHERE user_id = ${userId} RETURNING *
    ), liked AS (
      DELETE FROM comment_likes WHERE user_id = ${userId} RETURNING *
    )
    INSERT INTO account_deletions (user_id, by_admin, erase_at, set_aside)
    VALUES (${userId}, ${by === 'admin'}, now() + make_interval(days => ${sql.lit(deletionDays)}), jsonb_build_object(
      'follows', (SELECT coalesce(jsonb_agg(follows), '[]') FROM follows),
      'applause', (SELECT coalesce(jsonb_agg(clapped), '[]') FROM clapped),
      'likes', (SELECT coalesce(jsonb_agg(liked), '[]') FROM liked)))
    RETURNING erase_at AS "eraseAt"`.execute(transaction)
  return rows[0]!.eraseAt
}

/**
 * Hides and shows what the member wrote, as it has to be now. A plan whose time passed meanwhile is over: nobody's words
 * go out long after they were meant to without their author saying so.
 */
export async function settleContent(transaction: Transaction, userId: number): Promise<void> {
  const { planned, draft, passive } = postStatus
  await sql`UPDATE posts SET status = CASE WHEN published_at IS NULL THEN ${sql.lit(draft)} ELSE ${sql.lit(passive)} END,
      publish_time = published_at, version = version + 1
    WHERE user_id = ${userId} AND status = ${sql.lit(planned)} AND publish_time <= now()
      AND author_hidden AND NOT is_post_hidden_with_author(posts)`.execute(transaction)
  await sql`UPDATE posts SET author_hidden = NOT author_hidden
    WHERE user_id = ${userId} AND author_hidden <> is_post_hidden_with_author(posts)`.execute(
    transaction,
  )
  await sql`UPDATE comments SET author_hidden = NOT author_hidden
    WHERE user_id = ${userId} AND author_hidden <> is_comment_hidden_with_author(comments)`.execute(
    transaction,
  )
}

/** With what they wrote. What others were notified of by the member is deleted and does not come back. */
export async function hideMember(transaction: Transaction, userId: number): Promise<void> {
  await sql`UPDATE users SET is_deleted = true WHERE id = ${userId}`.execute(transaction)
  await settleContent(transaction, userId)
  await sql`DELETE FROM notification_actors WHERE actor_id = ${userId}`.execute(transaction)
  await sql`DELETE FROM notifications WHERE actor_id = ${userId}`.execute(transaction)
  // Whoever took an account over and deletes it must not close its owner's way back.
  await sql`DELETE FROM mail_links WHERE user_id = ${userId} AND purpose <> 'undo'`.execute(
    transaction,
  )
  // One that is still being made ends, too, and is in the way of none that is asked for later.
  await sql`UPDATE account_exports SET expires_at = now(),
      status = CASE status WHEN 'ready' THEN status ELSE 'failed' END
    WHERE user_id = ${userId}`.execute(transaction)
}

/** What was set aside, if there is a deletion and its time has not come; held, so that it is taken back once. */
export async function deletePendingDeletion(
  transaction: Transaction,
  userId: number,
  by: 'member' | 'admin',
): Promise<unknown> {
  const { rows } = await sql<{ setAside: unknown }>`
    DELETE FROM account_deletions WHERE user_id = ${userId} AND erase_at > now() AND by_admin = ${by === 'admin'}
    RETURNING set_aside AS "setAside"`.execute(transaction)
  return rows[0]?.setAside
}

export async function showMember(transaction: Transaction, userId: number): Promise<void> {
  await sql`UPDATE users SET is_deleted = false WHERE id = ${userId}`.execute(transaction)
  await settleContent(transaction, userId)
}

/** With their own ids and times, as far as what they are about is still there. */
export async function putBack(
  transaction: Transaction,
  userId: number,
  setAside: unknown,
): Promise<void> {
  const rows = JSON.stringify(setAside)
  await sql`
    WITH kept AS (
      SELECT follows.* FROM jsonb_populate_recordset(NULL::user_relationships, ${rows}::jsonb -> 'follows') AS follows
      WHERE NOT is_blocked_between(follower_id, following_id)
    ), later AS (
      -- Of two who both left, the one who comes back last brings their follow back.
      UPDATE account_deletions SET set_aside = jsonb_set(set_aside, '{follows}', set_aside -> 'follows' || to_jsonb(own.follows))
      FROM (
        SELECT follower_id + following_id - ${userId}::bigint AS other_id, jsonb_agg(kept) AS follows FROM kept GROUP BY 1
      ) AS own WHERE account_deletions.user_id = own.other_id
    )
    INSERT INTO user_relationships (id, follower_id, following_id, post_id, created_at)
    OVERRIDING SYSTEM VALUE
    SELECT kept.id, follower_id, following_id, posts.id, kept.created_at
    FROM kept JOIN users ON users.id = follower_id + following_id - ${userId}::bigint AND NOT is_deleted
    LEFT JOIN posts ON posts.id = kept.post_id
    ON CONFLICT DO NOTHING`.execute(transaction)
  await sql`
    INSERT INTO applause (id, post_id, user_id, count, created_at) OVERRIDING SYSTEM VALUE
    SELECT given.id, post_id, given.user_id, count, given.created_at
    FROM jsonb_populate_recordset(NULL::applause, ${rows}::jsonb -> 'applause') AS given
    JOIN posts ON posts.id = post_id ON CONFLICT DO NOTHING`.execute(transaction)
  await sql`
    INSERT INTO comment_likes (id, comment_id, user_id, created_at) OVERRIDING SYSTEM VALUE
    SELECT given.id, comment_id, given.user_id, given.created_at
    FROM jsonb_populate_recordset(NULL::comment_likes, ${rows}::jsonb -> 'likes') AS given
    JOIN comments ON comments.id = comment_id ON CONFLICT DO NOTHING`.execute(transaction)
}

/** So many of those around a member are named; their counts are right by themselves a little later. */
const mostAround = 1000

interface Around {
  posts: number[]
  categories: number[]
  tags: number[]
  lists: number[]
  commented: number[]
  applauded: number[]
  followers: number[]
  followed: number[]
  notified: number[]
}

/** Everything that shows the member, or counts what they did. Called while that can still, or again, be seen. */
export async function invalidateMember(transaction: Transaction, userId: number): Promise<void> {
  const own = sql`SELECT id FROM public_posts WHERE user_id = ${userId}`
  const { rows } = await sql<Around>`
    SELECT ARRAY(${own}) AS posts,
      ARRAY(SELECT DISTINCT unnest(array_remove(ARRAY[category_id, second_category_id], NULL)) FROM public_posts
        WHERE user_id = ${userId}) AS categories,
      ARRAY(SELECT DISTINCT tag_id FROM post_tags WHERE post_id IN (${own})) AS tags,
      ARRAY(SELECT id FROM custom_lists WHERE user_id = ${userId} UNION
        SELECT list_id FROM bookmarks JOIN custom_list_items ON bookmark_id = bookmarks.id
        WHERE post_id IN (${own})) AS lists,
      ARRAY(SELECT post_id FROM comments WHERE user_id = ${userId} AND is_active(comments) UNION
        SELECT post_id FROM comment_likes JOIN comments ON comments.id = comment_id
        WHERE comment_likes.user_id = ${userId}) AS commented,
      ARRAY(SELECT post_id FROM applause WHERE user_id = ${userId}) AS applauded,
      ARRAY(SELECT follower_id FROM user_relationships WHERE following_id = ${userId}
        ORDER BY id DESC LIMIT ${sql.lit(mostAround)}) AS followers,
      ARRAY(SELECT following_id FROM user_relationships WHERE follower_id = ${userId}) AS followed,
      ARRAY(SELECT user_id FROM notifications WHERE actor_id = ${userId} UNION
        SELECT user_id FROM notification_actors AS actors JOIN notifications USING (group_id)
        WHERE actors.actor_id = ${userId} UNION
        SELECT user_id FROM comments WHERE post_id IN (${own}) UNION
        SELECT other.user_id FROM messenger_members AS own JOIN messenger_members AS other USING (messenger_id)
        WHERE own.user_id = ${userId} LIMIT ${sql.lit(mostAround)}) AS notified`.execute(
    transaction,
  )
  const around = rows[0]!
  transaction.invalidate(
    ...[topics.posts, topics.hiddenPosts, topics.tagCounts],
    ...[topics.user(userId), topics.viewer(userId), topics.sessionsOf(userId)],
    ...[topics.postsBy(userId), topics.commentsBy(userId), topics.applauseBy(userId)],
    ...[topics.followersOf(userId), topics.followedBy(userId)],
    ...around.posts.flatMap((id) => [topics.post(id), topics.commentsOn(id)]),
    ...around.categories.map(topics.postsIn),
    ...around.tags.map(topics.postsTagged),
    ...around.lists.map(topics.list),
    ...around.commented.map(topics.commentsOn),
    ...around.applauded.map(topics.applauseOn),
    ...around.followers.map(topics.followedBy),
    ...around.followed.map(topics.followersOf),
    ...around.notified.flatMap((id) => [topics.viewer(id), topics.commentsBy(id)]),
  )
}
