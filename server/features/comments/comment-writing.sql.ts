import { refusals } from '../../messages.ts'
import { notFound } from '../../errors.ts'
import { sql } from 'kysely'
import { commentStatus } from '../../../core/posts/comment-status.ts'
import { topics } from '../../cache/topics.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { addingNotifications, type CommentCause } from '../notifications/notifications.public.ts'

export interface CommentFacts {
  id: number
  writerId: number
  postId: number
  postAuthorId: number
  threadId: number
  text: string
  /** Between its writer and the caller. */
  isBlocked: boolean
  /** Between the caller and whoever the conversation belongs to: the post's author, or the one who began the thread. */
  isConversationBlocked: boolean
}

/** A comment that everybody can see, as whoever acts on it needs to know it. */
export async function findComment(
  database: Database,
  id: number,
  callerId: number,
): Promise<CommentFacts | undefined> {
  const { rows } = await sql<CommentFacts>`
    SELECT comments.id, comments.user_id AS "writerId", comments.post_id AS "postId", posts.user_id AS "postAuthorId",
      coalesce(comments.parent_id, comments.id) AS "threadId", comments.text,
      is_blocked_between(comments.user_id, ${callerId}) AS "isBlocked",
      is_blocked_between(posts.user_id, ${callerId}) OR is_blocked_between(thread.user_id, ${callerId})
        AS "isConversationBlocked"
    FROM public_comments AS comments JOIN posts ON posts.id = comments.post_id
    JOIN comments AS thread ON thread.id = coalesce(comments.parent_id, comments.id)
    WHERE comments.id = ${id}`.execute(database)
  return rows[0]
}

/** A member's own comment, whoever else may see it. */
export async function findOwn(
  database: Database,
  id: number,
  userId: number,
): Promise<CommentFacts | undefined> {
  const { rows } = await sql<CommentFacts>`
    SELECT comments.id, comments.user_id AS "writerId", post_id AS "postId", posts.user_id AS "postAuthorId",
      coalesce(parent_id, comments.id) AS "threadId", text, false AS "isBlocked", false AS "isConversationBlocked"
    FROM comments JOIN posts ON posts.id = post_id
    WHERE comments.id = ${id} AND comments.user_id = ${userId}`.execute(database)
  return rows[0]
}

interface NewComment {
  postId: number
  userId: number
  threadId: number | null
  text: string
  /** Nobody but its writer sees it until an editor has. */
  isHeld: boolean
}

/**
 * One statement, because the row of the post is locked until it ends. Triggers check the thread, count, and write the
 * event for the stream (check_thread, count_comment, live_events). The post is locked before its notifications, as when
 * a comment is deleted: the other order deadlocks.
 */
export async function insertComment(
  transaction: Transaction,
  { postId, userId, threadId, text, isHeld }: NewComment,
  causes: CommentCause[],
): Promise<number> {
  const status = isHeld ? commentStatus.held : commentStatus.active
  const { rows } = await sql<{ id: number }>`
    WITH held AS (
      SELECT id FROM posts WHERE id = ${postId} FOR NO KEY UPDATE
    ), made AS (
      INSERT INTO comments (post_id, user_id, parent_id, text, status)
      SELECT id, ${userId}, ${threadId}, ${text}, ${status} FROM held RETURNING id
    )
    SELECT id, (${addingNotifications(isHeld ? [] : causes, { userId, postId }, sql`made.id`)}) FROM made`.execute(
    transaction,
  )
  transaction.invalidate(topics.commentsOn(postId), topics.commentsBy(userId))
  transaction.invalidate(...causes.map(({ to }) => topics.viewer(to)))
  if (rows[0] === undefined) throw notFound(refusals.post.notFound)
  return rows[0].id
}

/** Somebody deleted what is being answered, at the same moment. */
export const isCommentGone = (error: unknown): boolean =>
  (error as { code?: string }).code === '23503'

export async function updateText(
  transaction: Transaction,
  comment: CommentFacts,
  { text, isHeld }: { text: string; isHeld: boolean },
): Promise<void> {
  const status = isHeld ? commentStatus.held : commentStatus.active
  const { numAffectedRows } = await sql`
    UPDATE comments SET text = ${text}, updated_at = now()
    WHERE id = ${comment.id} AND status = ${sql.lit(status)}`.execute(transaction)
  // An editor decided about it meanwhile.
  if (numAffectedRows === 0n) throw notFound(refusals.comment.notFound)
  transaction.invalidate(topics.commentsOn(comment.postId), topics.commentsBy(comment.writerId))
}

