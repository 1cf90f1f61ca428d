import { invalid } from '../../errors.ts'
import { refusals } from '../../messages.ts'
import { openZip, Refused, textIn, wholeBytes, type Zip } from '../imports/imports.public.ts'

/** In characters, and in bytes: bounds for what somebody may have made by hand. */
const most = { line: 8 * 1024 * 1024, file: 20 * 1024 * 1024 }

/** The files of an archive, read one at a time. */
export class ArchiveReader {
  readonly #zip: Zip

  private constructor(zip: Zip) {
    this.#zip = zip
  }

  /** `file` is on this machine. */
  static async open(file: string): Promise<ArchiveReader> {
    return new ArchiveReader(await openZip(file).catch(refuse))
  }

  get names(): string[] {
    return this.#zip.names
  }

  async bytes(name: string): Promise<Buffer | null> {
    if (!this.#zip.has(name)) return null
    return wholeBytes(await this.#zip.read(name), most.file).catch(refuse)
  }

  async json(name: string): Promise<unknown> {
    const bytes = await this.bytes(name)
    return bytes === null ? null : parsed(bytes.toString())
  }

  /** One item a line, so that only one is in memory. */
  async *items(name: string): AsyncGenerator {
    if (!this.#zip.has(name)) return
    for await (const line of linesIn(textIn(await this.#zip.read(name)))) {
      const item = line.replace(/,$/, '')
      if (item.startsWith('{')) yield parsed(item)
    }
  }

  close(): void {
    this.#zip.close()
  }
}

async function* linesIn(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  try {
    for await (const piece of pieces) {
      const lines = (rest + piece).split('\n')
      rest = lines.pop()!
      if (rest.length > most.line) throw notReadable()
      yield* lines
    }
  } catch (error) {
    refuse(error)
  }
  yield rest
}

export const notReadable = () => invalid('file', refusals.account.notAnArchive)

/** Whatever is wrong with a file, it is no archive of ours. */
function refuse(error: unknown): never {
  throw error instanceof Refused ? notReadable() : error
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw notReadable()
  }
}
