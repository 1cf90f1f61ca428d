import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchLimits } from '../contracts/search-limits.ts'
import { readQuestion } from './question.ts'
import { respelled } from './respell.ts'
import { keysFor, keysOf, wordsOf } from './words.ts'

/** What people type, and what they would rather not. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc
    .array(fc.constantFrom('-', '"', '“', '@', '#', ' ', "'", '’', 'İ', 'ı', 'kitap', 've', ':*'), {
      maxLength: 60,
    })
    .map((parts) => parts.join('')),
)

describe('a question', () => {
  it('holds nothing but letters and digits, and never more than is looked for', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { wanted, unwanted, people, tags } = readQuestion(text)
        expect(wanted.length).toBeLessThanOrEqual(searchLimits.words)
        expect(unwanted.length).toBeLessThanOrEqual(searchLimits.words)
        expect(people.length).toBeLessThanOrEqual(1)
        expect(tags.length).toBeLessThanOrEqual(3)
        for (const word of [...wanted, ...unwanted].flatMap(({ words }) => words))
          expect(word).toMatch(/^[\p{L}\p{N}]+$/u)
      }),
    )
  })

  it.each([
    ['kedi -köpek', { wanted: ['kedi'], unwanted: ['kopek'] }],
    ['"bir kedi" uyudu', { wanted: ['bir kedi', 'uyudu'], unwanted: [] }],
    ['“yarım kalan', { wanted: ['yarim kalan'], unwanted: [] }],
    ['ve', { wanted: ['ve'], unwanted: [] }],
    ['kedi ve köpek', { wanted: ['kedi', 'kopek'], unwanted: [] }],
    ["İstanbul'da", { wanted: ['istanbul'], unwanted: [] }],
    ['-', { wanted: [], unwanted: [] }],
    ['ki\u00ADtap\u200Blar', { wanted: ['kitaplar'], unwanted: [] }],
    ['\u200F\u00AD', { wanted: [], unwanted: [] }],
  ])('%s', (text, expected) => {
    const { wanted, unwanted } = readQuestion(text)
    const joined = (all: typeof wanted) => all.map(({ words }) => words.join(' '))
    expect({ wanted: joined(wanted), unwanted: joined(unwanted) }).toEqual(expected)
  })
})

it('a question with other words holds no signs that nobody sees', () => {
  const near = new Map([['bisikelt', { word: 'bisiklet', keys: ['bisiklet'] }]])
  expect(respelled('\u202Ebisikelt \u2066ki\u00ADtap', near, [])).toBe('bisiklet kitap')
})

it('a word is the same wherever it may be parted', () => {
  const word = 'değerlendiremeyebileceğimizden'
  expect(wordsOf(Array.from(word).join('\u00AD'))).toEqual(wordsOf(word))
})

it('every word of a text is found by itself', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const word of wordsOf(text))
        expect(keysOf(word).some((key) => keysFor(word).includes(key))).toBe(true)
    }),
  )
})
