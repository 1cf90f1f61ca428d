import { type RawBuilder, sql } from 'kysely'
import type { Approval, WholeApproval } from '../../../core/contracts/approval-queue.ts'
import type { Database } from '../../database/connection.ts'
import { limitTo } from '../../database/limit.ts'
import type { KeyPage } from '../../http/cursors.ts'

interface Note {
  rule: string | null
  reason: string
  createdAt: string
  answer: string | null
}

export interface QueueRow extends Pick<Approval, 'id' | 'reasons' | 'words' | 'takenDown'> {
  since: Date
  /** With the microseconds that a cursor needs. */
  time: string
  note: Note | null
}

const queue = sql`
  FROM post_waits JOIN posts ON posts.id = post_waits.post_id AND deleted_at IS NULL AND NOT author_hidden`

const columns = sql`posts.id, since, since::text AS time, reasons, words,
  (SELECT jsonb_build_object('rule', rule, 'reason', reason, 'createdAt', post_notes.created_at, 'answer', answer)
    FROM post_notes WHERE post_notes.post_id = posts.id) AS note,
  CASE WHEN taken_down_at IS NOT NULL
    THEN jsonb_build_object('at', taken_down_at, 'rule', take_down.rule, 'reason', take_down.reason) END AS "takenDown"`

/** The decision that took a post down, where one did. */
const takeDown = sql`
  LEFT JOIN LATERAL (
    SELECT rule, reason FROM cases JOIN decisions ON case_id = cases.id
    WHERE type = 'post' AND target_id = posts.id AND kind = 'takeDown' ORDER BY decisions.id DESC LIMIT 1
  ) AS take_down ON taken_down_at IS NOT NULL`

/** Whoever has waited longest comes first. */
export async function selectQueue(
  database: Database,
  { after, offset, limit }: KeyPage,
): Promise<QueueRow[]> {
  const beyond: RawBuilder<unknown> =
    after === null
      ? sql``
      : sql`WHERE (since, post_waits.post_id) > (${after[0]}::timestamptz, ${after[1]}::bigint)`
  const { rows } = await sql<QueueRow>`
    SELECT ${columns} ${queue} ${takeDown} ${beyond}
    ORDER BY since, post_waits.post_id ${limitTo({ limit, offset })}`.execute(database)
  return rows
}

export async function countQueue(database: Database): Promise<number> {
  const { rows } = await sql<{ total: number }>`SELECT count(*)::int AS total ${queue}`.execute(
    database,
  )
  return rows[0]!.total
}

export interface WaitingRow extends QueueRow {
  excerpt: string
  before: (Omit<NonNullable<WholeApproval['before']>, 'seenAt'> & { seenAt: Date }) | null
}

/** With the text that was seen last, if there was one. */
export async function selectWaiting(
  database: Database,
  postId: number,
): Promise<WaitingRow | undefined> {
  const { rows } = await sql<Omit<WaitingRow, 'before'> & { comparedTo: number | null }>`
    SELECT ${columns}, excerpt, compared_to AS "comparedTo" ${queue} ${takeDown}
    WHERE posts.id = ${postId}`.execute(database)
  const row = rows[0]
  if (row === undefined || row.comparedTo === null) return row && { ...row, before: null }
  const before = await sql<NonNullable<WaitingRow['before']>>`
    SELECT title, excerpt, entries, updated_at AS "seenAt",
      CASE WHEN categories IS NOT NULL THEN jsonb_build_object('cover', cover, 'canonical', canonical,
        'categories', ${namesOf(sql`categories`, categoryToday)}, 'tags', ${namesOf(sql`tags`, tagToday)}) END AS labels
    FROM post_revisions WHERE post_id = ${postId} AND number = ${row.comparedTo}`.execute(database)
  return { ...row, before: before.rows[0] ?? null }
}

/** Renamed and merged ones are those that they became; one that is gone has only the name in its address. */
const namesOf = (slugs: RawBuilder<unknown>, today: RawBuilder<unknown>) => sql`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'name', name) ORDER BY position), '[]') FROM (
    SELECT coalesce(today.slug, given) AS slug, min(coalesce(today.name, given)) AS name, min(position) AS position
    FROM unnest(${slugs}) WITH ORDINALITY AS stored(given, position) LEFT JOIN LATERAL (${today}) AS today ON true
    GROUP BY 1) AS each)`

const categoryToday = sql`
  SELECT slug, name FROM categories WHERE id = coalesce(
    (SELECT coalesce(merging_into, id) FROM categories AS named WHERE named.slug = given),
    (SELECT category_id FROM former_category_slugs AS former WHERE former.slug = given))`

const tagToday = sql`SELECT slug, name FROM tags WHERE slug = current_tag_slug(given)`
