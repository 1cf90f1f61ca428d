import { LRUCache } from 'lru-cache'
import { singleFlight } from '../../single-flight.ts'
import { turns } from '../../turns.ts'

type Draw = () => Promise<Buffer>

/** Two at a time leave most of the machine to readers, whatever a crawler asks for. */
const atOnce = 2
const maxWaiting = 50
const maxBytes = 32 * 1024 * 1024

/** Keeps the pictures that were drawn, draws each of them once, and only a few at a time. */
export function cardCache(): (key: string, draw: Draw) => Promise<Buffer> {
  const cached = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: (picture) => picture.length,
  })
  const once = singleFlight<Buffer>()
  const inTurn = turns(atOnce, maxWaiting)

  return async (key, draw) =>
    cached.get(key) ??
    once(key, async () => {
      const picture = await inTurn(draw)
      cached.set(key, picture)
      return picture
    })
}
