import { type RawBuilder, sql } from 'kysely'
import type { AuditAction, AuditTarget } from '../../../core/contracts/moderation.ts'
import type { Database } from '../../database/connection.ts'
import { limitTo } from '../../database/limit.ts'
import type { IdPage } from '../../http/cursors.ts'

export interface Filter {
  actorId: number | undefined
  action: AuditAction | undefined
}

export interface ActRow {
  id: number
  at: Date
  actorId: number | null
  actor: { username: string; firstName: string; lastName: string } | null
  action: AuditAction
  type: AuditTarget
  targetId: number | null
  details: Record<string, string | number | boolean | null>
  /** What it is about, as far as it is still there. */
  target: { title: string; slug: string | null; commentId?: number } | null
}

/** Only what is asked for stands in the query, so that each filter reads its index. */
const matching = ({ actorId, action }: Filter) => sql`
  ${actorId === undefined ? sql`true` : sql`actor_id = ${actorId}`}
  AND ${action === undefined ? sql`true` : sql`action = ${action}`}`

/** A comment is known by its beginning. */
const titleLength = 80

/** Each kind of thing by its key; what was deleted is as if it were erased. */
const target = sql`CASE type
  WHEN 'post' THEN (
    SELECT json_build_object('title', title, 'slug', slug) FROM posts
    WHERE id = "targetId" AND deleted_at IS NULL AND NOT author_hidden)
  WHEN 'comment' THEN (
    SELECT json_build_object('title', left(text, ${sql.lit(titleLength)}), 'slug', slug, 'commentId', comments.id)
    FROM public_comments AS comments JOIN posts ON posts.id = post_id WHERE comments.id = "targetId")
  WHEN 'user' THEN (
    SELECT json_build_object('title', first_name || ' ' || last_name, 'slug', username) FROM users
    WHERE id = "targetId" AND NOT is_deleted)
  WHEN 'case' THEN (
    SELECT json_build_object('title', id::text, 'slug', id::text) FROM cases WHERE id = "targetId")
  WHEN 'category' THEN (
    SELECT json_build_object('title', name, 'slug', slug) FROM categories WHERE id = "targetId")
  WHEN 'tag' THEN (SELECT json_build_object('title', name, 'slug', slug) FROM tags WHERE id = "targetId")
END`

/** One query for a page, however many kinds of things it is about. */
const withNames = (acts: RawBuilder<unknown>): RawBuilder<ActRow> => sql<ActRow>`
  SELECT acts.*, (
      SELECT json_build_object('username', username, 'firstName', first_name, 'lastName', last_name)
      FROM users WHERE id = "actorId" AND NOT is_deleted
    ) AS actor, ${target} AS target
  FROM (
    SELECT id, at, actor_id AS "actorId", action, target_type AS type, target_id AS "targetId", details
    FROM audit_log WHERE ${acts}
  ) AS acts ORDER BY acts.id DESC`

export async function selectActs(
  database: Database,
  filter: Filter,
  { before, offset, limit }: IdPage,
): Promise<ActRow[]> {
  const acts = sql`${matching(filter)} ${before === null ? sql`` : sql`AND id < ${before}`}
    ORDER BY id DESC ${limitTo({ limit, offset })}`
  return (await withNames(acts).execute(database)).rows
}

export async function selectAct(database: Database, id: number): Promise<ActRow | undefined> {
  return (await withNames(sql`id = ${id}`).execute(database)).rows[0]
}

/** A log only grows: beyond this it is no longer counted at every look. */
const countedAtMost = 10_000

export async function countActs(database: Database, filter: Filter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM (
      SELECT FROM audit_log WHERE ${matching(filter)} LIMIT ${sql.lit(countedAtMost)}
    ) AS first_ones`.execute(database)
  return rows[0]!.total
}
