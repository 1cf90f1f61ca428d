import type { Decision } from '../../../core/contracts/appeals.ts'
import { isAppealable } from '../../../core/contracts/case-forms.ts'
import { postPath } from '../../../core/paths.ts'
import { apiAddress } from '../../../core/site.ts'
import type { Database } from '../../database/connection.ts'
import { asAppeal } from './appeals.ts'
import { contentIn, labelOf } from './content.ts'
import { type AppealRow, type OwnDecisionRow, selectAppealsOf } from './decisions.sql.ts'

/** What the one decided about reads. Who decided and who reported is not among it. */
export async function asDecisions(database: Database, rows: OwnDecisionRow[]): Promise<Decision[]> {
  const appeals = await selectAppealsOf(
    database,
    rows.map(({ id }) => id),
  )
  const byDecision = new Map(appeals.map((appeal) => [appeal.decisionId, appeal]))
  return rows.map((row) => asDecision(row, byDecision.get(row.id)))
}

function asDecision(row: OwnDecisionRow, appeal: AppealRow | undefined): Decision {
  const content = contentIn(row.content)
  return {
    '@id': apiAddress(`/decisions/${row.id}`),
    '@type': 'Decision',
    id: row.id,
    case: row.caseId,
    type: row.type,
    decision: row.kind,
    rule: row.rule,
    reason: row.reason,
    until: row.until?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    isOverturned: row.isOverturned,
    shown: row.shown,
    target: {
      title: labelOf(content) || row.label,
      text: content.text,
      url: addressOf(row),
      state: row.state,
      comment: row.comment,
    },
    appeal: appeal === undefined ? null : asAppeal(appeal),
    mayAppeal: row.isLast && appeal === undefined && isAppealable(row.kind),
  }
}

/** A post is gone on with where it is written, a comment read where it stood. */
function addressOf({ type, targetId, slug }: OwnDecisionRow): string | null {
  if (slug === null) return null
  return type === 'post' ? `/new/${targetId}` : postPath(slug)
}
