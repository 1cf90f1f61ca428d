import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDate, formatDateTime, formatDayMonth } from './dates.ts'
import { formatDateWithDay, greeting, hourOfDay } from './day-words.ts'
import { relativeDay, relativeTime } from './relative-dates.ts'

// 14:05 in Istanbul, a Sunday.
const now = '2026-11-15T11:05:00Z'

const anyDate = fc.date({
  min: new Date('1970-01-01'),
  max: new Date('2200-01-01'),
  noInvalidDate: true,
})

describe('dates in words', () => {
  it('uses the clock of Istanbul unless told otherwise', () => {
    expect(formatDate(now)).toBe('15 Kasım 2026')
    expect(formatDate('2026-11-15T21:30:00Z')).toBe('16 Kasım 2026')
    expect(formatDate('2026-11-15T21:30:00Z', 'Europe/London')).toBe('15 Kasım 2026')
    expect(formatDate(new Date(now))).toBe('15 Kasım 2026')
    expect(formatDayMonth(now)).toBe('15 Kasım')
    expect(formatDateWithDay(now)).toBe('15 Kasım 2026, Pazar')
    expect(formatDateTime(now)).toBe('15 Kasım 2026 14:05')
    expect(formatDateTime('2026-01-01T21:07:00Z')).toBe('2 Ocak 2026 00:07')
    expect(hourOfDay(now)).toBe(14)
  })

  it('refuses what is no date', () => {
    expect(() => formatDate('yarın')).toThrow(RangeError)
    expect(() => relativeTime('yarın', now)).toThrow(RangeError)
  })

  it('names every month and every weekday as Intl does', () => {
    const intl = new Intl.DateTimeFormat('tr', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      weekday: 'long',
      timeZone: 'Europe/Istanbul',
    })
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(formatDateWithDay(date).replace(',', '')).toBe(intl.format(date))
      }),
    )
  })
})

describe('relativeDay', () => {
  it.each([
    ['2026-11-15T20:59:59Z', 'Bugün'],
    ['2026-11-14T21:00:00Z', 'Bugün'],
    ['2026-11-14T20:59:59Z', 'Dün'],
    ['2026-11-13T12:00:00Z', '13 Kasım'],
    ['2025-11-13T12:00:00Z', '13 Kasım 2025'],
  ])('%s is %s', (date, expected) => {
    expect(relativeDay(date, now)).toBe(expected)
  })
})

describe('relativeTime', () => {
  it.each([
    ['2026-11-15T11:05:00Z', 'az önce'],
    ['2026-11-15T11:04:01Z', 'az önce'],
    ['2026-11-15T11:04:00Z', '1 dakika önce'],
    ['2026-11-15T11:00:00Z', '5 dakika önce'],
    ['2026-11-15T10:05:01Z', '59 dakika önce'],
    ['2026-11-15T08:05:00Z', '3 saat önce'],
    ['2026-11-14T21:00:00Z', '14 saat önce'],
    ['2026-11-14T20:59:00Z', 'dün'],
    ['2026-11-13T21:00:00Z', 'dün'],
    ['2026-11-12T11:00:00Z', '3 gün önce'],
    ['2026-11-08T11:00:00Z', '1 hafta önce'],
    ['2026-11-01T11:00:00Z', '2 hafta önce'],
    ['2026-10-19T11:00:00Z', '3 hafta önce'],
    ['2026-10-12T11:00:00Z', '12 Ekim'],
    ['2025-11-15T11:00:00Z', '15 Kasım 2025'],
    ['2026-11-15T11:05:30Z', 'şimdi'],
    ['2026-11-15T11:15:00Z', '10 dakika sonra'],
    ['2026-11-15T14:05:00Z', '3 saat sonra'],
    ['2026-11-16T11:00:00Z', 'yarın'],
    ['2026-11-18T11:00:00Z', '3 gün sonra'],
    ['2026-11-29T11:00:00Z', '2 hafta sonra'],
    ['2026-12-20T11:00:00Z', '20 Aralık'],
    ['2027-01-20T11:00:00Z', '20 Ocak 2027'],
  ])('%s is %s', (date, words) => {
    expect(relativeTime(date, now)).toBe(words)
  })

  it('does not call an hour ago "yesterday" just after midnight', () => {
    expect(relativeTime('2026-11-14T20:00:00Z', '2026-11-14T22:00:00Z')).toBe('2 saat önce')
  })

  it('counts days in the zone it is given', () => {
    const [date, now] = ['2026-11-14T22:00:00Z', '2026-11-15T11:00:00Z']
    expect(relativeTime(date, now)).toBe('13 saat önce')
    expect(relativeTime(date, now, 'Europe/London')).toBe('dün')
  })

  it('always has something to say', () => {
    const words =
      /^(?:az önce|şimdi|dün|yarın|\d+ (?:dakika|saat|gün|hafta) (?:önce|sonra)|\d+ [A-ZŞ][a-zığüş]+(?: \d{4})?)$/
    const near = fc.integer({ min: -4e9, max: 4e9 })
    fc.assert(
      fc.property(anyDate, anyDate, near, (date, now, distance) => {
        expect(relativeTime(date, now)).toMatch(words)
        expect(relativeTime(new Date(now.getTime() + distance), now)).toMatch(words)
      }),
    )
  })
})

describe('greeting', () => {
  it.each([
    [5, 11, 'Günaydın'],
    [12, 17, 'İyi günler'],
    [18, 22, 'İyi akşamlar'],
    [23, 23, 'İyi geceler'],
    [0, 4, 'İyi geceler'],
  ])('from %d to %d: %s', (first, last, words) => {
    expect(greeting(first)).toBe(words)
    expect(greeting(last)).toBe(words)
  })
})
