import { refusals } from '../../messages.ts'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { isPlaceholder, uploadPath } from '../../../core/document/addresses.ts'
import { fileMessages } from '../../../core/contracts/files.ts'
import { limits } from '../../../core/limits.ts'
import { largestPicture, pictureOf } from '../../../core/pictures/pictures.ts'
import { ask } from '../../../tests/support/empty-database.ts'
import type { Member } from '../../../tests/support/members.ts'
import { type Answer, type TestSite, testSite } from '../../../tests/support/site.ts'
import type { Storage } from '../../files/storage.ts'
import { removeUnused } from './files.jobs.ts'
import { keepUpload } from './new-upload.ts'
import { form, noise, plain, svg } from './pictures.fixture.ts'

let site: TestSite
let member: Member
beforeAll(async () => {
  site = await testSite()
  member = await site.member()
})

const send = (request: ReturnType<typeof form>, as: Member | undefined = member): Promise<Answer> =>
  site.call({ method: 'POST', url: '/api/file/upload', as, ...request })

const upload = (content: Buffer, as?: Member): Promise<Answer> => send(form({ content }), as)

async function fetchPicture(url: string): Promise<Buffer> {
  const { statusCode, rawPayload } = await site.app.inject({ url })
  expect(statusCode, url).toBe(200)
  return rawPayload
}

/** The server forbids itself every decoder it does not need; looking at its work needs one more. */
async function look(url: string) {
  const bytes = await fetchPicture(url)
  sharp.unblock({ operation: ['VipsForeignLoadWebpBuffer'] })
  try {
    const metadata = await sharp(bytes).metadata()
    const { data } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const pixel = (x: number, y: number) => {
      const start = 4 * (y * metadata.width + x)
      return [...data.subarray(start, start + 4)]
    }
    return { ...metadata, bytes, pixel }
  } finally {
    sharp.block({ operation: ['VipsForeignLoadWebpBuffer'] })
  }
}

const storedFolders = (): string[] => {
  try {
    return readdirSync(join(site.config.dataDir, 'uploads'))
  } catch {
    return []
  }
}

/** As if the uploads, or the one of this id, had been there for long. */
const age = ({ database }: TestSite, id = '') =>
  database
    .updateTable('uploads')
    .set({ created_at: new Date(0) })
    .where('id', 'like', `${id}%`)
    .execute()

