import { sql } from 'kysely'
import { fileLimits } from '../../../core/contracts/files.ts'
import type { Size } from '../../../core/pictures/pictures.ts'
import type { Database, Transaction } from '../../database/connection.ts'

export interface NewUpload extends Size {
  id: string
  userId: number
  bytes: number
  mime: string
  placeholder: string | null
}

export async function insertUpload(
  database: Database,
  { userId, ...upload }: NewUpload,
): Promise<void> {
  await database
    .insertInto('uploads')
    .values({ ...upload, user_id: userId })
    .execute()
}

export async function deleteUpload(database: Database, id: string): Promise<void> {
  await database.deleteFrom('uploads').where('id', '=', id).execute()
}

/**
 * Which of these ids name no upload. In the transaction that will use them the others stay where
 * they are until it ends.
 */
export async function unknownUploads(database: Database, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await database
    .selectFrom('uploads')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute()
  const known = new Set(rows.map(({ id }) => id))
  return [...new Set(ids)].filter((id) => !known.has(id))
}

/** Notes that a post shows these uploads: from then on they are kept as long as the post. */
export async function keepUploads(
  database: Database,
  postId: number,
  uploadIds: string[],
): Promise<void> {
  await sql`
    INSERT INTO post_uploads (post_id, upload_id)
    SELECT ${postId}, id FROM uploads WHERE id = ANY (${uploadIds}) ORDER BY id FOR KEY SHARE
    ON CONFLICT DO NOTHING`.execute(database)
}

interface StoredUpload extends Size {
  id: string
}

const isUnused = sql<boolean>`
  NOT EXISTS (SELECT FROM post_uploads WHERE upload_id = uploads.id)
  AND NOT EXISTS (
    SELECT FROM users WHERE picture IS NOT NULL AND upload_id_of(picture) COLLATE "C" = uploads.id)`

/**
 * Takes some uploads out that have been unused for long enough. They are locked first and looked
 * at again then, so that none goes that somebody begins to use at this very moment.
 */
export async function deleteUnused(
  transaction: Transaction,
  limit: number,
): Promise<StoredUpload[]> {
  const candidates = await transaction
    .selectFrom('uploads')
    .select('id')
    .where('created_at', '<', sql<Date>`now() - make_interval(hours => ${fileLimits.unusedHours})`)
    .where(isUnused)
    .orderBy('created_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  if (candidates.length === 0) return []
  return transaction
    .deleteFrom('uploads')
    .where(
      'id',
      'in',
      candidates.map(({ id }) => id),
    )
    .where(isUnused)
    .returning(['id', 'width', 'height'])
    .execute()
}
