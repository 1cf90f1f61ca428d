import { expect, it } from 'vitest'
import { areLabelsEqual, labelPieces } from './label-pieces.ts'

const labels = (...slugs: string[]) => slugs.map((slug) => ({ slug, name: `“${slug}”` }))
const shown = (own: string[], other: string[]) =>
  labelPieces(labels(...own), labels(...other)).map(({ text, isChanged }) =>
    isChanged ? `*${text}*` : text,
  )

it.each([
  [[], ['deniz'], []],
  [['deniz'], [], ['*“deniz”*']],
  [['deniz', 'kum'], ['kum'], ['*“deniz”*', ', ', '“kum”']],
  [
    ['kum', 'deniz'],
    ['deniz', 'kum'],
    ['“kum”', ', ', '“deniz”'],
  ],
])('marks of %j what %j has not', (own, other, expected) => {
  expect(shown(own, other)).toEqual(expected)
})

it.each([
  [['deniz'], ['deniz'], true],
  [['kum', 'deniz'], ['deniz', 'kum'], false],
  [['deniz'], [], false],
])('compares %j with %j', (one, other, expected) => {
  expect(areLabelsEqual(labels(...one), labels(...other))).toBe(expected)
})