async function counts(): Promise<{ rows: number; folders: number }> {
  const { rows } = await site.database
    .selectFrom('uploads')
    .select((select) => select.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  return { rows, folders: storedFolders().length }
}

describe('POST /file/upload', () => {
  it('keeps a photo as WebP in several widths, and a JPG for everybody else', async () => {
    const { status, body } = await upload(await noise(1300, 780).jpeg().toBuffer())
    expect(status).toBe(201)
    expect(body).toEqual({
      '@id': body.url,
      '@type': 'File',
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      url: `/uploads/${body.id}_1300x780/1280.jpg`,
      width: 1300,
      height: 780,
      mime: 'image/jpeg',
      variants: [320, 640, 960, 1280, 1300].map((width) => ({
        url: `/uploads/${body.id}_1300x780/${width}.webp`,
        width,
      })),
      placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
    })
    expect(isPlaceholder(body.placeholder)).toBe(true)
    expect(body.placeholder.length).toBeLessThanOrEqual(300)
    expect(uploadPath(body.url)).toBe(body.url)
    expect(pictureOf(body.url)).toMatchObject({ width: 1300, height: 780, variants: body.variants })
    expect(await look(body.url)).toMatchObject({ format: 'jpeg', width: 1280, height: 768 })
    for (const { url, width } of body.variants)
      expect(await look(url)).toMatchObject({ format: 'webp', width, height: (width * 3) / 5 })
  })

  it('remembers whose it is and how much room it takes', async () => {
    const { body } = await upload(await noise(400, 300).png().toBuffer())
    const row = await site.database
      .selectFrom('uploads')
      .selectAll()
      .where('id', '=', body.id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      user_id: member.id,
      width: 400,
      height: 300,
      mime: 'image/jpeg',
      placeholder: body.placeholder,
    })
    const urls = [body.url, ...body.variants.map(({ url }: { url: string }) => url)]
    const files = await Promise.all(urls.map(fetchPicture))
    expect(row.bytes).toBe(files.reduce((sum, { length }) => sum + length, 0))
  })

  it('makes a picture smaller that is too large, never larger', async () => {
    const wide = await upload(await plain(3200, 640).jpeg().toBuffer())
    expect(wide.body).toMatchObject({ width: largestPicture.width, height: 512 })
    const tall = await upload(await plain(8, 20_000).png().toBuffer())
    expect(tall.body).toMatchObject({ width: 7, height: largestPicture.height })
    const dot = await upload(await plain(1, 1).png().toBuffer())
    expect(dot.body).toMatchObject({ width: 1, height: 1 })
    expect(dot.body.variants).toHaveLength(1)
  })

  it('turns a photo as its camera was held, and forgets where that was', async () => {
    // Red on the left, blue on the right, on its side: upright, red is at the top.
    const photo = await plain(60, 40, '#0000ff')
      .composite([
        {
          input: { create: { width: 30, height: 40, channels: 3, background: '#ff0000' } },
          left: 0,
          top: 0,
        },
      ])
      .jpeg({ quality: 100 })
      .withMetadata({ orientation: 6 })
      .withExifMerge({
        IFD0: { Artist: 'GIZLI-SANATCI', Make: 'GIZLI-MARKA' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 1/1 30/1', GPSLongitude: '28/1 58/1 0/1' },
      })
      .toBuffer()
    expect(photo.includes('GIZLI-SANATCI')).toBe(true)
    const { body } = await upload(photo)
    expect(body).toMatchObject({ width: 40, height: 60 })
    for (const url of [body.url, body.variants[0].url]) {
      const { bytes, exif, xmp, icc, orientation, width, height, pixel } = await look(url)
      expect([width, height]).toEqual([40, 60])
      expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined])
      expect(bytes.includes('GIZLI')).toBe(false)
      const [top, bottom] = [pixel(20, 10), pixel(20, 50)]
      expect(top[0]).toBeGreaterThan(200)
      expect(top[2]).toBeLessThan(60)
      expect(bottom[2]).toBeGreaterThan(200)
      expect(bottom[0]).toBeLessThan(60)
    }
  })

  it('keeps what is transparent so, without a placeholder to shine through', async () => {
    const glass = await plain(50, 50, { r: 255, g: 0, b: 0, alpha: 0.5 }).png().toBuffer()
    const { body } = await upload(glass)
    expect(body).toMatchObject({ mime: 'image/png', placeholder: null })
    expect(body.url).toMatch(/\/50\.png$/)
    for (const url of [body.url, body.variants[0].url]) {
      const [red, green, blue, alpha] = (await look(url)).pixel(25, 25)
      expect(red).toBeGreaterThan(240)
      expect([green, blue].every((value) => value! < 16)).toBe(true)
      expect(Math.abs(alpha! - 128)).toBeLessThan(4)
    }
  })

  it('knows that a channel for it does not make a picture transparent', async () => {
    const { body } = await upload(await plain(50, 50).png().toBuffer())
    expect(body.mime).toBe('image/jpeg')
  })

  it('shows the colours of other colour spaces', async () => {
    const cmyk = await plain(40, 40, '#ff0000').toColourspace('cmyk').jpeg().toBuffer()
    const grey = await plain(40, 40, '#808080').toColourspace('b-w').png().toBuffer()
    const deep = await plain(40, 40, '#00ff00').toColourspace('rgb16').png().toBuffer()
    for (const [content, expected] of [
      [cmyk, [255, 0, 0]],
      [grey, [128, 128, 128]],
      [deep, [0, 255, 0]],
    ] as const) {
      const { body, status } = await upload(content)
      expect(status).toBe(201)
      const pixel = (await look(body.url)).pixel(20, 20)
      for (const [index, value] of expected.entries())
        expect(Math.abs(pixel[index]! - value)).toBeLessThan(40)
    }
  })

  it('draws an SVG, with its letters', async () => {
    const drawing = svg(
      '<style>.a { fill: #ff0000 }</style><rect class="a" width="20" height="20"/><text x="21" y="15" font-size="12">Ş</text>',
    )
    const { body, status } = await send(form({ content: drawing, filename: 'x.svg' }))
    expect(status).toBe(201)
    expect(body).toMatchObject({ width: 1280, height: 640, mime: 'image/png' })
    const { pixel, width, bytes } = await look(body.url)
    expect(pixel(320, 320)).toEqual([255, 0, 0, 255])
    expect(bytes.includes('svg')).toBe(false)
    const letter = Array.from({ length: width / 2 }, (_, x) => pixel(width / 2 + x, 330)[3])
    expect(letter).toContain(255)
    expect(letter).toContain(0)
  })

  it('asks the content what it is, not the name', async () => {
    const content = await noise(20, 20).jpeg().toBuffer()
    for (const part of [
      { filename: 'resim.svg', type: 'image/svg+xml' },
      { filename: '../../../../etc/passwd', type: 'text/plain' },
      { filename: '..\\..\\windows\\system.ini' },
      { filename: '/etc/cron.d/x' },
      { filename: 'a.php' },
      { filename: '%2e%2e%2fa.jpg' },
      { filename: 'ş'.repeat(2000) },
      { filename: '' },
      { filename: 'a\u0000b.png' },
      { type: 'text/html; charset="utf-16"' },
    ]) {
      const { status, body } = await send(form({ ...part, content }))
      expect(status, JSON.stringify(part)).toBe(201)
      expect(body.url).toBe(`/uploads/${body.id}_20x20/20.jpg`)
    }
    for (const folder of storedFolders()) expect(folder).toMatch(/^[0-9a-f]{32}_\d+x\d+$/)
  })

  it('takes ten at once', async () => {
    const pictures = await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        noise(300 + number, 200)
          .jpeg()
          .toBuffer(),
      ),
    )
    const answers = await Promise.all(pictures.map((content) => upload(content)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201))
    expect(answers.map(({ body }) => body.width)).toEqual(pictures.map((_, index) => 300 + index))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(10)
  })

  it('keeps the same picture twice when it is sent twice', async () => {
    const content = await noise(30, 30).png().toBuffer()
    const [one, other] = await Promise.all([upload(content), upload(content)])
    expect(one.body.id).not.toBe(other.body.id)
  })

  it('asks a visitor to sign in and a new member to confirm, and keeps nothing', async () => {
    const before = await counts()
    const content = await noise(30, 30).png().toBuffer()
    const visitor = await site.call({
      method: 'POST',
      url: '/api/file/upload',
      ...form({ content }),
    })
    expect(visitor.status).toBe(401)
    const unconfirmed = await upload(content, await site.member({ isConfirmed: false }))
    expect(unconfirmed.status).toBe(403)
    expect(unconfirmed.body['hydra:description']).toContain('yeniden isteyebilirsiniz')
    expect(await counts()).toEqual(before)
  })

  it('keeps nothing when the row cannot be written', async () => {
    const before = await counts()
    const { owner } = site.address
    await ask(owner, 'ALTER TABLE uploads ADD CONSTRAINT not_now CHECK (width <> 333) NOT VALID')
    const { status, body } = await upload(await noise(333, 50).png().toBuffer())
    await ask(owner, 'ALTER TABLE uploads DROP CONSTRAINT not_now')
    expect([status, body['hydra:description']]).toEqual([500, 'Bir sorun oluştu.'])
    expect(await counts()).toEqual(before)
  })

  it('keeps nothing past the next clean-up when the disk cannot be written', async () => {
    const full = await testSite()
    const inTheWay = join(full.config.dataDir, 'uploads')
    writeFileSync(inTheWay, 'no folder')
    const { status, body } = await full.call({
      method: 'POST',
      url: '/api/file/upload',
      as: await full.member(),
      ...form({ content: await noise(20, 20).png().toBuffer() }),
    })
    expect([status, body['hydra:description']]).toEqual([500, 'Bir sorun oluştu.'])
    rmSync(inTheWay)
    await age(full)
    expect(await removeUnused(full)).toBe(1)
  })

  it('keeps nothing for somebody who goes away in the middle', async () => {
    const before = await counts()
    const bytes = await noise(400, 50).png().toBuffer()
    for (const leaveAfter of [0, 1, 3]) {
      const leaving = new AbortController()
      if (leaveAfter === 0) leaving.abort()
      let written = 0
      const storage: Storage = {
        ...site.storage,
        write: async (...file) => {
          await site.storage.write(...file)
          if (++written === leaveAfter) leaving.abort()
        },
      }
      const parts = { database: site.database, storage }
      await expect(
        keepUpload(parts, member.id, { bytes, signal: leaving.signal }),
      ).rejects.toMatchObject({ status: 400, message: fileMessages.stopped })
      expect(written).toBe(leaveAfter)
    }
    expect(await counts()).toEqual(before)
  })

  it('leaves nothing for ever when the server dies in the middle', async () => {
    const bytes = await noise(400, 50).png().toBuffer()
    let written = ''
    const death = Promise.withResolvers<void>()
    const storage: Storage = {
      ...site.storage,
      write: async (name, ...file) => {
        await site.storage.write(name, ...file)
        written = name
        death.resolve()
        return new Promise(() => undefined)
      },
    }
    const { signal } = new AbortController()
    void keepUpload({ database: site.database, storage }, member.id, { bytes, signal })
    await death.promise
    await age(site, written.slice(0, 32))
    expect(await removeUnused(site)).toBe(1)
    const left = await site.storage.read(written)
    left?.stream.destroy()
    expect(left?.bytes).toBeUndefined()
  })

  it('may be done two hundred times a day, and what is refused does not count', async () => {
    const strict = await testSite({ config: { limitFactor: 0.05 } })
    const busy = await strict.member()
    const allowed = limits.upload.perAccount * 0.05
    const [dot, nothing] = [await plain(1, 1).png().toBuffer(), Buffer.alloc(0)]
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const statuses: number[] = []
    for (const content of [nothing, ...Array.from({ length: allowed + 1 }, () => dot)]) {
      const call = { method: 'POST' as const, url: '/api/file/upload', as: busy }
      const remoteAddress = `10.0.0.${statuses.length}`
      const { status } = await strict.call({ ...call, remoteAddress, ...form({ content }) })
      statuses.push(status)
      // Tries are limited too, by the minute.
      vi.setSystemTime(Date.now() + 61_000)
    }
    expect(limits.upload).toMatchObject({ seconds: 24 * 3600, perAccount: 200 })
    expect(statuses).toEqual([422, ...Array.from({ length: allowed }, () => 201), 429])
  })

  it('says in words what it takes', () => {
    expect(fileMessages.tooLarge).toBe('Dosya en çok 15 MB olabilir.')
    expect(refusals.file.tooManyPixels).toBe('Görsel en çok 50 megapiksel olabilir.')
  })
})
