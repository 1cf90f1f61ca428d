import { createHash } from 'node:crypto'
import { Kysely, PostgresDialect, type Transaction as KyselyTransaction } from 'kysely'
import pg from 'pg'
import { notifying } from '../cache/channel.ts'
import { Invalidations } from '../cache/invalidations.ts'
import type { Topic } from '../cache/topics.ts'
import type { DatabaseAddress } from './address.ts'
import { type DatabaseDeadlines, databaseDeadlines } from './deadlines.ts'
import { ResponseWatch, UnresponsiveDatabase } from './unresponsive.ts'
import type { DB } from './types.gen.ts'

/** A view cannot say that its columns are never empty: these hold whole rows of their tables. */
export interface Tables extends Omit<DB, 'public_posts' | 'public_comments'> {
  public_posts: DB['posts']
  public_comments: DB['comments']
}

/** Everything that writes runs through here, so that what it changes is known with its commit. */
interface Writable {
  /** In one transaction; within another it becomes a part of that. */
  write<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>
}

export type Database = Kysely<Tables> & Writable

export type Transaction = KyselyTransaction<Tables> &
  Writable & {
    /** Names what this transaction makes untrue; the caches of all processes are invalidated with the commit. */
    invalidate(...topics: Topic[]): void
  }

// Identifiers stay far below 2^53, and a JSON number is what the API promises.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Planning dominates short queries, so each statement is prepared once for a connection. */
const maxNamedStatements = 500

const preparable = /^\s*(?:select|insert|update|delete|with)\b/i

abstract class PreparingClient extends pg.Client {
  protected abstract readonly watch: ResponseWatch
  readonly #statementNames = new Map<string, string>()

  // The driver's own signature has a dozen overloads; only the shape (text, values) is changed.
  // oxlint-disable-next-line typescript/no-explicit-any
  override query(...args: any[]): any {
    const [text, values] = args
    if (typeof text === 'string' && Array.isArray(values) && preparable.test(text))
      args.splice(0, 2, { text, values, name: this.#statementName(text) })
    // oxlint-disable-next-line typescript/no-explicit-any -- as above
    const done: unknown = (super.query as any)(...args)
    if (done instanceof Promise) this.#watchUntil(done)
    return done
  }

  cut(): void {
    this.connection.stream.destroy()
  }

  #watchUntil(done: Promise<unknown>): void {
    const query = this.watch.begin(this)
    const fail = (error: Error): void => {
      this.watch.end(query, error instanceof pg.DatabaseError)
      // A connection that does not answer is closed, so that it is not given to the next caller.
      if (error.message === 'Query read timeout') this.cut()
    }
    done.then(() => this.watch.end(query, true), fail)
  }

  /** Without a name once there are many: the database keeps the plan of each for this connection. */
  #statementName(sql: string): string | undefined {
    const known = this.#statementNames.get(sql)
    if (known !== undefined || this.#statementNames.size >= maxNamedStatements) return known
    const name = createHash('sha1').update(sql).digest('base64url')
    this.#statementNames.set(sql, name)
    return name
  }
}

export interface Connection {
  database: Database
  close: () => Promise<void>
}

interface ConnectOptions {
  /** The caches of this process; left out where there are none. */
  invalidations?: Invalidations
  poolSize?: number
  deadlines?: DatabaseDeadlines
}

export function connect(
  address: DatabaseAddress,
  onIdleError: (error: Error) => void,
  {
    invalidations = new Invalidations(),
    poolSize = 5,
    deadlines = databaseDeadlines,
  }: ConnectOptions = {},
): Connection {
  const watch = new ResponseWatch(address.app, deadlines.response, onIdleError)
  const pool = new pg.Pool({
    ...address.app,
    connectionTimeoutMillis: deadlines.connection,
    // PostgreSQL ends a long statement by itself; where it does not respond, the driver gives up a little later.
    statement_timeout: deadlines.statement,
    query_timeout: deadlines.statement * 1.2,
    Client: class extends PreparingClient {
      protected readonly watch = watch
    },
    max: poolSize,
    // A new connection plans everything anew, so one that is quiet for a while is kept.
    idleTimeoutMillis: 600_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'hokka',
  })
  // A connection that breaks while idle is replaced by the pool; it must not stop the process.
  pool.on('error', onIdleError)
  // One that breaks at work fails its query; said a second time to nobody, it would stop the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const kysely = new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: {
        options: pool.options,
        connect: () =>
          watch.isUnresponsive ? Promise.reject(new UnresponsiveDatabase()) : pool.connect(),
        end: () => pool.end(),
      },
    }),
  })
  const database = Object.assign(kysely, {
    write: <Result>(work: (transaction: Transaction) => Promise<Result>) =>
      write(kysely, invalidations, work),
  })
  const close = (): Promise<void> => {
    watch.stop()
    return kysely.destroy()
  }
  return { database, close }
}

/**
 * What the work names travels with its transaction to other processes. This process drops it after
 * the commit, before anybody is answered: whoever writes reads their own writes.
 */
async function write<Result>(
  kysely: Kysely<Tables>,
  invalidations: Invalidations,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const topics = new Set<Topic>()
  try {
    return await kysely.transaction().execute(async (plain) => {
      const transaction: Transaction = Object.assign(plain, {
        write: <Inner>(inner: (transaction: Transaction) => Promise<Inner>) => inner(transaction),
        invalidate: (...named: Topic[]) => named.forEach((topic) => topics.add(topic)),
      })
      const result = await work(transaction)
      if (topics.size > 0) await notifying(topics, invalidations.id).execute(transaction)
      return result
    })
  } catch (error) {
    // A commit whose answer was lost happens all the same, perhaps only after this.
    if (topics.size > 0) invalidations.renewId()
    throw error
  } finally {
    if (topics.size > 0) invalidations.invalidate([...topics])
  }
}
