import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { until } from '../../../tests/support/site.ts'
import { type EmbeddedDatabase, type EmbeddedOptions, startEmbedded } from '../embedded.ts'

export const isRoot = process.getuid?.() === 0

/** A folder of its own for the test, gone afterwards. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'hokka-test-'))
  chmodSync(folder, 0o755) // Else root's database would have to live elsewhere.
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** Starts it here, and stops it when the test is over. */
export async function start(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const database = await startEmbedded(options)
  onTestFinished(() => database.stop())
  return database
}

type Reachable = Pick<EmbeddedDatabase, 'socketDir' | 'port' | 'owner' | 'database'>

export async function connect(
  { socketDir, port, owner, database }: Reachable,
  password?: string,
): Promise<pg.Client> {
  const client = new pg.Client({ host: socketDir, port, user: owner, database, password })
  client.on('error', () => {}) // Connections are cut in these tests.
  await client.connect()
  return client
}

export async function query<Row extends pg.QueryResultRow>(
  database: Reachable,
  text: string,
): Promise<Row[]> {
  const client = await connect(database)
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

/** Waits for something to come true; an error counts as not yet. */
export async function eventually<T>(probe: () => T | Promise<T>): Promise<NonNullable<T>> {
  return until(async () => {
    try {
      return (await probe()) || undefined
    } catch {
      return undefined
    }
  })
}

export function postmasterPid(dataDir: string): number {
  return parseInt(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10)
}

export interface Site extends Reachable {
  process: ChildProcess
}

const EMBEDDED = join(import.meta.dirname, '..', 'embedded.ts')

/** A process of its own that runs the database and does nothing else: something to kill. */
export function spawnSite(dataDir: string, user: object = {}, module = EMBEDDED): ChildProcess {
  const script = `
    import { startEmbedded } from ${JSON.stringify(pathToFileURL(module).href)}
    process.on('SIGINT', () => {})
    try {
      const database = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)} })
      process.once('SIGTERM', () => database.stop())
      console.log(JSON.stringify(database))
    } catch (error) {
      console.log(JSON.stringify({ refused: error.message }))
    }`
  const args = ['--input-type=module', '-e', script]
  const stdio = ['ignore', 'pipe', 'inherit'] as const
  const child = spawn(process.execPath, args, { ...user, stdio: [...stdio], detached: true })
  onTestFinished(async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  })
  return child
}

/** The same, waiting until it runs; fails with the message of a refused start. */
export async function startSite(dataDir: string, user?: object, module?: string): Promise<Site> {
  const child = spawnSite(dataDir, user, module)
  for await (const line of createInterface({ input: child.stdout! })) {
    const answer = JSON.parse(line)
    if (answer.refused) throw new Error(answer.refused)
    return { ...answer, process: child }
  }
  throw new Error('The site ended without a word.')
}

export async function killNow(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
