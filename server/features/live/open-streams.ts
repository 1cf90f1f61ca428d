import { type Topic, topics } from '../../cache/topics.ts'
import { overloaded, tooMany } from '../../errors.ts'
import type { Stream } from '../../live/stream.ts'

/** A file descriptor each: refused while there is still room for calls and pages. */
const mostInAll = 15_000
/** An address may hold a whole school; a browser needs one for all its tabs. */
const mostPerNetwork = 300
const mostPerMember = 12

interface Reader {
  network: string
  userId: number | null
  sessionId: number | null
}

/** The streams that are open in this process, counted for whoever opened them. */
export class OpenStreams {
  readonly #factor: number
  readonly #readers = new Map<Stream, Reader>()
  readonly #perNetwork = new Map<string, number>()
  /** By the topic that is invalidated when a session of theirs ends. */
  readonly #ofMembers = new Map<Topic, Map<Stream, number>>()

  constructor(factor: number) {
    this.#factor = factor
  }

  refuseWhenFull({ network, userId }: Omit<Reader, 'sessionId'>): void {
    if (this.#readers.size >= mostInAll) throw overloaded()
    const ofMember = userId === null ? undefined : this.#ofMembers.get(topics.sessionsOf(userId))
    const isFull =
      (this.#perNetwork.get(network) ?? 0) >= mostPerNetwork * this.#factor ||
      (ofMember?.size ?? 0) >= mostPerMember * this.#factor
    if (isFull) throw tooMany(30)
  }

  add(stream: Stream, reader: Reader): void {
    this.#readers.set(stream, reader)
    this.#perNetwork.set(reader.network, (this.#perNetwork.get(reader.network) ?? 0) + 1)
    if (reader.userId === null || reader.sessionId === null) return
    const topic = topics.sessionsOf(reader.userId)
    const own = this.#ofMembers.get(topic) ?? new Map<Stream, number>()
    this.#ofMembers.set(topic, own.set(stream, reader.sessionId))
  }

  remove(stream: Stream): void {
    const reader = this.#readers.get(stream)
    if (reader === undefined) return
    this.#readers.delete(stream)
    const left = (this.#perNetwork.get(reader.network) ?? 1) - 1
    if (left === 0) this.#perNetwork.delete(reader.network)
    else this.#perNetwork.set(reader.network, left)
    if (reader.userId === null) return
    const topic = topics.sessionsOf(reader.userId)
    const own = this.#ofMembers.get(topic)
    own?.delete(stream)
    if (own?.size === 0) this.#ofMembers.delete(topic)
  }

  /** Each with the session that opened it: those of members whose sessions changed, or all of them. */
  withSessions(changed: readonly Topic[] | 'all'): [Stream, number][] {
    const found = changed === 'all' ? [...this.#ofMembers.keys()] : changed
    return found.flatMap((topic) => [...(this.#ofMembers.get(topic) ?? [])])
  }

  beat(): void {
    for (const stream of this.#readers.keys()) stream.beat()
  }

  endAll(): void {
    for (const stream of this.#readers.keys()) stream.end()
  }
}
