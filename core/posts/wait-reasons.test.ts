import { describe, expect, it } from 'vitest'
import { sentencesOf, usualWait } from './wait-reasons.ts'

describe('usualWait', () => {
  it.each([
    [null, 'Ne kadar süreceği henüz bilinmiyor.'],
    [0, 'Kararlar genellikle bir saat içinde veriliyor.'],
    [60, 'Kararlar genellikle bir saat içinde veriliyor.'],
    [61, 'Kararlar genellikle 2 saat içinde veriliyor.'],
    [24 * 60, 'Kararlar genellikle 24 saat içinde veriliyor.'],
    [24 * 60 + 1, 'Kararlar genellikle 2 gün içinde veriliyor.'],
  ])('%j', (minutes, words) => {
    expect(usualWait(minutes)).toBe(words)
  })
})

describe('sentencesOf', () => {
  it('says every reason, and what happens where there is none', () => {
    expect(sentencesOf([])).toBe('Yazınızı bir editör okuyacak.')
    expect(sentencesOf(['category', 'links'])).toMatch(/^Bu kategorideki .+\. Yazıda çok .+\.$/)
  })
})
