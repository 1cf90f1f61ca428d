import { type RawBuilder, sql } from 'kysely'
import type { CaseType } from '../../../core/contracts/case-forms.ts'
import type { DecisionKind } from '../../../core/moderation/decision-kinds.ts'
import type { Decision, NotificationType } from '../../../core/contracts/notifications.ts'
import type { Shown } from '../../../core/moderation/decision-texts.ts'
import { topics } from '../../cache/topics.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { limitTo } from '../../database/limit.ts'
import type { IdPage } from '../../http/cursors.ts'

export interface NotificationCause {
  type: NotificationType
  /** Who is notified. */
  to: number
  actorId: number
  postId?: number | null
  commentId?: number | null
}

const partsOf = ({ type, to, actorId, postId = null, commentId = null }: NotificationCause) =>
  sql`${type}, ${to}::bigint, ${actorId}::bigint, ${postId}::bigint, ${commentId}::bigint`

/** For a statement that does the cause: where many act at once, nobody waits for our way back and forth. */
export const addingNotification = (cause: NotificationCause) =>
  sql<boolean>`add_notification(${partsOf(cause)}, NULL)`
export const withdrawingNotification = (cause: NotificationCause) =>
  sql<boolean>`withdraw_notification(${partsOf(cause)})`

/** What a new comment causes. A mention is about that comment, whose number only its statement knows. */
export type CommentCause = Omit<NotificationCause, 'actorId'>

/** Each member is notified of the first that they have not muted. */
export const addingNotifications = (
  causes: CommentCause[],
  { userId, postId }: { userId: number; postId: number },
  comment: RawBuilder<unknown>,
) => sql`
  SELECT count(add_notification(type, "to", ${userId}, "postId",
    CASE WHEN type = 'mention' THEN ${comment} ELSE "commentId" END, ${comment}))
  FROM (
    SELECT DISTINCT ON ("to") * FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(causes)}::jsonb)
      AS (type text, "to" bigint, "postId" bigint, "commentId" bigint))
      WITH ORDINALITY AS cause(type, "to", "postId", "commentId", rank)
    WHERE NOT EXISTS (SELECT FROM reasons_against_notifying("to", ${userId}, type, ${postId}, NULL)) ORDER BY "to", rank
  ) AS first`

export async function notify(transaction: Transaction, cause: NotificationCause): Promise<void> {
  await sql`SELECT ${addingNotification(cause)}`.execute(transaction)
  transaction.invalidate(topics.viewer(cause.to))
}

export async function withdraw(transaction: Transaction, cause: NotificationCause): Promise<void> {
  await sql`SELECT ${withdrawingNotification(cause)}`.execute(transaction)
  transaction.invalidate(topics.viewer(cause.to))
}

/** Comes from the site itself, so blocks and mutes between members do not apply. */
export async function notifyOfDecision(
  transaction: Transaction,
  about: { to: number; postId: number; decision: Decision; note: string | null },
): Promise<void> {
  const { to, postId, decision, note } = about
  await transaction
    .insertInto('notifications')
    .values({ user_id: to, type: 'moderation', post_id: postId, decision, note })
    .execute()
  transaction.invalidate(topics.viewer(to))
}

/** What a notification about a decision says: that it was made, how the appeal ended, what became of the report. */
export type AboutCase = 'decided' | 'upheld' | 'overturned' | 'reported'

/** So many unread counts are sent at once; the others are right a little later. */
const mostAtOnce = 1000

/** Comes from the site itself, too; many may have reported one thing. What is said again takes the place of the first. */
export async function notifyOfCase(
  transaction: Transaction,
  to: number[],
  { decisionId, about, note }: { decisionId: number; about: AboutCase; note: string | null },
): Promise<void> {
  await sql`
    DELETE FROM notifications
    WHERE decision_id = ${decisionId} AND about = ${about} AND user_id = ANY(${to}::bigint[])`.execute(
    transaction,
  )
  await sql`INSERT INTO notifications (user_id, type, decision_id, about, note)
    SELECT unnest(${to}::bigint[]), 'moderation', ${decisionId}, ${about}, ${note}`.execute(
    transaction,
  )
  transaction.invalidate(...to.slice(0, mostAtOnce).map(topics.viewer))
}

interface Seen {
  id: number
  title: string
  slug: string | null
  username: string | null
  messengerId: number | null
}

const mostOfTitle = 200

