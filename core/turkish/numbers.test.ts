import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { count, formatBadge, formatCompact, formatNumber } from './numbers.ts'
import { formatPercent } from './percent.ts'

describe('formatNumber', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1234, '1.234'],
    [1234567.891, '1.234.567,89'],
    [1.5, '1,5'],
    [0.999, '1'],
    [-1234.5, '-1.234,5'],
    [-0.001, '0'],
  ])('%d → %s', (value, text) => {
    expect(formatNumber(value)).toBe(text)
  })

  it('can be read back', () => {
    fc.assert(
      fc.property(fc.integer(), (value) => {
        expect(Number(formatNumber(value).replaceAll('.', ''))).toBe(value || 0)
      }),
    )
  })
})

describe('formatCompact', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1 bin'],
    [1234, '1,2 bin'],
    [3200, '3,2 bin'],
    [9800, '9,8 bin'],
    [9999, '9,9 bin'],
    [12_500, '12,5 bin'],
    [14_000, '14 bin'],
    [123_456, '123 bin'],
    [999_999, '999 bin'],
    [1_200_000, '1,2 mn'],
    [2_500_000_000, '2,5 mr'],
    [-12_500, '-12,5 bin'],
  ])('%d → %s', (value, text) => {
    expect(formatCompact(value)).toBe(text)
  })

  it('never claims more than there is', () => {
    const sizes: Record<string, number> = { bin: 1e3, mn: 1e6, mr: 1e9, tn: 1e12 }
    fc.assert(
      fc.property(fc.nat(1e9), (value) => {
        const [amount = '', unit = ''] = formatCompact(value).split(' ')
        const shown = Number(amount.replace(',', '.')) * (sizes[unit] ?? 1)
        expect(shown).toBeLessThanOrEqual(value + 1e-6)
        expect(shown).toBeGreaterThanOrEqual(value * 0.9)
      }),
    )
  })
})

describe('formatPercent', () => {
  it('puts the sign first', () => {
    expect(formatPercent(0.42)).toBe('%42')
    expect(formatPercent(0.4256, 1)).toBe('%42,6')
    expect(formatPercent(-0.05)).toBe('-%5')
    expect(formatPercent(12)).toBe('%1.200')
  })
})

describe('count', () => {
  it('leaves the noun singular', () => {
    expect(count(5, 'yorum')).toBe('5 yorum')
    expect(count(1234, 'okuma')).toBe('1.234 okuma')
  })
})

describe('formatBadge', () => {
  it('says nothing of none, and no more than that there are many', () => {
    expect([-1, 0, 1, 99, 100, 12_345].map(formatBadge)).toEqual(['', '', '1', '99', '99+', '99+'])
  })
})
