import { refusals } from '../../../messages.ts'
import { Refused } from './refused.ts'

export type Bytes = AsyncIterable<Buffer>

/** Bytes as text, piece by piece; what is no text is refused rather than guessed at. */
export async function* textIn(bytes: Bytes, label = 'utf-8'): AsyncGenerator<string> {
  const decoder = new TextDecoder(label, { fatal: true })
  const decode = (piece?: Buffer): string => {
    try {
      return piece === undefined ? decoder.decode() : decoder.decode(piece, { stream: true })
    } catch {
      throw new Refused(refusals.import.encoding)
    }
  }
  for await (const piece of bytes) {
    const text = decode(piece)
    if (text !== '') yield text
  }
  const rest = decode()
  if (rest !== '') yield rest
}

/** A file of which no more than so much is read; null when it is longer. */
export async function wholeBytes(bytes: Bytes, most: number): Promise<Buffer | null> {
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of bytes) {
    length += piece.length
    if (length > most) return null
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** The beginning of a file, to see what it is. */
export async function beginningOf(bytes: Bytes, most: number): Promise<Buffer> {
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of bytes) {
    pieces.push(piece)
    length += piece.length
    if (length >= most) break
  }
  return Buffer.concat(pieces).subarray(0, most)
}

/** Text of a small file; null when it is too long or no UTF-8. */
export async function wholeText(bytes: Bytes, most: number): Promise<string | null> {
  const found = await wholeBytes(bytes, most)
  if (found === null) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(found)
  } catch {
    return null
  }
}
