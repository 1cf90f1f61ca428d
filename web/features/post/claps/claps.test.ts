import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mostClaps } from '../../../../core/posts/applause.ts'
import { type Claps, clapsOf, confirm, press, send, undo } from './claps.ts'

const times = (claps: Claps, count: number): Claps =>
  Array.from({ length: count }).reduce<Claps>(press, claps)

describe('claps', () => {
  it('count up while they are pressed, and are sent together', () => {
    const claps = send(times(clapsOf(10, 2), 3))
    expect(claps).toEqual({ likes: 13, own: 5, unsent: 0, sending: 3 })
    expect(confirm(press(claps), { count: 5, likes: 40 })).toEqual({
      likes: 41,
      own: 6,
      unsent: 1,
      sending: 0,
    })
  })

  it('never pass the most there may be, and refused they never happened', () => {
    fc.assert(
      fc.property(fc.nat(mostClaps), fc.nat(200), fc.nat(200), (own, first, second) => {
        const before = clapsOf(1000, own)
        const pressed = times(send(times(before, first)), second)
        expect(pressed.own).toBeLessThanOrEqual(mostClaps)
        expect(pressed.likes - 1000).toBe(pressed.own - own)
        expect(undo(pressed)).toEqual(before)
      }),
    )
  })
})
