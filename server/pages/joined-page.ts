import { createHash } from 'node:crypto'
import { constants, crc32, deflateRawSync } from 'node:zlib'

/**
 * A rendered page cut at its slots, with every piece compressed once. What differs by request
 * (nonce, visit) is joined in at sending as stored blocks, so even the compressed page is put
 * together without compressing anything again.
 */
export class JoinedPage {
  readonly #pieces: Piece[]
  readonly #slots: string[]
  /** Of the pieces alone: the filled slots are the sender's to add. */
  readonly hash: string

  constructor(html: string, slots: Record<string, string>) {
    const marks = Object.entries(slots)
    const pattern = new RegExp(marks.map(([, mark]) => mark).join('|'))
    const names = new Map(marks.map(([name, mark]) => [mark, name]))
    const texts: string[] = []
    this.#slots = []
    let rest = html
    for (let found = pattern.exec(rest); found !== null; found = pattern.exec(rest)) {
      texts.push(rest.slice(0, found.index))
      this.#slots.push(names.get(found[0])!)
      rest = rest.slice(found.index + found[0].length)
    }
    texts.push(rest)
    this.#pieces = texts.map((text) => new Piece(Buffer.from(text)))
    this.hash = createHash('sha256').update(texts.join('\n')).digest('base64url').slice(0, 22)
  }

  get bytes(): number {
    return this.#pieces.reduce((sum, piece) => sum + piece.plain.length + piece.packed.length, 0)
  }

  plain(fill: Record<string, Buffer>): Buffer {
    return Buffer.concat(
      this.#sequence(
        fill,
        (piece) => piece.plain,
        (value) => value,
      ),
    )
  }

  gzip(fill: Record<string, Buffer>): Buffer {
    const body = this.#sequence(fill, (piece) => piece.packed, storedBlock)
    let checksum = 0
    let length = 0
    for (const bytes of this.#sequence(
      fill,
      (piece) => piece.plain,
      (value) => value,
    )) {
      checksum = crc32(bytes, checksum)
      length += bytes.length
    }
    const trailer = Buffer.alloc(8)
    trailer.writeUInt32LE(checksum, 0)
    trailer.writeUInt32LE(length % 2 ** 32, 4)
    return Buffer.concat([gzipHeader, ...body, lastBlock, trailer])
  }

  #sequence(
    fill: Record<string, Buffer>,
    ofPiece: (piece: Piece) => Buffer,
    ofValue: (value: Buffer) => Buffer,
  ): Buffer[] {
    return this.#pieces.flatMap((piece, index) => {
      const slot = this.#slots[index]
      return slot === undefined ? [ofPiece(piece)] : [ofPiece(piece), ofValue(fill[slot]!)]
    })
  }
}

class Piece {
  readonly plain: Buffer
  /** Ends on a byte border with no reference to what stood before, so that it can be joined. */
  readonly packed: Buffer

  constructor(plain: Buffer) {
    this.plain = plain
    this.packed = deflateRawSync(plain, { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  }
}

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** An empty final block: everything before it was left open. */
const lastBlock = Buffer.from([0x03, 0x00])

/** Deflate carries up to 65,535 bytes as they are, behind five bytes of header. */
function storedBlock(value: Buffer): Buffer {
  const blocks: Buffer[] = []
  for (let start = 0; start < value.length; start += 65_535) {
    const part = value.subarray(start, start + 65_535)
    const header = Buffer.alloc(5)
    header.writeUInt16LE(part.length, 1)
    header.writeUInt16LE(part.length ^ 0xffff, 3)
    blocks.push(header, part)
  }
  return Buffer.concat(blocks)
}
