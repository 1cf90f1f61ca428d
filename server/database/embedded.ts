import { realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeAuthentication } from './embedded/authentication.ts'
import { usableBinaries } from './embedded/binaries.ts'
import { DATABASE, ensureCluster, OWNER } from './embedded/cluster.ts'
import { keepRunning } from './embedded/keeper.ts'
import { takeLock } from './embedded/lock.ts'
import { openLog } from './embedded/log.ts'
import {
  findDatabaseFolder,
  type DatabaseFolder,
  socketFolder,
} from './embedded/database-folder.ts'
import { PORT, startPostmaster } from './embedded/postmaster.ts'

/** How to reach it with `pg`: `{ host: socketDir, port, user: owner, database }`. */
export interface EmbeddedSocket {
  socketDir: string
  port: number
  owner: string
  database: string
}

export interface EmbeddedDatabase extends EmbeddedSocket {
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  dataDir: string
  /** Takes lines in Turkish for whoever watches the start. */
  onProgress?: (line: string) => void
}

/** Where the database of a data folder is reached, if it is running. */
export function embeddedSocket(dataDir: string): EmbeddedSocket {
  const socketDir = socketFolder(findFolderOrSayWhy(dataDir))
  return { socketDir, port: PORT, owner: OWNER, database: DATABASE }
}

/** Runs a real PostgreSQL for this site alone, and runs it again when it dies. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { dataDir, onProgress = () => {} } = options
  const folder = findFolderOrSayWhy(dataDir)
  if (folder.moved) {
    onProgress(`Veritabanı kullanıcısı ${dataDir} klasörüne giremiyor; yeri: ${folder.home}`)
  }
  const unlock = takeLock(folder.home)
  try {
    return await run(folder, realpathSync(dataDir), onProgress, unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

function findFolderOrSayWhy(dataDir: string): DatabaseFolder {
  try {
    return findDatabaseFolder(dataDir)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (!code) throw error
    throw new Error(`Veri klasörüne yazılamıyor: ${dataDir} (${code})`, { cause: error })
  }
}

async function run(
  folder: DatabaseFolder,
  dataDir: string,
  onProgress: (line: string) => void,
  unlock: () => void,
): Promise<EmbeddedDatabase> {
  const { home, user } = folder
  const native = usableBinaries(user, folder.copies)
  const cluster = await ensureCluster(home, native, user, () =>
    onProgress('Veritabanı oluşturuluyor…'),
  )
  const log = openLog(join(dataDir, 'postgres.log'))
  const socketDir = socketFolder(folder)
  const start = () =>
    startPostmaster({
      ...{ native, cluster, user, log },
      socketDir: socketFolder(folder),
      authentication: writeAuthentication(home),
    })
  const keeper = await keepRunning(start, onProgress)

  let stopped: Promise<void> | undefined
  return {
    socketDir,
    port: PORT,
    owner: OWNER,
    database: DATABASE,
    stop: () =>
      (stopped ??= keeper
        .stop()
        .then(() => rmSync(socketDir, { recursive: true, force: true }))
        .finally(unlock)),
  }
}
