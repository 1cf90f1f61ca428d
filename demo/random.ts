/** A seeded source of chance: the same seed always tells the same story. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  /** Both ends included. */
  integer(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
  weighted<T>(items: readonly (readonly [item: T, weight: number])[]): T
  shuffle<T>(items: readonly T[]): T[]
  /** Between two moments; a bias above 1 draws towards the first of them. */
  date(from: Date, to: Date, bias?: number): Date
}

const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

function hash(text: string): number {
  let value = FNV_OFFSET
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), FNV_PRIME)
  }
  return value >>> 0
}

/** The parts name what the chance is for, so that no draw disturbs another: `random(seed, 'post', 7)`. */
export function random(...parts: readonly (string | number)[]): Random {
  let state = hash(parts.join(' '))

  // mulberry32: small, fast, and good enough for stories.
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  function integer(min: number, max: number): number {
    return min + Math.floor(next() * (max - min + 1))
  }

  function pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new Error('Nothing to pick from')
    return items[integer(0, items.length - 1)] as T
  }

  function weighted<T>(items: readonly (readonly [T, number])[]): T {
    let rest = next() * items.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [item, weight] of items) {
      rest -= weight
      if (rest < 0) return item
    }
    return pick(items)[0]
  }

  function shuffle<T>(items: readonly T[]): T[] {
    const result = [...items]
    for (let last = result.length - 1; last > 0; last--) {
      const other = integer(0, last)
      const moved = result[last] as T
      result[last] = result[other] as T
      result[other] = moved
    }
    return result
  }

  return {
    next,
    integer,
    chance: (probability) => next() < probability,
    pick,
    weighted,
    shuffle,
    date: (from, to, bias = 1) =>
      new Date(from.getTime() + Math.floor((to.getTime() - from.getTime()) * next() ** bias)),
  }
}
