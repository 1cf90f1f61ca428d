import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import { cloneTemplate } from '../../tests/support/site.ts'
import type { DatabaseAddress } from '../database/address.ts'
import { connect, type Database } from '../database/connection.ts'
import { handles, type JobKind, type Jobs, prepareJobs, startJobs, type Timing } from './queue.ts'

export interface Note {
  text: string
}

export const note: JobKind<Note> = {
  name: 'note',
  retryDelay: 4,
  retryDelayMax: 60,
  retryLimit: 5,
}

export const hurried: Timing = { supervise: 1, poll: 0.5 }

/** Looks around so seldom that a job which is not announced would never be found. */
export const announcedOnly: Timing = { supervise: 3600, poll: 3600 }

/** A database with a queue of its own, and as many processes on it as a test wants. */
export async function queueSite(): Promise<{
  address: DatabaseAddress
  database: Database
  failures: Error[]
  work(run: (text: string, id: string) => Promise<void> | void, timing?: Timing): Promise<Jobs>
  send(jobs: Jobs, ...texts: string[]): Promise<void>
}> {
  const { address, drop } = await cloneTemplate()
  onTestFinished(drop)
  await prepareJobs(address, [note])
  const failures: Error[] = []
  const { database, close } = connect(address, (error) => failures.push(error))
  onTestFinished(close)
  return {
    address,
    database,
    failures,
    work: async (run, timing) => {
      const handler = handles(note, async ({ text }, { id }) => run(text, id))
      const jobs = await startJobs(address, [handler], (error) => failures.push(error), timing)
      onTestFinished(() => jobs.stop())
      return jobs
    },
    send: (jobs, ...texts) =>
      database.write(async (transaction) => {
        for (const text of texts) await jobs.queue(transaction, note, { text })
      }),
  }
}

export async function jobStates(database: Database): Promise<string[]> {
  const { rows } = await sql<{
    state: string
  }>`SELECT state::text FROM jobs.job WHERE name = 'note'`.execute(database)
  return rows.map(({ state }) => state)
}
