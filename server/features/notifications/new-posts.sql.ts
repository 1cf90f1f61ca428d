import { sql } from 'kysely'
import { mentionLimits } from '../../../core/contracts/mentions.ts'
import { topics } from '../../cache/topics.ts'
import type { Database } from '../../database/connection.ts'

const postsAtOnce = 100

/** Beyond so many followers the others' unread counts are a few seconds late, which is all it costs. */
const mostViewers = 1000

/**
 * Everybody who follows the author of a new post, in one statement: a member with 100,000 followers
 * publishes in the time of one insert, and this is the rest. Rows are
 * locked with SKIP LOCKED so that each post is announced by one process; a crash leaves the row for
 * the next run.
 */
export async function announceNewPosts(database: Database): Promise<void> {
  await database.write(async (transaction) => {
    const { rows } = await sql<{ userId: number }>`
    WITH taken AS (
      DELETE FROM unannounced_posts WHERE post_id IN (
        SELECT post_id FROM unannounced_posts JOIN public_posts ON public_posts.id = post_id
        ORDER BY post_id LIMIT ${sql.lit(postsAtOnce)} FOR UPDATE OF unannounced_posts SKIP LOCKED)
      RETURNING post_id
    ), fresh AS (
      SELECT id, user_id, entries FROM posts JOIN taken ON post_id = id
    ), recipients AS (
      -- A mention replaces the notification for followers, so that a post notifies a member once.
      SELECT DISTINCT ON (fresh.id, users.id) fresh.id AS post_id, fresh.user_id AS author_id, users.id, type
      FROM fresh CROSS JOIN LATERAL (
        SELECT 'mention' AS type, users.id FROM users WHERE username IN (
          SELECT DISTINCT name #>> '{}' FROM jsonb_path_query(fresh.entries, '$.**.attrs.username') AS name
          LIMIT ${sql.lit(mentionLimits.inText)})
        UNION ALL
        SELECT 'newPost', follower_id FROM user_relationships WHERE following_id = fresh.user_id
      ) AS users(type, id)
      WHERE wants_notifications_of(users.id, fresh.user_id)
        AND NOT is_notification_muted(users.id, type, fresh.id, NULL)
      ORDER BY fresh.id, users.id, type
    ), notified AS (
      INSERT INTO notifications (user_id, type, actor_id, post_id)
      SELECT id, type, author_id, post_id FROM recipients ON CONFLICT DO NOTHING
      RETURNING user_id, group_id, actor_id, type
    ), listed AS (
      -- Nobody ever joins the author of a new post, so who stands behind it need not be listed.
      INSERT INTO notification_actors (group_id, actor_id)
      SELECT group_id, actor_id FROM notified WHERE type <> 'newPost'
    )
    SELECT DISTINCT user_id AS "userId" FROM notified LIMIT ${sql.lit(mostViewers)}`.execute(
      transaction,
    )
    transaction.invalidate(...rows.map(({ userId }) => topics.viewer(userId)))
  })
}
