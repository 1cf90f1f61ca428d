import { appendFile, type FileHandle, mkdir, open, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { defaultTimeZone, millisecondsOfDay, wallClock } from '../../core/turkish/dates.ts'
import type { FileEnd } from './record-line.ts'

/** The files of a folder of traffic records: `2026-11-18.1.log`, `2026-11-18.2.log`, … and what was removed. */

const filePattern = /^(\d{4}-\d\d-\d\d)\.(\d{1,6})\.log$/

/** Says for each file that grew too old how it ended, so that what followed it can still be checked. */
const removalsName = 'removed.txt'

export interface RecordFile {
  name: string
  day: string
  number: number
}

export const fileName = (day: string, number: number): string => `${day}.${number}.log`

/** As the calendar in Istanbul shows it. */
export function recordDay(moment: Date): string {
  const { year, month, day } = wallClock(moment, defaultTimeZone)
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
}

/** In the order in which they were begun. */
export async function recordFiles(folder: string): Promise<RecordFile[]> {
  return (await readdir(folder))
    .map((name) => {
      const [, day, number] = filePattern.exec(name) ?? []
      return { name, day: day ?? '', number: Number(number) }
    })
    .filter(({ day }) => day !== '')
    .toSorted((a, b) => (a.day === b.day ? a.number - b.number : a.day < b.day ? -1 : 1))
}

/** Longer than any line: enough to see the last one whole. */
const tailBytes = 64 * 1024

/** The hash of the last whole line; what a killed process left behind it is no line. */
export async function lastHash(file: string): Promise<string | null> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const start = Math.max(0, size - tailBytes)
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(size - start), 0, null, start)
    const text = buffer.toString('latin1', 0, bytesRead)
    const line = text.slice(0, Math.max(0, text.lastIndexOf('\n')))
    return /\t([0-9a-f]{64})$/.exec(line)?.[1] ?? null
  } finally {
    await handle.close()
  }
}

/** More than processes and their restarts leave between two days. */
const mostEnds = 50

/** How far the newest files have come: a new file says it comes after them. */
export async function endsOf(folder: string): Promise<FileEnd[]> {
  const ends: FileEnd[] = []
  for (const { name } of (await recordFiles(folder)).slice(-mostEnds)) {
    const hash = await lastHash(join(folder, name))
    if (hash !== null) ends.push({ name, hash })
  }
  return ends
}

/**
 * Beside the folder of records, a small file for each of them says how far it has come: so an end that is cut off is
 * missed although nobody came after it.
 */
const headsFolder = (folder: string): string => `${folder}-heads`

const headPath = (folder: string, name: string): string => join(headsFolder(folder), `${name}.head`)

export async function openHead(folder: string, name: string): Promise<FileHandle> {
  await mkdir(headsFolder(folder), { recursive: true, mode: 0o700 })
  return open(headPath(folder, name), 'w', 0o600)
}

/** Always of the same length, so that it is written over in place. */
export async function writeHead(head: FileHandle, hash: string): Promise<void> {
  await head.write(`${hash}\n`, 0)
}

/** How far each file has come, as was noted apart from it. */
export async function readHeads(folder: string): Promise<FileEnd[]> {
  const ends: FileEnd[] = []
  const names: string[] = await readdir(headsFolder(folder)).catch(() => [])
  for (const name of names.toSorted()) {
    const hash = (await readFile(join(headsFolder(folder), name), 'utf8')).trim()
    // Empty when a process was killed as it began.
    if (hash !== '') ends.push({ name: name.replace(/\.head$/, ''), hash })
  }
  return ends
}

/** Several processes may do it at once: a file is then noted twice and removed once. */
export async function removeOldFiles(folder: string, days: number, now: Date): Promise<void> {
  const oldest = recordDay(new Date(now.getTime() - days * millisecondsOfDay))
  const files = await recordFiles(folder).catch(() => [])
  for (const { name, day } of files) {
    if (day >= oldest) return
    const file = join(folder, name)
    const hash = await lastHash(file).catch(() => null)
    const note = `${now.toISOString()}\t${name}\t${hash ?? '-'}\n`
    await appendFile(join(folder, removalsName), note, { mode: 0o600, flush: true })
    await rm(file, { force: true })
    await rm(headPath(folder, name), { force: true })
  }
}

/** How the removed files ended, by their names. */
export async function readRemovals(folder: string): Promise<Map<string, string>> {
  const text = await readFile(join(folder, removalsName), 'utf8').catch(() => '')
  const rows = text.split('\n').map((line) => line.split('\t'))
  return new Map(rows.filter((row) => row.length === 3).map(([, name, hash]) => [name!, hash!]))
}
