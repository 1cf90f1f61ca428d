import { expect } from 'vitest'

/** In milliseconds: below this, differences are those of the machine and not of the work. */
const noticeable = 10
const times = 8

/** Of this thread alone: what else the machine is doing is not the work's fault. */
export function processorTime(work: () => unknown): number {
  const begun = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(begun)
  return (user + system) / 1000
}

/** Some machines count a thread's time in ticks of milliseconds, so what is short is done until it is noticed. */
function timeOfOne(work: () => void): number {
  let [spent, done] = [0, 0]
  while (spent < noticeable) {
    spent += processorTime(work)
    done++
  }
  return spent / done
}

/**
 * How much longer a long text takes than its parts one by one: as long where the work is linear,
 * eight times as long where it is quadratic; 0 where nobody would notice.
 */
export function growth(work: (text: string) => unknown, make: (length: number) => string): number {
  const long = make(times * 2000)
  const short = make(2000)
  const inParts = (): void => {
    for (let part = 0; part < times; part++) work(short)
  }
  let [whole, parts] = [Infinity, Infinity]
  for (let run = 0; run < 4; run++) {
    whole = Math.min(
      whole,
      processorTime(() => work(long)),
    )
    if (whole < noticeable) return 0
    parts = Math.min(parts, timeOfOne(inParts))
  }
  return whole / parts
}

/** What a repetition may follow and what may end it: half of an address, a letter, nothing. */
const begins = ['', 'a', 'https://a.b/', '@', '"', '<a ']
const ends = ['', 'x', '\n', '\u0001']

/**
 * One thing again and again, which something else ends, is what drives a search back and forth:
 * whatever is made so from these pieces takes time in proportion to its length.
 */
export function expectLinear(work: (text: string) => unknown, pieces: readonly string[]): void {
  for (const begin of begins)
    for (const piece of pieces)
      for (const end of ends) {
        const make = (length: number): string => begin + piece.repeat(length / piece.length) + end
        expect(growth(work, make), `${begin}${piece}${piece}…${end}`).toBeLessThan(4)
      }
}