/** Whoever reported something learns of it no more than everybody, or than their conversation shows. */
const reportedColumns = sql`
  SELECT to_json(seen) FROM (
    SELECT id, title, slug, NULL AS username, NULL::bigint AS "messengerId" FROM public_posts WHERE cases.type = 'post' AND id = target_id
    UNION ALL
    SELECT said.id, left(said.text, ${sql.lit(mostOfTitle)}), posts.slug, NULL, NULL FROM public_comments AS said
    JOIN posts ON posts.id = said.post_id JOIN users AS writer ON writer.id = said.user_id AND NOT is_deleted
    WHERE cases.type = 'comment' AND said.id = target_id
      AND NOT EXISTS (SELECT FROM suspensions WHERE suspensions.user_id = writer.id AND hide_posts)
    UNION ALL
    SELECT id, first_name || ' ' || last_name, NULL, username, NULL FROM users
    WHERE cases.type = 'user' AND id = target_id AND NOT is_deleted
    UNION ALL
    SELECT said.id, left(said.text, ${sql.lit(mostOfTitle)}), NULL, NULL, said.messenger_id FROM messages AS said
    JOIN users AS writer ON writer.id = said.user_id AND NOT is_deleted
    JOIN messenger_members AS own ON own.messenger_id = said.messenger_id AND own.user_id = notifications.user_id
    WHERE cases.type = 'message' AND said.id = target_id AND said.id > cleared_to AND NOT is_taken_down
  ) AS seen`

export interface NotificationRow {
  id: number
  /** Stays when more of the same gives it another id. */
  groupId: number
  type: NotificationType
  isSeen: boolean
  actorId: number | null
  actorCount: number
  postId: number | null
  postSlug: string | null
  postTitle: string | null
  /** Where the member's own post stands that nobody can read: not published, or deleted. */
  hidden: 'unpublished' | 'deleted' | null
  commentId: number | null
  actorUsername: string | null
  decision: Decision | null
  /** What it is about, where editors decided about a case. */
  case: {
    about: AboutCase
    decisionId: number
    kind: DecisionKind
    type: CaseType
    until: string | null
    shown: Shown | null
    isOverturned: boolean
    label: string
    /** What its reader reported, where they still see it: as it is now, and where. */
    reported: Seen | null
    reportedAt: string | null
  } | null
  note: string | null
  createdAt: Date
}

/**
 * With all that its address and its sentence need; the actors are selected as members are. Only what
 * moderators decided can be about a hidden post, and its title is for its author alone.
 */
const columns = sql`
  SELECT notifications.id, group_id AS "groupId", type, is_seen AS "isSeen", actor_id AS "actorId", actor_count AS "actorCount",
    posts.id AS "postId", posts.slug AS "postSlug", posts.title AS "postTitle",
    CASE WHEN is_public(posts) THEN NULL
      WHEN posts.deleted_at IS NOT NULL THEN 'deleted' WHEN posts.id IS NOT NULL THEN 'unpublished' END AS hidden,
    notifications.comment_id AS "commentId",
    users.username AS "actorUsername", decision, note, notifications.created_at AS "createdAt",
    CASE WHEN about IS NOT NULL THEN (
      SELECT json_build_object('about', about, 'decisionId', decisions.id, 'kind', kind, 'type', cases.type, 'until', until, 'shown', shown,
        'isOverturned', is_overturned, 'label', label,
        'reported', CASE WHEN about = 'reported' THEN (${reportedColumns}) END,
        'reportedAt', (SELECT created_at FROM reports WHERE case_id = cases.id AND reporter_id = notifications.user_id))
      FROM decisions JOIN cases ON cases.id = case_id WHERE decisions.id = decision_id) END AS case
  FROM visible_notifications AS notifications
  LEFT JOIN comments ON comments.id = notifications.comment_id
  LEFT JOIN posts ON posts.id = coalesce(notifications.post_id, comments.post_id)
    AND (is_public(posts) OR posts.user_id = notifications.user_id)
  LEFT JOIN users ON users.id = notifications.actor_id`

/** All of them, where nothing is said. */
export interface NotificationFilter {
  isSeen?: boolean | undefined
  types?: NotificationType[] | undefined
}

const seenAs = (isSeen: boolean | undefined) =>
  isSeen === undefined ? sql`true` : sql`is_seen = ${sql.lit(isSeen)}`

