import { describe, expect, it } from 'vitest'
import { csvName, csvOf } from './csv.ts'
import { ticksUpTo } from './scale.ts'
import { windowOf } from './window.ts'

const day = (date: string, views: number) => ({ date, views, likes: 2, comments: 1, followers: 0 })

describe('the table as a file', () => {
  it('has a row for each day under the names of its columns', () => {
    const days = [day('2026-10-17', 1234), day('2026-10-18', 0)]
    expect(csvOf(days)).toBe(
      '\uFEFFGün;Okunma;Alkış;Yorum;Yeni takipçi\r\n2026-10-17;1234;2;1;0\r\n2026-10-18;0;2;1;0\r\n',
    )
    expect(csvName(days)).toBe('istatistikler-2026-10-17-2026-10-18.csv')
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
