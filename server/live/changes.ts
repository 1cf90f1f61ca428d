import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { DatabaseAddress } from '../database/address.ts'

/** `post 12`, `user 3`, `posts`, `list 7`: see the migrations that tell them. Null: anything may have changed. */
type Listener = (change: string | null) => void

export interface Changes {
  /** While nobody tells us what changes, nothing may be remembered. */
  readonly isListening: boolean
  listen(listener: Listener): void
  /**
   * Waits until all that was committed before has been heard here: a writer sees their own work.
   * Whoever knows what they told need not wait for it to come around.
   */
  catchUp(told?: readonly string[]): Promise<void>
  stop(): Promise<void>
}

const channel = 'changes'
const longestPause = 5000

/** Hears what every process changes, with the commit that changes it. */
export async function hearChanges(
  address: DatabaseAddress,
  onError: (error: Error) => void,
): Promise<Changes> {
  const hearing = new Hearing(address, onError)
  await hearing.start()
  return hearing
}

class Hearing implements Changes {
  readonly #address: DatabaseAddress
  readonly #onError: (error: Error) => void
  readonly #listeners = new Set<Listener>()
  #client: Client | undefined
  #thisFence: Promise<void> | undefined
  #nextFence: Promise<void> | undefined
  #isStopped = false

  constructor(address: DatabaseAddress, onError: (error: Error) => void) {
    this.#address = address
    this.#onError = onError
  }

  get isListening(): boolean {
    return this.#client !== undefined
  }

  listen(listener: Listener): void {
    this.#listeners.add(listener)
  }

  async start(): Promise<void> {
    const client = new Client({ ...this.#address.app, application_name: 'hokka changes' })
    client.on('error', this.#onError)
    client.on('notification', ({ payload }) => this.#tell(payload ?? ''))
    try {
      await client.connect()
      await client.query(`LISTEN ${channel}`)
    } catch (error) {
      client.end().catch(() => undefined)
      throw error
    }
    // Only one that was there can be lost: each failed attempt would otherwise begin a search of its own.
    client.on('end', () => void this.#again())
    this.#client = client
    // What happened before we listened, nobody told us.
    this.#tell(null)
  }

  /** Everybody who comes while one fence is under way shares the next one. */
  async catchUp(told?: readonly string[]): Promise<void> {
    if (told !== undefined) {
      for (const change of told) this.#tell(change)
      return
    }
    this.#nextFence ??= (this.#thisFence ?? Promise.resolve()).then(() => {
      this.#thisFence = this.#nextFence
      this.#nextFence = undefined
      return this.#putFence()
    })
    await this.#nextFence
  }

  /**
   * Whoever commits has signalled every listener before the commit is acknowledged, and a listener
   * passes on what it was signalled for before it is ready for another query. So the answer to any
   * query here comes behind all that was committed before it was asked.
   */
  async #putFence(): Promise<void> {
    await this.#client?.query('SELECT').catch(() => undefined)
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#client?.end()
  }

  #tell(change: string | null): void {
    for (const listener of this.#listeners) listener(change)
  }

  /** The connection is gone: everything remembered is too, and nobody waits for it any longer. */
  async #again(): Promise<void> {
    this.#client = undefined
    this.#tell(null)
    for (
      let wait = 50;
      !this.#isStopped && !this.isListening;
      wait = Math.min(2 * wait, longestPause)
    ) {
      await pause(wait)
      if (!this.#isStopped) await this.start().catch(this.#onError)
    }
  }
}
