import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/connection.ts'
import { eventsAtOnce, eventsSince, givePositions } from '../../live/events.sql.ts'
import { messageRecipients } from '../messages/messages.public.ts'

const pushesAtOnce = 1000

/** Long enough for whoever is there to see it first; and no browser is called twice within a minute. */
const pause = sql`interval '15 seconds'`
const atMostEvery = sql`interval '1 minute'`
/** A job that has failed for so long is given up by the queue. */
const longestJob = sql`interval '3 hours'`

/** All that has been committed until now. */
export async function gatherPushes(database: Database): Promise<void> {
  while (await gatherSome(database));
}

/** Gives whether there may be more. */
async function gatherSome(database: Database): Promise<boolean> {
  await givePositions(database)
  const { rows } = await sql<{ read: number }>`
    WITH ${eventsSince('push_progress')}, causes AS (
      SELECT user_id, 'Notification' AS type, notifications.id, events.created_at FROM notifications
      JOIN events ON events.type = 'Notification' AND item_id = notifications.id WHERE NOT is_seen
      UNION ALL SELECT user_id, 'Message', item_id, created_at FROM (${messageRecipients}) AS recipients
    ), touched AS (
      -- In one order, so that two statements do not wait for each other.
      SELECT push.id, push.created_at, user_id FROM push_subscriptions AS push JOIN sessions ON sessions.id = session_id
      WHERE user_id IN (SELECT user_id FROM causes) ORDER BY push.id FOR NO KEY UPDATE OF push
    ), news AS (
      SELECT touched.id, array_agg(causes.id ORDER BY causes.id) FILTER (WHERE type = 'Notification') AS notifications,
        array_agg(causes.id ORDER BY causes.id) FILTER (WHERE type = 'Message') AS messages
      -- What happened before a browser listened is never pushed to it.
      FROM touched JOIN causes USING (user_id) WHERE causes.created_at > touched.created_at GROUP BY touched.id
    ), gathered AS (
      UPDATE push_subscriptions AS push SET
        notification_ids = with_news(notification_ids, coalesce(news.notifications, '{}')),
        message_ids = with_news(message_ids, coalesce(news.messages, '{}')),
        due_at = coalesce(due_at, greatest(now() + ${pause}, pushed_at + ${atMostEvery}))
      FROM news WHERE push.id = news.id
    )
    SELECT count(*)::int AS read FROM events`.execute(database)
  return rows[0]!.read === eventsAtOnce
}

export interface DuePush {
  subscriptionId: number
}

/** Several processes may ask at once; each is given to one, and none while a job is still at it. */
export async function takeDuePushes(transaction: Transaction): Promise<DuePush[]> {
  const { rows } = await sql<DuePush>`
    UPDATE push_subscriptions SET due_at = NULL, queued_at = now() FROM (
      SELECT id FROM push_subscriptions
      WHERE due_at <= now() AND (queued_at IS NULL OR queued_at < now() - ${longestJob})
      ORDER BY due_at LIMIT ${sql.lit(pushesAtOnce)} FOR UPDATE SKIP LOCKED
    ) AS due WHERE push_subscriptions.id = due.id
    RETURNING due.id AS "subscriptionId"`.execute(transaction)
  return rows
}

export interface Subscription {
  id: number
  endpoint: string
  p256dh: string
  auth: string
  userId: number
  username: string
  /** The numbers of what has not been pushed. */
  notificationIds: number[]
  messageIds: number[]
  publicKey: string
  privateKey: string
}

/** With all that a push needs; nothing once its session has ended. */
export async function findSubscription(
  database: Database,
  id: number,
): Promise<Subscription | undefined> {
  const { rows } = await sql<Subscription>`
    SELECT push.id, endpoint, p256dh, auth, user_id AS "userId", username,
      to_json(notification_ids) AS "notificationIds", to_json(message_ids) AS "messageIds",
      public_key AS "publicKey", private_key AS "privateKey"
    FROM push_subscriptions AS push JOIN sessions ON sessions.id = session_id
    JOIN users ON users.id = user_id CROSS JOIN push_keys
    WHERE push.id = ${id} AND expires_at > now()`.execute(database)
  return rows[0]
}

export type NewsIds = Pick<Subscription, 'notificationIds' | 'messageIds'>

const withoutNews = ({ notificationIds, messageIds }: NewsIds) => sql`
  notification_ids = without_news(notification_ids, ${notificationIds}::bigint[]),
  message_ids = without_news(message_ids, ${messageIds}::bigint[])`

const isLeft = ({ notificationIds, messageIds }: NewsIds) => sql`
  NOT (notification_ids <@ ${notificationIds}::bigint[] AND message_ids <@ ${messageIds}::bigint[])`

export async function notePushed(database: Database, id: number, ids: NewsIds): Promise<void> {
  await sql`UPDATE push_subscriptions SET pushed_at = now(), ${withoutNews(ids)}
    WHERE id = ${id}`.execute(database)
}

export async function noteDone(database: Database, id: number, ids: NewsIds): Promise<void> {
  await sql`UPDATE push_subscriptions SET queued_at = NULL, ${withoutNews(ids)},
    due_at = CASE WHEN ${isLeft(ids)} THEN greatest(due_at, pushed_at + ${atMostEvery}) END
    WHERE id = ${id}`.execute(database)
}

export async function deleteSubscription(database: Database, id: number): Promise<void> {
  await sql`DELETE FROM push_subscriptions WHERE id = ${id}`.execute(database)
}
