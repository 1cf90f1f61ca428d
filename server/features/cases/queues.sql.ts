import { type RawBuilder, sql } from 'kysely'
import type { CaseType } from '../../../core/contracts/case-forms.ts'
import type { DecisionKind } from '../../../core/moderation/decision-kinds.ts'
import type { Case, CaseStatus, Sender } from '../../../core/contracts/cases.ts'
import type { ModerationRule } from '../../../core/moderation/rules.ts'
import type { ReportReason } from '../../../core/contracts/reports.ts'
import type { Database } from '../../database/connection.ts'
import { limitTo } from '../../database/limit.ts'
import type { KeyPage } from '../../http/cursors.ts'

export interface DecisionRow {
  id: number
  kind: DecisionKind
  rule: ModerationRule | null
  reason: string
  until: string | null
  byId: number | null
  createdAt: string
  isOverturned: boolean
}

export interface CaseRow {
  id: number
  type: CaseType
  targetId: number | null
  ownerId: number | null
  label: string
  origin: Case['origin']
  status: CaseStatus
  reports: number
  reasons: ReportReason[]
  firstAt: Date
  changedAt: Date
  /** The same with the microseconds that a cursor needs. */
  time: string
  version: number
  slug: string | null
  username: string | null
  isDeleted: boolean
  decision: DecisionRow | null
  sender: Sender | null
}

/** As JSON, so that a case comes with them in one query. */
const decisionColumns = sql`
  SELECT id, kind, rule, reason, until, by_id AS "byId", created_at AS "createdAt", is_overturned AS "isOverturned"
  FROM decisions WHERE case_id = cases.id ORDER BY id DESC`

/** With where its thing is read and what was decided last. */
const withThings = (found: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql<CaseRow>`
  SELECT cases.id, cases.type, cases.target_id AS "targetId", cases.owner_id AS "ownerId", label, origin, cases.status,
    report_count AS reports, reasons, first_at AS "firstAt", changed_at AS "changedAt", changed_at::text AS time,
    cases.version, coalesce(posts.slug, commented.slug) AS slug, users.username,
    coalesce(posts.deleted_at, commented.deleted_at) IS NOT NULL AS "isDeleted",
    (SELECT to_json(last) FROM (${decisionColumns} LIMIT 1) AS last) AS decision,
    CASE WHEN cases.type = 'contact' THEN (
      SELECT json_build_object('name', snapshot -> 'name', 'email', snapshot -> 'email', 'subject', snapshot -> 'subject')
      FROM cases AS whole WHERE whole.id = cases.id) END AS sender
  FROM (${found}) AS cases
  LEFT JOIN posts ON cases.type = 'post' AND posts.id = cases.target_id
  LEFT JOIN comments ON cases.type = 'comment' AND comments.id = cases.target_id
  LEFT JOIN posts AS commented ON commented.id = comments.post_id
  LEFT JOIN users ON cases.type = 'user' AND users.id = cases.target_id AND NOT users.is_deleted ${order}`

/** What waits comes in the order in which it came, what is decided the other way round. */
export const isNewestFirst = (status: CaseStatus): boolean => status === 'decided'

/** An editor's own things are somebody else's to decide about. */
const ofOthers = (editorId: number) => sql`owner_id IS DISTINCT FROM ${editorId}`

export async function selectQueue(
  database: Database,
  editorId: number,
  { status, type }: { status: CaseStatus; type?: CaseType | undefined },
  { after, offset, limit }: KeyPage,
): Promise<CaseRow[]> {
  const isDown = isNewestFirst(status)
  const order = isDown ? sql`ORDER BY changed_at DESC, id DESC` : sql`ORDER BY changed_at, id`
  const beyond =
    after === null
      ? sql``
      : sql`AND (changed_at, id) ${isDown ? sql`<` : sql`>`} (${after[0]}::timestamptz, ${after[1]}::bigint)`
  const found = sql`
    SELECT id, type, target_id, owner_id, label, origin, status, report_count, reasons, first_at, changed_at, version
    FROM cases WHERE status = ${sql.lit(status)} ${type === undefined ? sql`` : sql`AND type = ${sql.lit(type)}`}
      AND ${ofOthers(editorId)} ${beyond} ${order} ${limitTo({ limit, offset })}`
  const outer = isDown
    ? sql`ORDER BY changed_at DESC, cases.id DESC`
    : sql`ORDER BY changed_at, cases.id`
  const { rows } = await withThings(found, outer).execute(database)
  return rows
}

export async function selectCase(
  database: Database,
  editorId: number,
  id: number,
): Promise<CaseRow | undefined> {
  const found = sql`SELECT * FROM cases WHERE id = ${id} AND ${ofOthers(editorId)}`
  const { rows } = await withThings(found, sql``).execute(database)
  return rows[0]
}

export async function selectSnapshot(database: Database, id: number): Promise<unknown> {
  const { rows } = await sql<{ snapshot: unknown }>`
    SELECT snapshot FROM cases WHERE id = ${id}`.execute(database)
  return rows[0]!.snapshot
}

export async function selectDecisions(database: Database, caseId: number): Promise<DecisionRow[]> {
  const { rows } = await sql<{ decision: DecisionRow }>`
    SELECT to_json(decided) AS decision FROM cases CROSS JOIN LATERAL (${decisionColumns}) AS decided
    WHERE cases.id = ${caseId}`.execute(database)
  return rows.map(({ decision }) => decision)
}

export interface ReportText {
  id: number
  reason: ReportReason
  text: string
  reporterId: number
  createdAt: Date
}

const mostReports = 50

export async function selectReports(database: Database, caseId: number): Promise<ReportText[]> {
  const { rows } = await sql<ReportText>`
    SELECT id, reason, text, reporter_id AS "reporterId", created_at AS "createdAt"
    FROM reports WHERE case_id = ${caseId} ORDER BY id DESC LIMIT ${sql.lit(mostReports)}`.execute(
    database,
  )
  return rows
}

export interface QueueCount {
  status: CaseStatus
  type: CaseType
  total: number
  /** Since when the oldest waits; only of what waits. */
  oldestAt: Date | null
}

/** From the tallies, less the editor's own; however many cases there are, it takes the same time. */
export async function countQueues(database: Database, editorId: number): Promise<QueueCount[]> {
  const { rows } = await sql<QueueCount>`
    SELECT status, type, sum(amount)::int AS total, (
      SELECT changed_at FROM cases WHERE cases.status = counted.status AND cases.type = counted.type
        AND cases.status <> 'decided' AND ${ofOthers(editorId)} ORDER BY changed_at LIMIT 1
    ) AS "oldestAt"
    FROM (
      SELECT status, type, amount FROM case_tallies
      UNION ALL
      SELECT status, type, -1 FROM cases WHERE owner_id = ${editorId}
    ) AS counted GROUP BY status, type`.execute(database)
  return rows
}
