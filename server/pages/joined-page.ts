import { createHash } from 'node:crypto'
import { constants, crc32, deflateRawSync } from 'node:zlib'

/**
 * A rendered page cut at its slot, with every piece compressed once. The viewer data is joined in at
 * sending as a stored block, so even the compressed page is put together without compressing or
 * reading anything again.
 */
export class JoinedPage {
  readonly #pieces: Piece[]
  /** Of the pieces alone: what fills the slot is the sender's to add. */
  readonly hash: string
  #common: { viewerData: Buffer; gzip: Buffer } | undefined

  constructor(html: string, slot: string) {
    const texts = html.split(slot)
    this.#pieces = texts.map((text) => new Piece(Buffer.from(text)))
    this.hash = createHash('sha256').update(texts.join('\n')).digest('base64url').slice(0, 22)
  }

  /** Room for what many get is counted from the beginning. */
  get bytes(): number {
    return this.#pieces.reduce(
      (sum, { plain, packed }) => sum + plain.length + 2 * packed.length,
      0,
    )
  }

  plain(viewerData: Buffer): Buffer {
    return Buffer.concat(
      this.#pieces.flatMap(({ plain }, at) => (at ? [viewerData, plain] : [plain])),
    )
  }

  /** For viewer data that many have in common, as visitors do: joined once and cached. */
  commonGzip(viewerData: Buffer): Buffer {
    if (this.#common?.viewerData !== viewerData)
      this.#common = { viewerData, gzip: this.gzip(viewerData) }
    return this.#common.gzip
  }

  gzip(viewerData: Buffer): Buffer {
    const stored = storedBlocks(viewerData)
    const parts: Buffer[] = [gzipHeader]
    let checksum = 0
    let length = 0
    for (const [at, piece] of this.#pieces.entries()) {
      if (at) {
        parts.push(...stored)
        checksum = crc32(viewerData, checksum)
        length += viewerData.length
      }
      parts.push(piece.packed)
      checksum = piece.checksumAfter(checksum)
      length += piece.plain.length
    }
    return Buffer.concat([...parts, lastBlock, trailerOf(checksum, length)])
  }
}

class Piece {
  readonly plain: Buffer
  /** Ends on a byte border with no reference to what stood before, so that it can be joined. */
  readonly packed: Buffer
  readonly #checksum: number
  /** What each bit of the checksum before this piece changes in the one after it. */
  readonly #changes: number[]

  constructor(plain: Buffer) {
    this.plain = plain
    this.packed = deflateRawSync(plain, { finishFlush: constants.Z_FULL_FLUSH })
    this.#checksum = crc32(plain)
    this.#changes = Array.from(
      { length: 32 },
      (_, bit) => crc32(plain, (1 << bit) >>> 0) ^ this.#checksum,
    )
  }

  /** As `crc32(plain, before)`, which is linear in the bits of `before`. */
  checksumAfter(before: number): number {
    let checksum = this.#checksum
    for (let bit = 0; bit < 32; bit++) if ((before >>> bit) & 1) checksum ^= this.#changes[bit]!
    return checksum >>> 0
  }
}

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** An empty final block: everything before it was left open. */
const lastBlock = Buffer.from([0x03, 0x00])

function trailerOf(checksum: number, length: number): Buffer {
  const trailer = Buffer.allocUnsafe(8)
  trailer.writeUInt32LE(checksum, 0)
  trailer.writeUInt32LE(length % 2 ** 32, 4)
  return trailer
}

/** Deflate carries up to 65,535 bytes as they are, behind five bytes of header. */
function storedBlocks(value: Buffer): Buffer[] {
  const blocks: Buffer[] = []
  for (let start = 0; start < value.length; start += 65_535) {
    const part = value.subarray(start, start + 65_535)
    const header = Buffer.alloc(5)
    header.writeUInt16LE(part.length, 1)
    header.writeUInt16LE(part.length ^ 0xffff, 3)
    blocks.push(header, part)
  }
  return blocks
}
