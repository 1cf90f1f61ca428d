import { ExpectedError } from '../errors.ts'
import { messages } from '../messages.ts'

/** Lets a few work at once and the others wait; who would have to wait for too many is sent away. */
export function turns(
  atOnce: number,
  mostWaiting: number,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= atOnce && waiting.length >= mostWaiting) throw busy()
    // Whoever leaves hands the turn on, so that nobody slips in between.
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running--
      else next()
    }
  }
}

export const busy = (): ExpectedError =>
  new ExpectedError(503, messages.overloaded, { headers: { 'Retry-After': '5' } })
