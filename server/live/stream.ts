import type { ServerResponse } from 'node:http'
import type { LiveTopic } from './topic.ts'

/** In bytes: who is so far behind is dropped, and resumes when it connects again. */
const mostWaiting = 256 * 1024

/** In milliseconds; each reader another, so that not all come back at once after a restart. */
const retryAfter = (): number => 1000 + Math.round(4000 * Math.random())

/** Pages cannot see comments: by this they know that the connection is alive. Other readers pass over its name. */
const sign = 'event: beat\ndata:\n\n'

/** One reader's connection. Nothing is sent twice, and nothing out of order. */
export class Stream {
  readonly topics: readonly LiveTopic[]
  readonly #response: ServerResponse
  /** What came while the missed part was sent. */
  #waiting: { position: number; message: string | null }[] | null = []
  #position = -1

  constructor(response: ServerResponse, topics: readonly LiveTopic[]) {
    this.topics = topics
    this.#response = response
    response.socket?.setKeepAlive(true, 30_000)
    this.send(`retry: ${retryAfter()}\n\n${sign}`)
  }

  get isOpen(): boolean {
    return !this.#response.writableEnded && !this.#response.destroyed
  }

  send(message: string): void {
    if (!this.isOpen) return
    this.#response.write(message)
    if (this.#response.writableLength > mostWaiting) this.#response.destroy()
  }

  /** At once, unless it or a later one was sent before. */
  sendEvent(position: number, message: string | null): void {
    if (position <= this.#position) return
    this.#position = position
    if (message !== null) this.send(message)
  }

  /** The missed part, up to here at least, is sent. */
  goOn(position: number): void {
    this.#position = Math.max(position, this.#position)
    const waiting = this.#waiting ?? []
    this.#waiting = null
    for (const { position: each, message } of waiting) this.sendEvent(each, message)
  }

  /** Behind what the reader has missed. */
  deliver(position: number, message: string | null): void {
    if (this.#waiting === null) this.sendEvent(position, message)
    else this.#waiting.push({ position, message })
  }

  /** A comment, which readers ignore and proxies do not. */
  beat(): void {
    this.send(`:\n${sign}`)
  }

  end(): void {
    if (this.isOpen) this.#response.end()
  }
}
