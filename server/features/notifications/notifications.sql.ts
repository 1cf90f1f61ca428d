import { sql } from 'kysely'
import type { NotificationType } from '../../../core/notifications.ts'
import type { Database, Transaction } from '../../database/connection.ts'

export interface Deed {
  type: NotificationType
  /** Who is told. */
  to: number
  actorId: number
  postId?: number | null
  commentId?: number | null
}

/** What happens again and again between the same two is told the first time only. */
const toldOnce: ReadonlySet<NotificationType> = new Set(['newFollower', 'newLike', 'commentLike'])

/**
 * Writes a notification with the act that causes it. More of the same joins the unseen one and
 * brings it to the front; nobody hears of their own acts, or of those they do not want to hear of.
 */
export async function tell(transaction: Transaction, deed: Deed): Promise<void> {
  const { type, to, actorId, postId = null, commentId = null } = deed
  const again = toldOnce.has(type) ? sql`true` : sql`NOT is_seen`
  await sql`
    WITH told AS (
      INSERT INTO notifications (user_id, type, actor_id, post_id, comment_id)
      SELECT ${to}::bigint, ${type}, ${actorId}::bigint, ${postId}::bigint, ${commentId}::bigint
      WHERE hears_of(${to}, ${actorId}) AND NOT EXISTS (
        SELECT FROM notifications JOIN notification_actors ON notification_id = id
        WHERE ${isAbout(deed)} AND notification_actors.actor_id = ${actorId} AND ${again})
      ON CONFLICT (user_id, type, coalesce(post_id, 0), coalesce(comment_id, 0))
        WHERE NOT is_seen AND type <> 'moderation'
      DO UPDATE SET id = DEFAULT, actor_id = excluded.actor_id, created_at = now(),
        actor_count = notifications.actor_count + 1
      RETURNING id
    )
    INSERT INTO notification_actors (notification_id, actor_id)
    SELECT id, ${actorId}::bigint FROM told`.execute(transaction)
}

/** Taken back before anybody saw it, it never happened. */
export async function untell(transaction: Transaction, deed: Deed): Promise<void> {
  const { rows } = await sql<{ id: number; left: number }>`
    DELETE FROM notification_actors USING notifications
    WHERE notification_id = id AND ${isAbout(deed)} AND NOT is_seen
      AND notification_actors.actor_id = ${deed.actorId}
    RETURNING id, actor_count - 1 AS left`.execute(transaction)
  for (const { id, left } of rows)
    await (
      left === 0
        ? sql`DELETE FROM notifications WHERE id = ${id}`
        : sql`UPDATE notifications SET actor_count = ${left}, actor_id =
          (SELECT max(actor_id) FROM notification_actors WHERE notification_id = ${id}) WHERE id = ${id}`
    ).execute(transaction)
}

const isAbout = ({ type, to, postId = null, commentId = null }: Deed) =>
  sql`notifications.user_id = ${to} AND type = ${type}
    AND coalesce(post_id, 0) = ${postId ?? 0} AND coalesce(comment_id, 0) = ${commentId ?? 0}`

export interface NotificationRow {
  id: number
  type: NotificationType
  isSeen: boolean
  actorId: number | null
  actorCount: number
  postSlug: string | null
  postTitle: string | null
  commentId: number | null
  actorUsername: string | null
  note: string | null
  createdAt: Date
}

/** With all that its address and its sentence need; the actors are selected as members are. */
const columns = sql`
  SELECT notifications.id, type, is_seen AS "isSeen", actor_id AS "actorId", actor_count AS "actorCount",
    posts.slug AS "postSlug", posts.title AS "postTitle", notifications.comment_id AS "commentId",
    users.username AS "actorUsername", note, notifications.created_at AS "createdAt"
  FROM notifications
  LEFT JOIN comments ON comments.id = notifications.comment_id
  LEFT JOIN posts ON posts.id = coalesce(notifications.post_id, comments.post_id)
  LEFT JOIN users ON users.id = notifications.actor_id`

export async function selectNotifications(
  database: Database,
  userId: number,
  isSeen: boolean | undefined,
  { before, offset, limit }: { before: number | null; offset: number; limit: number },
): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`${columns}
    WHERE notifications.user_id = ${userId}
      ${isSeen === undefined ? sql`` : sql`AND is_seen = ${sql.lit(isSeen)}`}
      ${before === null ? sql`` : sql`AND notifications.id < ${before}`}
    ORDER BY notifications.id DESC LIMIT ${sql.lit(limit)} OFFSET ${offset}`.execute(database)
  return rows
}

export async function selectNotification(
  database: Database,
  userId: number,
  id: number,
): Promise<NotificationRow | undefined> {
  const { rows } = await sql<NotificationRow>`${columns}
    WHERE notifications.user_id = ${userId} AND notifications.id = ${id}`.execute(database)
  return rows[0]
}

export async function countNotifications(
  database: Database,
  userId: number,
  isSeen: boolean | undefined,
): Promise<{ total: number; unread: number }> {
  const { rows } = await sql<{ total: number; unread: number }>`
    SELECT count(*) FILTER (WHERE ${isSeen === undefined ? sql`true` : sql`is_seen = ${sql.lit(isSeen)}`})::int AS total,
      count(*) FILTER (WHERE NOT is_seen)::int AS unread
    FROM notifications WHERE user_id = ${userId}`.execute(database)
  return rows[0]!
}

/** Seen becomes unseen again only where no unseen one about the same thing has come since. */
export async function setSeen(
  database: Database,
  userId: number,
  id: number,
  isSeen: boolean,
): Promise<void> {
  await sql`
    UPDATE notifications SET is_seen = ${isSeen} WHERE user_id = ${userId} AND id = ${id}
      AND (${isSeen} OR NOT EXISTS (
        SELECT FROM notifications AS newer WHERE newer.user_id = ${userId} AND NOT newer.is_seen
          AND newer.type = notifications.type
          AND coalesce(newer.post_id, 0) = coalesce(notifications.post_id, 0)
          AND coalesce(newer.comment_id, 0) = coalesce(notifications.comment_id, 0)))`.execute(
    database,
  )
}

export async function setAllSeen(database: Database, userId: number): Promise<void> {
  await sql`UPDATE notifications SET is_seen = true WHERE user_id = ${userId} AND NOT is_seen`.execute(
    database,
  )
}
