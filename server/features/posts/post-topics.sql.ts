import { sql } from 'kysely'
import type { Post } from '../../../core/contracts/posts.ts'
import { postStatus } from '../../../core/posts/post-status.ts'
import { type Topic, topics } from '../../cache/topics.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { topicsOfUsers } from '../users/users.public.ts'

/** What a page or an answer that shows these cards depends on. */
export const topicsOfCards = (posts: Post[]): Topic[] => [
  topics.labels,
  ...posts.map(({ id }) => topics.post(id)),
  ...topicsOfUsers(posts.map(({ user }) => user)),
]

/** The lists in which posts with this author, these categories and these tags stand. */
export const topicsOfPostLists = (
  authorId: number,
  categoryIds: number[],
  tagIds: number[],
): Topic[] => [
  topics.posts,
  topics.postsBy(authorId),
  ...categoryIds.map(topics.postsIn),
  ...tagIds.map(topics.postsTagged),
]

/** Names a post and, where it is published, every list in which it stands at this moment. */
export async function invalidatePost(transaction: Transaction, postId: number): Promise<void> {
  transaction.invalidate(topics.post(postId))
  await invalidatePostLists(transaction, [postId])
}

export async function invalidatePostLists(
  transaction: Transaction,
  postIds: number[],
): Promise<void> {
  for (const { userId, categoryIds, tagIds } of await selectAuthorsAndLabels(transaction, postIds))
    transaction.invalidate(...topicsOfPostLists(userId, categoryIds, tagIds))
}

/** So many unread counts are sent at once; the others are right with the next call. */
const mostUnread = 1000

/**
 * Who wrote under a post, the lists that hold it and those who have not seen their notification of it: their
 * numbers change when it comes or goes.
 */
export async function invalidateAround(
  transaction: Transaction,
  ...postIds: number[]
): Promise<void> {
  const { rows } = await sql<{ writers: number[]; lists: number[]; notified: number[] }>`
    WITH given AS (SELECT unnest(${postIds}::bigint[]) AS id)
    SELECT ARRAY(SELECT DISTINCT user_id FROM comments JOIN given ON post_id = given.id WHERE is_active(comments)) AS writers,
      ARRAY(SELECT DISTINCT list_id FROM given, lists_with(given.id)) AS lists,
      ARRAY(
        SELECT user_id FROM notifications JOIN given ON post_id = given.id WHERE NOT is_seen
        UNION SELECT notifications.user_id FROM given JOIN comments ON comments.post_id = given.id
          JOIN notifications ON comments.id = comment_id WHERE NOT is_seen
        LIMIT ${sql.lit(mostUnread)}) AS notified`.execute(transaction)
  for (const { writers, lists, notified } of rows)
    transaction.invalidate(
      ...writers.map(topics.commentsBy),
      ...lists.map(topics.list),
      ...notified.map(topics.viewer),
    )
}

async function selectAuthorsAndLabels(database: Database, postIds: number[]) {
  const { rows } = await sql<{ userId: number; categoryIds: number[]; tagIds: number[] }>`
    SELECT user_id AS "userId", array_remove(ARRAY[category_id, second_category_id], NULL) AS "categoryIds",
      ARRAY(SELECT tag_id FROM post_tags WHERE post_id = posts.id) AS "tagIds"
    FROM posts WHERE id = ANY(${postIds}::bigint[]) AND status = ${sql.lit(postStatus.active)}`.execute(
    database,
  )
  return rows
}
