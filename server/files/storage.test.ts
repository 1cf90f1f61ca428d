import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { bucket, type Bucket } from './bucket.fixture.ts'
import { openStorage, type Storage } from './storage.ts'

let dataDir: string
let s3: Bucket
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hokka-storage-'))
  s3 = await bucket()
})
afterAll(async () => {
  rmSync(dataDir, { recursive: true })
  await s3.close()
})

const storages: [string, () => Record<string, string>, () => string][] = [
  ['the disk', () => ({}), () => join(dataDir, 'uploads')],
  ['a bucket', () => s3.environment, () => s3.folder],
]

describe.each(storages)('a storage on %s', (_, environment, folder) => {
  const open = (): Promise<Storage> =>
    openStorage(readConfig({ DATA_DIR: dataDir, ...environment() }))

  const contentOf = async (storage: Storage, name: string): Promise<string | null> => {
    const file = await storage.read(name)
    if (file === null) return null
    const content = await buffer(file.stream)
    expect(content.length).toBe(file.bytes)
    return content.toString()
  }

  it('gives back what was written, and knows what is not there', async () => {
    const storage = await open()
    expect(await contentOf(storage, 'a_1x1/1.webp')).toBeNull()
    await storage.write('a_1x1/1.webp', Buffer.from('güz'), 'image/webp')
    expect(await contentOf(storage, 'a_1x1/1.webp')).toBe('güz')
    expect(await contentOf(storage, 'a_1x1/2.webp')).toBeNull()
  })

  it('removes a folder and nothing beside it, twice if need be', async () => {
    const storage = await open()
    for (const name of ['b_1x1/1.webp', 'b_1x1/1.jpg', 'c_1x1/1.webp'])
      await storage.write(name, Buffer.from(name), 'image/webp')
    await storage.removeFolder('b_1x1')
    await storage.removeFolder('b_1x1')
    expect(await contentOf(storage, 'b_1x1/1.webp')).toBeNull()
    expect(await contentOf(storage, 'b_1x1/1.jpg')).toBeNull()
    expect(await contentOf(storage, 'c_1x1/1.webp')).toBe('c_1x1/1.webp')
    expect(existsSync(folder())).toBe(true)
    expect(readdirSync(folder(), { recursive: true }).join()).not.toContain('b_1x1/1')
  })
})

describe('a storage in a bucket', () => {
  it('that cannot be reached says so instead of having nothing', async () => {
    const config = readConfig({ DATA_DIR: dataDir, ...s3.environment, S3_BUCKET: 'no-such-bucket' })
    const storage = await openStorage(config)
    await expect(storage.write('a_1x1/1.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow(
      'Cannot write file',
    )
    const closed = { ...s3.environment, S3_ENDPOINT: 'http://127.0.0.1:9' }
    const away = await openStorage(readConfig({ DATA_DIR: dataDir, ...closed }))
    await expect(away.read('a_1x1/1.webp')).rejects.toThrow('Unable to retrieve')
  })
})
