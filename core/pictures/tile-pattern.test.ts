import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tileMarkup, tilePalettes, tileSvg } from './tile-pattern.ts'

const anySize = fc.record({
  columns: fc.integer({ min: 1, max: 12 }),
  rows: fc.integer({ min: 1, max: 8 }),
})

const starsOf = (shapes: { d: string }[]): number =>
  shapes.reduce((sum, { d }) => sum + (d.split('h').length - 1) / 2, 0)

describe('the tile of a text', () => {
  test('is always the same for the same text', () => {
    fc.assert(
      fc.property(fc.string(), anySize, (text, size) => {
        expect(tileSvg(text, size)).toEqual(tileSvg(text, size))
      }),
    )
  })

  test('covers its box with stars in colours of one palette', () => {
    fc.assert(
      fc.property(fc.string(), anySize, (text, size) => {
        const { width, height, ground, shapes } = tileSvg(text, size)
        const palette = tilePalettes.find((palette) => palette.ground === ground)!
        expect(width / height).toBeCloseTo(size.columns / size.rows)
        expect(Object.values(palette)).toEqual(
          expect.arrayContaining(shapes.map((shape) => shape.fill)),
        )
        expect(starsOf(shapes)).toBeGreaterThanOrEqual((size.columns + 1) * (size.rows + 1) * 2)
      }),
    )
  })

  test('is well-formed whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), anySize, (text, size) => {
        const drawn = tileSvg(text, size)
          .shapes.map((shape) => shape.d)
          .join('')
        expect(drawn).toMatch(/^M[Mlhvz\d. -]+z$/)
      }),
    )
  })

  test('uses all palettes about equally', () => {
    const counts = new Map<string, number>()
    for (let i = 0; i < 600; i++) {
      const { ground } = tileSvg(`yazi-${i}`, { columns: 1, rows: 1 })
      counts.set(ground, (counts.get(ground) ?? 0) + 1)
    }
    expect(counts.size).toBe(6)
    expect(Math.min(...counts.values())).toBeGreaterThan(60)
  })

  test('lights few stars', () => {
    const { ground, shapes } = tileSvg('istanbulda-sonbahar', { columns: 30, rows: 30 })
    const { star } = tilePalettes.find((palette) => palette.ground === ground)!
    const resting = shapes.find((shape) => shape.fill === star)!
    expect(starsOf([resting]) / (31 * 31)).toBeGreaterThan(0.7)
  })

  test('stays small enough to stand in a list', () => {
    expect(tileMarkup('bakkalin-veresiye-defteri', { columns: 4, rows: 3 }).length).toBeLessThan(
      4500,
    )
  })
})
