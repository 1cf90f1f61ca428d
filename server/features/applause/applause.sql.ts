import { sql } from 'kysely'
import { mostApplause } from '../../../core/posts/applause.ts'
import { type Topic, topics } from '../../cache/topics.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { limitTo } from '../../database/limit.ts'
import type { IdPage } from '../../http/cursors.ts'
import {
  type NotificationCause,
  addingNotification,
  withdrawingNotification,
} from '../notifications/notifications.public.ts'

export interface Applaud {
  postId: number
  authorId: number
  userId: number
}

/** One statement: on a popular post many applaud at once, and each holds the others up as briefly as can be. */
export async function addApplause(
  transaction: Transaction,
  { postId, authorId, userId }: Applaud,
  applause: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    WITH added AS (
      INSERT INTO applause (post_id, user_id, count) VALUES (${postId}, ${userId}, ${applause})
      ON CONFLICT (post_id, user_id)
        DO UPDATE SET count = least(${sql.lit(mostApplause)}, applause.count + excluded.count)
      RETURNING count, xmax = 0 AS is_first
    )
    SELECT count, CASE WHEN is_first THEN ${addingNotification(likeOf({ postId, authorId, userId }))} END FROM added`.execute(
    transaction,
  )
  transaction.invalidate(...changedBy({ postId, authorId, userId }))
  return rows[0]!.count
}

export async function deleteApplause(
  transaction: Transaction,
  { postId, authorId, userId }: Applaud,
): Promise<void> {
  await sql`
    WITH gone AS (
      DELETE FROM applause WHERE post_id = ${postId} AND user_id = ${userId} RETURNING id
    )
    SELECT ${withdrawingNotification(likeOf({ postId, authorId, userId }))} FROM gone`.execute(
    transaction,
  )
  transaction.invalidate(...changedBy({ postId, authorId, userId }))
}

/** Not the post itself: how many applause it has is a count, and counts may lag a little. */
const changedBy = ({ postId, authorId, userId }: Applaud): Topic[] => [
  topics.applauseOn(postId),
  topics.applauseBy(userId),
  topics.viewer(authorId),
]

const likeOf = ({ postId, authorId, userId }: Applaud): NotificationCause => ({
  type: 'newLike',
  to: authorId,
  actorId: userId,
  postId,
})

export async function likesOf(database: Database, postId: number): Promise<number> {
  const { rows } = await sql<{ likes: number }>`
    SELECT likes FROM posts WHERE id = ${postId}`.execute(database)
  return rows[0]!.likes
}

export interface ApplauseRow {
  id: number
  userId: number
  count: number
}

export async function selectApplauseOnPost(
  database: Database,
  postId: number,
  { before, offset, limit }: IdPage,
): Promise<ApplauseRow[]> {
  const { rows } = await sql<ApplauseRow>`
    SELECT id, user_id AS "userId", count FROM applause
    WHERE post_id = ${postId} ${before === null ? sql`` : sql`AND id < ${before}`}
    ORDER BY id DESC ${limitTo({ limit, offset })}`.execute(database)
  return rows
}

/** Of a post that everybody may see. */
export async function selectApplause(
  database: Database,
  id: number,
): Promise<(ApplauseRow & { postId: number }) | undefined> {
  const { rows } = await sql<ApplauseRow & { postId: number }>`
    SELECT applause.id, applause.user_id AS "userId", count, post_id AS "postId"
    FROM applause JOIN public_posts ON public_posts.id = post_id
    WHERE applause.id = ${id}`.execute(database)
  return rows[0]
}

export async function countApplauders(database: Database, postId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT applauder_count AS total FROM posts WHERE id = ${postId}`.execute(database)
  return rows[0]!.total
}
