import { describe, expect, it } from 'vitest'
import { random } from './random.ts'

describe('random', () => {
  it('tells the same story for the same seed and another for another', () => {
    const draw = (seed: string) => {
      const chance = random(seed, 'test')
      return Array.from({ length: 50 }, () => chance.integer(1, 1000))
    }
    expect(draw('a')).toEqual(draw('a'))
    expect(draw('a')).not.toEqual(draw('b'))
  })

  it('reaches both ends of a range and never leaves it', () => {
    const chance = random('range')
    const drawn = new Set(Array.from({ length: 500 }, () => chance.integer(3, 6)))
    expect(drawn).toEqual(new Set([3, 4, 5, 6]))
  })

  it('follows weights and never picks what weighs nothing', () => {
    const chance = random('weights')
    const drawn = Array.from({ length: 1000 }, () =>
      chance.weighted([
        ['often', 9],
        ['rarely', 1],
        ['never', 0],
      ]),
    )
    expect(drawn).not.toContain('never')
    const often = drawn.filter((item) => item === 'often').length
    expect(often).toBeGreaterThan(800)
    expect(often).toBeLessThan(1000)
  })

  it('shuffles without losing anything or touching the source', () => {
    const source = Array.from({ length: 40 }, (_, index) => index)
    const shuffled = random('shuffle').shuffle(source)
    expect(shuffled).not.toEqual(source)
    expect(shuffled.toSorted((one, two) => one - two)).toEqual(source)
  })

  it('draws dates between two moments, towards the first under a bias', () => {
    const from = new Date('2026-01-01T00:00:00Z')
    const to = new Date('2026-12-31T00:00:00Z')
    const chance = random('dates')
    const dates = Array.from({ length: 300 }, () => chance.date(from, to, 4))
    expect(dates.every((date) => date >= from && date <= to)).toBe(true)
    const early = dates.filter((date) => date < new Date('2026-04-01T00:00:00Z')).length
    expect(early).toBeGreaterThan(180)
  })
})
