import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { importLimits, importMessages } from '../../core/contracts/import-limits.ts'
import { isSoundText } from '../../core/text/sound-text.ts'
import { conflict, ExpectedError, invalid, malformed } from '../errors.ts'
import { refusals } from '../messages.ts'
import { checkForm, uploadSeats } from './upload.ts'

/** A file that stands on the disk, until the call that takes it has ended. */
export interface ArrivedFile {
  path: string
  bytes: number
  /** As its sender calls it, fit to be shown; it decides nothing. */
  name: string
}

interface ArrivedForm {
  file: ArrivedFile
  fields: Record<string, string>
  /** Removes the file where the call did not take it. */
  discard: () => Promise<void>
}

/** Beside the data, so that taking it is a renaming, and never where memory pretends to be a disk. */
export const arrivalsFolder = (dataDir: string): string => join(dataDir, 'arriving')

/** The file and the few lines around it. */
const longestBody = importLimits.bytes + 64 * 1024

/** Each holds a connection and room on the disk for as long as it takes. A second one would be refused after its file, too. */
export const archiveSeats = () => uploadSeats(8, 1, 1, () => conflict(refusals.import.oneAtATime))

/** Writes the file of a form to the disk piece by piece: however large it is, memory holds one piece. */
export async function receiveArchive(
  request: FastifyRequest,
  dataDir: string,
): Promise<ArrivedForm> {
  checkForm(request, longestBody, tooLarge)
  const folder = arrivalsFolder(dataDir)
  await mkdir(folder, { recursive: true })
  const path = join(folder, randomUUID())
  const discard = () => rm(path, { force: true })
  try {
    return { ...(await readParts(request, path)), discard }
  } catch (error) {
    await discard()
    throw asRefusal(error)
  }
}

async function readParts(request: FastifyRequest, path: string) {
  if (!request.isMultipart()) throw malformed(refusals.file.malformed)
  const fields: Record<string, string> = {}
  let file: ArrivedFile | undefined
  const limits = { fileSize: importLimits.bytes, fieldSize: 1024, fields: 5, parts: 6, files: 1 }
  for await (const part of request.parts({ limits: { ...limits, headerPairs: 20 } })) {
    if (part.type === 'file') {
      if (part.fieldname !== 'file') throw invalid('file', refusals.file.onlyOne)
      const bytes = await store(part.file, path)
      if (part.file.truncated) throw tooLarge()
      file = { path, bytes, name: shownName(part.filename) }
    } else fields[part.fieldname] = textOf(part.value)
  }
  if (file === undefined) throw invalid('file', importMessages.file)
  if (file.bytes === 0) throw invalid('file', importMessages.empty)
  return { file, fields }
}

async function store(source: Readable, path: string): Promise<number> {
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  await pipeline(source, target)
  return target.bytesWritten
}

function textOf(value: unknown): string {
  if (typeof value !== 'string' || !isSoundText(value)) throw malformed(refusals.file.malformed)
  return value
}

/** Without folders, and without what cannot be seen. */
const shownName = (name: string): string =>
  name
    .slice(-1000)
    .split(/[/\\]/)
    .at(-1)!
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\ufffd]/gu, '')
    .slice(0, 120)

const tooLarge = (): ExpectedError => new ExpectedError(413, importMessages.tooLarge)

/** What the parser cannot read is the sender's mistake. */
function asRefusal(error: unknown): unknown {
  if (error instanceof ExpectedError) return error
  const { code, syscall } = error as { code?: string; syscall?: string }
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge()
  if (code === 'FST_PARTS_LIMIT' || code === 'FST_FILES_LIMIT')
    return invalid('file', refusals.file.onlyOne)
  // A full disk is ours to look at.
  return syscall === undefined || code === 'ECONNRESET' ? malformed(refusals.file.malformed) : error
}
