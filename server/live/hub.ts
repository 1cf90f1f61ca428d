import pLimit from 'p-limit'
import type { Invalidations } from '../cache/invalidations.ts'
import type { Topic } from '../cache/topics.ts'
import type { DatabaseAddress } from '../database/address.ts'
import type { Database } from '../database/connection.ts'
import { Listener } from '../database/listener.ts'
import {
  liveChannel,
  type LiveEvent,
  selectLastPosition,
  selectMissedEvents,
  selectNewEvents,
} from './events.sql.ts'
import type { Item, LiveSources, LiveState } from './sources.ts'
import type { Stream } from './stream.ts'
import { type LiveTopic, nameOf, topicNamed } from './topic.ts'

/** Read at once; there may be many more to come. */
const batch = 100
/** Loaded at once, of what is new and of what those who come back have missed: other calls need connections, too. */
const loadsAtOnce = 3
const catchUpsAtOnce = 3
/** A burst of changes is one new state. */
const stateDelay = 200
/** Loaded at once: readers can wait, other calls should not. */
const statesAtOnce = 2

interface HubParts {
  address: DatabaseAddress
  database: Database
  invalidations: Invalidations
  sources: LiveSources[]
  onError: (error: Error) => void
}

/** Passes on what was committed, here or in another process, to the streams that are open here. */
export class Hub {
  readonly #database: Database
  readonly #onError: (error: Error) => void
  readonly #listener: Listener
  readonly #events: NonNullable<LiveSources['events']>
  readonly #states: Record<string, LiveState>
  readonly #streams = new Map<string, Set<Stream>>()
  /** The topics whose state is changed by what a write invalidates. */
  readonly #changedBy = new Map<Topic, string>()
  readonly #stale = new Set<string>()
  readonly #stateTurn = pLimit(statesAtOnce)
  readonly #loadTurn = pLimit(loadsAtOnce)
  readonly #catchUpTurn = pLimit(catchUpsAtOnce)
  /** Of states that somebody waits for. */
  readonly #loads = new Map<string, Promise<Item | undefined>>()
  #last = 0
  #receiving: Promise<void> | undefined
  #isWanted = false
  #refreshing: NodeJS.Timeout | undefined

  constructor({ address, database, invalidations, sources, onError }: HubParts) {
    this.#database = database
    this.#onError = onError
    this.#events = Object.assign({}, ...sources.map(({ events }) => events))
    this.#states = Object.assign({}, ...sources.map(({ states }) => states))
    const receive = (): void => void this.receive()
    this.#listener = new Listener(
      address,
      {
        channel: liveChannel,
        name: 'hokka live events',
        onNotification: receive,
        onConnected: receive,
        onLost: () => undefined,
      },
      onError,
    )
    invalidations.subscribe((topics) => this.#noteChanges(topics))
  }

  async start(): Promise<void> {
    this.#last = await selectLastPosition(this.#database)
    await this.#listener.start()
  }

