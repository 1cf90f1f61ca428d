import pLimit from 'p-limit'
import type { Invalidations } from '../cache/invalidations.ts'
import type { DatabaseAddress } from '../database/address.ts'
import type { Database } from '../database/connection.ts'
import { Arrivals } from './arrivals.ts'
import {
  lastOfEach,
  type LiveEvent,
  selectLastPosition,
  selectMissedEvents,
  selectNewEvents,
} from './events.sql.ts'
import { dataLoader, type LiveSources } from './sources.ts'
import { LiveStates } from './states.ts'
import type { Stream } from './stream.ts'
import { type LiveTopic, nameOf } from './topic.ts'

/** Read at once; there may be many more to come. */
const batch = 100
/** Loaded at once, of what is new and of what those who come back have missed: other calls need connections, too. */
const loadsAtOnce = 3
const missedAtOnce = 3

export interface HubParts {
  address: DatabaseAddress
  database: Database
  invalidations: Invalidations
  sources: LiveSources[]
  onError: (error: Error) => void
}

/** Passes on what was committed, here or in another process, to the streams that are open here. */
export class Hub {
  readonly #database: Database
  readonly #dataOf: (event: LiveEvent) => Promise<string | undefined>
  readonly #arrivals: Arrivals
  readonly #states: LiveStates
  readonly #streams = new Map<string, Set<Stream>>()
  readonly #loadTurn = pLimit(loadsAtOnce)
  readonly #missedTurn = pLimit(missedAtOnce)
  #last = 0

  constructor({ address, database, invalidations, sources, onError }: HubParts) {
    this.#database = database
    this.#dataOf = dataLoader(sources)
    this.#arrivals = new Arrivals(address, () => this.#receiveBatch(), onError)
    this.#states = new LiveStates({
      invalidations,
      sources,
      onError,
      send: (name, data) => this.#sendState(data, this.#streams.get(name) ?? []),
    })
  }

  async start(): Promise<void> {
    this.#last = await selectLastPosition(this.#database)
    await this.#arrivals.start()
  }

  async stop(): Promise<void> {
    this.#states.stop()
    await this.#arrivals.stop()
  }

  /** Sends what the reader has missed, the states as they are, and from then on what comes. */
  async open(stream: Stream, after: number | null): Promise<void> {
    const topics = stream.topics.map(nameOf)
    for (const topic of stream.topics) this.#add(topic, stream)
    // What is received from here on waits in the stream until the rest is sent.
    const beginning = after ?? this.#last
    // Whoever is cut off before any event has come has something to go on after, too.
    stream.send(`id: ${beginning}\n\n`)
    // Who begins has missed nothing.
    let from = after
    while (from !== null && stream.isOpen) {
      const last = from
      // A turn is one batch, so that nobody who has missed much keeps others waiting.
      from = await this.#missedTurn(() => this.#sendMissed(stream, topics, last))
    }
    stream.goOn(beginning)
    for (const topic of topics) await this.#sendFirstState(topic, stream)
  }

  /** Says where to go on, if there is more. */
  async #sendMissed(stream: Stream, topics: string[], after: number): Promise<number | null> {
    if (!stream.isOpen) return null
    const missed = await selectMissedEvents(this.#database, topics, after, batch)
    for (const event of lastOfEach(missed)) {
      if (!stream.isOpen) return null
      stream.sendEvent(event.position, await this.#messageOf(event))
    }
    return missed.length === batch ? missed.at(-1)!.position : null
  }

  close(stream: Stream): void {
    for (const topic of stream.topics) this.#remove(topic, stream)
  }

  /** Whether an event can be resumed from. Another process may have sent it before it was received here. */
  async isKnown(position: number): Promise<boolean> {
    if (position > this.#last) await this.receive()
    return position <= this.#last
  }

  receive(): Promise<void> {
    return this.#arrivals.read()
  }

  async #receiveBatch(): Promise<boolean> {
    const events = await selectNewEvents(this.#database, this.#last, batch)
    const wanted = lastOfEach(events.filter(({ topic }) => this.#streams.has(topic)))
    const loads = wanted.map((event) => this.#loadTurn(() => this.#messageOf(event)))
    for (const [index, message] of (await Promise.all(loads)).entries()) {
      const { topic, position } = wanted[index]!
      for (const stream of this.#streams.get(topic) ?? []) stream.deliver(position, message)
    }
    this.#last = events.at(-1)?.position ?? this.#last
    return events.length === batch
  }

  async #messageOf(event: LiveEvent): Promise<string | null> {
    const data = await this.#dataOf(event)
    return data === undefined ? null : `id: ${event.position}\ndata: ${data}\n\n`
  }

  async #sendFirstState(name: string, stream: Stream): Promise<void> {
    const data = stream.isOpen ? await this.#states.loadForMany(name) : undefined
    if (data !== undefined) this.#sendState(data, [stream])
  }

  /** Without a number: a state is not resumed from but sent anew. */
  #sendState(data: string, streams: Iterable<Stream>): void {
    const message = `data: ${data}\n\n`
    for (const stream of streams) stream.send(message)
  }

  #add(topic: LiveTopic, stream: Stream): void {
    const name = nameOf(topic)
    const streams = this.#streams.get(name) ?? new Set()
    this.#streams.set(name, streams.add(stream))
    this.#states.watch(topic)
  }

  #remove(topic: LiveTopic, stream: Stream): void {
    const streams = this.#streams.get(nameOf(topic))
    streams?.delete(stream)
    if (streams === undefined || streams.size > 0) return
    this.#streams.delete(nameOf(topic))
    this.#states.unwatch(topic)
  }
}
