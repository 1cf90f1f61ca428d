import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { DriverContract } from 'flydrive/types'
import type { Readable } from 'node:stream'
import type { Config, S3Config } from '../config.ts'

/** Where uploads are kept: on the disk, or in a bucket. Names look like `folder/file`. */
export interface Storage {
  write(name: string, content: Buffer, mime: string): Promise<void>
  /** Null when there is no such file. */
  read(name: string): Promise<{ bytes: number; stream: Readable } | null>
  removeFolder(folder: string): Promise<void>
}

/** A data folder and a bucket may hold other things too. */
const uploadsFolder = 'uploads'

export async function openStorage(config: Config): Promise<Storage> {
  const driver = config.s3 === undefined ? diskDriver(config.dataDir) : await s3Driver(config.s3)
  return storageOn(new Disk(driver))
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

function storageOn(disk: Disk): Storage {
  return {
    write: (name, content, mime) =>
      disk.put(`${uploadsFolder}/${name}`, content, { contentType: mime }),
    read: async (name) => {
      try {
        const { contentLength } = await disk.getMetaData(`${uploadsFolder}/${name}`)
        return { bytes: contentLength, stream: await disk.getStream(`${uploadsFolder}/${name}`) }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    removeFolder: (folder) => disk.deleteAll(`${uploadsFolder}/${folder}`),
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
