import { LRUCache } from 'lru-cache'

interface Count {
  count: number
  until: number
}

/** Counts by key in windows of time; of too many keys the least used are forgotten. */
export class Counter {
  // With a `max` the room for all of them would be taken at once, by each of dozens of counters.
  readonly #counts = new LRUCache<string, Count>({ maxSize: 50_000, sizeCalculation: () => 1 })
  readonly #milliseconds: number

  constructor(seconds: number) {
    this.#milliseconds = seconds * 1000
  }

  count(key: string): number {
    return this.#current(key)?.count ?? 0
  }

  add(key: string): void {
    const current = this.#current(key)
    if (current) current.count++
    else this.#counts.set(key, { count: 1, until: Date.now() + this.#milliseconds })
  }

  takeBack(key: string): void {
    const current = this.#current(key)
    if (current && current.count > 0) current.count--
  }

  /** How long the present count of this key is remembered. */
  secondsLeft(key: string): number {
    const current = this.#current(key)
    return current ? Math.max(1, Math.ceil((current.until - Date.now()) / 1000)) : 0
  }

  #current(key: string): Count | undefined {
    const found = this.#counts.get(key)
    return found && found.until > Date.now() ? found : undefined
  }
}