/** The comment and its replies, as far as they wait for an editor. */
export async function selectHeldIn(transaction: Transaction, threadId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM comments WHERE (id = ${threadId} OR parent_id = ${threadId})
      AND status = ${sql.lit(commentStatus.held)}`.execute(transaction)
  return rows.map(({ id }) => id)
}

/** With its replies and their notifications. */
export async function eraseComment(transaction: Transaction, comment: CommentFacts): Promise<void> {
  // Before anything is read: whoever answers at this moment is either seen below or refused.
  await sql`SELECT FROM posts WHERE id = ${comment.postId} FOR NO KEY UPDATE`.execute(transaction)
  await invalidateThread(transaction, comment)
  await sql`DELETE FROM comments WHERE id = ${comment.id}`.execute(transaction)
}

/** Everybody who wrote in a thread or was notified of it, while it is there. */
export async function invalidateThread(
  transaction: Transaction,
  { id, postId, postAuthorId }: Pick<CommentFacts, 'id' | 'postId' | 'postAuthorId'>,
): Promise<void> {
  const thread = sql`SELECT id FROM comments WHERE id = ${id} OR parent_id = ${id}`
  const { rows } = await sql<{ writerId: number }>`
    SELECT DISTINCT user_id AS "writerId" FROM comments WHERE id IN (${thread})`.execute(
    transaction,
  )
  const notified = await sql<{ userId: number }>`
    SELECT user_id AS "userId" FROM notifications WHERE comment_id IN (${thread})
    UNION SELECT user_id FROM notification_actors AS actors JOIN notifications USING (group_id)
    WHERE actors.comment_id IN (${thread})`.execute(transaction)
  transaction.invalidate(topics.commentsOn(postId), topics.viewer(postAuthorId))
  for (const { writerId } of rows)
    transaction.invalidate(topics.commentsBy(writerId), topics.viewer(writerId))
  for (const { userId } of notified.rows) transaction.invalidate(topics.viewer(userId))
}

/** Members by their names. `add_notification` leaves out those who blocked or muted the author. */
export async function selectNamed(database: Database, usernames: string[]): Promise<number[]> {
  if (usernames.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM users WHERE username = ANY(${usernames}) AND NOT is_deleted`.execute(database)
  return rows.map(({ id }) => id)
}

/** The like, and whether it is new; an error where the comment is gone (`isCommentGone`). */
export async function insertLike(
  transaction: Transaction,
  commentId: number,
  userId: number,
): Promise<{ id: number; isNew: boolean }> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO comment_likes (comment_id, user_id) VALUES (${commentId}, ${userId})
    ON CONFLICT (comment_id, user_id) DO NOTHING RETURNING id`.execute(transaction)
  if (rows[0] !== undefined) return { id: rows[0].id, isNew: true }
  const known = await sql<{ id: number }>`
    SELECT id FROM comment_likes WHERE comment_id = ${commentId} AND user_id = ${userId}`.execute(
    transaction,
  )
  // Taken back at the same moment by the same person: then it is given again.
  return known.rows[0] === undefined
    ? insertLike(transaction, commentId, userId)
    : { id: known.rows[0].id, isNew: false }
}

/** One's own, while its comment can be seen. */
export async function selectLike(
  database: Database,
  id: number,
  userId: number,
): Promise<{ id: number; commentId: number } | undefined> {
  const { rows } = await sql<{ id: number; commentId: number }>`
    SELECT comment_likes.id, comment_id AS "commentId"
    FROM comment_likes JOIN public_comments ON public_comments.id = comment_id
    WHERE comment_likes.id = ${id} AND comment_likes.user_id = ${userId}`.execute(database)
  return rows[0]
}

export async function deleteLike(
  transaction: Transaction,
  id: number,
  userId: number,
): Promise<{ commentId: number; writerId: number } | undefined> {
  const { rows } = await sql<{ commentId: number; writerId: number }>`
    DELETE FROM comment_likes USING comments
    WHERE comment_likes.id = ${id} AND comment_likes.user_id = ${userId} AND comments.id = comment_id
    RETURNING comment_id AS "commentId", comments.user_id AS "writerId"`.execute(transaction)
  return rows[0]
}
