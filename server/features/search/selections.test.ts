import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Wanted } from '../../../core/search/question.ts'
import { selectionsOf } from './selections.ts'

const wanted = (text: string): Wanted[] =>
  text.split(' ').map((word) => ({ words: [word], isPhrase: false }))

/** Words in capitals are common, those that begin with x unknown. */
const of = {
  isKnown: ({ words: [word] }: Wanted) => !word!.startsWith('x'),
  isCommon: ({ words: [word] }: Wanted) => word === word!.toUpperCase(),
}

const texts = (selections: Wanted[][][]): string[][] =>
  selections.map((each) =>
    each.map((selection) => selection.map(({ words }) => words[0]).join(' ')),
  )

describe('what is left of a question', () => {
  it.each([
    ['kedi', []],
    ['kedi uyku', [['kedi', 'uyku']]],
    ['kedi UYKU', [['kedi']]],
    ['KEDİ UYKU', [['KEDİ', 'UYKU']]],
    ['kedi xyz', [['kedi']]],
    ['xyz xxx', []],
    ['a b c', [['a b', 'a c', 'b c']]],
    ['a b c xx', [['a b c'], ['a b', 'a c', 'b c']]],
  ])('%s', (text, expected) => {
    expect(texts(selectionsOf(wanted(text), of))).toEqual(expected)
  })

  it('is nothing where something is quoted', () => {
    const quoted = { words: ['a', 'b'], isPhrase: true }
    expect(selectionsOf([quoted, ...wanted('c')], of)).toEqual([])
  })

  it('is at least a half, never all, and never too much to look for', () => {
    const word = fc.constantFrom('a', 'b', 'C', 'D', 'x', 'xe', 'f', 'G')
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), (words) => {
        const all = selectionsOf(wanted(words.join(' ')), of)
        expect(all.length).toBeLessThanOrEqual(2)
        for (const selection of all.flat()) {
          expect(selection.length).toBeGreaterThanOrEqual(words.length / 2)
          expect(selection.length).toBeLessThan(words.length)
        }
        expect(all.flat().length).toBeLessThanOrEqual(100)
      }),
    )
  })
})
