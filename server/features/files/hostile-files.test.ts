import { refusals } from '../../messages.ts'
import { readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { fileMessages } from '../../../core/contracts/files.ts'
import type { Member } from '../../../tests/support/members.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { chunk, form, noise, packed, plain, png, svg } from './pictures.fixture.ts'

let site: TestSite
let member: Member
beforeAll(async () => {
  site = await testSite()
  member = await site.member()
})

/** Whatever is sent here, nothing of it stays. */
afterEach(async () => {
  expect(await site.database.selectFrom('uploads').select('id').execute()).toEqual([])
  expect(readdirSync(site.config.dataDir, { recursive: true }).map(String)).not.toContainEqual(
    expect.stringMatching(/^uploads\/./),
  )
})

async function expectRefused(
  content: Buffer | string,
  message: string,
  name = 'a.png',
): Promise<void> {
  const { status, body } = await site.call({
    method: 'POST',
    url: '/api/file/upload',
    as: member,
    ...form({ content, filename: name }),
  })
  expect(body).toMatchObject({
    '@type': 'ConstraintViolationList',
    violations: [{ propertyPath: 'file', message }],
  })
  expect(status).toBe(422)
}

describe('POST /file/upload of other formats under another name', () => {
  const made: [string, () => Buffer | Promise<Buffer>][] = [
    ['a GIF', () => noise(9, 9).gif().toBuffer()],
    ['a WebP', () => noise(9, 9).webp().toBuffer()],
    ['an AVIF', () => noise(9, 9).avif({ effort: 0 }).toBuffer()],
    ['a TIFF', () => noise(9, 9).tiff().toBuffer()],
    ['a BMP', () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)])],
    ['an icon', () => Buffer.from('00000100010010100000010018006803000016000000', 'hex')],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF')],
    ['a ZIP', () => Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(40)])],
    ['an MP4', () => Buffer.from('\0\0\0\u0018ftypisom\0\0\u0002\0isomiso2', 'latin1')],
    [
      'a program',
      () => Buffer.concat([Buffer.from('\u007fELF\u0002\u0001\u0001'), Buffer.alloc(60)]),
    ],
    ['a page', () => Buffer.from('<!doctype html><html><body><svg/></body></html>')],
    ['XML', () => Buffer.from('<?xml version="1.0"?><rss><svg></svg></rss>')],
    ['JSON', () => Buffer.from('{"a": "<svg>"}')],
    ['text', () => Buffer.from('merhaba')],
    ['one byte', () => Buffer.from('x')],
    ['noughts', () => Buffer.alloc(5000)],
    ['a packed SVG', () => gzipSync(svg('<rect width="9" height="9"/>'))],
    ['an SVG in UTF-16', () => Buffer.from('\ufeff' + svg('').toString(), 'utf16le')],
  ]

  it.each(made)('refuses %s', async (_, make) => {
    const content = await make()
    for (const name of ['a.png', 'a.svg']) await expectRefused(content, fileMessages.kind, name)
  })

  it('refuses an animated PNG', async () => {
    const whole = await noise(9, 9).png().toBuffer()
    // After the header, which is 33 bytes long with the signature.
    const frames = chunk('acTL', Buffer.from('0000000200000000', 'hex'))
    const content = Buffer.concat([whole.subarray(0, 33), frames, whole.subarray(33)])
    await expectRefused(content, refusals.file.animated)
  })
})

describe('POST /file/upload of a bomb', () => {
  it('refuses a few bytes that say they are a huge PNG', async () => {
    const content = png({ width: 60_000, height: 60_000 }, chunk('IDAT', packed(1_000_000)))
    expect(content.length).toBeLessThan(2000)
    await expectRefused(content, refusals.file.tooManyPixels)
  })

  it('refuses one pixel row more than is allowed', async () => {
    const content = png({ width: 10_000, height: 5001 }, chunk('IDAT', packed(100)))
    await expectRefused(content, refusals.file.tooManyPixels)
  })

  it('refuses a JPG that says it is huge', async () => {
    const content = await noise(16, 16).jpeg().toBuffer()
    const frame = content.indexOf(Buffer.from([0xff, 0xc0]))
    content.writeUInt16BE(65_000, frame + 5)
    content.writeUInt16BE(65_000, frame + 7)
    await expectRefused(content, refusals.file.tooManyPixels)
  })

  it('refuses a PNG with fewer pixels than it says', async () => {
    const content = png({ width: 5000, height: 5000 }, chunk('IDAT', packed(100)))
    await expectRefused(content, refusals.file.broken)
  })
})

