import { fromKysely, PgBoss } from 'pg-boss'
import { grantTables } from '../database/migrate.ts'
import { type DatabaseAddress, withOwner } from '../database/address.ts'
import type { Transaction } from '../database/connection.ts'
import { locks } from '../database/locks.ts'

const schema = 'jobs'

/**
 * One kind of later work. `Data` must hold no secret: it lies in the database until it is done.
 */
export interface JobKind<Data extends object> extends AnyJobKind {
  /** Only for the type. */
  data?: Data
}

export interface AnyJobKind {
  name: string
  /** Seconds before the first repetition of a failed job; the pause doubles from there. */
  retryDelay: number
  retryDelayMax: number
  retryLimit: number
  /** How many a process does at the same time; left out, one. */
  atOnce?: number
  /** How long one may take before somebody else begins it anew; left out, a quarter of an hour. */
  mostSeconds?: number
}

/** `id` stays the same when a failed job is tried again. */
interface Attempt {
  id: string
  isRetry: boolean
  signal: AbortSignal
}

export interface JobHandler {
  kind: AnyJobKind
  work: (data: never, attempt: Attempt) => Promise<void>
}

export function handles<Data extends object>(
  kind: JobKind<Data>,
  work: (data: Data, attempt: Attempt) => Promise<void>,
): JobHandler {
  return { kind, work }
}

export interface Jobs {
  /** Queues a job with the rows of a transaction: both are there after the commit, or neither. */
  queue<Data extends object>(
    transaction: Transaction,
    kind: JobKind<Data>,
    data: Data,
  ): Promise<void>
  /** Tries a job again that failed for good. */
  retry: (transaction: Transaction, queue: string, id: string) => Promise<void>
  drop: (transaction: Transaction, queue: string, id: string) => Promise<void>
  stop(): Promise<void>
}

/** A killed process stops sending heartbeats; after so long without one another process may take its job. */
const heartbeatSeconds = 20

/** How often a process looks around, in seconds. */
export interface Timing {
  /** For jobs of killed processes: with the missing heartbeats before, they wait less than a minute. */
  supervise: number
  /** For jobs whose pause is over; new ones announce themselves. */
  poll: number
}

const usualTiming: Timing = { supervise: 15, poll: 5 }

/** Creates the queue's tables and queues as the owner; the application cannot create anything. */
export async function prepareJobs(address: DatabaseAddress, kinds: AnyJobKind[]): Promise<void> {
  await withOwner(address, async (owner, appRole) => {
    // Let go with the connection. Any number of processes may start at once.
    await owner.query('SELECT pg_advisory_lock($1)', [locks.queues])
    await createQueues(address, kinds)
    // Those that failed for good are looked at on the dashboard, among all that were done in a week.
    await owner.query(
      `CREATE INDEX IF NOT EXISTS failed_jobs ON ${schema}.job (completed_on DESC) WHERE state = 'failed'`,
    )
    await grantTables(owner, schema, appRole)
  })
}

async function createQueues(address: DatabaseAddress, kinds: AnyJobKind[]): Promise<void> {
  const boss = new PgBoss({
    ...connectionOptions(address.owner),
    supervise: false,
    schedule: false,
  })
  boss.on('error', () => undefined)
  await boss.start()
  try {
    for (const kind of kinds) await createOrUpdate(boss, kind)
  } finally {
    await boss.stop({ graceful: false, close: true })
  }
}

async function createOrUpdate(boss: PgBoss, kind: AnyJobKind): Promise<void> {
  const queue = {
    retryLimit: kind.retryLimit,
    retryDelay: kind.retryDelay,
    retryDelayMax: kind.retryDelayMax,
    retryBackoff: true,
    heartbeatSeconds,
    notify: true,
    ...(kind.mostSeconds !== undefined && { expireInSeconds: kind.mostSeconds }),
  }
  await boss.createQueue(kind.name, queue)
  await boss.updateQueue(kind.name, queue)
}

type OnError = (error: Error) => void

export async function startJobs(
  address: DatabaseAddress,
  handlers: JobHandler[],
  onError: OnError,
  timing: Timing = usualTiming,
): Promise<Jobs> {
  const boss = new PgBoss({
    ...connectionOptions(address.app),
    migrate: false,
    createSchema: false,
    reindex: false,
    schedule: false,
    useListenNotify: true,
    superviseIntervalSeconds: timing.supervise,
    monitorIntervalSeconds: timing.supervise,
    max: 3,
  })
  boss.on('error', (failure) => onError(asError(failure)))
  boss.on('warning', ({ message }) => onError(new Error(message)))
  await boss.start()
  for (const handler of handlers)
    for (let left = handler.kind.atOnce ?? 1; left > 0; left--)
      await startWorker(boss, handler, onError, timing)
  return {
    queue: async (transaction, kind, data) => {
      await boss.send(kind.name, data, { db: fromKysely(transaction) })
    },
    retry: async (transaction, queue, id) => {
      await boss.retry(queue, id, { db: fromKysely(transaction) })
    },
    drop: async (transaction, queue, id) => {
      await boss.deleteJob(queue, id, { db: fromKysely(transaction) })
    },
    stop: () => boss.stop({ graceful: true, close: true, timeout: 10_000 }),
  }
}

/** The queue reports failures as plain copies of the errors, which are no instances of Error. */
function asError(failure: Error & { queue?: string }): Error {
  if (failure instanceof Error) return failure
  const { message, stack, queue = 'all' } = failure as Error & { queue?: string }
  const cause = Object.assign(new Error(message), { stack })
  return new Error(`The queue could not be read (${queue})`, { cause })
}

async function startWorker(
  boss: PgBoss,
  { kind, work }: JobHandler,
  onError: OnError,
  { poll }: Timing,
): Promise<void> {
  const options = {
    pollingIntervalSeconds: Math.min(2, poll),
    notifyPollingIntervalSeconds: poll,
    includeMetadata: true,
  } as const
  let worker: string | undefined
  worker = await boss.work(kind.name, options, async ([job]) => {
    const { data, id, retryCount, signal } = job!
    try {
      await work(data as never, { id, isRetry: retryCount > 0, signal })
    } catch (error) {
      onError(new Error(`The job ${kind.name} failed and is tried again later`, { cause: error }))
      throw error
    } finally {
      // The next job may be waiting already, and its announcement is spent.
      if (worker !== undefined) boss.notifyWorker(worker)
    }
  })
}

function connectionOptions(config: DatabaseAddress['owner']) {
  return { ...(config as object), schema, application_name: 'hokka jobs' }
}
