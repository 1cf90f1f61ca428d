import { sql } from 'kysely'
import type { PostWait } from '../../../core/contracts/approval.ts'
import type { Entry } from '../../../core/document/types.ts'
import type { WaitReason } from '../../../core/posts/wait-reasons.ts'
import { postStatus } from '../../../core/posts/post-status.ts'
import { apiAddress } from '../../../core/site.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { limitTo } from '../../database/limit.ts'
import type { IdPage } from '../../http/cursors.ts'

export interface Wait {
  reasons: WaitReason[]
  /** What the word list found. */
  words: string[]
}

/** Beside the row that a trigger made. Compared is with what readers saw, or else with what editors decided about last. */
export async function noteWait(
  transaction: Transaction,
  postId: number,
  { reasons, words }: Wait,
  { wasPublic }: { wasPublic: boolean },
): Promise<void> {
  const seen = wasPublic
    ? sql`coalesce((SELECT max(number) FROM post_revisions WHERE post_id = ${postId}), 1)`
    : sql`greatest(
        (SELECT revision FROM approval_decisions WHERE post_id = ${postId} ORDER BY id DESC LIMIT 1),
        (SELECT coalesce((SELECT max(number) FROM post_revisions WHERE post_id = id AND created_at <= taken_down_at), 1)
          FROM posts WHERE id = ${postId} AND taken_down_at IS NOT NULL))`
  // A text from before there were revisions becomes the first one when it changes.
  await sql`
    UPDATE post_waits SET reasons = ${reasons}, words = ${words}, compared_to = coalesce(compared_to, ${seen})
    WHERE post_id = ${postId}`.execute(transaction)
}

interface ApprovedText {
  title: string
  excerpt: string
  entries: Entry[]
  tags: string[]
}

/** The text that an editor let through last; what was sent back is to be looked at again. */
export async function selectApprovedText(
  database: Database,
  postId: number,
): Promise<ApprovedText | undefined> {
  const { rows } = await sql<ApprovedText>`
    SELECT title, excerpt, entries, ARRAY(
        SELECT name FROM unnest(post_revisions.tags) AS kept JOIN tags ON tags.slug = current_tag_slug(kept)) AS tags
    FROM post_revisions WHERE post_id = ${postId} AND number = (
      SELECT revision FROM approval_decisions WHERE post_id = ${postId} AND decision = 'published'
      ORDER BY id DESC LIMIT 1)`.execute(database)
  return rows[0]
}

/** How the post stood when it was decided about, and how long it had waited. One without revisions becomes the first. */
export async function insertDecision(
  transaction: Transaction,
  postId: number,
  decision: 'published' | 'sentBack',
): Promise<{ revision: number; waitedMinutes: number }> {
  const { rows } = await sql<{ revision: number; waitedMinutes: number }>`
    INSERT INTO approval_decisions (post_id, decision, revision, waited_seconds)
    SELECT posts.id, ${decision}, coalesce((SELECT max(number) FROM post_revisions WHERE post_id = posts.id), 1),
      greatest(extract(epoch FROM now() - coalesce(since, updated_at))::int, 0)
    FROM posts LEFT JOIN post_waits ON post_id = posts.id WHERE posts.id = ${postId}
    RETURNING revision, ${minutesOf(sql`waited_seconds`)} AS "waitedMinutes"`.execute(transaction)
  return rows[0]!
}

const minutesOf = (seconds: ReturnType<typeof sql>) => sql`ceil(${seconds} / 60.0)::int`

/** Of so many decisions half took no longer. */
const decisionsLookedAt = 50

const usualMinutes = sql`(
  SELECT ${minutesOf(sql`percentile_cont(0.5) WITHIN GROUP (ORDER BY waited_seconds)`)}
  FROM (SELECT waited_seconds FROM approval_decisions ORDER BY id DESC LIMIT ${sql.lit(decisionsLookedAt)}) AS latest)`

interface WaitRow {
  id: number
  since: Date
  reasons: WaitReason[]
  usualMinutes: number | null
}

const asPostWait = (row: WaitRow): PostWait => ({
  '@id': apiAddress(`/post_waits/${row.id}`),
  '@type': 'PostWait',
  ...row,
  since: row.since.toISOString(),
})

const waitsOf = (userId: number) => sql`
  FROM posts JOIN post_waits ON post_id = posts.id
  WHERE user_id = ${userId} AND status = ${sql.lit(postStatus.waiting)} AND deleted_at IS NULL`

const columns = sql`posts.id, since, reasons, ${usualMinutes} AS "usualMinutes"`

export async function selectWaits(
  database: Database,
  userId: number,
  { before, offset, limit }: IdPage,
): Promise<PostWait[]> {
  const { rows } = await sql<WaitRow>`
    SELECT ${columns} ${waitsOf(userId)} ${before === null ? sql`` : sql`AND posts.id < ${before}`}
    ORDER BY posts.id DESC ${limitTo({ limit, offset })}`.execute(database)
  return rows.map(asPostWait)
}

export async function countWaits(database: Database, userId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total ${waitsOf(userId)}`.execute(database)
  return rows[0]!.total
}

export async function selectWait(
  database: Database,
  userId: number,
  postId: number,
): Promise<PostWait | undefined> {
  const { rows } = await sql<WaitRow>`
    SELECT ${columns} ${waitsOf(userId)} AND posts.id = ${postId}`.execute(database)
  return rows[0] && asPostWait(rows[0])
}
