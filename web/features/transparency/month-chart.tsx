import type { TransparencyMonth } from '../../../core/contracts/transparency.ts'
import { formatMonth } from '../../../core/turkish/dates.ts'
import { formatCompact } from '../../../core/turkish/numbers.ts'

/** As many as a phone has room for. */
const shownMonths = 12

/**
 * Two bars for each month, told apart by what they are filled with and not by colour. All of it stands in the table
 * below, so that those who do not see it miss nothing.
 */
export function MonthChart({ months }: { months: TransparencyMonth[] }) {
  const shown = months.slice(-shownMonths)
  const most = Math.max(1, ...shown.flatMap(({ reports, decisions }) => [reports, decisions]))
  return (
    <figure className="mt-10">
      <figcaption className="flex flex-wrap items-center gap-x-6 gap-y-2 text-small text-muted">
        <span>{shown.length > 1 ? `Son ${shown.length} ay:` : 'Bu ay:'}</span>
        <Key className={reportsClass} label="gelen bildirim" />
        <Key className={decisionsClass} label="verilen karar" />
      </figcaption>
      <ol aria-hidden className="mt-6 flex gap-1 sm:gap-4">
        {shown.map(({ month, reports, decisions }) => (
          <li key={month} className="min-w-0 max-w-28 flex-1">
            <div className="flex h-44 items-end justify-center gap-px border-b border-edge sm:gap-1">
              <Bar value={reports} most={most} className={reportsClass} />
              <Bar value={decisions} most={most} className={decisionsClass} />
            </div>
            <p className="mt-2 text-center text-tiny text-muted">
              {formatMonth(month).slice(0, 3)}
            </p>
          </li>
        ))}
      </ol>
    </figure>
  )
}

const reportsClass = 'border border-b-0 border-ink bg-surface'
const decisionsClass = 'bg-accent'

function Bar({ value, most, className }: { value: number; most: number; className: string }) {
  return (
    <div className="flex h-full w-5 max-w-1/2 flex-col items-center justify-end">
      <span className="text-tiny tabular-nums max-sm:text-[0.625rem]">
        {value > 0 && formatCompact(value)}
      </span>
      {value > 0 && (
        <span
          className={`block min-h-0.5 w-full rounded-t-sm ${className}`}
          style={{ height: `${(value / most) * 85}%` }}
        />
      )}
    </div>
  )
}

function Key({ className, label }: { className: string; label: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden className={`inline-block size-3.5 border-b! ${className}`} />
      {label}
    </span>
  )
}
