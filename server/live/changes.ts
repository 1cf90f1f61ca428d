import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { DatabaseAddress } from '../database/address.ts'

/** `post 12`, `user 3`, `posts`, `list 7`: see the migrations that tell them. Null: anything may have changed. */
type Listener = (change: string | null) => void

export interface Changes {
  /** While nobody tells us what changes, nothing may be remembered. */
  readonly isListening: boolean
  listen(listener: Listener): void
  /** Waits until all that was committed before has been heard here: a writer sees their own work. */
  catchUp(): Promise<void>
  stop(): Promise<void>
}

const channel = 'changes'
const fencePrefix = 'fence '
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
  readonly #fences = new Map<string, () => void>()
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
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''))
    try {
      await client.connect()
      await client.query(`LISTEN ${channel}`)
      // Our fences need not survive anything, so nobody waits for the disk because of them.
      await client.query('SET synchronous_commit = off')
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
  catchUp(): Promise<void> {
    this.#nextFence ??= (this.#thisFence ?? Promise.resolve()).then(() => {
      this.#thisFence = this.#nextFence
      this.#nextFence = undefined
      return this.#putFence()
    })
    return this.#nextFence
  }

  async #putFence(): Promise<void> {
    const client = this.#client
    if (client === undefined) return
    const fence = randomUUID()
    const heard = new Promise<void>((resolve) => this.#fences.set(fence, resolve))
    await client
      .query('SELECT pg_notify($1, $2)', [channel, fencePrefix + fence])
      .catch(() => this.#release())
    await heard
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#client?.end()
  }

  #hear(payload: string): void {
    if (!payload.startsWith(fencePrefix)) return this.#tell(payload)
    const fence = payload.slice(fencePrefix.length)
    this.#fences.get(fence)?.()
    this.#fences.delete(fence)
  }

  #tell(change: string | null): void {
    for (const listener of this.#listeners) listener(change)
  }

  /** The connection is gone: everything remembered is too, and nobody waits for it any longer. */
  async #again(): Promise<void> {
    this.#client = undefined
    this.#tell(null)
    this.#release()
    for (
      let wait = 50;
      !this.#isStopped && !this.isListening;
      wait = Math.min(2 * wait, longestPause)
    ) {
      await pause(wait)
      if (!this.#isStopped) await this.start().catch(this.#onError)
    }
  }

  #release(): void {
    for (const resolve of this.#fences.values()) resolve()
    this.#fences.clear()
  }
}
