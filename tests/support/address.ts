import type { ClientConfig } from 'pg'
import type { DatabaseAddress } from '../../server/database/address.ts'

export interface TestServer extends DatabaseAddress {
  templateName: string
}

/** The same server, another database. */
export function inDatabase(server: DatabaseAddress, name: string): DatabaseAddress {
  return { owner: named(server.owner, name), app: named(server.app, name) }
}

function named(config: ClientConfig, database: string): ClientConfig {
  if (config.connectionString === undefined) return { ...config, database }
  const url = new URL(config.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

/** An address as an operator writes it into DATABASE_URL. */
export function urlOf(config: ClientConfig): string {
  const { connectionString, user, port, database, host = '' } = config
  return (
    connectionString ??
    `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
  )
}
