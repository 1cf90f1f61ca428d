import { formatNumber } from '../../../core/turkish/numbers.ts'
import { formatPercent } from '../../../core/turkish/percent.ts'

interface ShareTableProps {
  caption: string
  /** What the first column names, and what is counted in the second. */
  heads: [string, string]
  rows: { label: string; value: number }[]
  /** What all of it would be. */
  whole: number
}

/** Parts of a whole: a number, its share, and a bar for whoever looks. */
export function ShareTable({ caption, heads, rows, whole }: ShareTableProps) {
  return (
    <table className="w-full text-small tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b text-muted">
          <th scope="col" className="py-2 text-left font-normal">
            {heads[0]}
          </th>
          <th scope="col" className={cellClass}>
            {heads[1]}
          </th>
          <th scope="col" className={cellClass}>
            Oran
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label} className="border-b last:border-b-0">
            <th scope="row" className="w-full py-2.5 text-left font-normal wrap-anywhere">
              <bdi>{label}</bdi>
              <span aria-hidden className="mt-1.5 block h-1.5 rounded-full bg-wash">
                <span
                  className="block h-full min-w-1 rounded-full bg-accent"
                  style={{ width: `${(value / whole) * 100}%` }}
                />
              </span>
            </th>
            <td className={cellClass}>{formatNumber(value)}</td>
            <td className={cellClass}>{formatPercent(value / whole)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const cellClass = 'py-2.5 pl-4 text-right align-top font-normal whitespace-nowrap'
