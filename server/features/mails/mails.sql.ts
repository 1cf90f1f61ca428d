import { sql } from 'kysely'
import { type MailKind, mailKinds } from '../../../core/contracts/mails.ts'
import { topics } from '../../cache/topics.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { nextDigest } from './digest.sql.ts'
import { eventsAtOnce, eventsSince, givePositions } from '../../live/events.sql.ts'
import { messageRecipients } from '../messages/messages.public.ts'

const mailsAtOnce = 1000

/** Long enough for whoever is there to see it first; and nobody gets two of a kind within the hour. */
const pause = sql`interval '5 minutes'`
const atMostEvery = sql`interval '1 hour'`
/** A job that has failed for so long is given up by the queue. */
const longestJob = sql`interval '3 days'`

const columnOf: Record<MailKind, string> = {
  newPost: 'email_new_post',
  newFollower: 'email_new_follower',
  newLike: 'email_new_like',
  newComment: 'email_new_comment',
  newMessage: 'email_new_message',
  digest: 'email_digest',
}
const kinds = Object.keys(mailKinds) as MailKind[]

const kindOfType = sql`CASE ${sql.join(
  kinds.map(
    (kind) =>
      sql`WHEN type = ANY(${sql.lit(`{${mailKinds[kind].types.join()}}`)}) THEN ${sql.lit(kind)}`,
  ),
  sql` `,
)} END`

const isWanted = sql`CASE kind ${sql.join(
  kinds.map((kind) => sql`WHEN ${sql.lit(kind)} THEN ${sql.ref(`information.${columnOf[kind]}`)}`),
  sql` `,
)} END`

/** All that has been committed until now. */
export async function gatherMails(database: Database): Promise<void> {
  while (await gatherSome(database));
}

/** Gives whether there may be more. */
async function gatherSome(database: Database): Promise<boolean> {
  await givePositions(database)
  const { rows } = await sql<{ read: number }>`
    WITH ${eventsSince('mail_progress')}, causes AS (
      SELECT user_id, kind, array_agg(id ORDER BY id) AS ids FROM (
        SELECT user_id, ${kindOfType} AS kind, id FROM notifications WHERE NOT is_seen
          AND id IN (SELECT item_id FROM events WHERE type = 'Notification')
        UNION ALL
        SELECT user_id, 'newMessage', item_id FROM (${messageRecipients}) AS recipients
      ) AS unseen WHERE kind IS NOT NULL GROUP BY user_id, kind
    ), gathered AS (
      INSERT INTO gathered_mails AS mails (user_id, kind, due_at, news_ids)
      SELECT causes.user_id, kind, now() + ${pause}, with_news('{}', ids) FROM causes
      JOIN user_informations AS information USING (user_id) JOIN users ON users.id = causes.user_id
      WHERE ${isWanted} AND email_confirmed_at IS NOT NULL AND email_refused_at IS NULL AND NOT is_deleted
        AND NOT is_suspended(users.id)
      ORDER BY causes.user_id, kind
      ON CONFLICT (user_id, kind) DO UPDATE SET news_ids = with_news(mails.news_ids, excluded.news_ids),
        due_at = CASE WHEN mails.due_at IS NULL AND (mails.queued_at IS NULL OR mails.queued_at < now() - ${longestJob})
          THEN greatest(excluded.due_at, mails.mailed_at + ${atMostEvery}) ELSE mails.due_at END
    )
    SELECT count(*)::int AS read FROM events`.execute(database)
  return rows[0]!.read === eventsAtOnce
}

export interface DueMail {
  userId: number
  kind: MailKind
}

/** Several processes may ask at once; each mail is given to one. */
export async function takeDueMails(transaction: Transaction): Promise<DueMail[]> {
  const { rows } = await sql<DueMail>`
    UPDATE gathered_mails SET due_at = NULL, queued_at = now() FROM (
      SELECT user_id, kind FROM gathered_mails WHERE due_at <= now()
      ORDER BY due_at LIMIT ${sql.lit(mailsAtOnce)} FOR UPDATE SKIP LOCKED
    ) AS due WHERE gathered_mails.user_id = due.user_id AND gathered_mails.kind = due.kind
    RETURNING gathered_mails.user_id AS "userId", gathered_mails.kind`.execute(transaction)
  return rows
}

export interface Recipient {
  id: number
  email: string
  firstName: string
  username: string
  unsubscribeKey: string
  /** The numbers of what has not been mailed. */
  newsIds: number[]
}

/** Nothing for whoever does not want it any more. */
export async function findRecipient(
  database: Database,
  { userId, kind }: DueMail,
): Promise<Recipient | undefined> {
  const { rows } = await sql<Recipient>`
    SELECT users.id, email, first_name AS "firstName", username, unsubscribe_key AS "unsubscribeKey",
      to_json(news_ids) AS "newsIds"
    FROM gathered_mails JOIN users ON users.id = user_id JOIN user_informations AS information USING (user_id)
    WHERE user_id = ${userId} AND kind = ${kind} AND ${isWanted}
      AND email_confirmed_at IS NOT NULL AND email_refused_at IS NULL AND NOT is_deleted
      AND NOT is_suspended(users.id)`.execute(database)
  return rows[0]
}

/** The preference alone decides: an address that is refused today may be mended by Sunday. */
const digestIfWanted = sql`(SELECT ${nextDigest} FROM user_informations AS information
  WHERE information.user_id = gathered_mails.user_id AND email_digest)`

/** Another digest is due in a week; of the other kinds, gives what has come since. */
export async function noteMailed(
  transaction: Transaction,
  { userId, kind }: DueMail,
  { newsIds, isMailed }: { newsIds: number[]; isMailed: boolean },
): Promise<number[]> {
  const { rows } = await sql<{ newsIds: number[] }>`
    UPDATE gathered_mails SET queued_at = NULL, news_ids = without_news(news_ids, ${newsIds}::bigint[]),
      mailed_at = CASE WHEN ${isMailed} THEN now() ELSE mailed_at END,
      due_at = ${kind === 'digest' ? digestIfWanted : null}
    WHERE user_id = ${userId} AND kind = ${kind} RETURNING to_json(news_ids) AS "newsIds"`.execute(
    transaction,
  )
  return rows[0]?.newsIds ?? []
}

/** What came while it was not wanted is not mailed later either. */
export async function forgetNews(database: Database, { userId, kind }: DueMail): Promise<void> {
  await sql`UPDATE gathered_mails SET queued_at = NULL, news_ids = '{}',
    due_at = ${kind === 'digest' ? digestIfWanted : null}
    WHERE user_id = ${userId} AND kind = ${kind}`.execute(database)
}

export async function planNextMail(
  transaction: Transaction,
  { userId, kind }: DueMail,
): Promise<void> {
  await sql`UPDATE gathered_mails SET due_at = now() + ${atMostEvery}
    WHERE user_id = ${userId} AND kind = ${kind}`.execute(transaction)
}

/** Gives whether somebody has this key. */
export async function stopMails(
  transaction: Transaction,
  unsubscribeKey: string,
  kind: MailKind,
): Promise<boolean> {
  const { rows } = await sql<{ userId: number }>`
    UPDATE user_informations SET ${sql.ref(columnOf[kind])} = false
    WHERE unsubscribe_key = ${unsubscribeKey} RETURNING user_id AS "userId"`.execute(transaction)
  for (const { userId } of rows) transaction.invalidate(topics.viewer(userId))
  return rows.length > 0
}
