import { crc32, deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { build, type Rollup } from 'vite'
import type { uploadFile } from '../../web/upload.ts'
import { expect, open, test } from './test.ts'

declare global {
  var uploads: { uploadFile: typeof uploadFile }
}

/** The module by itself, as any page would load it. */
async function bundled(): Promise<string> {
  const made = (await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: 'web/upload.ts', formats: ['iife'], name: 'uploads' },
    },
  })) as Rollup.RollupOutput[]
  return made[0]!.output[0].code
}

let source: string
test.beforeAll(async () => {
  source = await bundled()
})

async function openWithUploads(page: Page): Promise<void> {
  await page.route('/assets/upload-test.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: source }),
  )
  await open(page, '/hakkinda')
  await page.addScriptTag({ url: '/assets/upload-test.js' })
}

/** A PNG that is as long as we want it: its pixels are random, so nothing can be packed. */
function png(side: number): string {
  const rows = Buffer.alloc(side * (side + 1))
  for (let index = 0; index < rows.length; index++)
    rows[index] = index % (side + 1) === 0 ? 0 : (index * 2_654_435_761) >>> 24
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 8
  const chunk = (type: string, data: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(named), 4)
    return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
  }
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows, { level: 0 }))]
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, ...parts, chunk('IEND', Buffer.alloc(0))]).toString('base64')
}

const upload = (page: Page, base64: string) =>
  page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
    const shares: number[] = []
    const file = new File([bytes], 'güz.png', { type: 'image/png' })
    const result = await globalThis.uploads.uploadFile(file, (share) => shares.push(share))
    return { result, shares }
  }, base64)

test('a picture is uploaded, with its progress, and shown', async ({ page, signUpConfirmed }) => {
  await signUpConfirmed(page)
  await openWithUploads(page)
  const { result, shares } = await upload(page, png(700))
  expect(result).toMatchObject({
    ok: true,
    status: 201,
    data: { '@type': 'File', width: 700, height: 700, mime: 'image/jpeg' },
  })
  expect(shares.at(-1)).toBe(1)
  expect(shares).toEqual(shares.toSorted((one, other) => one - other))
  const { url, variants, placeholder } = (result as Extract<typeof result, { ok: true }>).data
  const widths = await page.evaluate(
    (sources) =>
      Promise.all(
        sources.map(async (src) => {
          const image = new Image()
          image.src = src
          await image.decode()
          return image.naturalWidth
        }),
      ),
    [url, ...variants.map((variant) => variant.url), placeholder!],
  )
  expect(widths).toEqual([700, 320, 640, 700, 16])
})

test('what cannot be uploaded comes back as a value', async ({ page, signUpConfirmed, watch }) => {
  await signUpConfirmed(page)
  await openWithUploads(page)
  watch.announce(422, '/api/file/upload')
  const { result } = await upload(page, btoa('merhaba'))
  expect(result).toMatchObject({
    ok: false,
    status: 422,
    message: 'Yalnızca SVG, PNG ve JPG görselleri yüklenebilir.',
    violations: [{ propertyPath: 'file' }],
  })
  const unsent = await page.evaluate(async () => {
    const { uploadFile } = globalThis.uploads
    const nothing = () => undefined
    const large = await uploadFile(new File([new Uint8Array(16_000_000)], 'a.png'), nothing)
    const empty = await uploadFile(new File([], 'a.png'), nothing)
    const stopped = await uploadFile(new File(['x'], 'a.png'), nothing, AbortSignal.abort())
    return [large, empty, stopped].map((each) => !each.ok && [each.status, each.message])
  })
  expect(unsent).toEqual([
    [413, 'Dosya en çok 15 MB olabilir.'],
    [422, 'Dosya boş.'],
    [0, 'Yükleme yarıda kesildi.'],
  ])
})

test('an upload can be stopped on its way, and a lost connection is told', async ({
  page,
  signUpConfirmed,
  watch,
}) => {
  await signUpConfirmed(page)
  await openWithUploads(page)
  // Never answered: the upload waits until somebody gives up.
  await page.route('/api/file/upload', () => undefined)
  const stopped = await page.evaluate(async () => {
    const stopping = new AbortController()
    const file = new File(['x'], 'a.png')
    const result = globalThis.uploads.uploadFile(file, () => undefined, stopping.signal)
    stopping.abort()
    return result
  })
  expect(stopped).toMatchObject({ ok: false, status: 0, message: 'Yükleme yarıda kesildi.' })
  await page.route('/api/file/upload', (route) => route.abort('internetdisconnected'))
  watch.tolerate(0, '/api/file/upload')
  const { result } = await upload(page, btoa('x'))
  expect(result).toMatchObject({
    ok: false,
    status: 0,
    message: expect.stringContaining('Bağlantı'),
  })
})
