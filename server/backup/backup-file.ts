import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { StartError } from '../config.ts'

/** A backup is a compressed text of such lines, in this order, so that it is written and read in one go. */
export type BackupLine =
  | { kind: 'beginning'; format: number; madeAt: string; migrations: Migration[] }
  /** Rows as the database writes whole rows, in which nothing of any type is lost. */
  | { kind: 'rows'; table: string; rows: string[] }
  | { kind: 'sequence'; name: string; value: string }
  | { kind: 'job'; name: string; data: object }
  /** An upload, in base64. */
  | { kind: 'file'; name: string; mime: string; content: string }
  | { kind: 'end' }

/** What made the tables that the rows are of. */
export interface Migration {
  name: string
  hash: string
}

/** Of the lines; a file with another one is of another program. */
export const backupFormat = 1

/** For its owner alone: all that members wrote to each other is in it. */
export async function writeBackupFile(
  file: string,
  lines: AsyncIterable<BackupLine>,
): Promise<void> {
  async function* texts(): AsyncGenerator<string> {
    for await (const line of lines) yield `${JSON.stringify(line)}\n`
  }
  const options = { flags: 'wx', mode: 0o600, flush: true } as const
  await pipeline(texts, createGzip(), createWriteStream(file, options))
}

/** Only a whole file ends without an error. */
export async function readBackupFile(
  file: string,
  take: (line: BackupLine) => Promise<void>,
): Promise<void> {
  let isWhole = false
  const pieces = createGunzip().setEncoding('utf8')
  try {
    await pipeline(createReadStream(file), pieces, async (texts: AsyncIterable<string>) => {
      for await (const text of linesIn(texts)) {
        const line = lineOf(text)
        isWhole = line.kind === 'end'
        await take(line)
      }
    })
  } catch (error) {
    throw (error as { code?: string }).code?.startsWith('Z_') === true ? notWhole(error) : error
  }
  if (!isWhole) throw notWhole()
}

async function* linesIn(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of pieces) {
    const [first, ...others] = piece.split('\n')
    rest += first!
    if (others.length === 0) continue
    yield rest
    rest = others.pop()!
    yield* others
  }
  if (rest !== '') yield rest
}

function lineOf(text: string): BackupLine {
  try {
    return JSON.parse(text) as BackupLine
  } catch (error) {
    throw notWhole(error)
  }
}

const notWhole = (cause?: unknown) =>
  new StartError('dosya bir Hokka yedeği değil ya da eksik.', { cause })
