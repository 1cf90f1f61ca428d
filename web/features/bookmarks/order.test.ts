import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dropIndex, makeRoom, moved, type RowBox } from '../../ui/order.ts'
import { searchOf, readingListSearch } from './search.ts'

const heights = fc.array(fc.integer({ min: 20, max: 400 }), { minLength: 1, maxLength: 12 })
const rowsOf = (given: number[]): RowBox[] =>
  given.map((height, index) => ({
    height,
    top: given.slice(0, index).reduce((sum, each) => sum + each, 100),
  }))

describe('moving', () => {
  it('changes one place and keeps everything', () => {
    expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
    expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c'])
    expect(moved(['a'], 4, 0)).toEqual(['a'])
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer(), { minLength: 1 }),
        fc.nat(),
        fc.nat(),
        (items, a, b) => {
          const [from, to] = [a % items.length, b % items.length]
          const after = moved(items, from, to)
          expect(after[to]).toBe(items[from])
          expect(new Set(after)).toEqual(new Set(items))
          expect(moved(after, to, from)).toEqual(items)
        },
      ),
    )
  })
})

describe('dragging', () => {
  it('not at all leaves a row where it is', () => {
    fc.assert(
      fc.property(heights, fc.nat(), (given, at) => {
        const index = at % given.length
        expect(dropIndex(rowsOf(given), index, 0)).toBe(index)
      }),
    )
  })

  it('past everything leads to an end, and never beyond it', () => {
    fc.assert(
      fc.property(heights, fc.nat(), fc.integer(), (given, at, distance) => {
        const rows = rowsOf(given)
        const index = at % given.length
        expect(dropIndex(rows, index, -10_000)).toBe(0)
        expect(dropIndex(rows, index, 10_000)).toBe(given.length - 1)
        const to = dropIndex(rows, index, distance)
        expect(to).toBeGreaterThanOrEqual(0)
        expect(to).toBeLessThan(given.length)
        expect(Math.sign(to - index) * Math.sign(distance)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('makes exactly the room that the row left behind', () => {
    fc.assert(
      fc.property(heights, fc.nat(), fc.nat(), (given, a, b) => {
        const [index, to] = [a % given.length, b % given.length]
        const height = given[index]!
        const shifts = given.map((_, at) => makeRoom(at, { index, to, height }))
        expect(shifts.filter((shift) => shift !== 0)).toHaveLength(Math.abs(to - index))
        expect(shifts[index]).toBe(0)
      }),
    )
  })
})

describe('the address', () => {
  it('says nothing of everything and of the first page', () => {
    expect(searchOf(undefined)).toEqual({ liste: undefined, sayfa: undefined })
    expect(searchOf('yaz-okumalari', { sayfa: 3 })).toEqual({ liste: 'yaz-okumalari', sayfa: 3 })
    for (const liste of ['', 5, null, ['a'], { a: 1 }])
      expect(readingListSearch({ liste, sayfa: '-1' })).toEqual({
        liste: undefined,
        sayfa: undefined,
      })
  })
})
