import type { CaseType } from '../../../core/contracts/case-forms.ts'
import type { CaseDecision, WholeCase } from '../../../core/contracts/cases.ts'
import { moderationRules } from '../../../core/moderation/rules.ts'
import { fullName } from '../../../core/text/full-name.ts'
import { formatDate } from '../../../core/turkish/dates.ts'
import { RelativeTime } from '../../relative-time.tsx'
import { partTitle } from './case-content.tsx'
import { decidedName } from './case-names.ts'

/** What was decided so far, and what the one decided about says. */
export function CaseHistory({ found: { type, decisions, appeal } }: { found: WholeCase }) {
  if (decisions.length === 0) return null
  return (
    <section className="mt-10">
      <h3 className={partTitle}>Kararlar</h3>
      <ol className="mt-2 divide-y border-y">
        {decisions.map((decision) => (
          <li key={decision.id} className="py-3">
            <Decided type={type} decision={decision} />
          </li>
        ))}
      </ol>
      {appeal && (
        <div className="mt-6">
          <h3 className={partTitle}>İtiraz</h3>
          <blockquote className="mt-2 border-l-2 pl-4 whitespace-pre-line wrap-anywhere">
            {appeal.text}
          </blockquote>
          {appeal.status !== 'open' && (
            <p className="mt-3 whitespace-pre-line wrap-anywhere">
              <span className="font-semibold">
                {appeal.status === 'overturned' ? 'Karar geri alındı.' : 'Karar değişmedi.'}
              </span>{' '}
              {appeal.reason}
            </p>
          )}
        </div>
      )}
    </section>
  )
}

function Decided({ type, decision }: { type: CaseType; decision: CaseDecision }) {
  const { rule, reason, until, by, createdAt, isOverturned } = decision
  return (
    <>
      <p className="flex flex-wrap gap-x-4 text-small text-muted">
        <span className="font-semibold text-ink">{decidedName(type, decision.decision)}</span>
        {decision.decision === 'suspend' && (
          <span>{until === null ? 'süresiz' : `${formatDate(until)} gününe kadar`}</span>
        )}
        {isOverturned && <span className="text-danger">itirazla geri alındı</span>}
        {by && <span>{fullName(by)}</span>}
        <RelativeTime date={createdAt} />
      </p>
      {rule && <p className="mt-1">{moderationRules[rule]}</p>}
      {reason !== '' && <p className="text-muted whitespace-pre-line wrap-anywhere">{reason}</p>}
    </>
  )
}
