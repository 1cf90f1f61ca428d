import { expect, it } from 'vitest'
import { mergeWords } from './merge-words.ts'

const before = ['bir', 'iki', 'üç']

it.each([
  ['what both added stays, once', ['bir', 'iki', 'üç', 'dört', 'beş'], [...before, 'altı', 'beş']],
  ['what somebody else added stays', before, [...before, 'altı', 'beş']],
])('%s', (_, written, newer) => {
  const merged = mergeWords(before, written, newer)
  expect(merged.toSorted()).toEqual([...new Set([...written, ...newer])].toSorted())
})

it('takes away what either took away', () => {
  expect(mergeWords(before, ['bir', 'üç'], ['bir', 'iki', 'dört'])).toEqual(['bir', 'dört'])
})

it('gives the newer list to whoever wrote nothing, and what was saved to whoever saved it', () => {
  expect(mergeWords(before, before, ['dört', 'bir'])).toEqual(['dört', 'bir'])
  expect(mergeWords(before, ['iki', 'dört'], ['iki', 'dört'])).toEqual(['iki', 'dört'])
})
