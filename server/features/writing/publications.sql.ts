import { sql } from 'kysely'
import { postStatus } from '../../../core/posts/post-status.ts'
import type { Transaction } from '../../database/connection.ts'
import type { LockedPost, PostColumns } from './own-posts.sql.ts'

export interface Written {
  columns: Pick<PostColumns, 'status' | 'publishTime'>
  /** As it stands now; null for a new one. */
  present: LockedPost | null
  creationKey?: string | undefined
}

/** Those that are sent at once come one after the other and see each other. */
const lockPublications = (transaction: Transaction, userId: number) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(${`publications of ${userId}`}, 0))`.execute(
    transaction,
  )

/** What is sent again after a lost answer is the same post. */
const isAnother = ({ present, creationKey }: Omit<Written, 'columns'>) =>
  present ? sql`id <> ${present.id}` : sql`(creation_key = ${creationKey ?? null}) IS NOT TRUE`

/** Until there are fewer than so many around that time; nothing where that is so already. */
export async function secondsUntilFree(
  transaction: Transaction,
  userId: number,
  { columns: { publishTime }, ...self }: Written,
  most: number,
): Promise<number | undefined> {
  await lockPublications(transaction, userId)
  const { rows } = await sql<{ secondsLeft: number }>`
    SELECT least(7200, greatest(1, ceil(extract(epoch FROM publish_time + interval '1 hour' - now()))))::int AS "secondsLeft"
    FROM posts WHERE user_id = ${userId} AND ${isAnother(self)}
      AND publish_time > ${publishTime}::timestamptz - interval '1 hour'
      AND publish_time < ${publishTime}::timestamptz + interval '1 hour'
    ORDER BY publish_time DESC OFFSET ${most - 1} LIMIT 1`.execute(transaction)
  return rows[0]?.secondsLeft
}

/** Whether so many others of theirs wait for an editor. */
export async function hasManyWaiting(
  transaction: Transaction,
  userId: number,
  self: Omit<Written, 'columns'>,
  many: number,
): Promise<boolean> {
  await lockPublications(transaction, userId)
  const { rows } = await sql`
    SELECT FROM posts WHERE user_id = ${userId} AND status = ${sql.lit(postStatus.waiting)} AND deleted_at IS NULL
      AND ${isAnother(self)} OFFSET ${many - 1} LIMIT 1`.execute(transaction)
  return rows.length > 0
}
