import { type PointerEvent, useState } from 'react'
import { formatDate, formatDayMonth } from '../../../core/turkish/dates.ts'
import { count, formatCompact } from '../../../core/turkish/numbers.ts'
import { ticksUpTo } from './scale.ts'
import { type CountedDay, type Series, valueOf } from './series.ts'

interface ChartProps {
  days: CountedDay[]
  series: Series
}

/**
 * One series as a line. The drawing is stretched to its box and all words stand around it as text, so that they stay
 * readable at any width. Days are chosen with the mouse, a finger or, by a slider that is not seen, with the keyboard.
 */
export function Chart({ days, series }: ChartProps) {
  const [chosen, setChosen] = useState(days.length - 1)
  const values = days.map((day) => valueOf(day, series))
  const ticks = ticksUpTo(Math.max(...values))
  const top = ticks.at(-1)!
  const acrossOf = (index: number) => (index / (days.length - 1)) * 100
  const downOf = (value: number) => 100 - (value / top) * 100
  const points = values.map((value, index) => `${acrossOf(index)},${downOf(value)}`).join(' ')
  const day = days[chosen]!
  const amount = count(valueOf(day, series), series.noun)

  const choose = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const index = Math.round(((clientX - left) / width) * (days.length - 1))
    setChosen(Math.min(Math.max(index, 0), days.length - 1))
  }
  return (
    <figure className="mt-6">
      <figcaption className="flex flex-wrap justify-between gap-x-6 text-small">
        <span className="text-muted">Günlük {series.noun}</span>
        <span>
          {formatDate(day.date)}: <strong className="font-semibold">{amount}</strong>
        </span>
      </figcaption>
      <div className="mt-4 flex h-60 gap-2 sm:h-72">
        <TickNames ticks={ticks} downOf={downOf} />
        <div
          className="relative flex-1 touch-pan-y rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-4"
          onPointerMove={choose}
          onPointerDown={choose}
        >
          {ticks.map((tick) => (
            <div
              key={tick}
              className="absolute inset-x-0 border-t"
              style={{ top: `${downOf(tick)}%` }}
            />
          ))}
          <Line points={points} />
          <div
            className="absolute inset-y-0 border-l border-dashed border-edge"
            style={{ left: `${acrossOf(chosen)}%` }}
          />
          <div
            className="absolute size-3 -translate-1/2 rounded-full border-2 border-paper bg-accent"
            style={{ left: `${acrossOf(chosen)}%`, top: `${downOf(values[chosen]!)}%` }}
          />
          {values.every((value) => value === 0) && (
            <p className="pointer-events-none absolute inset-0 grid place-items-center px-4 text-center text-muted">
              Bu günlerde {series.noun} yok.
            </p>
          )}
          <input
            type="range"
            min={0}
            max={days.length - 1}
            value={chosen}
            onChange={({ target }) => setChosen(Number(target.value))}
            aria-label={`Gün seçin: günlük ${series.noun}`}
            aria-valuetext={`${formatDate(day.date)}: ${amount}`}
            className="pointer-events-none absolute inset-0 size-full opacity-0"
          />
        </div>
      </div>
      <DayNames days={days} acrossOf={acrossOf} />
    </figure>
  )
}

interface TickNamesProps {
  ticks: number[]
  downOf: (value: number) => number
}

function TickNames({ ticks, downOf }: TickNamesProps) {
  return (
    <ul aria-hidden className="relative w-9 shrink-0 text-right text-tiny text-faint">
      {ticks.map((tick) => (
        <li
          key={tick}
          className="absolute right-0 -translate-y-1/2 whitespace-nowrap tabular-nums"
          style={{ top: `${downOf(tick)}%` }}
        >
          {formatCompact(tick)}
        </li>
      ))}
    </ul>
  )
}

/** With the area below it. */
function Line({ points }: { points: string }) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden
      className="absolute inset-0 size-full overflow-visible"
    >
      <polygon points={`0,100 ${points} 100,100`} className="fill-accent-wash" />
      <polyline
        points={points}
        vectorEffect="non-scaling-stroke"
        className="fill-none stroke-accent stroke-[2.5]"
      />
    </svg>
  )
}

interface DayNamesProps {
  days: CountedDay[]
  acrossOf: (index: number) => number
}

/** Four of them, of which a phone has room for two: the first and the last. */
function DayNames({ days, acrossOf }: DayNamesProps) {
  const last = days.length - 1
  const shown = [0, Math.round(last / 3), Math.round((last * 2) / 3), last]
  return (
    <ul aria-hidden className="relative mt-3 ml-11 h-4 text-tiny text-faint">
      {shown.map((index) => (
        <li
          key={index}
          className="absolute -translate-x-1/2 whitespace-nowrap first:translate-x-0 last:-translate-x-full max-sm:not-first:not-last:hidden"
          style={{ left: `${acrossOf(index)}%` }}
        >
          {formatDayMonth(days[index]!.date)}
        </li>
      ))}
    </ul>
  )
}
