import { randomBytes } from 'node:crypto'
import { Client, type ClientConfig } from 'pg'
import { inject } from 'vitest'
import type { DatabaseAddress } from '../../server/database/address.ts'
import { inDatabase } from './address.ts'

/** Asks once, over a connection of its own, and gives the rows as lists. */
export async function ask(config: ClientConfig, sql: string): Promise<unknown[][]> {
  const client = new Client(config)
  await client.connect()
  try {
    return (await client.query<unknown[]>({ text: sql, rowMode: 'array' })).rows
  } finally {
    await client.end()
  }
}

/** A database with nothing in it, not even what the template was granted. */
export async function emptyDatabase(): Promise<{
  address: DatabaseAddress
  drop: () => Promise<void>
}> {
  const server = inject('database')
  const postgres = inDatabase(server, 'postgres').owner
  const name = `hokka_empty_${randomBytes(6).toString('hex')}`
  await ask(postgres, `CREATE DATABASE ${name}`)
  return {
    address: inDatabase(server, name),
    // Not by force, which only a superuser may: it waits for connections that are just closing.
    drop: async () => void (await ask(postgres, `DROP DATABASE ${name}`)),
  }
}
