import { formatDate } from '../../../core/turkish/dates.ts'
import { formatNumber } from '../../../core/turkish/numbers.ts'
import { type CountedDay, type Series, valueOf } from './series.ts'

interface DayTableProps {
  days: CountedDay[]
  series: Series[]
}

/** What the chart shows, as numbers: for screen readers, and for whoever wants to know it exactly. */
export function DayTable({ days, series }: DayTableProps) {
  return (
    <details>
      <summary className="w-fit cursor-pointer py-2.5 font-medium underline-offset-4 hover:underline">
        Günleri tablo olarak gösterin
      </summary>
      <div className="mt-2 overflow-x-auto">
        <table className="w-full text-small tabular-nums">
          <caption className="sr-only">
            {`Gün gün ${series.map(({ noun }) => noun).join(', ')}`}
          </caption>
          <thead>
            <tr className="border-b text-muted">
              <th scope="col" className={firstCellClass}>
                Gün
              </th>
              {series.map(({ name, label }) => (
                <th key={name} scope="col" className={cellClass}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y">
            {days.toReversed().map((day) => (
              <tr key={day.date}>
                <th scope="row" className={firstCellClass}>
                  {formatDate(day.date)}
                </th>
                {series.map((each) => (
                  <td key={each.name} className={cellClass}>
                    {formatNumber(valueOf(day, each))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

const firstCellClass = 'py-2 text-left font-normal whitespace-nowrap'
const cellClass = 'py-2 pl-2 text-right font-normal sm:pl-4'