  async stop(): Promise<void> {
    clearTimeout(this.#refreshing)
    await this.#listener.stop()
    await this.#receiving
  }

  /** Sends what the reader has missed, the states as they are, and from then on what comes. */
  async open(stream: Stream, after: number | null): Promise<void> {
    const topics = stream.topics.map(nameOf)
    for (const [index, topic] of stream.topics.entries()) this.#add(topics[index]!, topic, stream)
    // What is received from here on waits in the stream until the rest is sent.
    const beginning = after ?? this.#last
    // Whoever is cut off before any event has come has something to go on after, too.
    stream.send(`id: ${beginning}\n\n`)
    // Who begins has missed nothing.
    let from = after
    while (from !== null && stream.isOpen) {
      const last = from
      // A turn is one batch, so that nobody who has missed much keeps others waiting.
      from = await this.#catchUpTurn(() => this.#catchUp(stream, topics, last))
    }
    stream.goOn(beginning)
    for (const topic of topics) await this.#sendState(topic, [stream], this.#loadForMany)
  }

  /** Says where to go on, if there is more. */
  async #catchUp(stream: Stream, topics: string[], after: number): Promise<number | null> {
    if (!stream.isOpen) return null
    const missed = await selectMissedEvents(this.#database, topics, after, batch)
    for (const event of lastOfEach(missed)) {
      if (!stream.isOpen) return null
      stream.catchUp(event.position, await this.#messageOf(event))
    }
    return missed.length === batch ? missed.at(-1)!.position : null
  }

  close(stream: Stream): void {
    for (const topic of stream.topics) this.#remove(nameOf(topic), topic, stream)
  }

  /** Whether an event can be resumed from. Another process may have sent it before it was received here. */
  async isKnown(position: number): Promise<boolean> {
    if (position > this.#last) await this.receive()
    return position <= this.#last
  }

  /** Reads what is new, once more if something came while it was read. */
  receive(): Promise<void> {
    this.#isWanted = true
    this.#receiving ??= this.#receiveAll()
    return this.#receiving
  }

  async #receiveAll(): Promise<void> {
    try {
      while (this.#isWanted) await this.#receiveBatch()
    } catch (error) {
      this.#onError(error as Error)
    } finally {
      this.#receiving = undefined
    }
  }

  async #receiveBatch(): Promise<void> {
    this.#isWanted = false
    const events = await selectNewEvents(this.#database, this.#last, batch)
    const heard = lastOfEach(events.filter(({ topic }) => this.#streams.has(topic)))
    const loads = heard.map((event) => this.#loadTurn(() => this.#messageOf(event)))
    for (const [index, message] of (await Promise.all(loads)).entries()) {
      const { topic, position } = heard[index]!
      for (const stream of this.#streams.get(topic) ?? []) stream.deliver(position, message)
    }
    this.#last = events.at(-1)?.position ?? this.#last
    if (events.length === batch) this.#isWanted = true
  }

  /** Made when it is sent: what was deleted or hidden meanwhile is not sent any more. */
  async #messageOf({ type, itemId, topic, position }: LiveEvent): Promise<string | null> {
    const item = await this.#events[type]?.({ itemId, ownerId: topicNamed(topic).id })
    return item === undefined ? null : `id: ${position}\ndata: ${JSON.stringify(item)}\n\n`
  }

  #noteChanges(changed: readonly Topic[] | 'all'): void {
    const topics = changed === 'all' ? [...this.#changedBy.keys()] : changed
    for (const topic of topics) {
      const name = this.#changedBy.get(topic)
      if (name === undefined) continue
      this.#stale.add(name)
      this.#loads.delete(name)
    }
    if (this.#stale.size === 0) return
    this.#refreshing ??= setTimeout(() => this.#refresh(), stateDelay).unref()
  }

  #refresh(): void {
    this.#refreshing = undefined
    const names = [...this.#stale]
    this.#stale.clear()
    for (const name of names)
      void this.#stateTurn(() => this.#sendState(name, this.#streams.get(name) ?? []))
  }

  /** Without a number: a state is not resumed from but sent anew. */
  async #sendState(name: string, streams: Iterable<Stream>, load = this.#load): Promise<void> {
    if (![...streams].some(({ isOpen }) => isOpen)) return
    try {
      const state = await load(name)
      if (state === undefined) return
      const message = `data: ${JSON.stringify(state)}\n\n`
      for (const stream of streams) stream.send(message)
    } catch (error) {
      this.#onError(error as Error)
    }
  }

  readonly #load = async (name: string): Promise<Item | undefined> => {
    const { kind, id } = topicNamed(name)
    return this.#states[kind]?.load(id)
  }

  /** Once for all who come at the same moment, such as after a restart, until something changes. */
  readonly #loadForMany = (name: string): Promise<Item | undefined> => {
    const known = this.#loads.get(name)
    if (known !== undefined) return known
    const loading = this.#catchUpTurn(() => this.#load(name)).finally(() => {
      if (this.#loads.get(name) === loading) this.#loads.delete(name)
    })
    this.#loads.set(name, loading)
    return loading
  }

  #add(name: string, { kind, id }: LiveTopic, stream: Stream): void {
    const streams = this.#streams.get(name) ?? new Set()
    this.#streams.set(name, streams.add(stream))
    for (const cause of this.#states[kind]?.dependsOn(id) ?? []) this.#changedBy.set(cause, name)
  }

  #remove(name: string, { kind, id }: LiveTopic, stream: Stream): void {
    const streams = this.#streams.get(name)
    streams?.delete(stream)
    if (streams === undefined || streams.size > 0) return
    this.#streams.delete(name)
    for (const cause of this.#states[kind]?.dependsOn(id) ?? []) this.#changedBy.delete(cause)
  }
}

/** What an event says is loaded when it is sent, so the last about a thing says what all of them would. */
function lastOfEach(events: LiveEvent[]): LiveEvent[] {
  const thing = ({ topic, type, itemId }: LiveEvent): string => `${topic} ${type} ${itemId}`
  const last = new Map(events.map((event) => [thing(event), event]))
  return events.filter((event) => last.get(thing(event)) === event)
}
