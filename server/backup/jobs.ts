import type { Client } from 'pg'
import { sql } from 'kysely'
import type { DatabaseAddress } from '../database/address.ts'
import { connect } from '../database/connection.ts'
import { locks } from '../database/locks.ts'
import { startJobs } from '../jobs/queue.ts'
import type { BackupLine } from './backup-file.ts'

interface Job {
  name: string
  data: object
}

/** Not by `to_regclass`, which may still see a table that another process dropped while this one waited. */
async function isThere(owner: Client, table: string): Promise<boolean> {
  const { rows } = await owner.query(
    `SELECT FROM pg_tables WHERE schemaname || '.' || tablename = $1`,
    [table],
  )
  return rows.length > 0
}

/** Not done yet: what failed for good is left behind. Also in a database in which no site has begun work. */
export async function* readJobs(owner: Client): AsyncGenerator<BackupLine> {
  const sources = {
    'public.restored_jobs': 'SELECT name, data FROM public.restored_jobs ORDER BY id',
    'jobs.job': `SELECT name, data FROM jobs.job
      WHERE state IN ('created', 'retry', 'active') AND data IS NOT NULL ORDER BY created_on, id`,
  }
  for (const [table, query] of Object.entries(sources)) {
    if (!(await isThere(owner, table))) continue
    for (const { name, data } of (await owner.query<Job>(query)).rows)
      yield { kind: 'job', name, data }
  }
}

/** The queues are made only after a restore; until then its jobs wait here, so that they are lost with it or not at all. */
export async function createRestoredJobs(owner: Client): Promise<void> {
  await owner.query(
    `CREATE TABLE public.restored_jobs (
       id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text NOT NULL, data jsonb NOT NULL)`,
  )
}

export async function keepJob(owner: Client, { name, data }: Job): Promise<void> {
  await owner.query('INSERT INTO public.restored_jobs (name, data) VALUES ($1, $2)', [
    name,
    JSON.stringify(data),
  ])
}

/** At a start, once the queues are there: all of them in one transaction. */
export async function queueRestoredJobs(owner: Client, address: DatabaseAddress): Promise<void> {
  if (!(await isThere(owner, 'public.restored_jobs'))) return
  await owner.query('BEGIN')
  try {
    // Any number of processes may start at once: one queues them, the others find none.
    await owner.query('SELECT pg_advisory_xact_lock($1)', [locks.queues])
    if (await isThere(owner, 'public.restored_jobs')) {
      await moveJobs(owner, address)
      await owner.query('DROP TABLE public.restored_jobs')
    }
    await owner.query('COMMIT')
  } catch (error) {
    await owner.query('ROLLBACK')
    throw error
  }
}

/** Kinds of work that this program does not know are left out. */
async function moveJobs(owner: Client, address: DatabaseAddress): Promise<void> {
  const { rows: queues } = await owner.query<{ name: string }>('SELECT name FROM jobs.queue')
  const known = new Set(queues.map(({ name }) => name))
  const { database, close } = connect(address, () => undefined)
  const jobs = await startJobs(address, [], () => undefined)
  try {
    await database.write(async (transaction) => {
      const { rows } = await sql<Job>`
        WITH gone AS (DELETE FROM restored_jobs RETURNING *)
        SELECT name, data FROM gone ORDER BY id`.execute(transaction)
      for (const { name, data } of rows)
        if (known.has(name)) await jobs.queue(transaction, kindOf(name), data)
    })
  } finally {
    await jobs.stop()
    await close()
  }
}

/** Everything else is said by the queue, which is there. */
const kindOf = (name: string) => ({ name, retryDelay: 0, retryDelayMax: 0, retryLimit: 0 })
