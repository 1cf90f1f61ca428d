import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AccountExport, isOnItsWay } from '../../../core/contracts/own-data.ts'
import type { Database } from '../../database/connection.ts'
import { ExpectedError } from '../../errors.ts'
import type { Storage } from '../../files/storage.ts'
import { handles, type JobHandler, type JobKind, type Jobs } from '../../jobs/queue.ts'
import { refusals } from '../../messages.ts'
import { writeArchive } from './archive.ts'
import {
  beginMaking,
  deleteExport,
  type ExportState,
  findExport,
  insertExport,
  isReadyExport,
  lockMember,
  noteFailed,
  noteForgotten,
  noteProgress,
  noteReady,
  secondsToWait,
  selectOver,
} from './exports.sql.ts'

interface ExportData {
  id: string
  userId: number
}

/** Its owner waits for it, so after some minutes it is said that it failed. */
const mostTries = 4

/** A killed process's job is taken over and begins again; one run more than tries, so that its owner always learns the end. */
export const makeExport: JobKind<ExportData> = {
  name: 'make-export',
  retryDelay: 10,
  retryDelayMax: 600,
  retryLimit: mostTries,
  // Years of pictures take long; whoever is killed on the way is noticed at once.
  mostSeconds: 3600,
}

export const exportFile = ({ id, userId }: ExportData): string => `${userId}/${id}.zip`

/** Where its owner gets it. */
export const exportPath = (id: string): string => `/arsiv/${id}.zip`

interface AskedParts {
  database: Database
  jobs: Jobs
}

export async function askedExport(
  { database, jobs }: AskedParts,
  userId: number,
  begin: 'never' | 'again' | undefined,
): Promise<AccountExport> {
  if (begin === 'never') return asExport(await findExport(database, userId))
  return database.write(async (transaction) => {
    await lockMember(transaction, userId)
    const known = await findExport(transaction, userId)
    if (known !== undefined && (isOnItsWay(known) || begin !== 'again')) return asExport(known)
    const wait = await secondsToWait(transaction, userId)
    if (wait !== null)
      throw new ExpectedError(429, refusals.account.tooManyExports, {
        headers: { 'Retry-After': String(wait) },
      })
    const id = await insertExport(transaction, userId)
    await jobs.queue(transaction, makeExport, { id, userId })
    return asExport(await findExport(transaction, userId))
  })
}

const none = { status: 'none', progress: 0, ready: null } as const

const asExport = ({
  status,
  progress,
  ready,
}: ExportState | typeof none = none): AccountExport => ({
  status,
  progress,
  url: ready && exportPath(ready.id),
  bytes: ready?.bytes ?? null,
  expiresAt: ready && new Date(ready.expiresAt).toISOString(),
})

interface MakingParts {
  database: Database
  storage: Storage
  archives: Storage
}

/** The member left, or asked for it too long ago. */
class NoLongerWanted extends Error {}

export const exportJobs = (parts: MakingParts): JobHandler[] => [
  handles(makeExport, async (data, { signal }) => {
    // Written on this machine first: a bucket must know the length of what it gets.
    const folder = await mkdtemp(join(tmpdir(), 'hokka-archive-'))
    try {
      await make(parts, data, join(folder, 'archive.zip'), signal)
    } catch (error) {
      if (!(error instanceof NoLongerWanted)) throw error
      // A job runs again when its end could not be noted: the archive it made is there to be downloaded.
      if (!(await isReadyExport(parts.database, data.userId, data.id)))
        await parts.archives.remove(exportFile(data))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }),
]

async function make(
  { database, storage, archives }: MakingParts,
  data: ExportData,
  file: string,
  signal: AbortSignal,
): Promise<void> {
  const tries = await beginMaking(database, data.id)
  if (tries === undefined) throw new NoLongerWanted()
  if (tries > mostTries) {
    await noteFailed(database, data.id)
    throw new Error('The archive could not be made')
  }
  const onProgress = async (percent: number): Promise<void> => {
    signal.throwIfAborted()
    if (!(await noteProgress(database, data.id, percent))) throw new NoLongerWanted()
  }
  await writeArchive({ database, storage }, data.userId, file, onProgress)
  await archives.writeFile(exportFile(data), file, 'application/zip')
  const { size } = await stat(file)
  // Whoever took this job over may be replacing the file just now.
  signal.throwIfAborted()
  const isWanted = await database.write((transaction) => noteReady(transaction, data, size))
  if (!isWanted) throw new NoLongerWanted()
}

/** First the file, then its row: what a dying process leaves is found again by the row. */
export async function removeOver({ database, archives }: MakingParts): Promise<void> {
  await noteForgotten(database)
  for (const over of await selectOver(database)) {
    await archives.remove(exportFile(over))
    await deleteExport(database, over.id)
  }
}
