import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** Writes an archive file by file: each is compressed and on its way to the disk before the next one begins. */
export class ZipWriter {
  readonly #zip = new ZipFile()
  readonly #written: Promise<void>
  /** Of a disk that is full, say: whoever writes a file learns of it. */
  #failure: unknown
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
    this.#forgetContent()
  }

  /** The library keeps of each file, to its end, the function that read it, and with that the whole file. */
  #forgetContent(): void {
    const { entries } = this.#zip as unknown as { entries: { doFileDataPump?: unknown }[] }
    entries.at(-1)!.doFileDataPump = undefined
  }

  async end(): Promise<void> {
    this.#zip.end()
    await this.#written
  }
}
