import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { type Bucket, bucket } from '../../files/bucket.fixture.ts'
import type { UploadedFile } from '../../../core/contracts/files.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { form, noise, plain } from './pictures.fixture.ts'
import { removeUnused } from './files.jobs.ts'

let s3: Bucket
let onDisk: TestSite
let inBucket: TestSite
beforeAll(async () => {
  s3 = await bucket()
  onDisk = await testSite()
  inBucket = await testSite({ config: { s3: readConfig(s3.environment).s3 } })
})
afterAll(() => s3.close())

async function uploadTo(site: TestSite, content: Buffer): Promise<UploadedFile> {
  const { body, status } = await site.call({
    method: 'POST',
    url: '/api/file/upload',
    as: await site.member(),
    ...form({ content }),
  })
  expect(status).toBe(201)
  return body
}

describe.each([
  ['the disk', () => onDisk],
  ['a bucket', () => inBucket],
])('/uploads/… from %s', (_, siteOf) => {
  const site = (): TestSite => siteOf()
  let file: UploadedFile
  let glass: UploadedFile
  beforeAll(async () => {
    file = await uploadTo(site(), await noise(400, 200).jpeg().toBuffer())
    glass = await uploadTo(
      site(),
      await plain(9, 9, { r: 1, g: 2, b: 3, alpha: 0.5 }).png().toBuffer(),
    )
  })
  const get = (url: string, headers: Record<string, string> = {}) =>
    site().app.inject({ url, headers })

  it('is a picture that anybody may keep for ever and that runs nothing', async () => {
    const types = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' }
    const urls = [file.url, glass.url, file.variants[0]!.url, file.variants[1]!.url]
    for (const url of urls) {
      const { statusCode, headers, rawPayload } = await get(url)
      expect(statusCode).toBe(200)
      expect(headers).toMatchObject({
        'content-type': types[url.split('.').at(-1) as keyof typeof types],
        'content-length': String(rawPayload.length),
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
        etag: expect.stringMatching(/^"[\w/.]+"$/),
      })
      expect(headers['set-cookie']).toBeUndefined()
      expect(rawPayload.length).toBeGreaterThan(30)
    }
  })

  it('is not sent again to who has it', async () => {
    const { headers } = await get(file.url)
    const again = await get(file.url, { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers['cache-control']).toContain('immutable')
    expect((await get(file.url, { 'if-none-match': '"x"' })).statusCode).toBe(200)
  })

  it('tells its size to who asks for no more', async () => {
    const whole = await get(file.url)
    const head = await site().app.inject({ method: 'HEAD', url: file.url })
    expect(head.statusCode).toBe(200)
    expect(head.headers['content-length']).toBe(whole.headers['content-length'])
    expect(head.body).toBe('')
  })

  it('is not there under any other name', async () => {
    const folder = file.url.slice(0, file.url.lastIndexOf('/'))
    const unknown = folder.replace(/[0-9a-f]{32}/, '0'.repeat(32))
    for (const url of [
      `${unknown}/400.webp`,
      `${folder}/400.png`,
      `${folder}/401.webp`,
      `${folder}/640.webp`,
      `${folder.replace('400x200', '400x201')}/400.webp`,
      folder,
      `${folder}/`,
      `${folder}/400.webp/`,
      `${folder}//400.webp`,
      `/uploads//${folder.slice('/uploads/'.length)}/400.webp`,
      `${folder}/%34%30%30.webp`,
      `${folder}/..%2f400.webp`,
      '/uploads/',
      '/uploads/x',
      '/uploads/../outbox/x',
      '/uploads/%2e%2e/%2e%2e/etc/passwd',
      '/uploads/..%2f..%2fpackage.json',
      '/uploads/%00',
      `/uploads/${'a'.repeat(5000)}`,
    ]) {
      const { statusCode, headers, body } = await get(url)
      // What can be read in two ways is refused at the door.
      expect([400, 404], url).toContain(statusCode)
      expect(headers['cache-control'] ?? '', url).not.toContain('immutable')
      expect(body).not.toContain('root:')
    }
  })

  it('is gone with its upload', async () => {
    const { database } = site()
    const { url, variants } = await uploadTo(site(), await noise(9, 9).png().toBuffer())
    await database
      .updateTable('uploads')
      .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
      .where('id', '=', url.slice(9, 41))
      .execute()
    expect(await removeUnused(site())).toBe(1)
    for (const path of [url, variants[0]!.url]) expect((await get(path)).statusCode).toBe(404)
    expect((await get(file.url)).statusCode).toBe(200)
  })
})

describe('/uploads/… from a bucket that is away', () => {
  it('is a failure, not a missing picture', async () => {
    const away = readConfig({ ...s3.environment, S3_ENDPOINT: 'http://127.0.0.1:9' }).s3
    const site = await testSite({ config: { s3: away } })
    const path = `/uploads/${'0'.repeat(32)}_1x1/1.webp`
    const { statusCode, headers, body } = await site.app.inject({ url: path })
    expect([statusCode, body]).toEqual([500, 'Bir sorun oluştu.'])
    expect(headers['cache-control']).toBe('no-cache')
    const { status } = await site.call({
      method: 'POST',
      url: '/api/file/upload',
      as: await site.member(),
      ...form({ content: await noise(9, 9).png().toBuffer() }),
    })
    expect(status).toBe(500)
    // What may lie there cannot be removed now: its row stays until it can be.
    await site.database
      .updateTable('uploads')
      .set({ created_at: new Date(0) })
      .execute()
    expect(await removeUnused({ database: site.database, storage: inBucket.storage })).toBe(1)
  })
})
