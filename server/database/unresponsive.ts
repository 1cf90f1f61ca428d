import { Client, type ClientConfig } from 'pg'

export class UnresponsiveDatabase extends Error {
  override readonly message = 'The database does not respond'
}

interface WatchedConnection {
  /** Closes it without waiting for the server; its queries fail. */
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

/** How many ticks make a deadline. */
const ticksOfDeadline = 4

/**
 * A frozen server keeps its connections open, and a long statement may rightly take half a minute, so a late answer
 * alone proves nothing. When a query waits for long, the server is asked over a new connection; if that gets no answer
 * either, and no other query got one meanwhile, all queries fail at once until the server answers again.
 *
 * Time is counted in ticks of a timer, so that a stall of this very process, in which no answer could be read, is one tick.
 */
export class ResponseWatch {
  readonly #address: ClientConfig
  readonly #onError: (error: Error) => void
  /** Several may be queued on one connection. */
  readonly #underWay = new Set<WatchedQuery>()
  readonly #timer: NodeJS.Timeout
  #now = 0
  #answeredAt = -Infinity
  #question: Question | undefined
  #isUnresponsive = false

  /** The deadline, in milliseconds, is for the query and then once more for the server. */
  constructor(address: ClientConfig, deadline: number, onError: (error: Error) => void) {
    this.#address = address
    this.#onError = onError
    this.#timer = setInterval(() => this.#tick(), deadline / ticksOfDeadline).unref()
  }

  get isUnresponsive(): boolean {
    return this.#isUnresponsive
  }

  begin(connection: WatchedConnection): WatchedQuery {
    const query = { connection, since: this.#now }
    this.#underWay.add(query)
    return query
  }

  /** An error from the server is an answer as well. */
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
      if (this.#isUnresponsive || [...this.#underWay].some(isLong)) this.#ask()
    } else if (isLong(this.#question)) this.#giveUp(this.#question)
  }

  #ask(): void {
    const client = new Client({ ...this.#address, application_name: 'hokka response check' })
    const question = { client, since: this.#now }
    this.#question = question
    const onAnswer = (): void => {
      client.end().catch(() => undefined)
      if (this.#question !== question) return
      this.#question = undefined
      this.#isUnresponsive = false
    }
    client.on('error', () => undefined) // It fails the query as well.
    client
      .connect()
      .then(() => client.query('SELECT'))
      .then(onAnswer, onAnswer)
  }

  #giveUp({ client, since }: Question): void {
    this.#question = undefined
    client.connection.stream.destroy()
    const wasUnresponsive = this.#isUnresponsive
    // To open a connection may take long where those that are open are answered.
    this.#isUnresponsive = this.#answeredAt < since
    if (!this.#isUnresponsive) return
    if (!wasUnresponsive) this.#onError(new UnresponsiveDatabase())
    for (const { connection } of this.#underWay) connection.cut()
  }
}
