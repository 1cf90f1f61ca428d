import { randomUUID } from 'node:crypto'
import type { Topic } from './topics.ts'

type Subscriber = (topics: readonly Topic[] | 'all') => void

/** Passes invalidated topics on to every cache of this process, from its own writes and from other processes. */
export class Invalidations {
  #id: string = randomUUID()
  readonly #subscribers = new Set<Subscriber>()
  readonly #isReceiving: () => boolean

  /** Without a listener there is nobody else who could change anything. */
  constructor(isReceiving: () => boolean = () => true) {
    this.#isReceiving = isReceiving
  }

  /** While the listener is not connected, nothing may be served from a cache. */
  get isReceiving(): boolean {
    return this.#isReceiving()
  }

  /** By which a process knows its own notifications again. */
  get id(): string {
    return this.#id
  }

  /** From now on whatever was sent under the old id is received like that of others. */
  renewId(): void {
    this.#id = randomUUID()
  }

  subscribe(subscriber: Subscriber): void {
    this.#subscribers.add(subscriber)
  }

  invalidate(topics: readonly Topic[] | 'all'): void {
    for (const subscriber of this.#subscribers) subscriber(topics)
  }
}
