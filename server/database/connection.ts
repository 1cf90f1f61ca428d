import { createHash } from 'node:crypto'
import { Kysely, PostgresDialect, type Transaction as KyselyTransaction } from 'kysely'
import pg from 'pg'
import type { DatabaseAddress } from './address.ts'
import type { DB } from './types.gen.ts'

/** A view cannot say that its columns are never empty: these hold whole rows of their tables. */
export interface Tables extends Omit<DB, 'public_posts' | 'public_comments'> {
  public_posts: DB['posts']
  public_comments: DB['comments']
}

export type Database = Kysely<Tables>
export type Transaction = KyselyTransaction<Tables>

// Identifiers stay far below 2^53, and a JSON number is what the API promises.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Planning dominates short queries, so each statement is prepared once for a connection. */
const maxNamedStatements = 500
const statementNames = new Map<string, string>()

function statementName(sql: string): string | undefined {
  const known = statementNames.get(sql)
  if (known !== undefined || statementNames.size >= maxNamedStatements) return known
  const name = createHash('sha1').update(sql).digest('base64url')
  statementNames.set(sql, name)
  return name
}

const preparable = /^\s*(?:select|insert|update|delete|with)\b/i

class PreparingClient extends pg.Client {
  // The driver's own signature has a dozen overloads; only the shape (text, values) is changed.
  // oxlint-disable-next-line typescript/no-explicit-any
  override query(...args: any[]): any {
    const [text, values] = args
    if (typeof text === 'string' && Array.isArray(values) && preparable.test(text))
      args.splice(0, 2, { text, values, name: statementName(text) })
    // oxlint-disable-next-line typescript/no-explicit-any
    return (super.query as any)(...args)
  }
}

export interface Connection {
  database: Database
  close(): Promise<void>
}

export function connect(
  address: DatabaseAddress,
  onIdleError: (error: Error) => void,
  poolSize = 5,
): Connection {
  const pool = new pg.Pool({
    ...address.app,
    Client: PreparingClient,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    // A new connection plans everything anew, so one that is quiet for a while is kept.
    idleTimeoutMillis: 600_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'hokka',
  })
  // A connection that breaks while idle is replaced by the pool; it must not stop the process.
  pool.on('error', onIdleError)
  // One that breaks at work fails its query; said a second time to nobody, it would stop the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { database, close: () => database.destroy() }
}
