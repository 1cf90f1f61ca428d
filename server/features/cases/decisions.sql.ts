import { sql } from 'kysely'
import { commentStatus } from '../../../core/posts/comment-status.ts'
import type { Decision } from '../../../core/contracts/appeals.ts'
import type { CaseType } from '../../../core/contracts/case-forms.ts'
import type { DecisionKind } from '../../../core/moderation/decision-kinds.ts'
import type { Content } from '../../../core/contracts/cases.ts'
import type { Shown } from '../../../core/moderation/decision-texts.ts'
import type { ModerationRule } from '../../../core/moderation/rules.ts'
import { postStatus } from '../../../core/posts/post-status.ts'
import type { Role } from '../../../core/contracts/users.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { limitTo } from '../../database/limit.ts'
import type { IdPage } from '../../http/cursors.ts'
import type { LockedCase } from './cases.sql.ts'

export interface NewDecision {
  caseId: number
  kind: DecisionKind
  rule: ModerationRule | null
  reason: string
  until: Date | null
  /** Nobody, where it was a command of whoever runs the site. */
  byId: number | null
  fingerprint: string
  wasStatus: number | null
  hidePosts: boolean
  /** Where it differs from what the case keeps. */
  content: Content | null
  shown: Shown | null
}

export async function insertDecision(
  transaction: Transaction,
  { caseId, byId, wasStatus, hidePosts, content, ...decided }: NewDecision,
): Promise<number> {
  const { id } = await transaction
    .insertInto('decisions')
    .values({
      ...decided,
      ...{ case_id: caseId, by_id: byId, was_status: wasStatus, hide_posts: hidePosts },
      content: content && JSON.stringify(content),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** So that what is looked at is what is decided about. Posts come before their comments, as everywhere. */
export async function lockThing(
  transaction: Transaction,
  type: CaseType,
  id: number | null,
): Promise<void> {
  if (type === 'post') await sql`SELECT FROM posts WHERE id = ${id} FOR UPDATE`.execute(transaction)
  if (type !== 'comment') return
  await sql`SELECT FROM posts WHERE id = (SELECT post_id FROM comments WHERE id = ${id}) FOR NO KEY UPDATE`.execute(
    transaction,
  )
  await sql`SELECT FROM comments WHERE id = ${id} FOR UPDATE`.execute(transaction)
}

/** As somebody who may be suspended; whoever an admin closed is not decided about until they are back. */
export async function selectOwner(
  database: Database,
  userId: number,
): Promise<{ role: Role; isClosed: boolean }> {
  const { rows } = await sql<{ role: Role; isClosed: boolean }>`
    SELECT role, EXISTS (SELECT FROM account_deletions WHERE user_id = users.id AND by_admin) AS "isClosed"
    FROM users WHERE id = ${userId}`.execute(database)
  return rows[0]!
}

export async function selectReporters(database: Database, caseId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT users.id FROM reports JOIN users ON users.id = reporter_id AND NOT is_deleted
    WHERE case_id = ${caseId}`.execute(database)
  return rows.map(({ id }) => id)
}

type Terms = Pick<NewDecision, 'rule' | 'reason' | 'until' | 'byId' | 'hidePosts'> & { id: number }

/**
 * Of what was decided since somebody is suspended, but for one decision, what still runs and lasts longest. What an
 * editor set among the members took the place of all before it, and nothing before it comes back.
 */
export async function selectOtherSuspensions(
  database: Database,
  userId: number,
  decisionId: number,
): Promise<Terms | undefined> {
  const { rows } = await sql<Terms>`
    WITH since AS (
      SELECT decisions.*, origin = 'editor' AS is_by_hand FROM decisions JOIN cases ON cases.id = case_id
      WHERE owner_id = ${userId} AND kind = 'suspend'
        AND decisions.created_at >= (SELECT created_at FROM suspensions WHERE user_id = ${userId})
    )
    SELECT id, rule, reason, until, by_id AS "byId", bool_or(hide_posts) OVER () AS "hidePosts" FROM since
    WHERE id <> ${decisionId} AND NOT is_overturned AND (until IS NULL OR until > now())
      AND id >= coalesce((SELECT max(id) FROM since WHERE is_by_hand), 0)
    ORDER BY until DESC NULLS FIRST, id LIMIT 1`.execute(database)
  return rows[0]
}

/** Whether the thing of a case was taken down again by a later decision that stands. */
export async function isDownSince(
  database: Database,
  { type, targetId, decisionId }: Pick<LockedCase, 'type' | 'targetId' | 'decisionId'>,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM cases JOIN decisions ON case_id = cases.id
    WHERE type = ${type} AND target_id = ${targetId} AND decisions.id > ${decisionId}
      AND kind IN ('takeDown', 'suspend') AND NOT is_overturned LIMIT 1`.execute(database)
  return rows.length > 0
}

export interface AppealRow {
  id: number
  caseId: number
  decisionId: number
  text: string
  status: 'open' | 'upheld' | 'overturned'
  reason: string
  createdAt: Date
  decidedAt: Date | null
  ownerId: number | null
}

const appealColumns = sql`
  appeals.id, decisions.case_id AS "caseId", decision_id AS "decisionId", appeals.text, appeals.status, appeals.reason,
  appeals.created_at AS "createdAt", appeals.decided_at AS "decidedAt", owner_id AS "ownerId"
  FROM appeals JOIN decisions ON decisions.id = decision_id JOIN cases ON cases.id = case_id`

export async function selectAppeal(database: Database, id: number): Promise<AppealRow | undefined> {
  const { rows } = await sql<AppealRow>`SELECT ${appealColumns} WHERE appeals.id = ${id}`.execute(
    database,
  )
  return rows[0]
}

export async function selectAppealsOf(
  database: Database,
  decisionIds: number[],
): Promise<AppealRow[]> {
  const { rows } = await sql<AppealRow>`
    SELECT ${appealColumns} WHERE decision_id = ANY(${decisionIds}::bigint[])`.execute(database)
  return rows
}

export async function insertAppeal(
  transaction: Transaction,
  decisionId: number,
  text: string,
): Promise<number> {
  const { id } = await transaction
    .insertInto('appeals')
    .values({ decision_id: decisionId, text })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function closeAppeal(
  transaction: Transaction,
  appeal: AppealRow,
  outcome: { status: 'upheld' | 'overturned'; reason: string; byId: number },
): Promise<void> {
  const { status, reason, byId } = outcome
  await sql`UPDATE appeals SET status = ${status}, reason = ${reason}, by_id = ${byId}, decided_at = now()
    WHERE id = ${appeal.id}`.execute(transaction)
  if (status === 'overturned')
    await sql`UPDATE decisions SET is_overturned = true WHERE id = ${appeal.decisionId}`.execute(
      transaction,
    )
}

export interface OwnDecisionRow {
  id: number
  caseId: number
  type: CaseType
  targetId: number | null
  kind: DecisionKind
  rule: ModerationRule | null
  reason: string
  until: Date | null
  createdAt: Date
  isOverturned: boolean
  isLast: boolean
  label: string
  /** As it was decided about. */
  content: unknown
  shown: Shown | null
  slug: string | null
  /** Of a post that is there. */
  state: Decision['target']['state']
  /** One that is down and can be deleted. */
  comment: number | null
}

/** That somebody's thing was cleared they learn only where it had been held. */
export const reachesOwner = sql`(kind <> 'dismiss' OR origin = 'hold' OR EXISTS (
  SELECT FROM decisions AS earlier WHERE earlier.case_id = cases.id AND earlier.kind = 'hold'))`

const ownDecisions = sql`
  SELECT decisions.id, case_id AS "caseId", cases.type, target_id AS "targetId", kind, rule, decisions.reason, until,
    decisions.created_at AS "createdAt", is_overturned AS "isOverturned", label,
    coalesce(decisions.content, snapshot) AS content, shown,
    NOT EXISTS (SELECT FROM decisions AS later WHERE later.case_id = cases.id AND later.id > decisions.id) AS "isLast",
    coalesce(posts.slug, commented.slug) AS slug,
    CASE WHEN posts.status = ${sql.lit(postStatus.waiting)} THEN 'waiting' WHEN posts.taken_down_at IS NOT NULL THEN 'takenDown'
      WHEN posts.status = ${sql.lit(postStatus.active)} THEN 'public' END AS state,
    CASE WHEN comments.status = ${sql.lit(commentStatus.takenDown)} THEN comments.id END AS comment
  FROM cases JOIN decisions ON case_id = cases.id
  LEFT JOIN posts ON cases.type = 'post' AND posts.id = target_id AND posts.deleted_at IS NULL
  LEFT JOIN comments ON cases.type = 'comment' AND comments.id = target_id
  LEFT JOIN public_posts AS commented ON commented.id = comments.post_id
  WHERE ${reachesOwner}`

export async function selectOwnDecisions(
  database: Database,
  userId: number,
  { before, offset, limit }: IdPage,
): Promise<OwnDecisionRow[]> {
  const { rows } = await sql<OwnDecisionRow>`${ownDecisions} AND owner_id = ${userId}
    ${before === null ? sql`` : sql`AND decisions.id < ${before}`}
    ORDER BY decisions.id DESC ${limitTo({ limit, offset })}`.execute(database)
  return rows
}

export async function countOwnDecisions(database: Database, userId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM (${ownDecisions} AND owner_id = ${userId}) AS own`.execute(
    database,
  )
  return rows[0]!.total
}

export async function selectOwnDecision(
  database: Database,
  userId: number,
  id: number,
): Promise<OwnDecisionRow | undefined> {
  const { rows } = await sql<OwnDecisionRow>`
    ${ownDecisions} AND owner_id = ${userId} AND decisions.id = ${id}`.execute(database)
  return rows[0]
}
