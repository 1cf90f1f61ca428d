import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findListedWords } from './listed-words.ts'

describe('findListedWords', () => {
  it.each([
    ['Ne SALAKSIN, salaklar!', ['SALAKSIN', 'salaklar']],
    ['salağa, salağın, salaklığı değil', ['salağa', 'salağın']],
    ["Salak'tan ve aptallarımızdandır", ["Salak'tan", 'aptallarımızdandır']],
    ['aptalca', []],
    ['bir kazık, şalak, salakça bir iş', []],
    ['', []],
  ])('%j', (text, found) => {
    expect(findListedWords(text, ['salak', 'Aptal'])).toEqual(found)
  })

  it('never finds a part of a word, nor ı for i', () => {
    expect(findListedWords('klasik müzik ve fizik, sık sık; sıkı, SIK', ['sik', 'zik'])).toEqual([])
    expect(findListedWords('SİK', ['sik'])).toEqual(['SİK'])
  })

  it.each([[[]], [['']], [['***']]])('finds nothing with the list %j', (listed) => {
    expect(findListedWords('a, lar, in, salak', listed)).toEqual([])
  })

  it('takes any text as a listed word', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string({ unit: 'grapheme' })), (text, listed) => {
        expect(findListedWords(text, listed).every((word) => text.includes(word))).toBe(true)
      }),
    )
  })
})
