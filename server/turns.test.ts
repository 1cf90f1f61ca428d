import { describe, expect, it } from 'vitest'
import { turns } from './turns.ts'

describe('turns', () => {
  it('let two work, two wait, and send the fifth away', async () => {
    const inTurn = turns(2, 2)
    const ends: (() => void)[] = []
    const work = () => new Promise<void>((resolve) => ends.push(resolve))
    const taken = [inTurn(work), inTurn(work), inTurn(work), inTurn(work)]
    await expect(inTurn(work)).rejects.toMatchObject({
      status: 503,
      headers: { 'Retry-After': '5' },
    })
    expect(ends).toHaveLength(2)
    ends[0]!()
    await taken[0]
    expect(ends).toHaveLength(3)
    ends[1]!()
    await taken[1]
    for (const end of ends) end()
    await Promise.all(taken)
    expect(ends).toHaveLength(4)
  })

  it('go on after a failure', async () => {
    const inTurn = turns(1, 0)
    await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await inTurn(async () => 'yes')).toBe('yes')
  })
})
