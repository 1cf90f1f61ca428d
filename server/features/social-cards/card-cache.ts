import { LRUCache } from 'lru-cache'
import { singleFlight } from '../../single-flight.ts'
import { turns } from '../../turns.ts'

type Draw = () => Promise<Buffer>

/** Two at a time leave most of the machine to readers, whatever a crawler asks for. */
const atOnce = 2
const maxWaiting = 50
const maxBytes = 32 * 1024 * 1024

export interface CardCache {
  find(key: string): Buffer | undefined
  get(key: string, draw: Draw): Promise<Buffer>
}

/** Keeps the pictures that were drawn, draws each of them once, and only a few at a time. */
export function cardCache(): CardCache {
  const cached = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: (picture) => picture.length,
  })
  const once = singleFlight<Buffer>()
  const inTurn = turns(atOnce, maxWaiting)

  const find = (key: string): Buffer | undefined => cached.get(key)
  return {
    find,
    get: async (key, draw) =>
      find(key) ??
      once(key, async () => {
        const picture = await inTurn(draw)
        cached.set(key, picture)
        return picture
      }),
  }
}