describe('POST /file/upload of a broken file', () => {
  it.each(['jpeg', 'png'] as const)('refuses a %s that ends too early', async (type) => {
    const whole = await noise(200, 200).toFormat(type).toBuffer()
    for (const share of [0.01, 0.3, 0.9])
      await expectRefused(whole.subarray(0, 20 + whole.length * share), refusals.file.broken)
    await expectRefused(whole.subarray(0, -2), refusals.file.broken)
  })

  it('refuses a PNG with a changed byte', async () => {
    const content = await noise(200, 200).png().toBuffer()
    content[content.length >> 1]! ^= 0xff
    await expectRefused(content, refusals.file.broken)
  })

  it.each([
    ['89504e470d0a1a0a', fileMessages.kind],
    ['ffd8ffe000104a46494600', refusals.file.broken],
    ['ffd8ffd9', refusals.file.broken],
  ])('refuses the beginning %s alone', (hex, message) =>
    expectRefused(Buffer.from(hex, 'hex'), message),
  )
})

describe('POST /file/upload of a picture that is something else too', () => {
  const after = async (tail: Buffer | string, type: 'jpeg' | 'png' = 'jpeg') =>
    Buffer.concat([await noise(20, 20).toFormat(type).toBuffer(), Buffer.from(tail)])

  it.each([
    ['a ZIP', Buffer.concat([Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)])],
    ['a RAR', Buffer.from('Rar!\u001a\u0007\u0001\0')],
    ['a 7z', Buffer.from('377abcaf271c0004', 'hex')],
    ['a page', Buffer.from('<HTML><body>')],
    ['a script', Buffer.from('*/alert(1)//<ScRiPt src=x>')],
    ['PHP', Buffer.from('<?php system($_GET[0]);')],
  ])('refuses %s at its end', async (_, tail) => {
    for (const type of ['jpeg', 'png'] as const)
      await expectRefused(await after(tail, type), refusals.file.mixed)
  })

  it('refuses one that hides in a comment or at the beginning', async () => {
    const whole = await noise(20, 20).png().toBuffer()
    const comment = chunk('tEXt', Buffer.from('Comment\0<script>alert(1)</script>'))
    const inside = Buffer.concat([whole.subarray(0, 33), comment, whole.subarray(33)])
    await expectRefused(inside, refusals.file.mixed)
    const pdf = chunk('tEXt', Buffer.from('Title\0%PDF-1.7'))
    const first = Buffer.concat([whole.subarray(0, 33), pdf, whole.subarray(33)])
    await expectRefused(first, refusals.file.mixed)
  })

  it('refuses a GIF that is a script', () =>
    expectRefused('GIF89a/*\0\0\0\0*/=1;alert(1)', fileMessages.kind))
})

describe('POST /file/upload of a hostile SVG', () => {
  const cases: [string, Buffer | string, string][] = [
    ['a script', svg('<script>alert(1)</script>'), refusals.file.script],
    ['a handler', svg('<rect onload="alert(1)"/>'), refusals.file.script],
    [
      'an outside picture',
      svg('<image href="https://kotu.example/a.png"/>'),
      refusals.file.reference,
    ],
    ['a file of ours', svg('<image xlink:href="/etc/passwd"/>'), refusals.file.reference],
    ['an outside style', svg('<style>@import "//kotu.example"</style>'), refusals.file.reference],
    [
      'an entity',
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>').toString()}`,
      refusals.file.entity,
    ],
    [
      'an animation',
      svg('<rect><animate attributeName="x" dur="1s"/></rect>'),
      refusals.file.animated,
    ],
    ['a huge size', svg('', 'width="100000" height="100000"'), refusals.file.tooManyPixels],
    ['no size', svg('', 'width="0" height="0"'), refusals.file.broken],
    ['no end', svg('<g>').subarray(0, -6), refusals.file.broken],
  ]

  it.each(cases)('refuses one with %s', (_, content, message) =>
    expectRefused(content, message, 'a.svg'),
  )
})

describe('POST /file/upload of harmless things that look odd', () => {
  it('takes what a phone adds behind a photo, and drops it', async () => {
    const photo = await plain(40, 30).jpeg().toBuffer()
    const film = Buffer.from('\0\0\0\u0018ftypmp42-GIZLI-FILM', 'latin1')
    const { status, body } = await site.call({
      method: 'POST',
      url: '/api/file/upload',
      as: member,
      ...form({ content: Buffer.concat([photo, film]) }),
    })
    expect(status).toBe(201)
    const stored = await site.app.inject({ url: body.url })
    expect(stored.rawPayload.includes('GIZLI')).toBe(false)
    await site.database.deleteFrom('uploads').execute()
    await site.storage.removeFolder(body.url.split('/')[2])
  })

  it('does not unpack what it does not need', async () => {
    const bomb = packed(200_000_000)
    const content = png(
      { width: 10, height: 10 },
      chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), bomb])),
      chunk('IDAT', packed(110)),
    )
    const before = process.memoryUsage().rss
    const { status, body } = await site.call({
      method: 'POST',
      url: '/api/file/upload',
      as: member,
      ...form({ content }),
    })
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
    expect(status).toBe(201)
    await site.database.deleteFrom('uploads').execute()
    await site.storage.removeFolder(body.url.split('/')[2])
  })
})
