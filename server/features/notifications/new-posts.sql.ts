import { sql } from 'kysely'
import { mentionLimits } from '../../../core/contracts/mentions.ts'
import { topics } from '../../cache/topics.ts'
import type { Database } from '../../database/connection.ts'

const postsAtOnce = 100

/**
 * Shared by the posts of one run, of which there is one a second: 100,000 followers take twenty seconds,
 * each of which leaves room for others, and no statement comes near its deadline.
 */
const followersAtOnce = 5000

/**
 * Notifies those who follow the author of a new post, and those whom it mentions: a member with
 * 100,000 followers publishes in the time of one insert, and this is the rest. Posts of a suspended author wait until the
 * suspension ends. Rows are locked with SKIP LOCKED so that each post is announced by one process; a crash leaves the
 * row for the next run.
 */
export async function announceNewPosts(database: Database): Promise<void> {
  await database.write(async (transaction) => {
    const { rows } = await sql<{ userId: number }>`
    WITH taken AS (
      SELECT post_id, notified_to FROM unannounced_posts JOIN public_posts ON public_posts.id = post_id
      WHERE NOT is_suspended(public_posts.user_id)
      ORDER BY post_id LIMIT ${sql.lit(postsAtOnce)} FOR UPDATE OF unannounced_posts SKIP LOCKED
    ), fresh AS (
      SELECT id, user_id, entries, notified_to FROM posts JOIN taken ON post_id = id
    ), share AS (
      SELECT ${sql.lit(followersAtOnce)} / greatest(count(*), 1) AS size FROM taken
    ), follows AS (
      SELECT fresh.id AS post_id, user_id AS author_id, follows.id, follower_id
      FROM fresh CROSS JOIN LATERAL (
        SELECT id, follower_id FROM user_relationships
        WHERE following_id = fresh.user_id AND user_relationships.id > notified_to
        ORDER BY user_relationships.id LIMIT (SELECT size FROM share)
      ) AS follows
    ), mentions AS (
      SELECT fresh.id AS post_id, fresh.user_id AS author_id, named.id AS user_id, notified_to
      FROM fresh CROSS JOIN LATERAL (
        SELECT users.id FROM users WHERE NOT is_deleted AND username = ANY (ARRAY(
          SELECT DISTINCT name #>> '{}' FROM jsonb_path_query(fresh.entries, '$.**.attrs.username') AS name
          LIMIT ${sql.lit(mentionLimits.inText)}))
      ) AS named
      WHERE NOT EXISTS (
        SELECT FROM reasons_against_notifying(named.id, fresh.user_id, 'mention', fresh.id, NULL))
    ), recipients AS (
      SELECT post_id, author_id, user_id, 'mention' AS type FROM mentions WHERE notified_to = 0
      UNION ALL
      -- A mention replaces the notification for followers, so that a post notifies a member once.
      SELECT post_id, author_id, follower_id, 'newPost' FROM follows
      WHERE NOT EXISTS (
        SELECT FROM reasons_against_notifying(follower_id, author_id, 'newPost', post_id, NULL))
        AND (post_id, follower_id) NOT IN (SELECT post_id, user_id FROM mentions)
    ), notified AS (
      INSERT INTO notifications (user_id, type, actor_id, post_id)
      SELECT user_id, type, author_id, post_id FROM recipients ON CONFLICT DO NOTHING
      RETURNING user_id, group_id, actor_id, type
    ), listed AS (
      -- Nobody ever joins the author of a new post, so who stands behind it need not be listed.
      INSERT INTO notification_actors (group_id, actor_id)
      SELECT group_id, actor_id FROM notified WHERE type <> 'newPost'
    ), unfinished AS (
      UPDATE unannounced_posts SET notified_to = reached.id FROM (
        SELECT post_id, max(id) AS id FROM follows GROUP BY post_id HAVING count(*) = (SELECT size FROM share)
      ) AS reached WHERE unannounced_posts.post_id = reached.post_id
      RETURNING reached.post_id
    ), finished AS (
      DELETE FROM unannounced_posts WHERE post_id IN (
        SELECT post_id FROM taken EXCEPT SELECT post_id FROM unfinished)
    )
    SELECT DISTINCT user_id AS "userId" FROM notified`.execute(transaction)
    transaction.invalidate(...rows.map(({ userId }) => topics.viewer(userId)))
  })
}
