import { sql } from 'kysely'
import { deletedTexts } from '../../../core/text/deleted-member.ts'
import { topics } from '../../cache/topics.ts'
import type { Database, Transaction } from '../../database/connection.ts'

export async function selectDue(database: Database): Promise<number[]> {
  const rows = await database
    .selectFrom('account_deletions')
    .select('user_id as userId')
    .where('erase_at', '<=', sql<Date>`now()`)
    .orderBy('erase_at')
    .execute()
  return rows.map(({ userId }) => userId)
}

/** What names the member or their posts by number only, and so does not go with them by itself. */
export async function deleteAbout(database: Database, userId: number): Promise<void> {
  const posts = sql`SELECT id FROM posts WHERE user_id = ${userId}`
  // What they wrote to whoever runs the site.
  await sql`DELETE FROM cases WHERE type = 'contact' AND (snapshot ->> 'userId')::bigint = ${userId}`.execute(
    database,
  )
  await sql`DELETE FROM live_events WHERE topic = member_topic(${userId})
    OR topic IN (SELECT '/posts/' || id FROM posts WHERE user_id = ${userId})`.execute(database)
  await sql`DELETE FROM recent_views WHERE post_id IN (${posts})`.execute(database)
  await sql`DELETE FROM unlearned_posts WHERE post_id IN (${posts})`.execute(database)
}

export async function selectTagsOf(database: Database, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT DISTINCT tag_id AS id FROM post_tags JOIN posts ON posts.id = post_id
    WHERE user_id = ${userId}`.execute(database)
  return rows.map(({ id }) => id)
}

const postsAtOnce = 200

/** With everything that hangs on them; far below the deadline of a statement each time. */
export async function deletePostsOf(database: Database, userId: number): Promise<void> {
  for (let deleted = postsAtOnce; deleted === postsAtOnce;) {
    const { rows } = await sql`
      DELETE FROM posts WHERE id IN (
        SELECT id FROM posts WHERE user_id = ${userId} AND author_hidden LIMIT ${sql.lit(postsAtOnce)})
      RETURNING id`.execute(database)
    deleted = rows.length
  }
}

/** A tag that only this member used is a word of theirs. */
export async function deleteUnusedTags(transaction: Transaction, ids: number[]): Promise<void> {
  await sql`DELETE FROM tags WHERE id = ANY(${ids}::bigint[])
    AND NOT EXISTS (SELECT FROM post_tags WHERE tag_id = tags.id)`.execute(transaction)
  transaction.invalidate(topics.labels, topics.tagCounts)
}

/**
 * Comments that others answered and conversations with others go over to a member without a name, so that what
 * others wrote still reads well. Conversations in which nobody is left go.
 */
export async function leaveEmptyName(transaction: Transaction, userId: number): Promise<void> {
  await sql`DELETE FROM messengers USING messenger_members AS own
    WHERE own.messenger_id = messengers.id AND own.user_id = ${userId} AND NOT EXISTS (
      SELECT FROM messenger_members AS other JOIN users ON users.id = other.user_id
      WHERE other.messenger_id = messengers.id AND NOT users.is_deleted)`.execute(transaction)
  const { rows } = await sql<{ comments: number[]; partners: number[]; hasMessages: boolean }>`
    SELECT ARRAY(SELECT post_id FROM comments WHERE user_id = ${userId} AND NOT author_hidden AND reply_count > 0)
        AS comments,
      ARRAY(SELECT DISTINCT other.user_id FROM messenger_members AS own JOIN messenger_members AS other
        USING (messenger_id) WHERE own.user_id = ${userId} AND other.user_id <> ${userId}) AS partners,
      EXISTS (SELECT FROM messages WHERE user_id = ${userId}) AS "hasMessages"`.execute(transaction)
  const { comments, partners, hasMessages } = rows[0]!
  if (comments.length === 0 && partners.length === 0 && !hasMessages) return
  await giveTo(transaction, userId, await insertEmptyName(transaction))
  transaction.invalidate(...comments.map(topics.commentsOn), ...partners.map(topics.viewer))
}

async function insertEmptyName(transaction: Transaction): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO users (username, first_name, last_name, email, password_hash, is_deleted)
    SELECT name, 'Silinmiş', 'üye', name || '@silinmis.invalid', '', true
    FROM (SELECT 'silinmis.' || left(replace(gen_random_uuid()::text, '-', ''), 16) AS name) AS made
    RETURNING id`.execute(transaction)
  return rows[0]!.id
}

async function giveTo(transaction: Transaction, from: number, to: number): Promise<void> {
  await sql`UPDATE comments SET user_id = ${to}, text = ${deletedTexts.comment}
    WHERE user_id = ${from} AND NOT author_hidden AND reply_count > 0`.execute(transaction)
  await sql`UPDATE users SET comment_count = (SELECT count(*) FROM public_comments WHERE user_id = ${to})
    WHERE id = ${to}`.execute(transaction)
  await sql`UPDATE messages SET user_id = ${to}, text = ${deletedTexts.message}, key = NULL
    WHERE user_id = ${from}`.execute(transaction)
  await sql`UPDATE messengers SET member_ids = ARRAY(
      SELECT unnest(array_replace(member_ids, ${from}::bigint, ${to}::bigint)) ORDER BY 1)
    WHERE id IN (SELECT messenger_id FROM messenger_members WHERE user_id = ${from})
      OR id IN (SELECT messenger_id FROM messages WHERE user_id = ${to})`.execute(transaction)
  await sql`UPDATE messenger_members SET user_id = ${to}, typing_at = NULL WHERE user_id = ${from}`.execute(
    transaction,
  )
  // Nothing is left to be read there, and whoever was muted is so no more.
  await sql`UPDATE messenger_members SET unread_count = 0 WHERE unread_count > 0 AND messenger_id IN (
    SELECT id FROM messengers JOIN messenger_members AS own ON messenger_id = id
    WHERE own.user_id = ${to} AND cardinality(member_ids) = 2)`.execute(transaction)
}

export interface GoneMember {
  email: string
  usernames: string[]
  name: string
}

/** The rest hangs on this row. Comments that nobody answered are counted out by their triggers, if they were seen. */
export async function deleteMember(
  transaction: Transaction,
  userId: number,
): Promise<GoneMember | undefined> {
  const former = sql`ARRAY(SELECT username FROM former_usernames WHERE user_id = users.id)`
  const { rows } = await sql<GoneMember>`
    SELECT email, ${former} || username AS usernames, first_name || ' ' || last_name AS name
    FROM users WHERE id = ${userId} FOR UPDATE`.execute(transaction)
  await sql`DELETE FROM users WHERE id = ${userId} AND is_deleted`.execute(transaction)
  // Written by the triggers of what has just gone.
  await sql`DELETE FROM statistics_changes WHERE user_id = ${userId}`.execute(transaction)
  await sql`DELETE FROM post_tallies WHERE kind = ${`author ${userId}`}`.execute(transaction)
  transaction.invalidate(topics.user(userId), topics.viewer(userId), topics.sessionsOf(userId))
  return rows[0]
}

/** The queue keeps what is done for some days. */
export async function deleteJobsOf(
  transaction: Transaction,
  userId: number,
  email: string,
): Promise<void> {
  await sql`DELETE FROM jobs.job WHERE data ->> 'email' = ${email} OR data ->> 'userId' = ${String(userId)}`.execute(
    transaction,
  )
}

export async function selectImportsOf(database: Database, userId: number): Promise<number[]> {
  const rows = await database
    .selectFrom('imports')
    .select('id')
    .where('user_id', '=', userId)
    .execute()
  return rows.map(({ id }) => id)
}
