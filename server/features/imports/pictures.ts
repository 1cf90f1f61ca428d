import { createHash } from 'node:crypto'
import { importLimits } from '../../../core/contracts/import-limits.ts'
import { fileLimits, fileMessages, type UploadedFile } from '../../../core/contracts/files.ts'
import { ExpectedError } from '../../errors.ts'
import { RemoteFailure, type Remote } from '../../remote/remote.ts'
import { type FileParts, keepUpload } from '../files/files.public.ts'
import type { ReadingThread } from './reading/reading-thread.ts'

/** A picture that is ours now, or why it is not. */
export type Brought = { file: UploadedFile } | { problem: string }

const types = ['image/png', 'image/jpeg', 'image/jpg', 'image/svg+xml', 'application/octet-stream']

/** A site that is away, or slow, is not asked for each of its pictures. */
const mostFailures = 5
/** In milliseconds, for all pictures together: unpacking and converting thousands takes hours, and other imports wait. */
const patience = 30 * 60_000

const problems = {
  tooMany: `Görsel alınamadı: bir dosyadan en çok ${importLimits.pictures} görsel alınır.`,
  notFound: 'Görsel arşivde bulunamadı.',
  notPublic: 'Görsel alınamadı: adresi herkese açık değil.',
  away: 'Görsel indirilemedi.',
  late: 'Görsel alınamadı: diğerlerini almak çok uzun sürdü.',
  refused: (why: string) => `Görsel alınamadı: ${why}`,
}

type Parts = FileParts & { remote: Remote }

/** Brings the pictures of one import over, each once. */
export class Pictures {
  readonly #parts: Parts
  readonly #thread: ReadingThread
  readonly #userId: number
  readonly #signal: AbortSignal
  readonly #brought = new Map<string, Brought>()
  readonly #failures = new Map<string, number>()
  #spent = 0

  constructor(parts: Parts, thread: ReadingThread, userId: number, signal: AbortSignal) {
    this.#parts = parts
    this.#thread = thread
    this.#userId = userId
    this.#signal = signal
  }

  async bring(named: string, folder: string): Promise<Brought> {
    // What stands in the text itself is too long to be kept as a name.
    const id = createHash('sha256').update(`${folder}\0${named}`).digest('base64url')
    const known = this.#brought.get(id)
    if (known !== undefined) return known
    if (this.#brought.size >= importLimits.pictures) return { problem: problems.tooMany }
    const brought = await this.#withinPatience(() => this.#fetch(named, folder))
    this.#brought.set(id, brought)
    return brought
  }

  async #withinPatience(bring: () => Promise<Brought>): Promise<Brought> {
    if (this.#spent > patience) return { problem: problems.late }
    const begun = performance.now()
    try {
      return await bring()
    } finally {
      this.#spent += performance.now() - begun
    }
  }

  async #fetch(named: string, folder: string): Promise<Brought> {
    const bytes = /^https?:\/\//i.test(named)
      ? await this.#download(named)
      : named.startsWith('data:')
        ? inText(named)
        : await this.#unpack(named, folder)
    return typeof bytes === 'string' ? { problem: bytes } : this.#keep(bytes)
  }

  async #unpack(named: string, folder: string): Promise<Buffer | string> {
    const { bytes } = await this.#thread.ask('picture', { named, folder })
    return bytes === null
      ? problems.notFound
      : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  async #download(address: string): Promise<Buffer | string> {
    const url = URL.parse(address)
    if (url === null || !this.#parts.remote.mayBeAsked(url)) return problems.notPublic
    if ((this.#failures.get(url.host) ?? 0) >= mostFailures) return problems.away
    try {
      const { bytes } = await this.#parts.remote.read(url, {
        types,
        maxBytes: fileLimits.bytes + 1,
      })
      return bytes.length > fileLimits.bytes ? problems.refused(fileMessages.tooLarge) : bytes
    } catch (error) {
      if (!(error instanceof RemoteFailure)) throw error
      this.#failures.set(url.host, (this.#failures.get(url.host) ?? 0) + 1)
      return problems.away
    }
  }

  async #keep(bytes: Buffer): Promise<Brought> {
    try {
      const received = { bytes, signal: this.#signal }
      return { file: await keepUpload(this.#parts, this.#userId, received) }
    } catch (error) {
      // What is wrong with the picture goes into the report; a failure of ours is thrown, so that the job is tried again.
      if (error instanceof ExpectedError && error.status === 422)
        return { problem: problems.refused(error.message) }
      throw error
    }
  }
}

/** `data:image/png;base64,…`. */
function inText(address: string): Buffer | string {
  const comma = address.indexOf(',')
  const isBase64 = address.slice(0, Math.min(comma, 200)).endsWith(';base64')
  if (comma === -1 || !isBase64 || address.length > 2 * fileLimits.bytes)
    return problems.refused(fileMessages.kind)
  return Buffer.from(address.slice(comma + 1), 'base64')
}
