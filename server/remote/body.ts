import { Readable } from 'node:stream'
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  type BrotliOptions,
  type ZlibOptions,
} from 'node:zlib'

// What was cut off is read as far as it goes.
const zlib: ZlibOptions = { finishFlush: constants.Z_SYNC_FLUSH }
const brotli: BrotliOptions = { finishFlush: constants.BROTLI_OPERATION_FLUSH }

const decompressors: Record<string, () => NodeJS.ReadWriteStream & Readable> = {
  gzip: () => createGunzip(zlib),
  'x-gzip': () => createGunzip(zlib),
  deflate: () => createInflate(zlib),
  br: () => createBrotliDecompress(brotli),
}

export const acceptedEncodings = 'gzip, br'

export interface BodyLimits {
  maxBytes: number
  /** Says of each piece whether the rest is still wanted. */
  isEnough?: ((piece: Buffer) => boolean) | undefined
}

/**
 * The beginning of a body, unpacked piece by piece: however much somebody packed into little,
 * no more than the limit is ever unpacked. Undefined when it is packed in a way we do not know.
 */
export async function readBody(
  body: Readable,
  encoding: string | undefined,
  { maxBytes, isEnough }: BodyLimits,
): Promise<Buffer | undefined> {
  const isPlain = encoding === undefined || encoding === 'identity'
  const unpack = isPlain ? undefined : decompressors[encoding]
  if (!isPlain && unpack === undefined) return undefined
  const packed = Readable.from(upTo(maxBytes, body))
  const pieces: Buffer[] = []
  for await (const piece of upTo(maxBytes, unpack ? through(packed, unpack()) : packed)) {
    pieces.push(piece)
    if (isEnough?.(piece)) break
  }
  return Buffer.concat(pieces)
}

async function* upTo(bytes: number, source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let left = bytes
  for await (const piece of source) {
    yield piece.subarray(0, left)
    left -= piece.length
    if (left <= 0) return
  }
}

/** A failure before the unpacking ends what comes out of it as well. */
function through<Unpacker extends NodeJS.ReadWriteStream & Readable>(
  source: Readable,
  unpacker: Unpacker,
): Unpacker {
  source.on('error', (error) => unpacker.destroy(error))
  return source.pipe(unpacker)
}
