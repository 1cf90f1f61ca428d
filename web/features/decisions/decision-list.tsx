import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { decisionText } from '../../../core/moderation/decision-texts.ts'
import { useCall } from '../../api.ts'
import { RelativeTime } from '../../relative-time.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { decisionsQuery } from './queries.ts'

/** All that editors decided about the member. */
export function DecisionList() {
  const { data: decisions } = useSuspenseQuery(decisionsQuery(useCall()))
  return (
    <div className="page-width">
      <div className="mx-auto max-w-measure">
        <h1>Kararlar</h1>
        <p className="mt-2 text-muted">
          Yönetimin içeriğiniz ve hesabınız hakkında verdiği kararlar, nedenleri ve itiraz yolu.
        </p>
        {decisions.length === 0 && <EmptyState text="Hakkınızda verilmiş bir karar yok." />}
        <ul className="mt-6 divide-y">
          {decisions.map((decision) => (
            <li key={decision.id} className="relative py-4">
              <h2 className="text-step-1">
                <Link
                  to="/kararlar/{-$id}"
                  params={{ id: String(decision.id) }}
                  className="after:absolute after:inset-0 hover:underline"
                >
                  {decisionText({ ...decision, kind: decision.decision })}
                </Link>
              </h2>
              <p className="mt-1 flex flex-wrap gap-x-4 text-small text-muted">
                {decision.type !== 'user' && (
                  <span className="line-clamp-1 wrap-anywhere">{decision.target.title}</span>
                )}
                {decision.isOverturned && <span className="text-ink">Karar geri alındı</span>}
                <RelativeTime date={decision.createdAt} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
