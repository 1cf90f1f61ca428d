import pLimit from 'p-limit'
import { overloaded } from './errors.ts'

/** Lets a few work at once and the others wait; who would have to wait for too many is sent away. */
export function turns(
  atOnce: number,
  mostWaiting: number,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const inTurn = pLimit(atOnce)
  return async (work) => {
    if (inTurn.activeCount >= atOnce && inTurn.pendingCount >= mostWaiting) throw overloaded()
    return inTurn(work)
  }
}
