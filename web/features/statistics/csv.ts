import type { StatisticsDay } from '../../../core/contracts/statistics.ts'
import { series } from './series.ts'

/** As spreadsheets in Turkish open it: semicolons, because the comma is for decimals, and a mark that it is UTF-8. */
export function csvOf(days: StatisticsDay[]): string {
  const head = ['Gün', ...series.map(({ label }) => label)]
  const rows = days.map((day) => [day.date, ...series.map(({ name }) => day[name])])
  return `\uFEFF${[head, ...rows].map((cells) => `${cells.join(';')}\r\n`).join('')}`
}

export const csvName = (days: StatisticsDay[]): string =>
  `istatistikler-${days[0]!.date}-${days.at(-1)!.date}.csv`

export function saveCsv(days: StatisticsDay[]): void {
  const url = URL.createObjectURL(new Blob([csvOf(days)], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: csvName(days) })
  link.click()
  URL.revokeObjectURL(url)
}
