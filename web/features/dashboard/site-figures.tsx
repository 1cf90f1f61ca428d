import type { Growth, WholeDashboard } from '../../../core/contracts/dashboard.ts'
import { formatNumber } from '../../../core/turkish/numbers.ts'

/** How much there is, and what today and the last thirty days brought. */
export function SiteFigures({ site: { members, posts, reads } }: { site: WholeDashboard }) {
  return (
    <section aria-labelledby="sayilar" className="mt-14">
      <h2 id="sayilar">Sayılarla site</h2>
      <div className="mt-4 overflow-x-auto">
        <table className="w-full tabular-nums">
          <caption className="sr-only">Üyeler, yazılar ve okunmalar</caption>
          <thead>
            <tr className="border-b text-small text-muted">
              <th scope="col" className="py-3 text-left font-normal">
                <span className="sr-only">Ne</span>
              </th>
              <th scope="col" className={cellClass}>
                Bugün
              </th>
              <th scope="col" className={cellClass}>
                Son 30 gün
              </th>
              <th scope="col" className={cellClass}>
                Toplam
              </th>
            </tr>
          </thead>
          <tbody className="divide-y">
            <Row name="Üye" {...members} />
            <Row name="Yazı" {...posts} />
            <Row name="Okunma" {...reads} total={null} />
          </tbody>
        </table>
      </div>
    </section>
  )
}

const cellClass = 'py-3 pl-4 text-right font-normal whitespace-nowrap'

interface RowProps extends Omit<Growth, 'total'> {
  name: string
  /** Null where nobody has counted since the beginning. */
  total: number | null
}

function Row({ name, today, month, total }: RowProps) {
  return (
    <tr>
      <th scope="row" className="py-3 text-left font-medium">
        {name}
      </th>
      <td className={cellClass}>{formatNumber(today)}</td>
      <td className={cellClass}>{formatNumber(month)}</td>
      <td className={cellClass}>{total === null ? '–' : formatNumber(total)}</td>
    </tr>
  )
}
