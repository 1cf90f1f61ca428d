import type { DeviceCopy } from './device-copies.ts'

export interface DeviceStore {
  keep: (copy: DeviceCopy) => Promise<void>
  keepLastWord: (copy: DeviceCopy) => void
  drop: (key: string) => Promise<void>
}

interface Source {
  /** What there is to keep now; null when everything is on the server. */
  copy: () => DeviceCopy | null
  changes: () => number
  onKept: (changes: number) => void
  onFailed: () => void
}

/** So often at most the copy is written. */
const pause = 120

/** Writes the words down on this device while somebody types. */
export class DeviceKeeper {
  readonly #store: DeviceStore
  readonly #source: Source
  #timer: ReturnType<typeof setTimeout> | undefined
  #line: Promise<void> = Promise.resolve()
  readonly #keys = new Set<string>()

  constructor(store: DeviceStore, source: Source) {
    this.#store = store
    this.#source = source
  }

  soon(): void {
    this.#timer ??= setTimeout(() => this.now(), pause)
  }

  now(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const copy = this.#source.copy()
    if (copy === null) return this.forget()
    const changes = this.#source.changes()
    this.#next(async () => {
      this.#keys.add(copy.key)
      await this.#store.keep(copy)
      // A text that became a post has another key from then on.
      await this.#dropAllBut(copy.key)
      this.#source.onKept(changes)
    })
  }

  /** When the page may be gone in a moment. */
  lastWord(): void {
    const copy = this.#source.copy()
    if (copy === null) return
    this.#keys.add(copy.key)
    this.#store.keepLastWord(copy)
  }

  /** The server has everything. */
  forget(): void {
    this.#next(() => this.#dropAllBut(null))
  }

  /** A copy that an earlier page left is ours from now on. */
  takeOver(key: string): void {
    this.#keys.add(key)
  }

  stop(): void {
    if (this.#timer !== undefined) this.now()
  }

  async #dropAllBut(kept: string | null): Promise<void> {
    for (const key of [...this.#keys].filter((each) => each !== kept)) {
      await this.#store.drop(key)
      this.#keys.delete(key)
    }
  }

  /** One after the other, so that an older copy never comes after a newer one. */
  #next(work: () => Promise<void>): void {
    this.#line = this.#line.then(work).catch(() => this.#source.onFailed())
  }
}
