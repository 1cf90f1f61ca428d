import { statisticsLimits } from '../../../core/contracts/statistics-limits.ts'
import { capitalize } from '../../../core/turkish/case.ts'
import { formatDate } from '../../../core/turkish/dates.ts'
import { count, formatCompact } from '../../../core/turkish/numbers.ts'
import { bestTimes, blocksOf, type HourBlock, hoursText, sumOf, weekdays } from './hours.ts'

interface HoursSectionProps {
  /** The first day that is counted. */
  since: string
  /** By weekday and hour. */
  hours: number[][]
}

/** When the member is read: a sentence, and the week behind it. */
export function HoursSection({ since, hours }: HoursSectionProps) {
  const blocks = blocksOf(hours)
  const total = sumOf(blocks.flatMap(({ views }) => views))
  return (
    <section aria-labelledby="saatler" className="mt-16">
      <h2 id="saatler">En çok okunduğunuz saatler</h2>
      <p className="mt-1 text-small text-muted">{formatDate(since)} – bugün, İstanbul saatiyle</p>
      <p className="mt-4 max-w-measure">{sentenceOf(blocks, total)}</p>
      {total > 0 && <WeekTable blocks={blocks} />}
    </section>
  )
}

function sentenceOf(blocks: HourBlock[], total: number): string {
  const months = count(statisticsLimits.hourMonths, 'ayda')
  if (total === 0) return `Son ${months} saati bilinen bir okunma yok.`
  const best = bestTimes(blocks)
  return best === null
    ? `Son ${months} ${count(total, 'okunma')} var; hangi saatlerin öne çıktığını söylemek için henüz az.`
    : `Yazılarınız en çok ${best.hours} saatlerinde, günlerden de en çok ${best.weekday} günü okunuyor.`
}

/** The numbers say everything; the colour only lets the eye find it. */
function WeekTable({ blocks }: { blocks: HourBlock[] }) {
  const most = Math.max(...blocks.flatMap(({ views }) => views))
  return (
    <table className="mt-6 w-full max-w-measure table-fixed border-separate border-spacing-px text-tiny tabular-nums">
      <caption className="sr-only">Haftanın gününe ve saatine göre okunma</caption>
      <thead>
        <tr>
          <th scope="col" className="w-12 pb-2 text-left font-normal text-muted sm:w-24">
            Saat
          </th>
          {weekdays.map(({ name, short }) => (
            <th key={name} scope="col" className="pb-2 text-center font-normal text-muted">
              <span aria-hidden className="sm:hidden">
                {short}
              </span>
              <span className="max-sm:sr-only">{capitalize(name)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {blocks.map((block) => (
          <tr key={block.firstHour}>
            <th scope="row" className="text-left font-normal whitespace-nowrap text-muted">
              <span aria-hidden className="sm:hidden">
                {hoursText(block).replaceAll('.00', '')}
              </span>
              <span className="max-sm:sr-only">{hoursText(block)}</span>
            </th>
            {block.views.map((views, index) => (
              <td
                key={weekdays[index]!.name}
                className={`h-8 rounded-sm px-0.5 text-center leading-tight ${views === most ? 'font-bold' : ''} ${views === 0 ? 'text-faint' : ''}`}
                style={{ backgroundColor: shadeOf(views / most) }}
              >
                {formatCompact(views)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** From what can just be seen to what ink stays readable on, by day and by night. */
const shadeOf = (ratio: number): string =>
  ratio === 0
    ? 'transparent'
    : `color-mix(in oklab, var(--color-accent) ${Math.round(5 + ratio * 40)}%, var(--color-paper))`
