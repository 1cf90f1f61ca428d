import { sql } from 'kysely'
import { commentStatus } from '../../../core/posts/comment-status.ts'
import type { PostFacts } from '../../../core/contracts/posts.ts'
import { apiAddress } from '../../../core/site.ts'
import type { Database } from '../../database/connection.ts'
import { identifiedBy } from './posts.sql.ts'

/** Nobody is expected to like more comments of one post; older likes are then not shown as one's own. */
const mostLikes = 500
const mostHeld = 20

export async function selectFacts(
  database: Database,
  id: string,
  callerId: number,
): Promise<Omit<PostFacts, '@id' | '@type'> | undefined> {
  return database
    .selectFrom('public_posts as posts')
    .select(['id', 'likes', 'comments_closed as commentsClosed'])
    .select([
      sql<PostFacts['bookmark']>`(
        SELECT jsonb_build_object('@id', ${apiAddress('/bookmarks/')}::text || id, 'id', id)
        FROM bookmarks WHERE post_id = posts.id AND user_id = ${callerId})`.as('bookmark'),
      sql<PostFacts['userApplauses']>`jsonb_build_object('count', coalesce(
        (SELECT count FROM applause WHERE post_id = posts.id AND user_id = ${callerId}), 0))`.as(
        'userApplauses',
      ),
      sql<boolean>`EXISTS (SELECT FROM user_relationships
        WHERE follower_id = ${callerId} AND following_id = posts.user_id)`.as('isFollowing'),
      sql<PostFacts['commentLikes']>`coalesce((
        SELECT jsonb_agg(jsonb_build_object('comment', comment_id, 'id', id, 'likeCount', like_count)) FROM (
          SELECT comment_likes.id, comment_id, like_count FROM comment_likes JOIN public_comments ON public_comments.id = comment_id
          WHERE comment_likes.user_id = ${callerId} AND public_comments.post_id = posts.id
          ORDER BY comment_likes.id DESC LIMIT ${sql.lit(mostLikes)}) AS mine), '[]')`.as(
        'commentLikes',
      ),
      sql<PostFacts['heldComments']>`coalesce((
        SELECT jsonb_agg(jsonb_build_object('id', id, 'text', text, 'thread', parent_id) ORDER BY id DESC) FROM (
          SELECT id, text, parent_id FROM comments WHERE post_id = posts.id AND user_id = ${callerId}
            AND status = ${sql.lit(commentStatus.held)} ORDER BY id DESC LIMIT ${sql.lit(mostHeld)}) AS held), '[]')`.as(
        'heldComments',
      ),
    ])
    .where(identifiedBy(id))
    .executeTakeFirst()
}
