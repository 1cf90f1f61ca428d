import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Endpoint } from '../core/endpoint.ts'
import type { DatabaseAddress } from '../server/database/address.ts'
// Teaches the driver to read numbers as the site does.
import type { Database, Tables } from '../server/database/connection.ts'
import { homeRoutes } from '../server/features/home/home.routes.ts'
import { postRoutes } from '../server/features/posts/posts.routes.ts'
import { Invalidations } from '../server/cache/invalidations.ts'
import { directCalls } from '../server/http/direct-call.ts'

export interface List {
  endpoint: Endpoint
  params?: Record<string, string>
  query?: Record<string, string>
}

interface Asked {
  sql: string
  parameters: readonly unknown[]
}

/**
 * How many pages of the database a list reads, by EXPLAIN of every query it asks: the part of its
 * cost that no busy machine disturbs.
 */
export async function pagesRead(address: DatabaseAddress, list: List): Promise<number> {
  const pool = new pg.Pool({ ...address.app, max: 1 })
  const asked: Asked[] = []
  const database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void asked.push(query),
  }) as Database
  try {
    const parts = { database, invalidations: new Invalidations() }
    const routes = [...postRoutes(parts), ...homeRoutes({ database })]
    const call = directCalls(routes, { caller: null, dependsOn: () => undefined }, console.error)
    const { ok } = await call(list.endpoint, { params: list.params, query: list.query } as never)
    if (!ok) throw new Error(`${list.endpoint.name} refused`)
    let pages = 0
    for (const query of asked) pages += await pagesOf(pool, query)
    return pages
  } finally {
    await database.destroy()
  }
}

interface Explained {
  'QUERY PLAN': [{ Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }]
}

async function pagesOf(pool: pg.Pool, { sql, parameters }: Asked): Promise<number> {
  const text = `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${sql}`
  const { rows } = await pool.query<Explained>(text, [...parameters])
  const { Plan: plan } = rows[0]!['QUERY PLAN'][0]
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
}