export async function selectNotifications(
  database: Database,
  userId: number,
  { isSeen, types }: NotificationFilter,
  { before, offset, limit }: IdPage,
): Promise<NotificationRow[]> {
  const wanted = sql`${columns}
    WHERE notifications.user_id = ${userId} AND ${seenAs(isSeen)}
      ${before === null ? sql`` : sql`AND notifications.id < ${before}`}`
  // Each type has an order of its own in the index, from which the newest are taken.
  const found =
    types === undefined
      ? wanted
      : sql`SELECT newest.* FROM (SELECT DISTINCT unnest(${types}::text[])) AS asked(type) CROSS JOIN LATERAL (
          ${wanted} AND notifications.type = asked.type
          ORDER BY notifications.id DESC LIMIT ${sql.lit(offset + limit)}) AS newest`
  const { rows } = await sql<NotificationRow>`${found}
    ORDER BY id DESC ${limitTo({ limit, offset })}`.execute(database)
  return rows
}

/** Those of some types among these numbers, newest first; how many there are in all, and acts behind them. */
export async function selectUnseen(
  database: Database,
  userId: number,
  { types, ids, limit }: { types: NotificationType[]; ids: number[]; limit: number },
): Promise<{ rows: NotificationRow[]; amount: number; acts: number }> {
  const { rows } = await sql<NotificationRow & { amount: number; acts: number }>`
    SELECT *, count(*) OVER ()::int AS amount, sum("actorCount") OVER ()::int AS acts FROM (${columns}
      WHERE notifications.user_id = ${userId} AND NOT is_seen AND notifications.id = ANY(${ids}::bigint[])
        AND type = ANY(${types}::text[]) AND (type = 'moderation' OR NOT is_suspended(notifications.actor_id))) AS unseen
    ORDER BY id DESC LIMIT ${sql.lit(limit)}`.execute(database)
  return { rows, amount: rows[0]?.amount ?? 0, acts: rows[0]?.acts ?? 0 }
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
  { isSeen, types }: NotificationFilter,
): Promise<{ total: number; unread: number }> {
  const ofTypes = types === undefined ? sql`true` : sql`type = ANY(${types}::text[])`
  const { rows } = await sql<{ total: number; unread: number }>`
    SELECT count(*) FILTER (WHERE ${seenAs(isSeen)} AND ${ofTypes})::int AS total,
      count(*) FILTER (WHERE NOT is_seen)::int AS unread
    FROM visible_notifications WHERE user_id = ${userId}`.execute(database)
  return rows[0]!
}

/** Seen becomes unseen again only where no unseen one about the same thing has come since. */
export async function setSeen(
  transaction: Transaction,
  userId: number,
  id: number,
  isSeen: boolean,
): Promise<void> {
  await sql`
    UPDATE notifications SET is_seen = ${isSeen} WHERE user_id = ${userId} AND id = ${id}
      AND EXISTS (SELECT FROM visible_notifications AS visible WHERE visible.id = notifications.id)
      AND (${isSeen} OR NOT EXISTS (
        SELECT FROM notifications AS newer WHERE newer.user_id = ${userId} AND NOT newer.is_seen
          AND newer.type = notifications.type AND newer.type <> 'moderation'
          AND coalesce(newer.post_id, 0) = coalesce(notifications.post_id, 0)
          AND coalesce(newer.comment_id, 0) = coalesce(notifications.comment_id, 0)))`.execute(
    transaction,
  )
  transaction.invalidate(topics.viewer(userId))
}

export async function setAllSeen(transaction: Transaction, userId: number): Promise<void> {
  await sql`UPDATE notifications SET is_seen = true WHERE user_id = ${userId} AND NOT is_seen`.execute(
    transaction,
  )
  transaction.invalidate(topics.viewer(userId))
}

/** Of several about the same thing only one can be unseen, because more of the same joins it: the newest. */
export async function setAllUnseen(transaction: Transaction, userId: number): Promise<void> {
  await sql`
    UPDATE notifications SET is_seen = false WHERE is_seen AND group_id IN (
      SELECT DISTINCT ON (subject) group_id FROM (
        SELECT group_id, id, is_seen, CASE WHEN type = 'moderation' THEN ROW(type, id, 0::bigint)
          ELSE ROW(type, coalesce(post_id, 0), coalesce(comment_id, 0)) END AS subject
        FROM visible_notifications WHERE user_id = ${userId}
      ) AS own ORDER BY subject, is_seen, id DESC)`.execute(transaction)
  transaction.invalidate(topics.viewer(userId))
}

const mostTries = 5

/** An unseen one about the same thing may come at the same moment; it is there at the next try. */
export async function untilNobodyInterferes(
  write: () => Promise<unknown>,
  tries = 1,
): Promise<void> {
  try {
    await write()
  } catch (error) {
    if ((error as { code?: string }).code !== '23505' || tries >= mostTries) throw error
    await untilNobodyInterferes(write, tries + 1)
  }
}
