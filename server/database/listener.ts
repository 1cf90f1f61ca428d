import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { DatabaseAddress } from './address.ts'

/** In milliseconds. */
export interface ListenerTiming {
  /** Between two heartbeats. */
  heartbeat: number
  /** For an answer to one, and for a new connection. */
  deadline: number
  /** Between two attempts to connect, at the most. */
  longestPause: number
}

const usualTiming: ListenerTiming = { heartbeat: 2000, deadline: 2000, longestPause: 5000 }

export interface Subscription {
  channel: string
  /** By which the connection is known in the database. */
  name: string
  onNotification: (payload: string) => void
  /** What was sent before was missed. */
  onConnected: () => void
  onLost: () => void
}

/** Listens to a channel over a connection of its own, which is replaced whenever its heartbeat gets no answer. */
export class Listener {
  readonly #address: DatabaseAddress
  readonly #subscription: Subscription
  readonly #onError: (error: Error) => void
  readonly #timing: ListenerTiming
  #client: Client | undefined
  #isStopped = false

  constructor(
    address: DatabaseAddress,
    subscription: Subscription,
    onError: (error: Error) => void,
    timing: ListenerTiming = usualTiming,
  ) {
    this.#address = address
    this.#subscription = subscription
    this.#onError = onError
    this.#timing = timing
  }

  get isListening(): boolean {
    return this.#client !== undefined
  }

  async start(): Promise<void> {
    const client = new Client({
      ...this.#address.app,
      application_name: this.#subscription.name,
      connectionTimeoutMillis: this.#timing.deadline,
      query_timeout: this.#timing.deadline,
    })
    client.on('error', this.#onError)
    client.on('notification', ({ payload = '' }) => this.#subscription.onNotification(payload))
    try {
      await client.connect()
      await client.query(`LISTEN ${this.#subscription.channel}`)
    } catch (error) {
      cut(client)
      throw error
    }
    if (this.#isStopped) return cut(client)
    this.#client = client
    this.#subscription.onConnected()
    void this.#watch(client)
  }

  /** PostgreSQL delivers pending notifications before it answers a query on the same connection. */
  async receivePending(): Promise<void> {
    await this.#client?.query('SELECT')
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    const client = this.#client
    this.#client = undefined
    await client?.end().catch(() => undefined)
  }

  /** A connection can die without a word, so it is asked for a sign of life again and again. */
  async #watch(client: Client): Promise<void> {
    const isEnded = new AbortController()
    client.on('end', () => isEnded.abort())
    try {
      while (!isEnded.signal.aborted) {
        await this.#receiveFrom(client)
        await pause(this.#timing.heartbeat, undefined, { ref: false, signal: isEnded.signal })
      }
    } catch (error) {
      if (!isEnded.signal.aborted) this.#onError(error as Error)
    }
    if (!this.#isStopped) await this.#replace(client)
  }

  /** After a stall of this very process the time is up before the answer is read: it is asked again. */
  async #receiveFrom(client: Client): Promise<void> {
    const started = performance.now()
    await client.query('SELECT').catch(async (error: unknown) => {
      const isLate = performance.now() - started > 1.5 * this.#timing.deadline
      if (!isLate) throw error
      await client.query('SELECT')
    })
  }

  async #replace(client: Client): Promise<void> {
    this.#client = undefined
    this.#subscription.onLost()
    cut(client)
    for (
      let wait = 50;
      !this.#isStopped && this.#client === undefined;
      wait = Math.min(2 * wait, this.#timing.longestPause)
    ) {
      await pause(wait, undefined, { ref: false })
      if (!this.#isStopped) await this.start().catch(this.#onError)
    }
  }
}

/** Ends a connection without waiting for a server that may not answer any more. */
function cut(client: Client): void {
  client.end().catch(() => undefined)
  client.connection.stream.destroy()
}
