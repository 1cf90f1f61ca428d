import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
// @ts-expect-error -- it comes without types
import S3rver from 's3rver'

interface S3Server {
  run(): Promise<{ port: number }>
  close(): Promise<void>
}

export interface Bucket {
  /** The variables that an operator would set. */
  environment: Record<string, string>
  /** Where its uploads lie on the disk. */
  folder: string
  close(): Promise<void>
}

/** An S3 of our own, with one bucket in it. */
export async function bucket(): Promise<Bucket> {
  const directory = mkdtempSync(join(tmpdir(), 'hokka-s3-'))
  const name = 'hokka-gorseller'
  const server: S3Server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name, configs: [] }],
  })
  const { port } = await server.run()
  return {
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: 'us-east-1',
      S3_BUCKET: name,
      S3_ACCESS_KEY: 'S3RVER',
      S3_SECRET_KEY: 'S3RVER',
    },
    folder: join(directory, name, 'uploads'),
    close: async () => {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
