import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type GrammaticalCase, withSuffix } from './suffix.ts'

const endedCases = [
  'accusative',
  'dative',
  'locative',
  'ablative',
  'genitive',
  'instrumental',
] as const

/** One line a name: `Name [reading]: accusative, dative, locative, ablative, genitive, instrumental`. */
const table = readFileSync(new URL('./suffix-table.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => {
    const [, name = '', reading, forms = ''] = line.match(/^(.+?)(?: \[(.+)\])?: (.+)$/) ?? []
    return { name, reading, forms: forms.split(', ') }
  })

describe('withSuffix', () => {
  it('has a table worth the name', () => {
    expect(table.length).toBeGreaterThan(400)
    expect(new Set(table.map(({ name }) => name)).size).toBe(table.length)
  })

  it.each(table)('$name', ({ name, reading, forms }) => {
    expect(endedCases.map((each) => withSuffix(name, each, reading))).toEqual(forms)
    expect(withSuffix(name, 'nominative', reading)).toBe(name)
  })

  it('makes each of the six cases', () => {
    for (const { name, forms } of table) expect(forms, name).toHaveLength(endedCases.length)
  })

  it.each([
    ['Ayşe', "Ayşe'yle"],
    ['Umut', "Umut'la"],
    ['Gül', "Gül'le"],
    ['Cemal', "Cemal'le"],
    // The possessive n stands before case endings, and this one comes from a word: ile.
    ['Beyoğlu', "Beyoğlu'yla"],
    ['Boğaziçi', "Boğaziçi'yle"],
    ['5', "5'le"],
    ['40', "40'la"],
    ['TDK', "TDK'yle"],
    ['ASELSAN', "ASELSAN'la"],
    ['Hokka A.Ş.', 'Hokka A.Ş.yle'],
    ['Ayşe (çevirmen)', "Ayşe'yle (çevirmen)"],
  ])('%s, with them', (name, together) => {
    expect(withSuffix(name, 'instrumental')).toBe(together)
  })

  it.each([
    ["Ayşe'", "Ayşe'nin"],
    ['Ayşe’', "Ayşe'nin"],
    [' Ayşe ', "Ayşe'nin"],
    ['Ayşe 🌸', "Ayşe 🌸'nin"],
    ['Ayşe (çevirmen)', "Ayşe'nin (çevirmen)"],
    ['Hokka A.Ş.', 'Hokka A.Ş.nin'],
    ['“Bit Palas”', '“Bit Palas”ın'],
    ["McDonald's", "McDonald's'ın"],
    ['Gu\u0308l', "Gu\u0308l'ün"],
  ])('puts the ending of %j in the right place', (name, genitive) => {
    expect(withSuffix(name, 'genitive')).toBe(genitive)
  })

  it.each(['', '🌸', '…'])('leaves %j alone, which cannot be read', (name) => {
    expect(withSuffix(name, 'dative')).toBe(name)
  })

  it('prefers the reading a member gave, and ignores an empty one', () => {
    expect(withSuffix('Joyce', 'genitive', 'coys')).toBe("Joyce'un")
    expect(withSuffix('Joyce', 'genitive', 'joyse')).toBe("Joyce'nin")
    expect(withSuffix('Ayşe', 'genitive', ' ')).toBe("Ayşe'nin")
    expect(withSuffix('Ayşe', 'genitive', null)).toBe("Ayşe'nin")
    // The reading of a whole name: its last word counts.
    expect(withSuffix('Jean Beaux', 'instrumental', 'jan bo')).toBe("Jean Beaux'yla")
    // The reading of the first name alone says nothing about how the last one ends.
    expect(withSuffix('Kevin', 'genitive', 'Kevın')).toBe("Kevin'ın")
    expect(withSuffix('Kevin Üye', 'genitive', 'Kevın')).toBe("Kevin Üye'nin")
  })
})

describe('vowel harmony', () => {
  // Sounds that keep clear of every list of exceptions.
  const plainName = fc
    .tuple(
      fc.stringMatching(/^[bdmnrz][aeıioöuü]$/),
      fc.stringMatching(/^[bdmnrz][aeıioö][nmrzsşfç]?$/),
    )
    .map((syllables) => syllables.join(''))
    // Said as "düma".
    .filter((name) => name !== 'dumas')

  const everyEnding = (name: string) =>
    endedCases.map((each: GrammaticalCase) => withSuffix(name, each).slice(name.length + 1))

  it('keeps front with front and back with back', () => {
    fc.assert(
      fc.property(plainName, (name) => {
        const isFront = /[eiöü][^aeıioöuü]*$/.test(name)
        const allowed = isFront ? /^[^aıou]+$/ : /^[^eiöü]+$/
        for (const ending of everyEnding(name)) expect(ending).toMatch(allowed)
      }),
    )
  })

  it('never lets two vowels meet, nor a soft d follow a hard consonant', () => {
    fc.assert(
      fc.property(plainName, (name) => {
        for (const ending of everyEnding(name)) {
          expect(name + ending).not.toMatch(/[aeıioöuü]{2}/)
          expect(name + ending).not.toMatch(/[fsşç]d|[nmrzaeıioöuü]t[ae]n?$/)
        }
      }),
    )
  })

  it('knows a Turkish word from a foreign one that looks like it without its marks', () => {
    expect(withSuffix('Dümaş', 'instrumental')).toBe("Dümaş'la")
    expect(withSuffix('Dumas', 'instrumental')).toBe("Dumas'yla")
    expect(withSuffix('Molière', 'genitive')).toBe("Molière'in")
    expect(withSuffix('RTÜK', 'genitive')).toBe("RTÜK'ün")
  })

  it('joins the instrumental with y after a vowel and directly after a consonant', () => {
    fc.assert(
      fc.property(plainName, (name) => {
        const ending = withSuffix(name, 'instrumental').slice(name.length + 1)
        expect(ending).toMatch(/[aeıioöuü]$/.test(name) ? /^yl[ae]$/ : /^l[ae]$/)
      }),
    )
  })

  it('keeps the name and adds one apostrophe, whatever the name is', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-ZÇĞİÖŞÜ][a-zçğıöşü]{1,12}$/), (name) => {
        for (const each of endedCases) {
          expect(withSuffix(name, each)).toMatch(new RegExp(`^${name}'[a-zışüö]{1,4}$`))
        }
      }),
    )
  })
})
