import { describe, expect, it } from 'vitest'
import { countWords, formatReadingTime, readingSeconds } from './reading-time.ts'

describe('reading time', () => {
  it('takes about 6 minutes for 1,000 words, 8 seconds more an image', () => {
    expect(readingSeconds(173)).toBe(60)
    expect(readingSeconds(1000)).toBe(347)
    expect(readingSeconds(0, 2)).toBe(16)
  })

  it.each([
    [0, '0 sn', '0 saniyelik okuma'],
    [45, '45 sn', '45 saniyelik okuma'],
    [59.7, '1 dk', '1 dakikalık okuma'],
    [60, '1 dk', '1 dakikalık okuma'],
    [347, '6 dk', '6 dakikalık okuma'],
  ])('%d seconds are %s', (seconds, short, long) => {
    expect(formatReadingTime(seconds)).toBe(short)
    expect(formatReadingTime(seconds, 'long')).toBe(long)
  })
})

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
})
