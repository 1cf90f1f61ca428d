import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import {
  endsOf,
  fileName,
  openHead,
  recordDay,
  recordFiles,
  removeOldFiles,
  writeHead,
} from './record-files.ts'
import { chained, endsAsText, noHash, notes, type RecordFields } from './record-line.ts'
import { recordedPage } from './recorded-page.ts'

/** What waits to be written takes a few megabytes at most; beyond it requests are counted as lost. */
const mostWaiting = 20_000
const pauseMilliseconds = 500
/** After a failure: a full disk is not tried at every request. */
const pauseAfterFailure = 10_000

export const recordsFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string =>
  join(dataDir, 'traffic')

interface Options {
  folder: string
  days: number
  onError: (error: Error) => void
  now?: () => Date
}

interface OpenFile {
  handle: FileHandle
  /** Says apart from it how far it has come; null where it could not be made. */
  head: FileHandle | null
  day: string
  /** Of its last line. */
  hash: string
  bytes: number
}

/**
 * Who asked for which page, as law 5651 wants it from hosting providers: kept in files, apart from the data of the
 * site. A process writes to files of its own, one a day, and never to one it did not begin: so no two processes can
 * mix their lines, and a line that a killed process left half written stays the last of its file.
 */
export class TrafficRecords {
  readonly #options: Required<Options>
  #waiting: RecordFields[] = []
  #file: OpenFile | null = null
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()
  /** Not written since the last line that says so. */
  #lost = 0
  #failingSince: Date | null = null
  #isClosed = false

  constructor(options: Options) {
    this.#options = { now: () => new Date(), ...options }
  }

  /** For whoever runs the site; of this process. */
  get state(): { failingSince: Date | null; lost: number } {
    return { failingSince: this.#failingSince, lost: this.#lost }
  }

  /** Notes a request when it is over, however it ended; nobody waits for it. */
  watch(request: FastifyRequest, reply: FastifyReply): void {
    const time = this.#options.now().toISOString()
    const { ip: address, method, url } = request
    reply.raw.once('close', () =>
      this.add({
        time,
        address,
        method,
        // Whoever left before the answer began got none.
        result: reply.raw.headersSent ? reply.raw.statusCode : 0,
        page: recordedPage(url, request.routeOptions.url),
      }),
    )
  }

  add(fields: RecordFields): void {
    if (this.#waiting.length >= mostWaiting) this.#lost++
    else this.#waiting.push(fields)
    this.#plan(this.#failingSince === null ? pauseMilliseconds : pauseAfterFailure)
  }

  #plan(milliseconds: number): void {
    if (this.#isClosed) return
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      void this.flush()
    }, milliseconds).unref()
  }

  /** Writes what waits; one after the other. Never fails: what cannot be written waits on. */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write())
    return this.#writing
  }

  async #write(): Promise<void> {
    if (this.#waiting.length === 0 && this.#lost === 0) return
    const taken = this.#waiting
    const lost = this.#lost
    this.#waiting = []
    this.#lost = 0
    try {
      await this.#append(lost === 0 ? taken : [...taken, this.#lossOf(lost)])
      this.#failingSince = null
    } catch (error) {
      await this.#fail(error as Error, taken, lost)
    }
  }

  async #append(records: RecordFields[]): Promise<void> {
    const day = recordDay(this.#options.now())
    if (this.#file?.day !== day) await this.#begin(day)
    const file = this.#file!
    let { hash } = file
    const lines = records.map((fields) => {
      const next = chained(hash, fields)
      hash = next.hash
      return next.line
    })
    const bytes = Buffer.from(lines.join(''))
    await file.handle.appendFile(bytes)
    file.hash = hash
    file.bytes += bytes.length
    await noteHead(file)
  }

  /** Another file, with the first number that nobody has taken: the disk lets only one process create it. */
  async #begin(day: string): Promise<void> {
    const { folder } = this.#options
    await this.#closeFile()
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const ends = await endsOf(folder)
    let number = (await recordFiles(folder)).findLast((file) => file.day === day)?.number ?? 0
    let handle: FileHandle | undefined
    while (handle === undefined) handle = await createNew(join(folder, fileName(day, ++number)))
    const time = this.#options.now().toISOString()
    const first = { time, address: '-', method: notes.begin, result: ends.length }
    const { line, hash } = chained(noHash, { ...first, page: endsAsText(ends) })
    try {
      await handle.appendFile(line)
    } catch (error) {
      // A file without its first line would say nothing, and a full disk would be given one at every try.
      await handle.close()
      await rm(join(folder, fileName(day, number)), { force: true })
      throw error
    }
    const head = await openHead(folder, fileName(day, number)).catch(() => null)
    this.#file = { handle, head, day, hash, bytes: Buffer.byteLength(line) }
    await noteHead(this.#file)
  }

  /** The file is cut where its lines end and left; the next try begins another. */
  async #fail(failure: Error, taken: RecordFields[], lost: number): Promise<void> {
    const { onError, now } = this.#options
    await this.#leaveFile()
    const back = [...taken, ...this.#waiting]
    this.#waiting = back.slice(0, mostWaiting)
    this.#lost += lost + back.length - this.#waiting.length
    if (this.#failingSince === null)
      onError(new Error('Traffic records cannot be written', { cause: failure }))
    this.#failingSince ??= now()
    this.#plan(pauseAfterFailure)
  }

  async #leaveFile(): Promise<void> {
    const file = this.#file
    this.#file = null
    try {
      await file?.head?.close()
      await file?.handle.truncate(file.bytes)
      await file?.handle.close()
    } catch {
      // A disk that takes nothing may not take this either: a half line at the end is recognised.
    }
  }

  #lossOf(lost: number): RecordFields {
    const time = this.#options.now().toISOString()
    return { time, address: '-', method: notes.lost, result: lost, page: '-' }
  }

  removeOld(): Promise<void> {
    const { folder, days, now } = this.#options
    return removeOldFiles(folder, days, now())
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    await this.flush()
    await this.#closeFile()
  }

  async #closeFile(): Promise<void> {
    const file = this.#file
    this.#file = null
    await file?.handle.close()
    await file?.head?.close()
  }
}

/** After the lines are written; one that stays behind, because the disk took no more, is still true. */
const noteHead = async ({ head, hash }: OpenFile): Promise<void> => {
  if (head !== null) await writeHead(head, hash).catch(() => undefined)
}

export function openTrafficRecords(
  config: Config,
  onError: (error: Error) => void,
): TrafficRecords | null {
  const { trafficRecordDays: days } = config
  return days === undefined
    ? null
    : new TrafficRecords({ folder: recordsFolder(config), days, onError })
}

async function createNew(file: string): Promise<FileHandle | undefined> {
  try {
    return await open(file, 'ax', 0o600)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined
    throw error
  }
}
