import { LRUCache } from 'lru-cache'

/**
 * Since when a text has been as it is, as far as this process knows. The newest post's own time
 * would not do: a feed also changes when a post leaves it, and then nothing in it gets newer.
 */
export function firstSeen(): (address: string, hash: string) => Date {
  const known = new LRUCache<string, { hash: string; since: number }>({ max: 10_000 })
  return (address, hash) => {
    const last = known.get(address)
    if (last?.hash === hash) return new Date(last.since)
    // HTTP counts in seconds: two changes within one must still differ.
    const now = Math.floor(Date.now() / 1000) * 1000
    const since = Math.max(now, (last?.since ?? 0) + 1000)
    known.set(address, { hash, since })
    return new Date(since)
  }
}
