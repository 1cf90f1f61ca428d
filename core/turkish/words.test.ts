import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countWords } from './words.ts'

describe('countWords', () => {
  it.each([
    ['', 0],
    [' … — 🌸 ', 0],
    ["Ayşe'nin kedisi", 2],
    ['İstanbul’da güz', 2],
    ['iki-üç kişi, 1.234,5 lira; saat 14:05', 6],
    ['geldi,gitti', 2],
    ['Gu\u0308l ac\u0327tı', 2],
  ])('%j has %d', (text, words) => {
    expect(countWords(text)).toBe(words)
  })

  it('finds what the definition of a word finds', () => {
    const word = /[\p{L}\p{M}\p{N}]+(?:(?:['’ʼ-]|(?<=\p{N})[.,:](?=\p{N}))[\p{L}\p{M}\p{N}]+)*/gu
    const piece = fc.constantFrom(...Array.from("aşİ1٣’'-.,: \n…\u0308𐐷🌸"))
    const text = fc.oneof(
      fc.array(piece).map((pieces) => pieces.join('')),
      fc.string(),
    )
    fc.assert(
      fc.property(text, (written) => {
        expect(countWords(written)).toBe(written.match(word)?.length ?? 0)
      }),
    )
  })
})
