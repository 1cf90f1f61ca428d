import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { statisticsLimits } from '../../../core/contracts/statistics-limits.ts'
import { formatDate, formatDayMonth } from '../../../core/turkish/dates.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Chart } from './chart.tsx'
import { CsvButton } from './csv-button.tsx'
import { csvName, rowsOfDays } from './csv.ts'
import { DayTable } from './day-table.tsx'
import type { CountedDay, Series } from './series.ts'
import { lastStep } from './window.ts'

interface DaysSectionProps {
  days: CountedDay[]
  series: [Series, ...Series[]]
  page: number
  hasEarlier: boolean
  /** Of the post whose days they are; of all of them without one. */
  slug?: string
}

/** A window of 30 days: one of its series as a chart, and all of them as a table and as a file. */
export function DaysSection({ days, series, page, hasEarlier, slug }: DaysSectionProps) {
  const [shown, setShown] = useState(series[0])
  return (
    <section aria-labelledby="gunler" className="mt-12">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="gunler">{shown.label}</h2>
          <p className="mt-1 text-small text-muted">{rangeOf(days)}</p>
        </div>
        <Steps page={page} hasEarlier={hasEarlier} slug={slug} />
      </header>
      <SeriesChoice series={series} shown={shown} onChoose={setShown} />
      <Chart key={days[0]!.date} days={days} series={shown} />
      <div className="mt-8 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 max-sm:w-full sm:flex-1">
          <DayTable days={days} series={series} />
        </div>
        <CsvButton
          name={csvName(days, ...(slug === undefined ? [] : [slug]))}
          rows={() => rowsOfDays(days, series)}
        >
          CSV olarak indirin
        </CsvButton>
      </div>
    </section>
  )
}

/** `17 Ekim – 15 Kasım 2026`; the first year only where it is another one. */
function rangeOf(days: CountedDay[]): string {
  const [first, last] = [days[0]!.date, days.at(-1)!.date]
  const isSameYear = first.slice(0, 4) === last.slice(0, 4)
  return `${isSameYear ? formatDayMonth(first) : formatDate(first)} – ${formatDate(last)}`
}

interface StepsProps {
  page: number
  hasEarlier: boolean
  slug: string | undefined
}

function Steps({ page: asked, hasEarlier, slug }: StepsProps) {
  // An address that goes back further shows the last step.
  const page = Math.min(asked, lastStep)
  const nav = useRef<HTMLElement>(null)
  const last = useRef(page)
  // After the last step in one direction its link is gone: whoever uses the keyboard goes on at the other.
  useEffect(() => {
    if (last.current !== page && document.activeElement === document.body)
      nav.current?.querySelector('a')?.focus({ preventScroll: true })
    last.current = page
  }, [page])
  const step = (to: number, isThere: boolean, label: ReactNode) =>
    isThere ? (
      <Link
        to="/istatistiklerim/{-$slug}"
        params={{ slug }}
        search={{ sayfa: to > 1 ? to : undefined }}
        resetScroll={false}
        className={buttonClass('outline', 'sm')}
      >
        {label}
      </Link>
    ) : (
      <span aria-hidden className={noStepClass}>
        {label}
      </span>
    )
  return (
    <nav ref={nav} aria-label="Dönem" className="flex flex-wrap gap-2">
      {step(
        page + 1,
        hasEarlier && page < lastStep,
        <>
          <span aria-hidden>‹</span> Önceki {statisticsLimits.windowDays} gün
        </>,
      )}
      {step(
        page - 1,
        page > 1,
        <>
          Sonraki {statisticsLimits.windowDays} gün <span aria-hidden>›</span>
        </>,
      )}
    </nav>
  )
}

/** Stays in its place, so that the other step does not move under the pointer. */
const noStepClass =
  'inline-flex min-h-8 items-center gap-2 rounded-full border px-3.5 text-small font-semibold text-faint touch:min-h-11'

interface SeriesChoiceProps {
  series: Series[]
  shown: Series
  onChoose: (series: Series) => void
}

function SeriesChoice({ series, shown, onChoose }: SeriesChoiceProps) {
  return (
    <fieldset className="mt-6 flex min-w-0 gap-x-6 overflow-x-auto border-b [scrollbar-width:none]">
      <legend className="sr-only">Grafikte ne görünsün?</legend>
      {series.map((each) => (
        <label
          key={each.name}
          className="relative flex min-h-11 shrink-0 cursor-pointer items-center border-b-2 border-transparent font-medium whitespace-nowrap text-muted transition-colors hover:text-ink has-checked:border-ink has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:-outline-offset-2"
        >
          <input
            type="radio"
            name="seri"
            checked={each === shown}
            onChange={() => onChoose(each)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {each.label}
        </label>
      ))}
    </fieldset>
  )
}
