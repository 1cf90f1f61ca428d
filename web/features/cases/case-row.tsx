import type { Case } from '../../../core/contracts/cases.ts'
import { contactSubjects } from '../../../core/contracts/contact-form.ts'
import { reportReasons } from '../../../core/contracts/reports.ts'
import { fullName } from '../../../core/text/full-name.ts'
import { count } from '../../../core/turkish/numbers.ts'
import { RelativeTime } from '../../relative-time.tsx'
import { CaseLink } from './case-link.tsx'
import { decidedName } from './case-names.ts'
import { typeNames } from '../moderation/names.ts'

export const rowClass = 'relative py-4'

/** A line of what was reported, whose it is, why, and since when it waits. */
export function CaseRow({ item }: { item: Case }) {
  const { id, type, target, user, sender, reports, reasons, status, decision, origin } = item
  return (
    <article className={`${rowClass} transition-colors hover:bg-wash`}>
      <h3 className="line-clamp-2 text-step-0 leading-snug wrap-anywhere">
        <CaseLink to={String(id)} className="after:absolute after:inset-0 hover:underline">
          <span className="font-sans text-small font-normal text-muted">
            {typeNames[type]}
            {sender && ` · ${contactSubjects[sender.subject]}`}:{' '}
          </span>
          {target.title || 'Başlıksız'}
        </CaseLink>
      </h3>
      <p className="mt-1 flex flex-wrap gap-x-4 text-small text-muted">
        {user && <span>{fullName(user)}</span>}
        {sender && <span>{sender.name}</span>}
        {reports > 0 && <span>{count(reports, 'bildirim')}</span>}
        {origin === 'hold' && <span>Kendiliğinden incelemeye alındı</span>}
        {reasons.length > 0 && (
          <span>{reasons.map((reason) => reportReasons[reason]).join(', ')}</span>
        )}
        {status !== 'open' && decision && (
          <span className="text-ink">
            {decision.isOverturned ? 'Karar geri alındı' : decidedName(type, decision.decision)}
          </span>
        )}
        <RelativeTime date={item.changedAt} />
      </p>
    </article>
  )
}
