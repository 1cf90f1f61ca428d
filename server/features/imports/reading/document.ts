import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { importLimits } from '../../../../core/contracts/import-limits.ts'
import type { Bytes } from './text.ts'
import type { Zip } from './zip.ts'

/** One file that holds all posts, by itself or in an archive. It may be read more than once. */
export interface Document {
  open(): Promise<Bytes>
  /** How much of it was read the last time, from 0 to 1. */
  progress(): number
}

export async function documentAt(path: string): Promise<Document> {
  const { size } = await stat(path)
  return counted(size, async () => createReadStream(path, { highWaterMark: 64 * 1024 }))
}

/** How long the file is stands in the archive, but need not be true. */
export const documentIn = (zip: Zip, name: string): Document =>
  counted(importLimits.bytes, () => zip.read(name))

function counted(size: number, open: () => Promise<Bytes>): Document {
  let read = 0
  async function* count(bytes: Bytes): AsyncGenerator<Buffer> {
    read = 0
    for await (const piece of bytes) {
      read += piece.length
      yield piece
    }
  }
  return {
    open: async () => count(await open()),
    progress: () => Math.min(1, read / Math.max(1, size)),
  }
}
