import { afterEach, expect, it, vi } from 'vitest'
import { cachedRanking } from './cached-ranking.ts'

afterEach(() => void vi.useRealTimers())

/** What takes so long is asked again after 50 times as long, but never later than after 15 s. */
it.each([
  [20, 1000],
  [2000, 15_000],
])('what took %i ms is asked for again after %i ms', async (took, cachedFor) => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  let asked = 0
  const ranking = cachedRanking(async () => {
    vi.advanceTimersByTime(took)
    return ++asked
  })
  expect(await ranking()).toBe(1)
  vi.advanceTimersByTime(cachedFor - 10)
  expect(await ranking()).toBe(1)
  vi.advanceTimersByTime(20)
  expect(await ranking()).toBe(2)
})
