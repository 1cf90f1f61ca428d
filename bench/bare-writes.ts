import { sql } from 'kysely'
import type { Config } from '../server/config.ts'
import { withOwner } from '../server/database/address.ts'
import { connect, type Database } from '../server/database/connection.ts'
import { reachDatabase } from '../server/database/open.ts'

interface Bare {
  database: Database
  close(): Promise<void>
}

/** A plain table in the site's own database, reached as the site reaches it. */
export async function openBare(config: Config): Promise<Bare> {
  const { address, close } = await reachDatabase(config, () => undefined)
  await withOwner(address, (owner, role) =>
    owner.query(
      `CREATE TABLE IF NOT EXISTS bare_texts (text jsonb); GRANT INSERT ON bare_texts TO ${role}`,
    ),
  )
  const connection = connect(address, console.error)
  return {
    database: connection.database,
    close: async () => {
      await connection.close()
      await close()
    },
  }
}

/** How many a second are stored, each in a transaction of its own. */
export async function bareSpeed(
  database: Database,
  { connections, seconds }: { connections: number; seconds: number },
  textOf: () => object,
): Promise<number> {
  const start = performance.now()
  let stored = 0
  const write = async (): Promise<void> => {
    while (performance.now() - start < seconds * 1000) {
      const text = JSON.stringify(textOf())
      await database.write((transaction) =>
        sql`INSERT INTO bare_texts (text) VALUES (${text})`.execute(transaction),
      )
      stored++
    }
  }
  await Promise.all(Array.from({ length: connections }, write))
  return stored / ((performance.now() - start) / 1000)
}
