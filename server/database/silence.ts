import { Client, type ClientConfig } from 'pg'

export class SilentDatabase extends Error {
  override readonly message = 'The database is silent'
}

interface WatchedConnection {
  /** Ends it without waiting for a server that may not answer any more; its queries fail. */
  cut(): void
}

interface WatchedQuery {
  connection: WatchedConnection
  since: number
}

interface Question {
  client: Client
  since: number
}

/** So many of them are a deadline. */
const ticksOfDeadline = 4

/**
 * A frozen server keeps its connections open and says nothing, while a long statement may rightly take half a
 * minute. So when a query waits for long, the server is asked over a new connection: if that gets no answer
 * either, and no other query got one meanwhile, nobody waits for the server any longer, until it answers again.
 *
 * Time is counted by the ticks of a timer: a stall of this very process, in which no answer could be read, is one of them.
 */
export class SilenceWatch {
  readonly #address: ClientConfig
  readonly #onError: (error: Error) => void
  /** Several may be queued on one connection. */
  readonly #underWay = new Set<WatchedQuery>()
  readonly #timer: NodeJS.Timeout
  #now = 0
  #answeredAt = -Infinity
  #question: Question | undefined
  #isSilent = false

  /** The deadline, in milliseconds, is for the query and then once more for the server. */
  constructor(address: ClientConfig, deadline: number, onError: (error: Error) => void) {
    this.#address = address
    this.#onError = onError
    this.#timer = setInterval(() => this.#tick(), deadline / ticksOfDeadline).unref()
  }

  get isSilent(): boolean {
    return this.#isSilent
  }

  begin(connection: WatchedConnection): WatchedQuery {
    const query = { connection, since: this.#now }
    this.#underWay.add(query)
    return query
  }

  /** What the server refuses is answered as well. */
  end(query: WatchedQuery, isAnswered: boolean): void {
    this.#underWay.delete(query)
    if (isAnswered) this.#answeredAt = this.#now
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#question?.client.connection.stream.destroy()
    this.#question = undefined
  }

  #tick(): void {
    this.#now++
    const isLong = ({ since }: { since: number }): boolean => this.#now - since > ticksOfDeadline
    if (this.#question === undefined) {
      if (this.#isSilent || [...this.#underWay].some(isLong)) this.#ask()
    } else if (isLong(this.#question)) this.#giveUp(this.#question)
  }

  #ask(): void {
    const client = new Client({ ...this.#address, application_name: 'hokka silence' })
    const question = { client, since: this.#now }
    this.#question = question
    const hear = (): void => {
      client.end().catch(() => undefined)
      if (this.#question !== question) return
      this.#question = undefined
      this.#isSilent = false
    }
    client.on('error', () => undefined) // It fails the query as well.
    client
      .connect()
      .then(() => client.query('SELECT'))
      .then(hear, hear)
  }

  #giveUp({ client, since }: Question): void {
    this.#question = undefined
    client.connection.stream.destroy()
    const wasSilent = this.#isSilent
    // To open a connection may take long where those that are open are answered.
    this.#isSilent = this.#answeredAt < since
    if (!this.#isSilent) return
    if (!wasSilent) this.#onError(new SilentDatabase())
    for (const { connection } of this.#underWay) connection.cut()
  }
}
