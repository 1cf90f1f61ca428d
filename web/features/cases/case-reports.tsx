import { useState } from 'react'
import type { WholeCase } from '../../../core/contracts/cases.ts'
import { reportReasons } from '../../../core/contracts/reports.ts'
import { fullName } from '../../../core/text/full-name.ts'
import { count } from '../../../core/turkish/numbers.ts'
import { RelativeTime } from '../../relative-time.tsx'
import { Button } from '../../ui/button.tsx'
import { partTitle } from './case-content.tsx'

/** What was said about it; who said it is shown only when an editor asks, since it should not matter. */
export function CaseReports({ found: { reports, reportTexts } }: { found: WholeCase }) {
  const [isNamed, setNamed] = useState(false)
  if (reports === 0) return null
  const left = reports - reportTexts.length
  return (
    <section className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h3 className={partTitle}>{count(reports, 'bildirim')}</h3>
        <Button variant="quiet" size="sm" aria-pressed={isNamed} onClick={() => setNamed(!isNamed)}>
          {isNamed ? 'Adları gizle' : 'Bildirenleri göster'}
        </Button>
      </div>
      <ul className="mt-2 divide-y border-y">
        {reportTexts.map((report) => (
          <li key={report.id} className="py-3">
            <p className="flex flex-wrap gap-x-4 text-small text-muted">
              <span className="font-semibold text-ink">{reportReasons[report.reason]}</span>
              {isNamed && <span>{fullName(report.user)}</span>}
              <RelativeTime date={report.createdAt} />
            </p>
            {report.text !== '' && (
              <p className="mt-1 whitespace-pre-line wrap-anywhere">{report.text}</p>
            )}
          </li>
        ))}
      </ul>
      {left > 0 && (
        <p className="mt-2 text-small text-muted">{count(left, 'bildirim')} daha var.</p>
      )}
    </section>
  )
}
