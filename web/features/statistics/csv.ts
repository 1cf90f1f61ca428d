import type { ReadingSource } from '../../../core/contracts/statistics.ts'
import { type CountedDay, type Series, valueOf } from './series.ts'
import { nameOf } from './sources.ts'

type Cell = string | number

/** As spreadsheets in Turkish open it: semicolons, because the comma is for decimals, and a mark that it is UTF-8. */
export function csvOf(rows: Cell[][]): string {
  return `\uFEFF${rows.map((cells) => `${cells.map(textOf).join(';')}\r\n`).join('')}`
}

/** What others wrote must not be taken for a formula, nor for the end of a cell. */
function textOf(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const rowsOfDays = (days: CountedDay[], series: Series[]): Cell[][] => [
  ['Gün', ...series.map(({ label }) => label)],
  ...days.map((day) => [day.date, ...series.map((each) => valueOf(day, each))]),
]

export const rowsOfSources = (sources: ReadingSource[]): Cell[][] => [
  ['Kaynak', 'Okunma'],
  ...sources.map((source) => [nameOf(source), source.views]),
]

/** `istatistikler-2026-10-17-2026-11-15.csv`, with what it is of in between. */
export const csvName = (days: CountedDay[], ...of: string[]): string =>
  `${['istatistikler', ...of, days[0]!.date, days.at(-1)!.date].join('-')}.csv`

export function saveCsv(name: string, rows: Cell[][]): void {
  const url = URL.createObjectURL(new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
