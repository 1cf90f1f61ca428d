import type { DatabaseAddress } from '../database/address.ts'
import { Listener } from '../database/listener.ts'
import { liveChannel } from './events.sql.ts'

/** Whether there may be more. */
type ReadBatch = () => Promise<boolean>

/** Reads events whenever some were committed, one batch after the other and never two at once. */
export class Arrivals {
  readonly #readBatch: ReadBatch
  readonly #onError: (error: Error) => void
  readonly #listener: Listener
  #reading: Promise<void> | undefined
  #isWanted = false

  constructor(address: DatabaseAddress, readBatch: ReadBatch, onError: (error: Error) => void) {
    this.#readBatch = readBatch
    this.#onError = onError
    const read = (): void => void this.read()
    this.#listener = new Listener(
      address,
      {
        channel: liveChannel,
        name: 'hokka live events',
        onNotification: read,
        onConnected: read,
        onLost: () => undefined,
      },
      onError,
    )
  }

  start(): Promise<void> {
    return this.#listener.start()
  }

  async stop(): Promise<void> {
    await this.#listener.stop()
    await this.#reading
  }

  /** Reads what is new, once more if something came while it was read. */
  read(): Promise<void> {
    this.#isWanted = true
    this.#reading ??= this.#readAll()
    return this.#reading
  }

  async #readAll(): Promise<void> {
    try {
      while (this.#isWanted) {
        this.#isWanted = false
        if (await this.#readBatch()) this.#isWanted = true
      }
    } catch (error) {
      this.#onError(error as Error)
    } finally {
      this.#reading = undefined
    }
  }
}
