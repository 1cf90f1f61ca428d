import { LRUCache } from 'lru-cache'
import type { Invalidations } from './invalidations.ts'
import type { Topic } from './topics.ts'

/**
 * Nothing is served past this age, whatever was or was not received. Rankings may be a quarter of a
 * minute old when an answer is made of them (`cached-ranking.ts`), and nothing may be older than a minute.
 */
const hardLimitSeconds = 45

/** What an entry takes beside its value: its own objects, and each topic with its place in a set. */
const bytesOfEntry = (key: string, topics: number): number => 500 + 2 * key.length + 100 * topics

interface CacheOptions<Value> {
  maxBytes: number
  bytesOf: (value: Value) => number
  /** From this age on a value is made anew in the background while the old one is still served; left out, never. */
  freshSeconds?: number
  /** From this age on it is not served at all; left out, the hard limit. */
  maxSeconds?: number
}

export interface Made<Value> {
  value: Value
  /** What the value depends on; null when it must not be cached. */
  topics: Iterable<Topic> | null
}

type Make<Value> = () => Promise<Made<Value>>

interface Cached<Value> {
  value: Value
  topics: ReadonlySet<Topic>
  madeAt: number
  make: Make<Value>
}

interface Making<Value> {
  begun: number
  made: Promise<Value>
}

/**
 * Values that stay true until one of their topics is invalidated. What was begun before an
 * invalidation may be made from either side of it, so it is neither cached nor shared afterwards.
 */
export class Cache<Value extends object> {
  readonly #invalidations: Invalidations
  readonly #freshSeconds: number
  readonly #maxSeconds: number
  readonly #cached: LRUCache<string, Cached<Value>>
  readonly #keysByTopic = new Map<Topic, Set<string>>()
  readonly #making = new Map<string, Making<Value>>()
  /** When each topic was invalidated last; of those forgotten, the latest. */
  readonly #invalidatedAt: LRUCache<Topic, number>
  #forgottenAt = 0
  /** Counts invalidations. */
  #clock = 0

  constructor(invalidations: Invalidations, options: CacheOptions<Value>) {
    const { maxBytes, bytesOf, freshSeconds = Infinity, maxSeconds = hardLimitSeconds } = options
    this.#invalidations = invalidations
    this.#freshSeconds = freshSeconds
    this.#maxSeconds = Math.min(maxSeconds, hardLimitSeconds)
    this.#cached = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ value, topics }, key) => bytesOf(value) + bytesOfEntry(key, topics.size),
      dispose: ({ topics }, key) => this.#unlink(key, topics),
    })
    this.#invalidatedAt = new LRUCache({
      max: 10_000,
      dispose: (clock, _, reason) => {
        if (reason === 'evict') this.#forgottenAt = Math.max(this.#forgottenAt, clock)
      },
    })
    invalidations.subscribe((topics) => this.#invalidate(topics))
  }

  /** The cached value, or one that is made now; many who ask at once wait for one making. */
  async get(key: string, make: Make<Value>): Promise<Value> {
    return this.find(key) ?? this.#make(key, make)
  }

  /** The cached value alone. */
  find(key: string): Value | undefined {
    const cached = this.#invalidations.isReceiving ? this.#cached.get(key) : undefined
    if (cached === undefined) return undefined
    const seconds = (Date.now() - cached.madeAt) / 1000
    if (seconds >= this.#maxSeconds) {
      this.#cached.delete(key)
      return undefined
    }
    if (seconds >= this.#freshSeconds) this.#remake(key, cached.make)
    return cached.value
  }

  get size(): number {
    return this.#cached.size
  }

  /** One at a time: nobody waits for it, and whether it may be cached is known when it is made. */
  #remake(key: string, make: Make<Value>): void {
    if (this.#making.has(key)) return
    // Failures are not cached: the next caller tries again and gets its own error.
    this.#make(key, make).catch(() => undefined)
  }

  #make(key: string, make: Make<Value>): Promise<Value> {
    const known = this.#making.get(key)
    if (known?.begun === this.#clock && this.#invalidations.isReceiving) return known.made
    const begun = this.#clock
    const made = make().then((result) => {
      this.#store(key, result, make, begun)
      return result.value
    })
    const making = { begun, made }
    this.#making.set(key, making)
    const forget = (): void => {
      if (this.#making.get(key) === making) this.#making.delete(key)
    }
    made.then(forget, forget)
    return made
  }

  #store(key: string, made: Made<Value>, make: Make<Value>, begun: number): void {
    // The value may no longer be cached at all, so the earlier one goes as well.
    if (made.topics === null) return void this.#cached.delete(key)
    const topics = new Set(made.topics)
    if (!this.#invalidations.isReceiving || this.#hasChanged(topics, begun)) return
    this.#cached.set(key, { value: made.value, topics, madeAt: Date.now(), make })
    // One that is larger than the whole cache is not taken.
    if (!this.#cached.has(key)) return
    for (const topic of topics) {
      const keys = this.#keysByTopic.get(topic) ?? new Set()
      this.#keysByTopic.set(topic, keys.add(key))
    }
  }

  #hasChanged(topics: Set<Topic>, begun: number): boolean {
    if (this.#forgottenAt > begun) return true
    return [...topics].some((topic) => (this.#invalidatedAt.get(topic) ?? 0) > begun)
  }

  #invalidate(topics: readonly Topic[] | 'all'): void {
    this.#clock++
    if (topics === 'all') {
      this.#forgottenAt = this.#clock
      this.#cached.clear()
      return
    }
    for (const topic of topics) {
      this.#invalidatedAt.set(topic, this.#clock)
      for (const key of [...(this.#keysByTopic.get(topic) ?? [])]) this.#cached.delete(key)
    }
  }

  #unlink(key: string, topics: ReadonlySet<Topic>): void {
    for (const topic of topics) {
      const keys = this.#keysByTopic.get(topic)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysByTopic.delete(topic)
    }
  }
}
