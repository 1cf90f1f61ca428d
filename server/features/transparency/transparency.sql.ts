import { sql } from 'kysely'
import { decisionKinds } from '../../../core/moderation/decision-kinds.ts'
import type { AuditAction } from '../../../core/contracts/moderation.ts'
import { type TransparencyMonth, transparencyMonths } from '../../../core/contracts/transparency.ts'
import type { Database } from '../../database/connection.ts'

/** In Istanbul, as everywhere on the site. */
const firstMonth = sql`(date_trunc('month', site_day(now()))
  - make_interval(months => ${sql.lit(transparencyMonths - 1)}))::date`

const of = (action: AuditAction, decision?: string) => sql`FILTER (WHERE action = ${sql.lit(action)}
  ${decision === undefined ? sql`` : sql`AND details->>'decision' = ${sql.lit(decision)}`})`

const counted: AuditAction[] = [
  'caseDecided',
  'appealDecided',
  'postApproved',
  'postSentBack',
  'memberSuspended',
  'memberDeleted',
]

/** Answering a message is no decision about what somebody wrote. */
const isAboutContent = sql`details->>'type' IS DISTINCT FROM 'contact'`

/** From the first month in which anything happened to the present one; what editors did is counted from their log. */
export async function selectMonths(database: Database): Promise<TransparencyMonth[]> {
  const { rows } = await sql<TransparencyMonth>`
    WITH reported AS (
      SELECT month, reports FROM report_months WHERE month >= ${firstMonth}
    ), acted AS (
      SELECT date_trunc('month', site_day(at))::date AS month,
        count(*) ${of('caseDecided')}::int AS decisions,
        json_build_object(${sql.join(
          decisionKinds.flatMap((name) => [
            sql.lit(name),
            sql`count(*) ${of('caseDecided', name)}`,
          ]),
        )}) AS "decisionsBy",
        percentile_cont(0.5) WITHIN GROUP (ORDER BY (details->>'waitedMinutes')::float / 60) ${of('caseDecided')} AS "medianHours",
        count(*) ${of('appealDecided')}::int AS appeals,
        count(*) ${of('appealDecided', 'uphold')}::int AS "appealsUpheld",
        count(*) ${of('appealDecided', 'overturn')}::int AS "appealsOverturned",
        count(*) ${of('postApproved')}::int AS "postsApproved",
        count(*) ${of('postSentBack')}::int AS "postsSentBack",
        count(*) ${of('memberSuspended')}::int AS suspensions,
        count(*) ${of('memberDeleted')}::int AS closures
      FROM audit_log WHERE action IN (${sql.join(counted.map((name) => sql.lit(name)))}) AND at >= site_midnight(${firstMonth})
        AND ${isAboutContent} GROUP BY 1
    ), months AS (
      SELECT each::date AS month FROM generate_series(
        (SELECT min(month) FROM (SELECT month FROM reported UNION ALL SELECT month FROM acted) AS any_month),
        date_trunc('month', site_day(now())), interval '1 month') AS each
    )
    SELECT to_char(month, 'YYYY-MM-DD') AS month, coalesce(reports, 0) AS reports, coalesce(decisions, 0) AS decisions,
      "decisionsBy", round("medianHours"::numeric, 1)::float AS "medianHours", coalesce(appeals, 0) AS appeals,
      coalesce("appealsUpheld", 0) AS "appealsUpheld", coalesce("appealsOverturned", 0) AS "appealsOverturned",
      coalesce("postsApproved", 0) AS "postsApproved", coalesce("postsSentBack", 0) AS "postsSentBack",
      coalesce(suspensions, 0) AS suspensions, coalesce(closures, 0) AS closures
    FROM months LEFT JOIN reported USING (month) LEFT JOIN acted USING (month) ORDER BY month`.execute(
    database,
  )
  return rows.map((row) => ({ ...row, decisionsBy: row.decisionsBy ?? noDecisions }))
}

const noDecisions = Object.fromEntries(
  decisionKinds.map((name) => [name, 0]),
) as TransparencyMonth['decisionsBy']
