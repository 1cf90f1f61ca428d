import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** Writes an archive file by file: each is compressed and on the disk before the next one begins. */
export class ZipWriter {
  readonly #zip = new ZipFile()
  readonly #written: Promise<void>
  /** Of a disk that is full, say: whoever writes the next file learns of it. */
  #failure: unknown

  constructor(file: string) {
    this.#written = pipeline(this.#zip.outputStream, createWriteStream(file))
    this.#written.catch((error: unknown) => (this.#failure = error))
    this.#zip.on('error', (error) => (this.#failure = error))
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
    const read = finished(stream)
    this.#zip.addReadStream(stream, name, { compress: !isCompressed })
    await Promise.race([read, this.#written])
    if (this.#failure !== undefined) throw this.#failure
  }

  async end(): Promise<void> {
    this.#zip.end()
    await this.#written
  }
}
