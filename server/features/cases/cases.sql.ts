import { sql } from 'kysely'
import type { CaseType } from '../../../core/contracts/case-forms.ts'
import type { DecisionKind } from '../../../core/moderation/decision-kinds.ts'
import type { Case, CaseStatus } from '../../../core/contracts/cases.ts'
import type { ReportReason } from '../../../core/contracts/reports.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { contentIn, labelOf } from './content.ts'

export interface NewCase {
  type: CaseType
  targetId: number | null
  /** Whom it is about; nobody where somebody writes to the site. */
  ownerId: number | null
  origin: Case['origin']
  /** What it was at that moment: its `title`, `text` and `images`. */
  snapshot: object
}

/** What an editor is to look at before anybody sees it is held; what an editor began is decided. */
const firstStatus: Record<Case['origin'], CaseStatus> = {
  report: 'open',
  contact: 'open',
  hold: 'held',
  editor: 'decided',
}

/** The undecided case of that thing, opened now if there is none; one that is there learns what holds the thing. */
export async function openCase(transaction: Transaction, opened: NewCase): Promise<number> {
  const { type, targetId, ownerId, origin, snapshot } = opened
  const { rows } = await sql<{ id: number }>`
    INSERT INTO cases (type, target_id, owner_id, origin, status, snapshot, label)
    VALUES (${type}, ${targetId}, ${ownerId}, ${origin}, ${firstStatus[origin]},
      ${JSON.stringify(snapshot)}, ${labelOf(contentIn(snapshot))})
    ON CONFLICT (type, target_id) WHERE status IN ('open', 'held') DO UPDATE
      SET snapshot = cases.snapshot || (excluded.snapshot - ARRAY['title', 'text', 'images', 'isNew'])
    RETURNING id`.execute(transaction)
  return rows[0]!.id
}

/** Of comments that are deleted while they are held: nobody saw them, nobody reported them, nothing is left to decide. */
export async function forgetHeld(transaction: Transaction, commentIds: number[]): Promise<void> {
  await sql`DELETE FROM cases WHERE type = 'comment' AND target_id = ANY(${commentIds}::bigint[])
    AND status = 'held' AND origin = 'hold' AND report_count = 0`.execute(transaction)
}

export interface LockedCase {
  origin: Case['origin']
  id: number
  type: CaseType
  targetId: number | null
  ownerId: number | null
  status: CaseStatus
  version: number
  changedAt: Date
  firstAt: Date
  snapshot: unknown
  /** The last one. */
  decisionId: number | null
  kind: DecisionKind | null
  decidedBy: number | null
  decidedAt: Date | null
  fingerprint: string | null
  wasStatus: number | null
  isOverturned: boolean | null
  hasAppeal: boolean
}

const lockedColumns = sql`origin, cases.id, cases.type, cases.target_id AS "targetId", cases.owner_id AS "ownerId", cases.status, cases.version,
  cases.changed_at AS "changedAt", cases.first_at AS "firstAt", cases.snapshot`

/** Held until the end of the transaction: whoever decides or reports at the same moment waits. */
async function withLastDecision(
  transaction: Transaction,
  row: LockedCase | undefined,
): Promise<LockedCase | undefined> {
  if (row === undefined) return undefined
  // Only after the lock: what was decided while we waited is seen by the next statement.
  const { rows } = await sql<LockedCase>`
    SELECT id AS "decisionId", kind, by_id AS "decidedBy", created_at AS "decidedAt", fingerprint,
      was_status AS "wasStatus", is_overturned AS "isOverturned",
      EXISTS (SELECT FROM appeals WHERE decision_id = decisions.id) AS "hasAppeal"
    FROM decisions WHERE case_id = ${row.id} ORDER BY id DESC LIMIT 1`.execute(transaction)
  const none = { decisionId: null, kind: null, decidedBy: null, decidedAt: null, fingerprint: null }
  return { ...row, ...none, wasStatus: null, isOverturned: null, hasAppeal: false, ...rows[0] }
}

export async function lockCase(
  transaction: Transaction,
  id: number,
): Promise<LockedCase | undefined> {
  const { rows } = await sql<LockedCase>`
    SELECT ${lockedColumns} FROM cases WHERE id = ${id} FOR UPDATE`.execute(transaction)
  return withLastDecision(transaction, rows[0])
}

/** The last case about a thing. */
export async function lockCaseAbout(
  transaction: Transaction,
  type: CaseType,
  targetId: number,
): Promise<LockedCase | undefined> {
  const { rows } = await sql<LockedCase>`
    SELECT ${lockedColumns} FROM cases WHERE type = ${type} AND target_id = ${targetId}
    ORDER BY id DESC LIMIT 1 FOR UPDATE`.execute(transaction)
  return withLastDecision(transaction, rows[0])
}

/** Into another queue, from now on. */
export async function moveCase(
  transaction: Transaction,
  id: number,
  status: CaseStatus,
): Promise<void> {
  await sql`UPDATE cases SET status = ${status}, changed_at = now(), version = version + 1 WHERE id = ${id}`.execute(
    transaction,
  )
}

export interface ReportRow {
  id: number
  status: 'open' | 'upheld' | 'rejected'
  createdAt: Date
}

/** What became of a report is what became of its case. */
const reportColumns = sql`
  reports.id, reports.created_at AS "createdAt",
  CASE WHEN cases.status IN ('open', 'held') THEN 'open'
    WHEN last.kind = 'dismiss' OR last.is_overturned THEN 'rejected' ELSE 'upheld' END AS status
  FROM reports JOIN cases ON cases.id = case_id LEFT JOIN LATERAL (
    SELECT kind, is_overturned FROM decisions WHERE decisions.case_id = cases.id ORDER BY id DESC LIMIT 1
  ) AS last ON true`

/** One of a person in a case: said again, it is the one that was said. Whether it is new. */
export async function insertReport(
  transaction: Transaction,
  report: { caseId: number; reporterId: number; reason: ReportReason; text: string },
): Promise<boolean> {
  const { caseId, reporterId, reason, text } = report
  const { numAffectedRows } = await sql`
    WITH made AS (
      INSERT INTO reports (case_id, reporter_id, reason, text)
      VALUES (${caseId}, ${reporterId}, ${reason}, ${text})
      ON CONFLICT (case_id, reporter_id) DO NOTHING RETURNING reason
    )
    UPDATE cases SET report_count = report_count + 1,
      reasons = CASE WHEN made.reason = ANY(reasons) THEN reasons ELSE reasons || made.reason END
    FROM made WHERE cases.id = ${caseId}`.execute(transaction)
  return numAffectedRows === 1n
}

export async function selectReportIn(
  database: Database,
  caseId: number,
  reporterId: number,
): Promise<ReportRow> {
  const { rows } = await sql<ReportRow>`
    SELECT ${reportColumns} WHERE case_id = ${caseId} AND reporter_id = ${reporterId}`.execute(
    database,
  )
  return rows[0]!
}

/** One's own: nobody else learns who reported what. */
export async function selectReport(
  database: Database,
  reporterId: number,
  id: number,
): Promise<ReportRow | undefined> {
  const { rows } = await sql<ReportRow>`
    SELECT ${reportColumns} WHERE reports.id = ${id} AND reporter_id = ${reporterId}`.execute(
    database,
  )
  return rows[0]
}

/** So that the rows of the counts stay few. */
export async function foldTallies(database: Database): Promise<void> {
  await sql`SELECT fold_case_tallies()`.execute(database)
}
