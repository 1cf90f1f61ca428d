import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold, lowerAscii, slugify } from './fold.ts'
import { turkishAlphabet } from './sort.ts'
import { upperTurkish } from './case.ts'

const anyText = fc.string({ unit: 'binary' })

describe('fold', () => {
  it.each(['Irmak', 'ırmak', 'İrmak', 'irmak', 'IRMAK', 'İRMAK'])('%s is irmak', (name) => {
    expect(fold(name)).toBe('irmak')
  })

  it.each([
    ['çÇğĞıIiİöÖşŞüÜâîû', 'ccggiiiioossuuaiu'],
    ['Straße, Ærø, Łódź, Đorđe, Þór, Əli', 'strasse, aero, lodz, dorde, thor, eli'],
    ['ﬁne Ｗide', 'fine wide'],
  ])('%s → %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  it('is the same the second time', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(fold(fold(text))).toBe(fold(text))
      }),
    )
  })

  it('leaves only ASCII of Turkish text, and does not care about case', () => {
    const letters = [...turkishAlphabet, ...turkishAlphabet.map(upperTurkish)]
    const turkish = fc.string({ unit: fc.constantFrom(...letters, 'â', 'Î', 'û', ' ', '7', '-') })
    fc.assert(
      fc.property(turkish, (text) => {
        expect(fold(text)).toMatch(/^[a-z7 -]*$/)
        expect(fold(upperTurkish(text))).toBe(fold(text))
      }),
    )
  })
})

describe('lowerAscii', () => {
  it('touches A–Z alone', () => {
    expect(lowerAscii('ALI.Irmak+İŞ@Example.COM')).toBe('ali.irmak+İŞ@example.com')
  })
})

describe('slugify', () => {
  it.each([
    ["Şişli'de Güz", 'sisli-de-guz'],
    ['  IĞDIR’ın ışığı…  ', 'igdir-in-isigi'],
    ['C++ -- 2. bölüm!', 'c-2-bolum'],
    ['ki\u00ADtap\u200Blık', 'kitaplik'],
    ['🌸🌸', ''],
    ['Привет мир', ''],
    ['', ''],
  ])('%j → %j', (title, slug) => {
    expect(slugify(title)).toBe(slug)
  })

  it('cuts at a word border where there is one', () => {
    expect(slugify('bir iki üç', 10)).toBe('bir-iki-uc')
    expect(slugify('bir iki üç', 9)).toBe('bir-iki')
    expect(slugify('bir iki üç', 7)).toBe('bir-iki')
    expect(slugify('bir iki üç', 6)).toBe('bir')
    expect(slugify('Çekoslovakyalılaştıramadıklarımız', 12)).toBe('cekoslovakya')
    expect(slugify('kelime '.repeat(40)).length).toBeLessThanOrEqual(80)
  })

  it('is always fit for an address', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.string()), fc.integer({ min: 1, max: 90 }), (text, max) => {
        const slug = slugify(text, max)
        expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
        expect(slug.length).toBeLessThanOrEqual(max)
        expect(slugify(slug, max)).toBe(slug)
      }),
    )
  })
})
