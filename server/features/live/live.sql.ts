import { sql } from 'kysely'
import type { Database } from '../../database/connection.ts'

/** Which of these sessions have neither been ended nor run out. */
export async function openSessions(database: Database, ids: number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM sessions WHERE id = ANY(${ids}::bigint[]) AND expires_at > now()`.execute(
    database,
  )
  return new Set(rows.map(({ id }) => id))
}
