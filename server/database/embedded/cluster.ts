import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { type DatabaseUser, run } from './user.ts'

export const OWNER = 'hokka_owner'
export const DATABASE = 'hokka'

/** The owner of the tables is no superuser, exactly as with an external PostgreSQL. */
const FIRST_COMMANDS = `CREATE ROLE ${OWNER} LOGIN CREATEDB CREATEROLE
CREATE DATABASE ${DATABASE} OWNER ${OWNER}
`

/**
 * Makes the database's files, once. They come into being under another name and are renamed when
 * whole. The name differs each time: an initdb orphaned by a killed start may still be writing.
 */
export async function ensureCluster(
  home: string,
  native: string,
  user: DatabaseUser,
  onCreate: () => void,
): Promise<string> {
  const cluster = join(home, 'cluster')
  for (const name of readdirSync(home)) {
    if (name.startsWith('cluster.')) remove(join(home, name))
  }
  if (existsSync(cluster)) return cluster

  onCreate()
  const unfinished = mkdtempSync(`${cluster}.`)
  if (user) chownSync(unfinished, user.uid, user.gid)
  try {
    await create(unfinished, native, user)
  } catch (error) {
    remove(unfinished)
    throw new Error(`Veritabanı oluşturulamadı: ${(error as Error).message}`, { cause: error })
  }
  renameSync(unfinished, cluster)
  flushFolder(home)
  return cluster
}

async function create(folder: string, native: string, user: DatabaseUser): Promise<void> {
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'C'
  await run(user, join(native, 'bin', 'initdb'), [
    `--pgdata=${folder}`,
    '--username=postgres',
    '--auth=reject', // Who is let in is said at each start.
    '--encoding=UTF8',
    `--locale=${locale}`,
    '--locale-provider=icu',
    '--icu-locale=tr-TR',
    '--data-checksums',
  ])
  const singleUser = ['--single', '-D', folder, 'postgres']
  await run(user, join(native, 'bin', 'postgres'), singleUser, FIRST_COMMANDS)
}

/** Patiently: somebody may still be writing into it. */
function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** Makes the rename itself survive a power failure. */
function flushFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
