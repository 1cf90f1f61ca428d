import { sql } from 'kysely'
import type { Database } from '../../database/connection.ts'

/** Ways in and devices by their names and days: nothing with which somebody could sign in. */
export interface ArchivedSettings {
  twoFactorSince: string | null
  passkeys: { name: string; createdAt: string }[]
  pushDevices: { device: string; createdAt: string }[]
  imports: { fileName: string; source: string | null; postCount: number; createdAt: string }[]
}

export async function selectSettings(
  database: Database,
  userId: number,
): Promise<ArchivedSettings> {
  const { rows } = await sql<{ settings: ArchivedSettings }>`
    SELECT json_build_object(
      'twoFactorSince', (SELECT enabled_at FROM two_factors WHERE user_id = ${userId}),
      'passkeys', (SELECT coalesce(json_agg(json_build_object('name', name, 'createdAt', created_at) ORDER BY id), '[]')
        FROM passkeys WHERE user_id = ${userId}),
      'pushDevices', (SELECT coalesce(json_agg(json_build_object('device', device, 'createdAt', push.created_at)
        ORDER BY push.id), '[]')
        FROM push_subscriptions AS push JOIN sessions ON sessions.id = session_id WHERE user_id = ${userId}),
      'imports', (SELECT coalesce(json_agg(json_build_object('fileName', file_name, 'source', source,
        'postCount', (SELECT count(*) FROM import_items WHERE import_id = imports.id AND post_id IS NOT NULL AND NOT is_existing),
        'createdAt', created_at) ORDER BY id), '[]') FROM imports WHERE user_id = ${userId})
    ) AS settings`.execute(database)
  return rows[0]!.settings
}
