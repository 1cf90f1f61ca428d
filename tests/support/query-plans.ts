import { Kysely, type LogEvent, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { expect } from 'vitest'
import type { Database, Tables, Transaction } from '../../server/database/connection.ts'
import { atEnd } from './at-end.ts'
import type { TestSite } from './site.ts'

interface Query {
  sql: string
  parameters: readonly unknown[]
}

export interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Plan Rows': number
  Plans?: Plan[]
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** A connection of its own, whose queries are noted. */
export class QueryWatch {
  readonly database: Database
  #queries: Query[] = []

  constructor({ address }: TestSite) {
    const note = ({ query }: LogEvent) => void this.#queries.push(query)
    const pool = new pg.Pool({ ...address.app, max: 1 })
    const dialect = new PostgresDialect({ pool })
    const kysely = new Kysely<Tables>({ dialect, log: note })
    // Without a transaction, whose beginning and end are no queries with a plan; and no cache has to know.
    const write: Database['write'] = (work) => work(this.database as Transaction)
    this.database = Object.assign(kysely, { write, invalidate: () => undefined })
    atEnd(() => this.database.destroy())
  }

  async queriesOf(work: () => Promise<unknown>): Promise<Query[]> {
    this.#queries = []
    await work()
    return this.#queries
  }

  /** How the queries of some work are carried out: the first times, and once they are known. */
  async plansOf(work: () => Promise<unknown>): Promise<Plan[]> {
    const plans: Plan[] = []
    for (const { sql: text, parameters } of [...(await this.queriesOf(work))]) {
      plans.push(...(await this.#explained(`EXPLAIN (FORMAT JSON) ${text}`, parameters)))
      plans.push(...(await this.#explainedOnceKnown(text)))
    }
    return plans
  }

  async #explained(text: string, parameters: readonly unknown[]): Promise<Plan[]> {
    const { rows } = await this.database.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
      sql: text,
      parameters,
      query: { kind: 'RawNode' } as never,
      queryId: { queryId: 'plan' },
    })
    return nodesOf(rows[0]!['QUERY PLAN'][0].Plan)
  }

  /** As a prepared statement that is planned for any value; PostgreSQL 15 cannot be asked more simply. */
  async #explainedOnceKnown(text: string): Promise<Plan[]> {
    const numbers = [...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number))
    const anything = Array<string>(Math.max(0, ...numbers)).fill('NULL')
    const values = anything.length === 0 ? '' : `(${anything.join(', ')})`
    return this.database.connection().execute(async (one) => {
      await sql`SET plan_cache_mode = force_generic_plan`.execute(one)
      await sql.raw(`PREPARE asked AS ${text}`).execute(one)
      const { rows } = await sql
        .raw<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`EXPLAIN (FORMAT JSON) EXECUTE asked${values}`)
        .execute(one)
      await sql`DEALLOCATE asked`.execute(one)
      await sql`RESET plan_cache_mode`.execute(one)
      return nodesOf(rows[0]!['QUERY PLAN'][0].Plan)
    })
  }
}

/** A dozen categories and their tallies are read whole; nothing that grows with the site is. */
const small = new Set(['categories', 'post_tallies', 'social_accounts', 'pg_extension'])

/** Nothing large is read from end to end, and nothing larger than a few pages of a list is sorted. */
export function expectToReadIndex(plans: Plan[], ...indexes: string[]): void {
  const whole = plans
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name']!)
  expect(whole.filter((table) => !small.has(table))).toEqual([])
  // An incremental sort only puts those in order that stand at the same place of the index.
  const sorted = plans.filter((node) => node['Node Type'] === 'Sort' && node['Plan Rows'] > 250)
  expect(sorted).toEqual([])
  const used = plans.map((node) => node['Index Name'])
  for (const index of indexes)
    expect(used.filter((name) => name === index).length, index).toBeGreaterThanOrEqual(2)
}
