import { sql } from 'kysely'
import type { Database } from '../../database/connection.ts'

/** How many of an author's first posts editors want to see; a site that says nothing wants none. */
async function approvalOfFirst(database: Database): Promise<number> {
  const { rows } = await sql<{ isThere: boolean }>`
    SELECT to_regclass('site_settings') IS NOT NULL AS "isThere"`.execute(database)
  if (!rows[0]!.isThere) return 0
  const settings = await sql<{ first: number }>`
    SELECT approval_of_first AS first FROM site_settings`.execute(database)
  return settings.rows[0]?.first ?? 0
}

/** Whether the author has published fewer posts than that. */
export async function isAmongFirst(database: Database, userId: number): Promise<boolean> {
  const first = await approvalOfFirst(database)
  if (first === 0) return false
  const { rows } = await sql<{ published: number }>`
    SELECT count(*)::int AS published FROM (
      SELECT FROM posts WHERE user_id = ${userId} AND published_at IS NOT NULL AND deleted_at IS NULL
      LIMIT ${first}) AS found`.execute(database)
  return rows[0]!.published < first
}
