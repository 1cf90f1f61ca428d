import { describe, expect, it } from 'vitest'
import { csvName, csvOf, rowsOfDays, rowsOfSources } from './csv.ts'
import { bestTimes, blocksOf, hoursText } from './hours.ts'
import { ticksUpTo } from './scale.ts'
import { memberSeries, postSeries } from './series.ts'
import { windowOf } from './window.ts'

const day = (date: string, views: number) => ({ date, views, likes: 2, comments: 1, followers: 0 })

describe('the table as a file', () => {
  it('has a row for each day under the names of its columns', () => {
    const days = [day('2026-10-17', 1234), day('2026-10-18', 0)]
    expect(csvOf(rowsOfDays(days, memberSeries))).toBe(
      '\uFEFFGün;Okunma;Alkış;Yorum;Yeni takipçi\r\n2026-10-17;1234;2;1;0\r\n2026-10-18;0;2;1;0\r\n',
    )
    expect(csvName(days)).toBe('istatistikler-2026-10-17-2026-10-18.csv')
    expect(csvOf(rowsOfDays(days, postSeries)).split('\r\n')[1]).toBe('2026-10-17;1234;2;1')
    expect(csvName(days, 'guz')).toBe('istatistikler-guz-2026-10-17-2026-10-18.csv')
  })

  it('gives spreadsheets nothing to work out, and keeps every cell in its place', () => {
    const cells = [
      '=cmd|calc!A1',
      '+1',
      '-1',
      '@a',
      '\t=1',
      'bir;iki',
      'de "ki"',
      'satır\nsonu',
      'düz',
    ]
    expect(csvOf([cells])).toBe(
      `\uFEFF'=cmd|calc!A1;'+1;'-1;'@a;'\t=1;"bir;iki";"de ""ki""";"satır\nsonu";düz\r\n`,
    )
  })

  it('names where readers came from', () => {
    const rows = rowsOfSources([
      { kind: 'search', host: null, views: 12 },
      { kind: 'host', host: 'ornek.com', views: 3 },
    ])
    expect(rows).toEqual([
      ['Kaynak', 'Okunma'],
      ['Arama motorları', 12],
      ['ornek.com', 3],
    ])
  })
})

describe('the lines of the chart', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [4, [0, 1, 2, 3, 4]],
    [5, [0, 2, 4, 6]],
    [96, [0, 50, 100]],
    [548, [0, 200, 400, 600]],
    [100_000, [0, 50_000, 100_000]],
  ])('are round numbers up to %s', (largest, ticks) => {
    expect(ticksUpTo(largest)).toEqual(ticks)
  })
})

describe('a window', () => {
  const now = new Date('2026-11-15T22:30:00Z')

  it('is of 30 days and ends today, or 30 days before for each step back', () => {
    const days = (page: number) => {
      const { startAt, endAt } = windowOf(page, now)
      return [startAt, endAt].map((moment) => new Date(moment * 1000).toISOString().slice(0, 10))
    }
    expect(days(1)).toEqual(['2026-10-17', '2026-11-15'])
    expect(days(2)).toEqual(['2026-09-17', '2026-10-16'])
  })

  it('never lies before there were any days', () => {
    expect(windowOf(99_999, now).startAt).toBeGreaterThan(0)
  })
})

describe('the best hours', () => {
  const week = () => Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0))

  it('are put together by two, from midnight to midnight', () => {
    const hours = week()
    hours[2]![20] = 3
    hours[2]![21] = 4
    hours[6]![0] = 1
    const blocks = blocksOf(hours)
    expect(blocks).toHaveLength(12)
    expect([hoursText(blocks[0]!), hoursText(blocks[11]!)]).toEqual(['00.00–02.00', '22.00–00.00'])
    expect(blocks[10]!.views).toEqual([0, 0, 7, 0, 0, 0, 0])
    expect(blocks[0]!.views[6]).toBe(1)
  })

  it('are told once enough is known', () => {
    const hours = week()
    hours[3]![9] = 19
    expect(bestTimes(blocksOf(hours))).toBeNull()
    hours[5]![22] = 18
    hours[3]![23] = 2
    expect(bestTimes(blocksOf(hours))).toEqual({ weekday: 'perşembe', hours: '22.00–00.00' })
  })
})
