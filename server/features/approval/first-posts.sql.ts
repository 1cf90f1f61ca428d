import { sql } from 'kysely'
import type { Database } from '../../database/connection.ts'
import { selectSettings } from '../site/site.public.ts'

/** Whether the author has published fewer posts than editors want to see of everybody. */
export async function isAmongFirst(database: Database, userId: number): Promise<boolean> {
  const { approvalOfFirst: first } = await selectSettings(database)
  if (first === 0) return false
  const { rows } = await sql<{ published: number }>`
    SELECT count(*)::int AS published FROM (
      SELECT FROM posts WHERE user_id = ${userId} AND published_at IS NOT NULL AND deleted_at IS NULL
      LIMIT ${first}) AS found`.execute(database)
  return rows[0]!.published < first
}
