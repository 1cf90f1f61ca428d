import { describe, expect, it } from 'vitest'
import { isNewStretch } from './revisions.ts'

describe('a revision', () => {
  const last = { words: 100, ageSeconds: 60, isClosed: false }
  it.each([
    ['grows with the text', last, 130, false],
    ['takes small corrections', last, 80, false],
    ['is left alone when much is gone', last, 79, true],
    ['is left alone after ten minutes', { ...last, ageSeconds: 600 }, 101, true],
    ['is left alone once it is closed', { ...last, isClosed: true }, 100, true],
  ])('%s', (_, before, words, isNew) => {
    expect(isNewStretch(before, words)).toBe(isNew)
  })
})
