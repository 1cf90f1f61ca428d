import { sql } from 'kysely'
import type { MutableType } from '../../../core/contracts/mutable-types.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { limitTo } from '../../database/limit.ts'
import type { IdPage } from '../../http/cursors.ts'

export interface MuteRow {
  id: number
  type: MutableType | null
  postSlug: string | null
  postTitle: string | null
  createdAt: Date
}

/** Without those about posts that are not public: they send no notifications, and their titles are private. */
const visibleMutes = sql`
  notification_mutes AS mutes LEFT JOIN public_posts AS posts ON posts.id = mutes.post_id
  WHERE (mutes.post_id IS NULL OR posts.id IS NOT NULL)`

const columns = sql`mutes.id, mutes.type, posts.slug AS "postSlug", posts.title AS "postTitle",
  mutes.created_at AS "createdAt"`

export async function selectMutes(
  database: Database,
  userId: number,
  { before, offset, limit }: IdPage,
): Promise<MuteRow[]> {
  const { rows } = await sql<MuteRow>`
    SELECT ${columns} FROM ${visibleMutes} AND mutes.user_id = ${userId}
      ${before === null ? sql`` : sql`AND mutes.id < ${before}`}
    ORDER BY mutes.id DESC ${limitTo({ limit, offset })}`.execute(database)
  return rows
}

export async function selectMute(
  database: Database,
  userId: number,
  id: number,
): Promise<MuteRow | undefined> {
  const { rows } = await sql<MuteRow>`
    SELECT ${columns} FROM ${visibleMutes} AND mutes.user_id = ${userId} AND mutes.id = ${id}`.execute(
    database,
  )
  return rows[0]
}

export async function countMutes(database: Database, userId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM ${visibleMutes} AND mutes.user_id = ${userId}`.execute(
    database,
  )
  return rows[0]!.total
}

/** Gives its number, or that of the same one from before. */
export async function insertMute(
  transaction: Transaction,
  userId: number,
  about: { postId: number | null; type: MutableType | null },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO notification_mutes (user_id, post_id, type)
    VALUES (${userId}, ${about.postId}, ${about.type})
    ON CONFLICT (user_id, coalesce(post_id, 0), coalesce(type, '')) DO UPDATE SET user_id = excluded.user_id
    RETURNING id`.execute(transaction)
  return rows[0]!.id
}

/** Says whether it was there. */
export async function deleteMute(
  transaction: Transaction,
  userId: number,
  id: number,
): Promise<boolean> {
  const { rows } = await sql`
    DELETE FROM notification_mutes WHERE user_id = ${userId} AND id = ${id} RETURNING id`.execute(
    transaction,
  )
  return rows.length > 0
}
