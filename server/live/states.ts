import pLimit from 'p-limit'
import type { Invalidations } from '../cache/invalidations.ts'
import type { Topic } from '../cache/topics.ts'
import type { LiveSources, LiveState } from './sources.ts'
import { type LiveTopic, nameOf, topicNamed } from './topic.ts'

/** A burst of changes is one new state. */
const stateDelay = 200
/** Loaded at once: readers can wait, other calls should not. */
const statesAtOnce = 2

interface StatesParts {
  invalidations: Invalidations
  sources: LiveSources[]
  /** Takes the new state of a topic that is watched. */
  send: (name: string, data: string) => void
  onError: (error: Error) => void
}

/** Sends the state of watched topics whenever a write has changed it. */
export class LiveStates {
  readonly #states: Record<string, LiveState>
  readonly #send: StatesParts['send']
  readonly #onError: StatesParts['onError']
  readonly #watched = new Set<string>()
  /** The topics whose state is changed by what a write invalidates. */
  readonly #changedBy = new Map<Topic, string>()
  readonly #stale = new Set<string>()
  readonly #turn = pLimit(statesAtOnce)
  /** Those that somebody who has only come waits for. */
  readonly #loads = new Map<string, Promise<string | undefined>>()
  #refreshing: NodeJS.Timeout | undefined

  constructor({ invalidations, sources, send, onError }: StatesParts) {
    this.#states = Object.assign({}, ...sources.map(({ states }) => states))
    this.#send = send
    this.#onError = onError
    invalidations.subscribe((topics) => this.#noteChanges(topics))
  }

  stop(): void {
    clearTimeout(this.#refreshing)
  }

  watch(topic: LiveTopic): void {
    const name = nameOf(topic)
    this.#watched.add(name)
    for (const cause of this.#causesOf(topic)) {
      const other = this.#changedBy.get(cause)
      if (other !== undefined && other !== name) throw new Error(`${cause} changes two states.`)
      this.#changedBy.set(cause, name)
    }
  }

  unwatch(topic: LiveTopic): void {
    this.#watched.delete(nameOf(topic))
    for (const cause of this.#causesOf(topic)) this.#changedBy.delete(cause)
  }

  /** For a reader who has only come. */
  renew(name: string): void {
    this.#stale.add(name)
    this.#loads.delete(name)
    this.#refreshing ??= setTimeout(() => this.#refresh(), stateDelay).unref()
  }

  /** As it is now, unless it cannot be had. */
  async load(name: string): Promise<string | undefined> {
    const { kind, id } = topicNamed(name)
    try {
      const state = await this.#states[kind]?.load(id)
      return state && JSON.stringify(state)
    } catch (error) {
      this.#onError(error as Error)
      return undefined
    }
  }

  /** Once for all who come at the same moment, such as after a restart, until something changes. */
  loadForMany(name: string): Promise<string | undefined> {
    const known = this.#loads.get(name)
    if (known !== undefined) return known
    const loading = this.#turn(() => this.load(name)).finally(() => {
      if (this.#loads.get(name) === loading) this.#loads.delete(name)
    })
    this.#loads.set(name, loading)
    return loading
  }

  #causesOf({ kind, id }: LiveTopic): Topic[] {
    return this.#states[kind]?.dependsOn(id) ?? []
  }

  #noteChanges(changed: readonly Topic[] | 'all'): void {
    const topics = changed === 'all' ? this.#changedBy.keys() : changed
    for (const topic of topics) {
      const name = this.#changedBy.get(topic)
      if (name !== undefined) this.renew(name)
    }
  }

  #refresh(): void {
    this.#refreshing = undefined
    const names = [...this.#stale]
    this.#stale.clear()
    for (const name of names) void this.#turn(() => this.#sendState(name))
  }

  async #sendState(name: string): Promise<void> {
    const data = this.#watched.has(name) ? await this.load(name) : undefined
    if (data !== undefined) this.#send(name, data)
  }
}
