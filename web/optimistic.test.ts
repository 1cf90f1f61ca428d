import { QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { failed, type Result } from './api.ts'
import { endPauses, type OptimisticWrite, writeOptimistically } from './optimistic.ts'

const most = 50
const key = ['applause', 'yazi']

/** A server that counts up to the most, and answers when it is told to. */
function counting(own = 0) {
  const queries = new QueryClient()
  const answers: (() => void)[] = []
  const sent: number[] = []
  let isRefusing = false
  const send = async (wanted: number, known: number): Promise<Result<number>> => {
    sent.push(wanted - known)
    await new Promise<void>((resolve) => answers.push(resolve))
    if (isRefusing) return failed(429, 'Çok hızlı.')
    own = wanted === 0 ? 0 : Math.min(most, own + wanted - known)
    return { ok: true, status: 200, data: own }
  }
  const write: OptimisticWrite<number, number> = {
    queryKey: key,
    given: own,
    wantedIn: (shown) => shown,
    show: (_, wanted) => wanted,
    send,
    rebase: (wanted, before, known) => (wanted === 0 ? 0 : Math.min(most, known + wanted - before)),
  }
  return {
    sent,
    press: (change: (shown: number) => number) => writeOptimistically(queries, write, change),
    shown: () => queries.getQueryData<number>(key),
    answer: async (refuse = false): Promise<void> => {
      isRefusing = refuse
      await expect.poll(() => answers.length).toBeGreaterThan(0)
      answers.shift()!()
    },
    write,
  }
}

const more = (shown: number): number => Math.min(most, shown + 1)

describe('an optimistic write', () => {
  it('is shown at once, and confirmed by what the server says', async () => {
    const { press, shown, answer, sent } = counting(3)
    const done = press(more)
    await expect.poll(shown).toBe(4)
    await answer()
    expect(await done).toMatchObject({ refusal: null })
    expect(shown()).toBe(4)
    expect(sent).toEqual([1])
  })

  it('is undone when it is refused, and gives the reason', async () => {
    const { press, shown, answer } = counting(3)
    const done = press(more)
    await expect.poll(shown).toBe(4)
    await answer(true)
    expect(await done).toMatchObject({ refusal: 'Çok hızlı.' })
    expect(shown()).toBe(3)
  })

  it('can be pressed again after a failure that nobody foresaw', async () => {
    const { press, shown, write, answer } = counting(3)
    const { send } = write
    write.send = () => Promise.reject(new Error('unforeseen'))
    await expect(press(more)).rejects.toThrow('unforeseen')
    expect(shown()).toBe(3)
    write.send = send
    const done = press(more)
    await answer()
    expect(await done).toEqual({ known: 4, refusal: null })
  })

  it('takes up what is wanted while it is on its way, one after the other', async () => {
    const { press, shown, answer, sent } = counting()
    const done = press(more)
    await expect.poll(() => sent.length).toBe(1)
    const joined = [press(more), press(more)]
    await expect.poll(shown).toBe(3)
    await answer()
    await answer()
    expect(await done).toEqual({ known: 3, refusal: null })
    for (const press of joined)
      expect(await press).toEqual({ known: 3, refusal: null, isJoined: true })
    expect(sent).toEqual([1, 2])
    expect(shown()).toBe(3)
  })

  it('sends nothing where the last press brings back what was', async () => {
    const { press, shown, write, sent } = counting()
    write.pause = 1_000_000
    const done = press(more)
    await expect.poll(shown).toBe(1)
    const joined = press(() => 0)
    await expect.poll(shown).toBe(0)
    endPauses()
    expect(await joined).toMatchObject({ known: 0 })
    expect(await done).toMatchObject({ refusal: null })
    expect(sent).toEqual([])
    expect(shown()).toBe(0)
  })

  it('never counts past the most, whatever was known before', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(most), fc.nat(80), fc.nat(80), async (known, first, second) => {
        const { press, shown, answer, write, sent } = counting(known)
        // The page knew nothing of the member's own.
        write.given = 0
        fc.pre(first > 0)
        const done = press(() => Math.min(most, first))
        await expect.poll(() => sent.length).toBe(1)
        for (let pressed = 0; pressed < second; pressed++) void press(more)
        await expect.poll(shown).toBe(Math.min(most, Math.min(most, first) + second))
        await answer()
        if (second > 0 && first < most) await Promise.race([answer(), done])
        expect(await done).toMatchObject({ refusal: null })
        expect(shown()).toBeLessThanOrEqual(most)
        expect(shown()).toBeGreaterThanOrEqual(Math.min(most, known))
      }),
      { numRuns: 30 },
    )
  })
})
