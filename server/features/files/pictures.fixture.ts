import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A picture with something to see in it, so that no encoder has an easy time. */
export const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#0b6e8f',
      noise: { type: 'gaussian', mean: 120, sigma: 30 },
    },
  })

export const plain = (width: number, height: number, background: object | string = '#d99a1b') =>
  sharp({ create: { width, height, channels: 4, background: background as string } })

/** One PNG, chunk by chunk: sharp writes none that lie. */
export function png(
  { width, height, colour = 0 }: { width: number; height: number; colour?: number },
  ...more: Buffer[]
): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  header[9] = colour
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...more,
    chunk('IEND', Buffer.alloc(0)),
  ])
}

export function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}

export const packed = (bytes: number): Buffer => deflateSync(Buffer.alloc(bytes))

export const svg = (inside: string, attributes = 'width="40" height="20"'): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`,
  )

interface Part {
  name?: string
  filename?: string | null
  type?: string
  content: Buffer | string
}

/** A form as a browser sends it. */
export function form(...parts: Part[]): { payload: Buffer; headers: Record<string, string> } {
  const boundary = `hokka${randomBytes(8).toString('hex')}`
  const payload = Buffer.concat([
    ...parts.flatMap(({ name = 'file', filename = 'a.png', type = 'image/png', content }) => [
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"` +
          (filename === null
            ? '\r\n\r\n'
            : `; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`),
      ),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ])
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}
