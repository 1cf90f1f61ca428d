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

/**
 * A frozen server keeps its connections open and says nothing, while a long statement may rightly take half a
 * minute. So when a query waits for long, the server is asked over a new connection: if that gets no answer
 * either, and no other query got one meanwhile, nobody waits for the server any longer, until it answers again.
 */
export class SilenceWatch {
  readonly #address: ClientConfig
  readonly #deadline: number
  readonly #onError: (error: Error) => void
  /** Several may be queued on one connection. */
  readonly #underWay = new Set<WatchedQuery>()
  readonly #timer: NodeJS.Timeout
  #lastSuccess = -Infinity
  #isAsking = false
  #isSilent = false

  /** The deadline, in milliseconds, is for the query and then once more for the server. */
  constructor(address: ClientConfig, deadline: number, onError: (error: Error) => void) {
    this.#address = address
    this.#deadline = deadline
    this.#onError = onError
    this.#timer = setInterval(() => void this.#check(), deadline / 4).unref()
  }

  get isSilent(): boolean {
    return this.#isSilent
  }

  begin(connection: WatchedConnection): WatchedQuery {
    const query = { connection, since: performance.now() }
    this.#underWay.add(query)
    return query
  }

  end(query: WatchedQuery, hasSucceeded: boolean): void {
    this.#underWay.delete(query)
    if (hasSucceeded) this.#lastSuccess = performance.now()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  async #check(): Promise<void> {
    const now = performance.now()
    const longAgo = now - this.#deadline
    const isNeeded = this.#isSilent || [...this.#underWay].some(({ since }) => since < longAgo)
    if (!isNeeded || this.#isAsking) return
    this.#isAsking = true
    const wasSilent = this.#isSilent
    const isAnswered = await hasAnswered(this.#address, this.#deadline)
    // To open a connection may take long where those that are open are answered.
    this.#isSilent = !isAnswered && this.#lastSuccess < now
    this.#isAsking = false
    if (!this.#isSilent) return
    if (!wasSilent) this.#onError(new SilentDatabase())
    for (const { connection } of this.#underWay) connection.cut()
  }
}

/** A refusal is an answer as well: only whoever says nothing at all is silent. */
async function hasAnswered(address: ClientConfig, deadline: number): Promise<boolean> {
  const started = performance.now()
  const client = new Client({
    ...address,
    application_name: 'hokka silence',
    connectionTimeoutMillis: deadline,
    query_timeout: deadline,
  })
  client.on('error', () => undefined) // It fails the query as well.
  try {
    await client.connect()
    await client.query('SELECT')
    client.end().catch(() => undefined)
    return true
  } catch (error) {
    client.connection.stream.destroy()
    const isOutOfTime = /^(?:timeout expired|Query read timeout)$/.test((error as Error).message)
    // After a stall of this very process the time is up before the answer is read.
    const isLate = performance.now() - started > 2.5 * deadline
    return !isOutOfTime || isLate
  }
}
