import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { type ColouringThread, colouringThread, type Outcome } from './colouring-thread.ts'
import type { CodeToColour } from './highlight.worker.ts'

export interface ColouringLimits {
  /** In milliseconds, for one block. */
  blockDeadline: number
  /** Blocks that wait for the thread. */
  mostWaiting: number
}

/** How long a block that was too slow is not tried again. */
const slowMilliseconds = 30 * 60_000

export interface ColouringQueue {
  /** What came out of it before; nothing when it was not tried, or long ago. */
  remembered(code: CodeToColour): Outcome | undefined
  /** Once a thread can work: nobody is refused because the site has just been started. */
  begun(): Promise<void>
  /** What became of a block, or nothing when its turn did not come before `until`. */
  colour(code: CodeToColour, until: number): Promise<Outcome | undefined>
}

interface Waiting {
  until: number
  outcome: Promise<Outcome | undefined>
}

/** Blocks are coloured one after the other, each only once, and what came out is remembered. */
export function colouringQueue({ blockDeadline, mostWaiting }: ColouringLimits): ColouringQueue {
  const known = new LRUCache<string, { outcome: Outcome }>({
    max: 2000,
    maxSize: 16_000_000,
    sizeCalculation: ({ outcome }) => (outcome === 'tooSlow' ? 0 : (outcome.html?.length ?? 0)) + 1,
  })
  const waiting = new Map<string, Waiting>()
  let thread: ColouringThread | undefined
  const inTurn = pLimit(1)

  const liveThread = (): ColouringThread => {
    if (thread === undefined || thread.isEnded()) thread = colouringThread()
    return thread
  }

  const colour = async (key: string, code: CodeToColour): Promise<Outcome | undefined> => {
    const live = liveThread()
    await live.ready
    // The request was given up meanwhile, so the next one is served instead.
    if (waiting.get(key)!.until < performance.now()) return undefined
    const outcome = await live.colour(code, blockDeadline)
    known.set(key, { outcome }, outcome === 'tooSlow' ? { ttl: slowMilliseconds } : {})
    return outcome
  }

  const keyOf = ({ language, text }: CodeToColour): string =>
    hash('sha256', `${language}\0${text}`, 'base64')

  return {
    remembered: (code) => known.get(keyOf(code))?.outcome,
    begun: () => liveThread().ready,
    colour: async (code, until) => {
      const key = keyOf(code)
      const same = waiting.get(key)
      if (same !== undefined) {
        same.until = Math.max(same.until, until)
        return same.outcome
      }
      if (waiting.size >= mostWaiting) return undefined
      const outcome = inTurn(() => colour(key, code)).finally(() => waiting.delete(key))
      waiting.set(key, { until, outcome })
      return outcome
    },
  }
}
