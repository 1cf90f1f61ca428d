import { fromKysely, PgBoss } from 'pg-boss'
import { grantTables } from '../database/migrate.ts'
import { type DatabaseAddress, withOwner } from '../database/address.ts'
import type { Transaction } from '../database/connection.ts'

const schema = 'jobs'

/**
 * One kind of later work. `Data` must hold no secret: it lies in the database until it is done.
 */
export interface JobKind<Data extends object> extends AnyJobKind {
  /** Only for the type. */
  data?: Data
}

interface AnyJobKind {
  name: string
  /** Seconds before the first repetition of a failed job; the pause doubles from there. */
  retryDelay: number
  retryDelayMax: number
  retryLimit: number
}

export interface JobHandler {
  kind: AnyJobKind
  work: (data: never, signal: AbortSignal) => Promise<void>
}

export function handles<Data extends object>(
  kind: JobKind<Data>,
  work: (data: Data, signal: AbortSignal) => Promise<void>,
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
  stop(): Promise<void>
}

/** Creates the queue's tables and queues as the owner; the application cannot create anything. */
export async function prepareJobs(address: DatabaseAddress, kinds: AnyJobKind[]): Promise<void> {
  const boss = new PgBoss({ ...options(address.owner), supervise: false, schedule: false })
  boss.on('error', () => undefined)
  await boss.start()
  try {
    for (const kind of kinds) await createOrUpdate(boss, kind)
  } finally {
    await boss.stop({ graceful: false, close: true })
  }
  await withOwner(address, (owner, appRole) => grantTables(owner, schema, appRole))
}

async function createOrUpdate(boss: PgBoss, kind: AnyJobKind): Promise<void> {
  const queue = {
    retryLimit: kind.retryLimit,
    retryDelay: kind.retryDelay,
    retryDelayMax: kind.retryDelayMax,
    retryBackoff: true,
    // A killed process stops sending heartbeats, and another takes its job over.
    heartbeatSeconds: 20,
    notify: true,
  }
  await boss.createQueue(kind.name, queue)
  await boss.updateQueue(kind.name, queue)
}

export async function startJobs(
  address: DatabaseAddress,
  handlers: JobHandler[],
  onError: (error: Error) => void,
): Promise<Jobs> {
  const boss = new PgBoss({
    ...options(address.app),
    migrate: false,
    createSchema: false,
    reindex: false,
    schedule: false,
    useListenNotify: true,
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
    max: 3,
  })
  boss.on('error', onError)
  await boss.start()
  for (const { kind, work } of handlers)
    await boss.work(kind.name, { pollingIntervalSeconds: 2 }, async (jobs) => {
      for (const job of jobs) await work(job.data as never, job.signal)
    })
  return {
    queue: async (transaction, kind, data) => {
      await boss.send(kind.name, data, { db: fromKysely(transaction) })
    },
    stop: () => boss.stop({ graceful: true, close: true, timeout: 10_000 }),
  }
}

function options(config: DatabaseAddress['owner']) {
  return { ...(config as object), schema, application_name: 'hokka jobs' }
}
