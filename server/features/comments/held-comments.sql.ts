import { sql } from 'kysely'
import { commentStatus } from '../../../core/posts/comment-status.ts'
import { mentionedIn } from '../../../core/text/comment-text.ts'
import { topics } from '../../cache/topics.ts'
import type { Transaction } from '../../database/connection.ts'
import { addingNotifications, type CommentCause } from '../notifications/notifications.public.ts'
import { causesOf } from './comment-causes.ts'
import { selectNamed } from './comment-writing.sql.ts'

const { active, withThread, held, takenDown } = commentStatus

interface Published {
  userId: number
  postId: number
  authorId: number
  text: string
  status: number
  isAuthorHidden: boolean
  answered: { writerId: number; threadId: number } | null
}

/**
 * Shows a comment that was held from the beginning, as if it came now: notifications are sent, and readers of the stream
 * get it. False when it is shown already, or gone. The writer of the thread is notified, whichever reply in it was
 * answered. While the thread or its writer is hidden the comment stays hidden with them, and nobody is notified.
 */
export async function publishHeldComment(transaction: Transaction, id: number): Promise<boolean> {
  // The post before its comments and notifications, as where a comment is written.
  await sql`SELECT FROM posts WHERE id = (SELECT post_id FROM comments WHERE id = ${id}) FOR NO KEY UPDATE`.execute(
    transaction,
  )
  const { rows } = await sql<Published>`
    UPDATE comments SET status = CASE WHEN EXISTS (
        SELECT FROM comments AS thread WHERE thread.id = comments.parent_id AND thread.status <> ${sql.lit(active)})
      THEN ${sql.lit(withThread)} ELSE ${sql.lit(active)} END FROM posts
    WHERE comments.id = ${id} AND comments.status IN (${sql.lit(held)}, ${sql.lit(takenDown)}) AND posts.id = post_id
    RETURNING comments.user_id AS "userId", post_id AS "postId", posts.user_id AS "authorId", text, comments.status,
      comments.author_hidden AS "isAuthorHidden", (SELECT jsonb_build_object('writerId', thread.user_id, 'threadId', thread.id)
        FROM comments AS thread WHERE thread.id = comments.parent_id) AS answered`.execute(
    transaction,
  )
  const comment = rows[0]
  if (comment === undefined) return false
  const { userId, postId, authorId, text, answered, isAuthorHidden } = comment
  transaction.invalidate(topics.viewer(userId))
  if (comment.status === withThread || isAuthorHidden) return true
  const named = await selectNamed(transaction, mentionedIn(text))
  const causes = causesOf({ id: postId, authorId }, answered, named)
  await notify(transaction, id, comment, causes)
  await sql`INSERT INTO live_events (topic, type, item_id) VALUES (${`/posts/${postId}`}, 'Comment', ${id})`.execute(
    transaction,
  )
  await sql`SELECT pg_notify('live_events', '')`.execute(transaction)
  transaction.invalidate(topics.commentsOn(postId), topics.commentsBy(userId))
  transaction.invalidate(...causes.map(({ to }) => topics.viewer(to)))
  return true
}

const notify = (
  transaction: Transaction,
  id: number,
  { userId, postId }: Published,
  causes: CommentCause[],
) =>
  sql`SELECT (${addingNotifications(causes, { userId, postId }, sql`${id}::bigint`)})`.execute(
    transaction,
  )
