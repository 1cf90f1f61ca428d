import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { capitalize, initials, lowerTurkish, upperTurkish } from './case.ts'
import { turkishAlphabet } from './sort.ts'

describe('Turkish case', () => {
  it('keeps dotted and dotless apart', () => {
    expect(lowerTurkish('DIŞARI İSTANBUL')).toBe('dışarı istanbul')
    expect(upperTurkish('ışık iğne')).toBe('IŞIK İĞNE')
    expect(lowerTurkish('İ')).toHaveLength(1)
  })

  it('goes there and back for every Turkish text', () => {
    const text = fc.string({ unit: fc.constantFrom(...turkishAlphabet, 'â', 'î', 'û', ' ') })
    fc.assert(
      fc.property(text, (text) => {
        expect(lowerTurkish(upperTurkish(text))).toBe(text)
      }),
    )
  })
})

describe('capitalize', () => {
  it.each([
    ['istanbul', 'İstanbul'],
    ['ılık süt', 'Ilık süt'],
    ['çOK', 'ÇOK'],
    ['“iyi” dedi', '“İyi” dedi'],
    ['3 elma', '3 elma'],
    ['', ''],
  ])('%j → %j', (text, capitalized) => {
    expect(capitalize(text)).toBe(capitalized)
  })
})

describe('initials', () => {
  it.each([
    ['Özge', 'Çelik', 'ÖÇ'],
    ['ismail', 'kaya', 'İK'],
    ['ırmak', 'ışık', 'II'],
    ['Ayşe Nur', 'Şen', 'AŞ'],
    ['o\u0308mer', '', 'Ö'],
    [' ', ' ', ''],
  ])('%j %j → %j', (firstName, lastName, letters) => {
    expect(initials(firstName, lastName)).toBe(letters)
  })
})
