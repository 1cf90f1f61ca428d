import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareTurkish, turkishAlphabet } from './sort.ts'

describe('compareTurkish', () => {
  it('knows the alphabet', () => {
    expect(turkishAlphabet).toHaveLength(29)
    expect(turkishAlphabet.toReversed().sort(compareTurkish)).toEqual(turkishAlphabet)
  })

  it('puts çam, ılık, öz and şal where a reader looks for them', () => {
    const words = ['zar', 'şal', 'öz', 'ılık', 'çam', 'iz', 'su', 'oy', 'cam']
    expect(words.sort(compareTurkish)).toEqual('cam çam ılık iz oy öz su şal zar'.split(' '))
  })

  it('is a total order', () => {
    const word = fc.string({
      unit: fc.constantFrom(...turkishAlphabet, 'Ç', 'I', 'İ', 'â', ' ', '\u0308'),
    })
    fc.assert(
      fc.property(word, word, word, (a, b, c) => {
        expect(Math.sign(compareTurkish(a, b))).toBe(0 - Math.sign(compareTurkish(b, a)))
        expect(compareTurkish(a, b) === 0).toBe(a === b)
        const [first = '', , last = ''] = [a, b, c].sort(compareTurkish)
        expect(compareTurkish(first, last)).toBeLessThanOrEqual(0)
      }),
    )
  })
})
