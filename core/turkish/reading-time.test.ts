import { describe, expect, it } from 'vitest'
import { formatReadingTime, readingSeconds } from './reading-time.ts'

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
