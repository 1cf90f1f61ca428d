import { isId } from '../../database/ids.ts'
import { type RawBuilder, sql } from 'kysely'
import type { ReportType } from '../../../core/contracts/reports.ts'
import type { Database } from '../../database/connection.ts'

export interface Target {
  id: number
  ownerId: number
}

/** What a member may see and so may report. */
const targets: Record<
  ReportType,
  (reference: string, reporterId: number) => RawBuilder<Target> | null
> = {
  post: (reference) => sql<Target>`
    SELECT id, user_id AS "ownerId" FROM public_posts
    WHERE ${isId(reference) ? sql`id = ${Number(reference)}` : sql`slug = ${reference}`}`,
  comment: (reference) =>
    isId(reference)
      ? sql<Target>`SELECT id, user_id AS "ownerId" FROM public_comments WHERE id = ${Number(reference)}`
      : null,
  user: (reference) => sql<Target>`
    SELECT id, id AS "ownerId" FROM users
    WHERE NOT is_deleted AND (username = ${reference} ${isId(reference) ? sql`OR id = ${Number(reference)}` : sql``})
    ORDER BY username = ${reference} DESC LIMIT 1`,
  message: (reference, reporterId) =>
    isId(reference)
      ? sql<Target>`
          SELECT messages.id, messages.user_id AS "ownerId" FROM messages
          JOIN messenger_members AS own USING (messenger_id)
          WHERE messages.id = ${Number(reference)} AND own.user_id = ${reporterId} AND messages.id > cleared_to`
      : null,
}

export async function findTarget(
  database: Database,
  type: ReportType,
  reference: string,
  reporterId: number,
): Promise<Target | undefined> {
  const query = targets[type](reference, reporterId)
  return query === null ? undefined : (await query.execute(database)).rows[0]
}

export interface ReportRow {
  id: number
  status: 'open' | 'upheld' | 'rejected'
  createdAt: Date
}

/** One of a person about a thing: said again, it is the one that was said. */
export async function insertReport(
  database: Database,
  report: { reporterId: number; type: ReportType; targetId: number; reason: string; text: string },
): Promise<ReportRow> {
  const { rows } = await sql<ReportRow>`
    INSERT INTO reports (reporter_id, type, target_id, reason, text)
    VALUES (${report.reporterId}, ${report.type}, ${report.targetId}, ${report.reason}, ${report.text})
    ON CONFLICT (reporter_id, type, target_id) DO UPDATE SET reporter_id = excluded.reporter_id
    RETURNING id, status, created_at AS "createdAt"`.execute(database)
  return rows[0]!
}

/** One's own: nobody else learns who reported what. */
export async function selectReport(
  database: Database,
  reporterId: number,
  id: number,
): Promise<ReportRow | undefined> {
  const { rows } = await sql<ReportRow>`
    SELECT id, status, created_at AS "createdAt" FROM reports
    WHERE id = ${id} AND reporter_id = ${reporterId}`.execute(database)
  return rows[0]
}
