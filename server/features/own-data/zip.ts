import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** What the library knows of a file of the archive. */
interface LibraryEntry {
  state: number
  utf8FileName: Buffer
  doFileDataPump?: unknown
}
const isDone = 3

/** Writes an archive file by file: each is compressed and on its way to the disk before the next one begins. */
export class ZipWriter {
  readonly #zip = new ZipFile()
  readonly #written: Promise<void>
  /** Of a disk that is full, say: whoever writes a file learns of it. */
  #failure: unknown
  readonly #done: LibraryEntry[] = []
  #onFailure: (error: unknown) => void = () => undefined

  constructor(file: string) {
    const fail = (error: unknown): void => {
      this.#failure = error
      this.#onFailure(error)
    }
    this.#written = pipeline(this.#zip.outputStream, createWriteStream(file))
    this.#written.catch(fail)
    this.#zip.on('error', fail)
  }

  text(name: string, text: string): Promise<void> {
    return this.stream(name, Readable.from([Buffer.from(text)]))
  }

  async stream(
    name: string,
    stream: Readable,
    { isCompressed = false }: { isCompressed?: boolean } = {},
  ): Promise<void> {
    if (this.#failure !== undefined) throw this.#failure
    await new Promise<void>((resolve, reject) => {
      this.#onFailure = reject
      finished(stream).then(resolve, reject)
      this.#zip.addReadStream(stream, name, { compress: !isCompressed })
    })
    this.#putAside()
  }

  /**
   * The library references, until the end, each file's reader and a name that is a slice of a larger buffer, and it goes
   * through all files to find the next one to write. With twenty thousand files that is half a gigabyte and a minute,
   * so files that are written are taken out of its list and put back at the end.
   */
  #putAside(): void {
    const { entries } = this.#zip as unknown as { entries: LibraryEntry[] }
    while (entries[0] !== undefined && entries[0].state === isDone) {
      const entry = entries.shift()!
      entry.doFileDataPump = undefined
      entry.utf8FileName = Buffer.alloc(entry.utf8FileName.length, entry.utf8FileName)
      this.#done.push(entry)
    }
  }

  async end(): Promise<void> {
    const { entries } = this.#zip as unknown as { entries: LibraryEntry[] }
    entries.unshift(...this.#done)
    this.#zip.end()
    await this.#written
  }
}
