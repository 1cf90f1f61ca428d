import { describe, expect, it } from 'vitest'
import { cardCache } from './card-cache.ts'

/** A drawing that takes as long as the test wants. */
function slowDrawing() {
  let begun = 0
  const endings: (() => void)[] = []
  const draw = (): Promise<Buffer> => {
    begun++
    return new Promise((resolve) => endings.push(() => resolve(Buffer.from('x'))))
  }
  const settle = async (): Promise<void> =>
    void (await new Promise((resolve) => setImmediate(resolve)))
  return { draw, endings, settle, begun: () => begun }
}

describe('the card cache', () => {
  it('draws one picture once, however many ask for it, and keeps it', async () => {
    const { draw, endings, settle, begun } = slowDrawing()
    const cards = cardCache()
    const asked = [cards.get('a', draw), cards.get('a', draw), cards.get('a', draw)]
    await settle()
    endings[0]!()
    await Promise.all(asked)
    await cards.get('a', draw)
    expect(begun()).toBe(1)
  })

  it('draws two at a time and refuses a crowd', async () => {
    const { draw, endings, settle, begun } = slowDrawing()
    const cards = cardCache()
    const asked = Array.from({ length: 52 }, (_, number) => cards.get(`${number}`, draw))
    await expect(cards.get('fazla', draw)).rejects.toMatchObject({ status: 503 })
    expect(begun()).toBe(2)
    for (let done = 0; done < 52; done++) {
      endings[done]!()
      await settle()
      expect(begun()).toBe(Math.min(52, done + 3))
    }
    expect(await Promise.all(asked)).toHaveLength(52)
  })

  it('tries again after a failure', async () => {
    const cards = cardCache()
    await expect(cards.get('a', () => Promise.reject(new Error('no ink')))).rejects.toThrow(
      'no ink',
    )
    expect(await cards.get('a', async () => Buffer.from('b'))).toEqual(Buffer.from('b'))
  })
})
