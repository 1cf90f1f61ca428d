import { sql } from 'kysely'
import { Client } from 'pg'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { databaseDoor } from '../../tests/support/database-door.ts'
import { cloneTemplate } from '../../tests/support/site.ts'
import { type DatabaseAddress, embeddedAddress, withOwner } from './address.ts'
import { connect, type Database } from './connection.ts'
import { databaseDeadlines } from './deadlines.ts'
import { eventually, postmasterPid, start, temporaryFolder } from './embedded/site.fixture.ts'

let address: DatabaseAddress
beforeAll(async () => {
  const clone = await cloneTemplate()
  address = clone.address
  return clone.drop
})

async function withPool<Result>(
  size: number,
  work: (database: Database, idleErrors: Error[]) => Promise<Result>,
  where = address,
  deadlines = databaseDeadlines,
): Promise<Result> {
  const idleErrors: Error[] = []
  const onIdleError = (error: Error): void => void idleErrors.push(error)
  const { database, close } = connect(where, onIdleError, { poolSize: size, deadlines })
  try {
    return await work(database, idleErrors)
  } finally {
    await close()
  }
}

async function pidOf(database: Database): Promise<number> {
  const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(database)
  return rows[0]!.pid
}

/** By the role itself: nobody else but a superuser may. */
async function terminate(pid: number): Promise<void> {
  const client = new Client(address.app)
  await client.connect()
  await client.query('SELECT pg_terminate_backend($1)', [pid])
  await client.end()
}

describe('a connection', () => {
  it('prepares each statement once', async () => {
    await withPool(1, async (database) => {
      const find = (name: string) =>
        database.selectFrom('users').select('id').where('username', '=', name).execute()
      await Promise.all(['ayse', 'elif', 'deniz'].map(find))
      await database.write((transaction) => pidOf(transaction))
      const { rows } = await sql<{ statement: string; runs: number }>`
        SELECT statement, (generic_plans + custom_plans)::int AS runs FROM pg_prepared_statements
        WHERE statement LIKE ${'%from "users"%'}`.execute(database)
      expect(rows).toEqual([
        { statement: 'select "id" from "users" where "username" = $1', runs: 3 },
      ])
    })
  })

  it('prepares its statements however many others have prepared', async () => {
    await withPool(1, async (database) => {
      for (let count = 0; count < 600; count++)
        await sql`SELECT ${sql.lit(count)} + ${count}::int`.execute(database)
      const { rows } = await sql`SELECT FROM pg_prepared_statements`.execute(database)
      expect(rows).toHaveLength(500)
    })
    await withPool(1, async (database) => {
      await database.selectFrom('users').select('id').where('username', '=', 'ayse').execute()
      const { rows } = await sql`
        SELECT FROM pg_prepared_statements WHERE statement LIKE ${'%from "users"%'}`.execute(
        database,
      )
      expect(rows).toHaveLength(1)
    })
  })

  it('gives whole numbers as numbers and times as dates', async () => {
    const row = await withPool(1, (database) =>
      sql<object>`SELECT 9007199254740991::bigint AS id, timestamptz '2026-01-02T03:04:05Z' AS at`
        .execute(database)
        .then(({ rows }) => rows[0]),
    )
    expect(row).toEqual({ id: 9007199254740991, at: new Date('2026-01-02T03:04:05Z') })
  })
})

describe('the pool', () => {
  it('replaces a connection that was cut while idle', async () => {
    await withPool(1, async (database, idleErrors) => {
      const pid = await pidOf(database)
      await terminate(pid)
      // It lives on for a moment, in which it would still answer.
      await eventually(() => idleErrors.length)
      expect(await pidOf(database)).not.toBe(pid)
      // What is heard first, the server's farewell or the end of the line, is chance.
      expect(idleErrors.map(({ message }) => message)).toEqual([
        expect.stringMatching(/^terminating connection|^Connection terminated/),
      ])
    })
  })

  it('replaces a connection that was cut at work, whose query fails', async () => {
    await withPool(1, async (database) => {
      const pid = await pidOf(database)
      const lost = sql`SELECT pg_sleep(20)`.execute(database).then(
        () => 'done',
        () => 'lost',
      )
      await terminate(pid)
      expect(await lost).toBe('lost')
      expect(await eventually(() => pidOf(database))).not.toBe(pid)
    })
  })

  it('replaces a connection that was cut between the statements of a transaction', async () => {
    await withPool(1, async (database) => {
      const broken = database.write(async (transaction) => {
        await terminate(await pidOf(transaction))
        await eventually(() =>
          pidOf(transaction).then(
            () => false,
            () => true,
          ),
        )
        return pidOf(transaction)
      })
      await expect(broken).rejects.toThrow(/terminat|closed|queryable/)
      expect(await eventually(() => pidOf(database))).toBeGreaterThan(0)
    })
  })

  // Only time shows what follows: each statement takes far longer than an answer may.
  it('waits for a long statement while the server answers others', async () => {
    const deadlines = { ...databaseDeadlines, response: 1000 }
    const work = async (database: Database, idleErrors: Error[]): Promise<void> => {
      const { rows } = await sql`SELECT 'done' AS state FROM pg_sleep(4)`.execute(database)
      expect([rows, idleErrors]).toEqual([[{ state: 'done' }], []])
    }
    await withPool(1, work, address, deadlines)
  })

  it.each([
    ['answered', sql`SELECT FROM pg_sleep(0.05)`],
    ['refused', sql`SELECT 1 / (pg_sleep(0.05) IS NULL)::int`],
  ])(
    'waits for a long statement while others are %s, though nobody new gets in',
    async (_, each) => {
      const door = await databaseDoor(address)
      onTestFinished(() => door.close())
      const deadlines = { ...databaseDeadlines, response: 1000 }
      const work = async (database: Database, idleErrors: Error[]): Promise<void> => {
        await Promise.all([pidOf(database), pidOf(database)])
        await door.become('full')
        const long = sql`SELECT 'done' AS state FROM pg_sleep(4)`.execute(database)
        const others = (async () => {
          for (let count = 0; count < 80; count++)
            await Promise.allSettled([each.execute(database)])
        })()
        const [{ rows }] = await Promise.all([long, others])
        expect([rows, idleErrors]).toEqual([[{ state: 'done' }], []])
      }
      await withPool(2, work, door.address, deadlines)
    },
  )

  it('leaves no transaction open after a failure in one', async () => {
    await withPool(1, async (database) => {
      const failed = database.write(() => Promise.reject(new Error('changed my mind')))
      await expect(failed).rejects.toThrow('changed my mind')
      expect(await pidOf(database)).toBeGreaterThan(0)
    })
  })

  it('works again after the server was killed and started anew', async () => {
    const dataDir = temporaryFolder()
    const embedded = embeddedAddress(await start({ dataDir }))
    await withOwner(embedded, async () => undefined)
    await withPool(
      3,
      async (database) => {
        const before = await Promise.all([pidOf(database), pidOf(database), pidOf(database)])
        process.kill(postmasterPid(dataDir), 'SIGKILL')
        const after = await eventually(async () => {
          const pid = await pidOf(database)
          return before.includes(pid) ? undefined : pid
        })
        expect(after).toBeGreaterThan(0)
      },
      embedded,
    )
  })
})
