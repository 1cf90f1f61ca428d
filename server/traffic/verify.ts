import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { readHeads, readRemovals, type RecordFile, recordFiles } from './record-files.ts'
import { endsInText, type FileEnd, noHash, notes, readLine } from './record-line.ts'

/** A place where the records are not as they were written, in Turkish. */
export interface Break {
  file: string
  /** From 1 on; null when the file as a whole is meant. */
  line: number | null
  why: string
}

export interface Verification {
  files: number
  lines: number
  lost: number
  /** Files whose last line a killed process left half written. */
  torn: string[]
  breaks: Break[]
  /** The last line of each file: kept elsewhere, it shows later that nothing before it was changed. */
  ends: FileEnd[]
  /** Of the hash that somebody kept elsewhere: the file that has it, or null. */
  keptIn: string | null
}

interface ReadFile {
  lines: number
  lost: number
  isTorn: boolean
  brokenAt: number | null
  /** What its first line says it comes after. */
  after: FileEnd[]
  end: string
  /** Those of the asked-for hashes that its lines have. */
  found: Set<string>
}

/** Reads every record there is; `kept` is the hash of a line that was kept elsewhere. */
export async function verifyRecords(folder: string, kept?: string): Promise<Verification> {
  const files = await recordFiles(folder)
  const removed = await readRemovals(folder)
  const heads = await readHeads(folder)
  const wanted = await wantedHashes(folder, files, heads)
  const result: Verification = {
    ...{ files: 0, lines: 0, lost: 0, torn: [], breaks: [], ends: [] },
    keptIn: [...removed].find(([, hash]) => hash === kept)?.[0] ?? null,
  }
  const read = new Map<string, ReadFile>()
  for (const { name } of files) {
    const file = await readRecords(
      join(folder, name),
      new Set([...(wanted.get(name) ?? []), ...(kept === undefined ? [] : [kept])]),
    )
    if (kept !== undefined && file.found.has(kept)) result.keptIn = name
    read.set(name, file)
    result.files++
    result.lines += file.lines
    result.lost += file.lost
    result.ends.push({ name, hash: file.end })
    if (file.isTorn) result.torn.push(name)
    if (file.brokenAt !== null)
      result.breaks.push({ file: name, line: file.brokenAt, why: 'satır öncekinin devamı değil' })
  }
  for (const { name } of files) result.breaks.push(...missingBefore(name, read, { files, removed }))
  result.breaks.push(...cutOff(heads, result.breaks, read, { files, removed }))
  return result
}

/** What was noted apart from the files has to be in them; what a break says already is not said again. */
function cutOff(
  heads: FileEnd[],
  known: Break[],
  read: Map<string, ReadFile>,
  { files, removed }: { files: RecordFile[]; removed: Map<string, string> },
): Break[] {
  return heads
    .filter(({ name, hash }) => {
      const file = read.get(name)
      if (file !== undefined) return !file.found.has(hash)
      return !(removed.has(name) && isBefore(name, files[0]?.name ?? '9'))
    })
    .filter(({ name }) => !known.some(({ file }) => file === name))
    .map(({ name, hash }) => ({
      file: name,
      line: null,
      why: read.has(name)
        ? `sonu kesik: son satırı olarak not edilen ${hash.slice(0, 12)}… dosyada yok`
        : 'dosya yok, ama yazılmış olduğu not edilmiş',
    }))
}

/** What later files say of earlier ones has to be in those, unless they grew old and were removed. */
function missingBefore(
  name: string,
  read: Map<string, ReadFile>,
  { files, removed }: { files: RecordFile[]; removed: Map<string, string> },
): Break[] {
  const oldest = files[0]!.name
  return read.get(name)!.after.flatMap((end) => {
    const earlier = read.get(end.name)
    if (earlier === undefined)
      // Only the oldest are ever removed, so none that is newer than one that is here.
      return removed.has(end.name) && isBefore(end.name, oldest)
        ? []
        : [{ file: end.name, line: null, why: `dosya yok, ama ${name} ondan sonra başlamış` }]
    if (earlier.found.has(end.hash)) return []
    const why = `${name} başlarken son satırı olan ${end.hash.slice(0, 12)}… artık dosyada yok`
    return [{ file: end.name, line: null, why }]
  })
}

const isBefore = (one: string, other: string): boolean => {
  const [[day = '', number], [otherDay = '', otherNumber]] = [one.split('.'), other.split('.')]
  return day === otherDay ? Number(number) < Number(otherNumber) : day < otherDay
}

/** By file, the hashes that later ones say its lines have. */
async function wantedHashes(
  folder: string,
  files: RecordFile[],
  heads: FileEnd[],
): Promise<Map<string, Set<string>>> {
  const wanted = new Map(heads.map(({ name, hash }) => [name, new Set([hash])]))
  for (const { name } of files)
    for await (const line of wholeLines(join(folder, name))) {
      const first = readLine(noHash, line.text)
      for (const end of first === null ? [] : endsInText(first.fields.page))
        wanted.set(end.name, (wanted.get(end.name) ?? new Set()).add(end.hash))
      break
    }
  return wanted
}

async function readRecords(path: string, wanted: Set<string>): Promise<ReadFile> {
  const file: ReadFile = {
    ...{ lines: 0, lost: 0, isTorn: false, brokenAt: null, after: [], end: noHash },
    found: new Set(),
  }
  for await (const { text, isWhole } of wholeLines(path)) {
    if (!isWhole) {
      file.isTorn = true
      break
    }
    const line = readLine(file.end, text)
    const isFirst = file.lines === 0
    if (line === null || isFirst !== (line.fields.method === notes.begin)) {
      file.brokenAt = file.lines + 1
      break
    }
    file.lines++
    file.end = line.hash
    if (isFirst) file.after = endsInText(line.fields.page)
    if (line.fields.method === notes.lost) file.lost += line.fields.result
    if (wanted.has(line.hash)) file.found.add(line.hash)
  }
  return file
}

/** Longer than any line that was ever written; what is longer is not one of ours. */
const mostCharacters = 1024 * 1024

/** Line by line, so that a day of any length takes little memory; what follows the last line's end is not whole. */
async function* wholeLines(path: string): AsyncGenerator<{ text: string; isWhole: boolean }> {
  let rest = ''
  for await (const part of createReadStream(path, { encoding: 'utf8' })) {
    const lines = (rest + String(part)).split('\n')
    rest = lines.pop()!
    for (const text of lines) yield { text, isWhole: true }
    if (rest.length > mostCharacters) {
      yield { text: '', isWhole: true }
      return
    }
  }
  if (rest !== '') yield { text: rest, isWhole: false }
}
