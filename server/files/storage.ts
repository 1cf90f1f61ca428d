import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { DriverContract } from 'flydrive/types'
import type { Readable } from 'node:stream'
import type { Config, S3Config } from '../config.ts'

/** Where uploads are kept: on the disk, or in a bucket. Names look like `folder/file`. */
export interface Storage {
  write(name: string, content: Buffer, mime: string): Promise<void>
  /** For what is too large for the memory: a file of this machine. */
  writeFile(name: string, file: string, mime: string): Promise<void>
  /** Null when there is no such file. */
  read(name: string): Promise<{ bytes: number; stream: Readable } | null>
  remove(name: string): Promise<void>
  removeFolder(folder: string): Promise<void>
}

/** A data folder and a bucket may hold other things too. Only `uploads` is served to everybody. */
type StorageFolder = 'uploads' | 'archives'

export async function openStorage(
  config: Config,
  folder: StorageFolder = 'uploads',
): Promise<Storage> {
  const driver = config.s3 === undefined ? diskDriver(config.dataDir) : await s3Driver(config.s3)
  return storageOn(new Disk(driver), folder)
}

const diskDriver = (dataDir: string): DriverContract =>
  new FSDriver({ location: dataDir, visibility: 'private' })

/** Loaded only where it is used: the client is larger than the rest of the server. */
async function s3Driver(s3: S3Config): Promise<DriverContract> {
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new S3Driver({
    endpoint: s3.endpoint,
    region: s3.region,
    bucket: s3.bucket,
    credentials: { accessKeyId: s3.accessKey, secretAccessKey: s3.secretKey },
    // Understood by Amazon and by everybody who speaks like them.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    supportsACL: false,
    visibility: 'private',
  })
}

function storageOn(disk: Disk, root: StorageFolder): Storage {
  return {
    write: (name, content, mime) => disk.put(`${root}/${name}`, content, { contentType: mime }),
    writeFile: async (name, file, mime) => {
      // A bucket has to be told the length beforehand.
      const { size } = await stat(file)
      const options = { contentType: mime, contentLength: size }
      await disk.putStream(`${root}/${name}`, createReadStream(file), options)
    },
    read: async (name) => {
      try {
        const { contentLength } = await disk.getMetaData(`${root}/${name}`)
        return { bytes: contentLength, stream: await disk.getStream(`${root}/${name}`) }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    remove: (name) => disk.delete(`${root}/${name}`),
    removeFolder: (folder) => disk.deleteAll(`${root}/${folder}`),
  }
}

/** The disk says it with a code, a bucket with a status. */
function isMissing(error: unknown): boolean {
  const { code, $metadata, cause } = error as {
    code?: string
    $metadata?: { httpStatusCode?: number }
    cause?: unknown
  }
  if (code === 'ENOENT' || $metadata?.httpStatusCode === 404) return true
  return cause !== undefined && isMissing(cause)
}
