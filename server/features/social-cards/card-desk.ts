import { LRUCache } from 'lru-cache'
import { ExpectedError } from '../../errors.ts'
import { messages } from '../../messages.ts'

type Draw = () => Promise<Buffer>

/** Two at a time leave most of the machine to readers, whatever a crawler asks for. */
const atOnce = 2
const maxWaiting = 50
const maxBytes = 32 * 1024 * 1024

/** Keeps the pictures that were drawn, draws each of them once, and only a few at a time. */
export function cardDesk(): (key: string, draw: Draw) => Promise<Buffer> {
  const kept = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: (picture) => picture.length,
  })
  const underWay = new Map<string, Promise<Buffer>>()
  const takeTurn = turns()

  async function drawInTurn(key: string, draw: Draw): Promise<Buffer> {
    try {
      const picture = await takeTurn(draw)
      kept.set(key, picture)
      return picture
    } finally {
      underWay.delete(key)
    }
  }

  return async (key, draw) => {
    const known = kept.get(key) ?? underWay.get(key)
    if (known !== undefined) return known
    const drawing = drawInTurn(key, draw)
    underWay.set(key, drawing)
    return drawing
  }
}

function turns(): (draw: Draw) => Promise<Buffer> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (draw) => {
    if (waiting.length >= maxWaiting) throw busy()
    // Whoever leaves hands the turn on, so that nobody slips in between.
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await draw()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running--
      else next()
    }
  }
}

const busy = (): ExpectedError =>
  new ExpectedError(503, messages.overloaded, { headers: { 'Retry-After': '5' } })
