import { siteAddress } from '../../core/site.ts'
import type { HubConfig } from '../config.ts'
import type { Database } from '../database/connection.ts'
import { Arrivals } from './arrivals.ts'
import { lastOfEach, type LiveEvent, selectNewEvents } from './events.sql.ts'
import type { HubParts } from './hub.ts'
import { hubToken } from './hub-token.ts'
import {
  beginPublishing,
  notePublished,
  selectPublished,
  takePublishingTurn,
} from './published.sql.ts'
import { dataLoader } from './sources.ts'
import { LiveStates } from './states.ts'
import { type LiveTopic, nameOf } from './topic.ts'

/** Read at once; there may be many more to come. */
const batch = 100
/** In milliseconds: for the hub to take one update, and for a turn, which keeps a transaction open. */
const patience = 10_000
const longestTurn = 20_000
/** The hub ends a reader's stream with its token; it comes back to us, and goes on with another one. */
const readerSeconds = 600
const publisherSeconds = 3600
/** What the hub says of an update that it will never take. */
const refusals = new Set([400, 413])

interface Update {
  topic: string
  data: string
  id?: string
}

/** Publishes what was committed to a separate Mercure hub, and sends readers there. */
export class RemoteHub {
  readonly #hub: HubConfig
  readonly #database: Database
  readonly #onError: (error: Error) => void
  readonly #dataOf: (event: LiveEvent) => Promise<string | undefined>
  readonly #arrivals: Arrivals
  readonly #states: LiveStates
  /** Topics that somebody was sent to the hub for, until the token for it has run out. */
  readonly #read = new Map<string, NodeJS.Timeout>()
  /** The newest of each topic, while the hub takes its time. */
  readonly #waitingStates = new Map<string, string>()
  readonly #stopping = new AbortController()
  #isSendingStates = false
  #isAway = false

  constructor(hub: HubConfig, { address, database, invalidations, sources, onError }: HubParts) {
    this.#hub = hub
    this.#database = database
    this.#onError = onError
    this.#dataOf = dataLoader(sources)
    this.#arrivals = new Arrivals(address, () => this.#publishBatch(), onError)
    this.#states = new LiveStates({
      invalidations,
      sources,
      onError,
      send: (name, data) => {
        this.#waitingStates.set(name, data)
        void this.#publishStates()
      },
    })
  }

  async start(): Promise<void> {
    await beginPublishing(this.#database)
    await this.#arrivals.start()
  }

  async stop(): Promise<void> {
    this.#states.stop()
    for (const timer of this.#read.values()) clearTimeout(timer)
    this.#stopping.abort()
    await this.#arrivals.stop()
  }

  receive(): Promise<void> {
    return this.#arrivals.read()
  }

  /** Where somebody who may read these topics reads them, from the last event they got or from now on. */
  async addressFor(topics: readonly LiveTopic[], last: string | null): Promise<string> {
    for (const topic of topics) this.#expectReader(topic)
    const names = topics.map((topic) => siteAddress(nameOf(topic)))
    const address = new URL(this.#hub.url)
    for (const name of names) address.searchParams.append('topic', name)
    const from = last ?? idOf(await selectPublished(this.#database))
    address.searchParams.set('lastEventID', from)
    const token = hubToken(this.#hub.key, readerSeconds, { subscribe: names })
    address.searchParams.set('authorization', token)
    return address.href
  }

  /** The hub keeps what is sent before the reader has arrived. */
  #expectReader(topic: LiveTopic): void {
    const name = nameOf(topic)
    const forget = (): void => {
      this.#read.delete(name)
      this.#states.unwatch(topic)
    }
    const timer = this.#read.get(name) ?? setTimeout(forget, readerSeconds * 1000).unref()
    this.#read.set(name, timer.refresh())
    this.#states.watch(topic)
    this.#states.renew(name)
  }

  /** A hub that cannot be reached gets the events later: its position stays where it was. */
  async #publishBatch(): Promise<boolean> {
    try {
      const isMore = await this.#database.write(async (turn) =>
        (await takePublishingTurn(turn)) ? this.#publishInTurn() : false,
      )
      this.#isAway = false
      return isMore
    } catch (error) {
      this.#report(error)
      return false
    }
  }

  /** Each is noted by itself: a process that is killed gives at most one of them twice, under the same number. */
  async #publishInTurn(): Promise<boolean> {
    const end = performance.now() + longestTurn
    const after = await selectPublished(this.#database)
    const events = await selectNewEvents(this.#database, after, batch)
    for (const event of lastOfEach(events)) {
      const data = await this.#dataOf(event)
      const id = idOf(event.position)
      if (data !== undefined) await this.#publish({ topic: event.topic, data, id })
      await notePublished(this.#database, event.position)
      if (performance.now() > end) return true
    }
    return events.length === batch
  }

  /** What is not taken is not kept: the next change, or the next reader, brings the state anew. */
  async #publishStates(): Promise<void> {
    if (this.#isSendingStates) return
    this.#isSendingStates = true
    for (const [topic, data] of this.#waitingStates) {
      this.#waitingStates.delete(topic)
      await this.#publish({ topic, data }).catch((error: unknown) => this.#report(error))
    }
    this.#isSendingStates = false
  }

  async #publish({ topic: name, data, id }: Update): Promise<void> {
    const topic = siteAddress(name)
    const isPrivate = name.startsWith('/users/')
    const token = hubToken(this.#hub.key, publisherSeconds, { publish: [topic] })
    const response = await fetch(this.#hub.url, {
      method: 'POST',
      redirect: 'error',
      headers: { authorization: `Bearer ${token}` },
      body: new URLSearchParams({
        topic,
        data,
        ...(id !== undefined && { id }),
        ...(isPrivate && { private: 'on' }),
      }),
      signal: AbortSignal.any([AbortSignal.timeout(patience), this.#stopping.signal]),
    })
    await response.text()
    if (response.ok) return
    const error = new Error(`The hub answered ${response.status}`)
    if (!refusals.has(response.status)) throw error
    this.#onError(error)
  }

  /** Once, until the hub is back. */
  #report(error: unknown): void {
    if (!this.#isAway && !this.#stopping.signal.aborted)
      this.#onError(new Error('The hub takes nothing', { cause: error }))
    this.#isAway = true
  }
}

/** As the hub knows an event, which may serve other sites as well. */
const idOf = (position: number): string => siteAddress(`/live-events/${position}`)
