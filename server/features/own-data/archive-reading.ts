import { createInterface } from 'node:readline'
import { buffer } from 'node:stream/consumers'
import yauzl from 'yauzl'
import { invalid } from '../../errors.ts'
import { refusals } from '../../messages.ts'

type Zip = Awaited<ReturnType<typeof yauzl.openPromise>>
type ZipEntry = Parameters<Zip['openReadStreamPromise']>[0]

/** Bounds for what somebody may have made by hand. */
const most = { entries: 100_000, lineLength: 8 * 1024 * 1024, fileBytes: 20 * 1024 * 1024 }

/** The files of an archive, read one at a time; `file` is on this machine. */
export class ArchiveReader {
  readonly #zip: Zip
  readonly #entries: Map<string, ZipEntry>

  private constructor(zip: Zip, entries: Map<string, ZipEntry>) {
    this.#zip = zip
    this.#entries = entries
  }

  static async open(file: string): Promise<ArchiveReader> {
    try {
      const zip = await yauzl.openPromise(file, { lazyEntries: true, autoClose: false })
      if (zip.entryCount > most.entries) throw notReadable()
      const entries = new Map<string, ZipEntry>()
      for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
      return new ArchiveReader(zip, entries)
    } catch {
      throw notReadable()
    }
  }

  get names(): string[] {
    return [...this.#entries.keys()]
  }

  async bytes(name: string): Promise<Buffer | null> {
    const entry = this.#entries.get(name)
    if (entry === undefined || entry.uncompressedSize > most.fileBytes) return null
    // The length that is named is checked while it is read, so that nothing unpacks to more.
    return buffer(await this.#zip.openReadStreamPromise(entry))
  }

  async json(name: string): Promise<unknown> {
    const bytes = await this.bytes(name)
    return bytes === null ? null : parsed(bytes.toString())
  }

  /** One item a line, so that only one is in memory. */
  async *items(name: string): AsyncGenerator {
    const entry = this.#entries.get(name)
    if (entry === undefined) return
    const stream = await this.#zip.openReadStreamPromise(entry)
    for await (const line of createInterface({ input: stream, crlfDelay: Infinity })) {
      if (line.length > most.lineLength) throw notReadable()
      const item = line.replace(/,$/, '')
      if (item.startsWith('{')) yield parsed(item)
    }
  }

  close(): void {
    this.#zip.close()
  }
}

export const notReadable = () => invalid('file', refusals.account.notAnArchive)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw notReadable()
  }
}
