import type { TransparencyMonth } from '../../../core/contracts/transparency.ts'
import { formatMonth } from '../../../core/turkish/dates.ts'
import { formatNumber } from '../../../core/turkish/numbers.ts'

export interface Column {
  label: string
  /** Instead of the number alone. */
  inWords?: (value: number) => string
  valueOf: (month: TransparencyMonth) => number | null
}

interface MonthTableProps {
  months: TransparencyMonth[]
  columns: Column[]
  caption: string
}

/** The newest month first. On a phone it can be pushed aside, by keys too. */
export function MonthTable({ months, columns, caption }: MonthTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is pushed aside by a finger is so by keys too
    <div role="region" aria-label={caption} tabIndex={0} className="mt-4 overflow-x-auto">
      <table className="w-full text-small tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b align-bottom text-muted">
            <th scope="col" className={monthClass}>
              Ay
            </th>
            {columns.map(({ label }) => (
              <th key={label} scope="col" className={`${cellClass} min-w-20`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y">
          {months.toReversed().map((month) => (
            <tr key={month.month}>
              <th scope="row" className={monthClass}>
                {formatMonth(month.month)}
              </th>
              {columns.map(({ label, inWords, valueOf }) => (
                <td key={label} className={`${cellClass} whitespace-nowrap`}>
                  {shown(valueOf(month), inWords)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const monthClass = 'sticky left-0 bg-paper py-2.5 pr-3 text-left font-medium whitespace-nowrap'
const cellClass = 'py-2.5 pl-4 text-right font-normal'

/** What there was none of is not nothing: a month without a decision took no time. */
function shown(value: number | null, inWords: Column['inWords'] = formatNumber): string {
  return value === null ? '–' : inWords(value)
}
