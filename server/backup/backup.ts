import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { Client } from 'pg'
import {
  fallbackWidth,
  pictureFolder,
  pictureTypes,
  pictureWidths,
} from '../../core/pictures/pictures.ts'
import { StartError } from '../config.ts'
import { type DatabaseAddress, withOwner } from '../database/address.ts'
import type { Storage } from '../files/storage.ts'
import { backupFormat, type BackupLine, type Migration, writeBackupFile } from './backup-file.ts'
import { readJobs } from './jobs.ts'
import { plainFormats, readSequences, readTable, selectTables } from './tables.ts'

export interface Site {
  address: DatabaseAddress
  storage: Storage
}

export interface Counts {
  rows: number
  files: number
}

/**
 * Everything of a site in one file, as it was at one moment, while the site goes on. A file by that name is there only
 * when all of it is.
 */
export async function makeBackup({ address, storage }: Site, file: string): Promise<Counts> {
  if (existsSync(file)) throw new StartError(`${file} zaten var; başka bir ad verin.`)
  const unfinished = `${file}.yarim`
  const counts = { rows: 0, files: 0 }
  try {
    await withOwner(address, (owner) =>
      writeBackupFile(unfinished, counted(linesOf(owner, storage), counts)),
    )
    await rename(unfinished, file)
  } catch (error) {
    if ((error as { code?: string }).code === 'EEXIST')
      throw new StartError(`${unfinished} yarım kalmış bir yedek; silip yeniden deneyin.`, {
        cause: error,
      })
    await rm(unfinished, { force: true })
    throw error
  }
  return counts
}

async function* counted(
  lines: AsyncIterable<BackupLine>,
  counts: Counts,
): AsyncGenerator<BackupLine> {
  for await (const line of lines) {
    if (line.kind === 'rows') counts.rows += line.rows.length
    if (line.kind === 'file') counts.files++
    yield line
  }
}

async function* linesOf(owner: Client, storage: Storage): AsyncGenerator<BackupLine> {
  // Everything is read as it was when the first line was.
  await owner.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  await owner.query(plainFormats)
  const { rows: migrations } = await owner.query<Migration>(
    'SELECT name, hash FROM migrations ORDER BY name',
  )
  const madeAt = new Date().toISOString()
  yield { kind: 'beginning', format: backupFormat, madeAt, migrations }
  for (const { name, isKept } of await selectTables(owner))
    if (isKept) yield* readTable(owner, name)
  yield* readSequences(owner)
  yield* readJobs(owner)
  const { rows: uploads } = await owner.query<Upload>('SELECT id, width, height, mime FROM uploads')
  await owner.query('COMMIT')
  for (const upload of uploads) yield* filesOf(upload, storage)
  yield { kind: 'end' }
}

interface Upload {
  id: string
  width: number
  height: number
  mime: string
}

/** Files never change. One that is gone was shown nowhere, or is still arriving. */
async function* filesOf(upload: Upload, storage: Storage): AsyncGenerator<BackupLine> {
  const folder = pictureFolder(upload.id, upload)
  const fallback = upload.mime === pictureTypes.png ? 'png' : 'jpg'
  const names = [
    ...pictureWidths(upload.width).map((width) => [`${width}.webp`, pictureTypes.webp] as const),
    [`${fallbackWidth(upload.width)}.${fallback}`, upload.mime] as const,
  ]
  for (const [file, mime] of names) {
    const name = `${folder}/${file}`
    const found = await storage.read(name)
    if (found === null) continue
    const content = (await buffer(found.stream)).toString('base64')
    yield { kind: 'file', name, mime, content }
  }
}
