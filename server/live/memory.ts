import { LRUCache } from 'lru-cache'
import type { Changes } from './changes.ts'

interface MemoryOptions<Value> {
  maxBytes: number
  bytesOf: (value: Value) => number
  /** How long a value may be given out although nobody said that it changed. */
  seconds: number
}

interface Kept<Value> {
  value: Value
  changes: ReadonlySet<string>
  until: number
}

/**
 * Values that stay true until a change they depend on is heard. What was made while such a change
 * came in is never kept: nobody can tell on which side of it it was made.
 */
export class Memory<Value extends object> {
  readonly #changes: Changes
  readonly #seconds: number
  readonly #kept: LRUCache<string, Kept<Value>>
  readonly #keysByChange = new Map<string, Set<string>>()
  readonly #heardAt = new LRUCache<string, number>({ max: 10_000 })
  #clock = 0
  #clearedAt = 0

  constructor(changes: Changes, { maxBytes, bytesOf, seconds }: MemoryOptions<Value>) {
    this.#changes = changes
    this.#seconds = seconds
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (kept) => bytesOf(kept.value) + 1,
      dispose: (kept, key) => this.#unlink(key, kept.changes),
    })
    changes.listen((change) => this.#hear(change))
  }

  /** Also a value that has grown old; the second part says so, and the finder makes a new one. */
  find(key: string): { value: Value; isOld: boolean } | undefined {
    const kept = this.#changes.isListening ? this.#kept.get(key) : undefined
    return kept && { value: kept.value, isOld: kept.until < Date.now() }
  }

  get size(): number {
    return this.#kept.size
  }

  /** To be called before a value is made, and handed back with it. */
  begin(): number {
    return this.#clock
  }

  keep(key: string, value: Value, changes: Iterable<string>, begun: number): void {
    const set = new Set(changes)
    if (!this.#changes.isListening || this.#clearedAt > begun || this.#hasChanged(set, begun))
      return
    this.#kept.set(key, { value, changes: set, until: Date.now() + this.#seconds * 1000 })
    for (const change of set) {
      const keys = this.#keysByChange.get(change) ?? new Set()
      this.#keysByChange.set(change, keys.add(key))
    }
  }

  #hasChanged(changes: Set<string>, begun: number): boolean {
    return [...changes].some((change) => (this.#heardAt.get(change) ?? 0) > begun)
  }

  #hear(change: string | null): void {
    this.#clock++
    if (change === null) {
      this.#clearedAt = this.#clock
      this.#kept.clear()
      return
    }
    this.#heardAt.set(change, this.#clock)
    for (const key of [...(this.#keysByChange.get(change) ?? [])]) this.#kept.delete(key)
  }

  #unlink(key: string, changes: ReadonlySet<string>): void {
    for (const change of changes) {
      const keys = this.#keysByChange.get(change)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysByChange.delete(change)
    }
  }
}
