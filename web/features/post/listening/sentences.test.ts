import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cut } from './sentences.ts'

const pieces = (text: string): string[] => cut(text).map(({ from, to }) => text.slice(from, to))

it('says sentence by sentence', () => {
  expect(pieces('Güz geldi. Işık azaldı! Ne yapmalı? Bekle…')).toEqual([
    'Güz geldi. ',
    'Işık azaldı! ',
    'Ne yapmalı? ',
    'Bekle…',
  ])
})

it('leaves out what has no words', () => {
  expect(pieces('* * *')).toEqual([])
  expect(pieces('')).toEqual([])
})

it('takes a breath in what is too long, at a comma where there is one', () => {
  const long = `${'kelime '.repeat(20)}, ${'başka '.repeat(60)}`
  const said = pieces(long)
  expect(said[0]).toMatch(/, $/)
  expect(said.every((piece) => piece.length <= 222)).toBe(true)
  expect(said.join('')).toBe(long)
})

it('loses no word of any text', () => {
  const letters = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 2000 }), (text) => {
      expect(letters(pieces(text).join(''))).toBe(letters(text))
    }),
  )
})
