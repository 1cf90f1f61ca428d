import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawable, isReadable, setTitle, widthOf } from './card-text.ts'

const sizes = [80, 60, 40]
const measure = { width: 600, maxLines: 4, maxHeight: 300 }

describe('the fonts', () => {
  it.each(['title', 'mark', 'author'] as const)('draw Turkish: %s', (use) => {
    const letters = 'çÇğĞıIiİöÖşŞüÜâîûÂÎÛ’“”…'
    expect(drawable(letters, use)).toBe(letters)
  })

  it('leave out what they cannot draw', () => {
    expect(drawable('Çay ☕️ mı\u0000, \u202eمرحبا\u202c  kahve 🫘 mi?', 'title')).toBe(
      'Çay mı, kahve mi?',
    )
    expect(isReadable('Çay ☕️ mı?')).toBe(true)
    expect(isReadable('مرحبا بالعالم')).toBe(false)
    expect(isReadable('🕯️🕯️🕯️')).toBe(false)
  })
})

describe('a title', () => {
  it('is as large as it can be', () => {
    expect(setTitle('Güz', sizes, measure)).toEqual({ size: 80, lines: ['Güz'] })
    expect(setTitle('kelime '.repeat(8).trim(), sizes, measure).size).toBe(60)
  })

  it('has lines of about one length', () => {
    const { lines } = setTitle('Yapay zekâ artık şiir de yazabilir mi?', sizes, measure)
    const widths = lines.map((line) => widthOf(line, 'title', 80))
    expect(lines.length).toBeGreaterThan(1)
    expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.5)
  })

  it('that is too long ends after a word, with dots', () => {
    const { lines, size } = setTitle('upuzun başlıklar '.repeat(12).trim(), sizes, measure)
    expect(size).toBe(40)
    expect(lines).toHaveLength(4)
    expect(lines.at(-1)).toMatch(/(?:upuzun|başlıklar)…$/)
  })

  it('never leaves its place, whatever it says', () => {
    const word = fc.string({
      unit: fc.constantFrom(...Array.from('aiığşWİm-.,')),
      minLength: 1,
      maxLength: 80,
    })
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 30 }), (words) => {
        const { lines, size } = setTitle(words.join(' '), sizes, measure)
        expect(lines.length).toBeLessThanOrEqual(4)
        for (const line of lines)
          expect(widthOf(line, 'title', size)).toBeLessThanOrEqual(measure.width)
      }),
    )
  })
})
