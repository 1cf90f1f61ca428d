import { type RawBuilder, sql } from 'kysely'
import { countedAtMost } from '../../../core/contracts/moderation.ts'
import { postStatus } from '../../../core/posts/post-status.ts'
import type { Database } from '../../database/connection.ts'

export interface Queues {
  waitingPosts: number
  openCases: number
  appeals: number
}

const countSome = (rows: RawBuilder<unknown>): RawBuilder<number> =>
  sql`(SELECT count(*)::int FROM (${rows} LIMIT ${sql.lit(countedAtMost)}) AS counted)`

/** Editors see no cases about themselves; what was held waits for them as well. */
export async function countQueues(database: Database, editorId: number): Promise<Queues> {
  const waiting = sql`SELECT FROM posts WHERE status = ${sql.lit(postStatus.waiting)} AND deleted_at IS NULL AND NOT author_hidden`
  const cases = (statuses: RawBuilder<unknown>) =>
    sql`SELECT FROM cases WHERE status IN (${statuses}) AND owner_id IS DISTINCT FROM ${editorId}`
  const { rows } = await sql<Queues>`
    SELECT ${countSome(waiting)} AS "waitingPosts",
      ${countSome(cases(sql`'open', 'held'`))} AS "openCases",
      ${countSome(cases(sql`'appealed'`))} AS appeals`.execute(database)
  return rows[0]!
}
