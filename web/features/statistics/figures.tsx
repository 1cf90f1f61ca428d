import type { Statistics } from '../../../core/contracts/statistics.ts'
import { statisticsLimits } from '../../../core/contracts/statistics-limits.ts'
import { formatNumber } from '../../../core/turkish/numbers.ts'
import { formatPercent } from '../../../core/turkish/percent.ts'

type Figure = Statistics[keyof Statistics]

/** Shared with the skeleton, so that nothing moves when the figures come. */
export const figuresClass = (amount: number): string =>
  `mt-8 grid grid-cols-2 gap-x-6 border-y sm:grid-cols-3 lg:gap-x-0 lg:divide-x ${amount > 3 ? 'lg:grid-cols-5' : ''}`
export const figureClass = 'py-5 lg:px-6 lg:first:pl-0'

/** All there is, and under it what the last days brought. */
export function Figures({ figures }: { figures: [label: string, figure: Figure][] }) {
  return (
    <dl className={figuresClass(figures.length)}>
      {figures.map(([label, figure]) => (
        <div key={label} className={figureClass}>
          <dt className="text-small text-muted">{label}</dt>
          <dd>
            <p className="font-serif text-step-4 tabular-nums">{formatNumber(figure.total)}</p>
            <Change {...figure} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** From one comment to three is no growth of 200 per cent. */
const fewest = 5

function Change({ change, previousChange }: Figure) {
  return (
    <p className="mt-1 flex flex-wrap gap-x-2 text-small text-muted">
      <span>
        Son {statisticsLimits.windowDays} günde {formatNumber(change)}
      </span>
      {previousChange >= fewest && change !== previousChange && (
        <Comparison ratio={change / previousChange - 1} />
      )}
    </p>
  )
}

/** Beside the days before; the arrow says it without the colour. */
function Comparison({ ratio }: { ratio: number }) {
  const isMore = ratio > 0
  return (
    <span className={`inline-flex gap-1 font-semibold ${isMore ? 'text-success' : 'text-danger'}`}>
      <span aria-hidden>{isMore ? '↑' : '↓'}</span>
      <span className="sr-only">Önceki {statisticsLimits.windowDays} güne göre </span>
      {formatPercent(Math.abs(ratio))}
      <span className="sr-only"> {isMore ? 'daha çok' : 'daha az'}</span>
    </span>
  )
}
