import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import * as yauzl from 'yauzl'
import { refusals } from '../../../messages.ts'
import { Refused } from './refused.ts'

/** How far an archive may go; no export of a blog comes near. */
export const zipLimits = {
  files: 50_000,
  /** Of all that is unpacked, in bytes. */
  unpacked: 2 * 1024 * 1024 * 1024,
  /** Text shrinks to a tenth; what shrinks to a hundredth was made to grow. */
  ratio: 200,
  /** Below this a file may be as regular as it likes. */
  small: 1024 * 1024,
}

export interface Zip {
  /** In the order of the archive, folders left out. */
  names: string[]
  has(name: string): boolean
  /** Bytes of one file as they are unpacked. */
  read(name: string): Promise<AsyncIterable<Buffer>>
  close(): void
}

const refused = refusals.import

/**
 * Looks at every name and size before anything is unpacked. Sizes are what the archive says of itself, so what comes out is
 * measured as well.
 */
export async function openZip(path: string): Promise<Zip> {
  const zip = await promisify<string, yauzl.Options, yauzl.ZipFile>(yauzl.open)(path, {
    lazyEntries: true,
    autoClose: false,
    validateEntrySizes: true,
    strictFileNames: false,
    decodeStrings: true,
  }).catch(unreadable)
  try {
    return zipOf(zip, await entriesOf(zip))
  } catch (error) {
    zip.close()
    throw error
  }
}

/** The library's own complaints about names and sizes are ours, too. */
function unreadable(error: Error): never {
  if (error instanceof Refused) throw error
  const { message } = error
  if (/invalid characters|absolute path|invalid relative path/.test(message))
    throw new Refused(refused.path)
  if (/too many bytes/.test(message)) throw new Refused(refused.bomb)
  if (/encrypt/.test(message)) throw new Refused(refused.encrypted)
  throw new Refused(refused.brokenZip)
}

async function entriesOf(zip: yauzl.ZipFile): Promise<Map<string, yauzl.Entry>> {
  if (zip.entryCount > zipLimits.files) throw new Refused(refused.tooManyFiles(zipLimits.files))
  const entries = new Map<string, yauzl.Entry>()
  let unpacked = 0
  await new Promise<void>((resolve, reject) => {
    zip.on('error', reject)
    zip.on('end', resolve)
    zip.on('entry', (entry: yauzl.Entry) => {
      try {
        checkEntry(entry)
        unpacked += entry.uncompressedSize
        if (unpacked > zipLimits.unpacked) throw new Refused(refused.bomb)
        if (!isLeftOut(entry.fileName)) entries.set(entry.fileName, entry)
        zip.readEntry()
      } catch (error) {
        reject(error)
      }
    })
    zip.readEntry()
  }).catch(unreadable)
  return entries
}

function checkEntry(entry: yauzl.Entry): void {
  const { fileName, externalFileAttributes, uncompressedSize, compressedSize } = entry
  if (!isSafeName(fileName)) throw new Refused(refused.path)
  // The kind of a file on Unix, in the upper half.
  if (((externalFileAttributes >>> 16) & 0o170000) === 0o120000) throw new Refused(refused.symlink)
  if (entry.isEncrypted()) throw new Refused(refused.encrypted)
  if (uncompressedSize > zipLimits.small && uncompressedSize > zipLimits.ratio * compressedSize)
    throw new Refused(refused.bomb)
}

const isSafeName = (name: string): boolean =>
  name.length <= 1000 &&
  !name.startsWith('/') &&
  !/^[a-z]:/i.test(name) &&
  !/[\\\0]/.test(name) &&
  !name.split('/').includes('..')

/** Folders, and what file systems put beside files. */
const isLeftOut = (name: string): boolean =>
  name.endsWith('/') || /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$)/.test(name)

function zipOf(zip: yauzl.ZipFile, entries: Map<string, yauzl.Entry>): Zip {
  let left = zipLimits.unpacked
  const open = promisify<yauzl.Entry, Readable>(zip.openReadStream.bind(zip))
  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    read: async (name) => {
      const stream = await open(entries.get(name)!).catch(unreadable)
      return measured(stream, (bytes) => (left -= bytes) >= 0)
    },
    close: () => zip.close(),
  }
}

async function* measured(
  stream: Readable,
  mayGoOn: (bytes: number) => boolean,
): AsyncGenerator<Buffer> {
  try {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      if (!mayGoOn(piece.length)) throw new Refused(refused.bomb)
      yield piece
    }
  } catch (error) {
    unreadable(error as Error)
  } finally {
    stream.destroy()
  }
}
