import { afterEach, expect, it, vi } from 'vitest'
import { startClock } from './clock.ts'

afterEach(() => vi.useRealTimers())

it('begins no chore again before it is done, so that slow work does not take every connection', async () => {
  vi.useFakeTimers()
  const ends: (() => void)[] = []
  const slow = { seconds: 1, run: () => new Promise<void>((resolve) => ends.push(resolve)) }
  const quick = { seconds: 1, run: vi.fn<() => Promise<void>>(async () => undefined) }
  const clock = startClock([slow, quick], () => undefined)
  await vi.advanceTimersByTimeAsync(5000)
  expect(ends).toHaveLength(1)
  expect(quick.run).toHaveBeenCalledTimes(5)
  ends[0]!()
  await vi.advanceTimersByTimeAsync(1000)
  expect(ends).toHaveLength(2)
  clock.stop()
})

it('begins a chore again after it failed', async () => {
  vi.useFakeTimers()
  const failures: string[] = []
  const failing = { seconds: 1, run: () => Promise.reject(new Error('no')) }
  const clock = startClock([failing], ({ message }) => failures.push(message))
  await vi.advanceTimersByTimeAsync(2000)
  expect(failures).toEqual(['no', 'no'])
  clock.stop()
})
