import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ask } from '../../tests/support/empty-database.ts'
import { until } from '../../tests/support/site.ts'
import type { DatabaseAddress } from '../database/address.ts'
import type { Database } from '../database/connection.ts'
import { announcedOnly, hurried, jobStates, note, queueSite } from './queue.fixture.ts'
import { startJobs } from './queue.ts'

const lengthOf = (list: unknown[], length: number) =>
  until(() => (list.length >= length ? true : undefined))

describe('a job', () => {
  it('runs at once after its transaction is committed, and not before', async () => {
    const site = await queueSite()
    const done: string[] = []
    const jobs = await site.work((text) => void done.push(text), announcedOnly)
    await site.database.write(async (transaction) => {
      await jobs.queue(transaction, note, { text: 'mürekkep' })
      await site.send(jobs, 'committed earlier')
      await lengthOf(done, 1)
      expect(done).toEqual(['committed earlier'])
    })
    await lengthOf(done, 2)
    expect(done).toEqual(['committed earlier', 'mürekkep'])
    expect(site.failures).toEqual([])
  })

  it('whose queue cannot be read is reported by an error that says so', async () => {
    const site = await queueSite()
    await site.work(() => undefined, hurried)
    await ask(site.address.owner, 'ALTER SCHEMA jobs RENAME TO elsewhere')
    const failed = await until(() => site.failures.find(({ cause }) => cause !== undefined))
    await ask(site.address.owner, 'ALTER SCHEMA elsewhere RENAME TO jobs')
    expect(failed).toBeInstanceOf(Error)
    expect(failed.message).toBe('The queue could not be read (note)')
    expect((failed.cause as Error).message).toContain('jobs.job')
    expect(site.failures.filter((failure) => !(failure instanceof Error))).toEqual([])
  })

  it('never runs when its transaction is rolled back', async () => {
    const site = await queueSite()
    const done: string[] = []
    const jobs = await site.work((text) => void done.push(text))
    const rolledBack = site.database.write(async (transaction) => {
      await jobs.queue(transaction, note, { text: 'never' })
      throw new Error('changed my mind')
    })
    await expect(rolledBack).rejects.toThrow('changed my mind')
    await site.send(jobs, 'after')
    await lengthOf(done, 1)
    expect(done).toEqual(['after'])
    expect(await jobStates(site.database)).toHaveLength(1)
  })

  it('runs exactly once with two processes, and a hundred do not wait for the clock', async () => {
    const site = await queueSite()
    const done: string[] = []
    const one = await site.work((text) => void done.push(text), announcedOnly)
    await site.work((text) => void done.push(text), announcedOnly)
    const texts = Array.from({ length: 100 }, (_, index) => `${index}`)
    await site.send(one, ...texts)
    await lengthOf(done, 100)
    expect([...done].sort()).toEqual([...texts].sort())
    await until(async () =>
      (await jobStates(site.database)).every((state) => state === 'completed') ? true : undefined,
    )
    expect(done).toHaveLength(100)
  })

  it('that fails is logged and tried again after growing pauses, as the same job', async () => {
    const site = await queueSite()
    const attempts: string[] = []
    const jobs = await site.work((_, id) => {
      attempts.push(id)
      if (attempts.length < 4) throw new Error('not now')
    }, hurried)
    await site.send(jobs, 'stubborn')
    for (const [failures, [least, most]] of [
      [4, 8],
      [8, 16],
      [16, 32],
    ].entries()) {
      const seconds = await until(() => pauseOf(site.database))
      expect(attempts).toHaveLength(failures + 1)
      expect(seconds).toBeGreaterThan(least! - 2)
      expect(seconds).toBeLessThan(most!)
      await ask(site.address.owner, thePausePasses)
    }
    await lengthOf(attempts, 4)
    expect(new Set(attempts).size).toBe(1)
    expect(site.failures.map(({ cause }) => cause)).toEqual(
      Array.from({ length: 3 }, () => new Error('not now')),
    )
    await until(async () =>
      (await jobStates(site.database))[0] === 'completed' ? true : undefined,
    )
  })

  it('of a killed process is taken over when its heartbeat has been silent', async () => {
    const site = await queueSite()
    const taker = spawnTaker(site.address)
    const sender = await startJobs(site.address, [], (error) => site.failures.push(error))
    onTestFinished(() => sender.stop())
    await site.send(sender, 'orphan')
    expect(String(await once(taker.stdout, 'data'))).toBe('orphan')
    taker.kill('SIGKILL')
    await once(taker, 'exit')

    const done: string[] = []
    await site.work((text) => void done.push(text), hurried)
    expect(await jobStates(site.database)).toEqual(['active'])
    await ask(site.address.owner, twentySecondsPass)
    await until(() => pauseOf(site.database))
    await ask(site.address.owner, thePausePasses)
    await lengthOf(done, 1)
    expect(done).toEqual(['orphan'])
    expect(site.failures).toEqual([])
  })
})

/** The seconds that a failed job still waits, once it has failed. */
async function pauseOf(database: Database): Promise<number | undefined> {
  const { rows } = await sql<{ seconds: number }>`
    SELECT extract(epoch FROM start_after - now())::float AS seconds FROM jobs.job
    WHERE name = 'note' AND state = 'retry' AND start_after > now()`.execute(database)
  return rows[0]?.seconds
}

const thePausePasses = `UPDATE jobs.job SET start_after = now() WHERE name = 'note'`
const twentySecondsPass = `UPDATE jobs.job SET heartbeat_on = heartbeat_on - interval '20 seconds' WHERE name = 'note'`

/** A process that takes a job, says so and never finishes it. */
function spawnTaker(address: DatabaseAddress): ChildProcessByStdio<null, Readable, null> {
  const script = `
    import { startJobs } from ${JSON.stringify(new URL('./queue.ts', import.meta.url).href)}
    const never = ({ text }) => { process.stdout.write(text); return new Promise(() => {}) }
    const kind = ${JSON.stringify(note)}
    await startJobs(${JSON.stringify(address)}, [{ kind, work: never }], () => {})`
  const args = ['--input-type=module', '-e', script]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}
