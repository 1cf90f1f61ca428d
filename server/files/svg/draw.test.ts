import { refusals } from '../../messages.ts'
import { writeFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawSvg } from './draw.ts'

const svg = (inside: string, attributes = 'width="40" height="20"'): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`)

async function drawn(drawing: Buffer): Promise<{ width: number; height: number }> {
  const { width, height, format } = await sharp(await drawSvg(drawing)).metadata()
  expect(format).toBe('png')
  return { width, height }
}

const refusal = (message: string) => ({ violations: [{ propertyPath: 'file', message }] })

describe('a drawing', () => {
  it.each([
    ['width="24" height="24"', { width: 1280, height: 1280 }],
    ['viewBox="0 0 900 300"', { width: 1800, height: 600 }],
    ['width="100%" height="100%" viewBox="0 0 10 20"', { width: 640, height: 1280 }],
    ['width="5000" height="2500"', { width: 2560, height: 1280 }],
  ])('with %s is sharp, and no larger than what is kept', async (attributes, size) => {
    expect(await drawn(svg('<rect width="9" height="9"/>', attributes))).toEqual(size)
  })

  it('may hold a picture of its own', async () => {
    const red = sharp({ create: { width: 4, height: 4, channels: 3, background: '#ff0000' } })
    const data = (await red.png().toBuffer()).toString('base64')
    const image = `<image width="40" height="20" href="data:image/png;base64,${data}"/>`
    const { data: pixels } = await sharp(await drawSvg(svg(image)))
      .raw()
      .toBuffer({ resolveWithObject: true })
    // In the middle: the picture is square and its place is not.
    const middle = 4 * (320 * 1280 + 640)
    expect([...pixels.subarray(middle, middle + 4)]).toEqual([255, 0, 0, 255])
  })

  it('never opens a file of ours, which the library would', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hokka-svg-'))
    const file = join(folder, 'a.png')
    const red = sharp({ create: { width: 4, height: 4, channels: 3, background: '#ff0000' } })
    writeFileSync(file, await red.png().toBuffer())
    const drawing = svg(`<image width="20" height="20" href="${file}"/>`, 'width="20" height="20"')
    expect([...new Resvg(drawing).render().pixels.subarray(0, 4)]).toEqual([255, 0, 0, 255])
    await expect(drawSvg(drawing)).rejects.toMatchObject(refusal(refusals.file.reference))
    rmSync(folder, { recursive: true })
  })

  it('that takes too long is ended', async () => {
    const endless = svg(
      '<filter id="f"><feTurbulence baseFrequency="0.05" numOctaves="1000"/></filter><rect width="40" height="20" filter="url(#f)"/>',
    )
    await expect(drawSvg(endless, 1)).rejects.toMatchObject(refusal(refusals.file.tooComplex))
  })

  it('that takes too much memory is ended', async () => {
    const layers = svg(
      `${'<g opacity="0.9">'.repeat(190)}<rect width="40" height="40"/>${'</g>'.repeat(190)}`,
      'width="40" height="40" viewBox="0 0 40 40"',
    )
    await expect(drawSvg(layers)).rejects.toMatchObject(refusal(refusals.file.tooComplex))
  })

  it('that repeats itself without end is refused', async () => {
    const levels = Array.from({ length: 12 }, (_, level) => {
      const uses = `<use href="#g${level}"/>`.repeat(10)
      return `<g id="g${level + 1}">${uses}</g>`
    })
    const many = svg(`<defs><g id="g0"><rect/></g>${levels.join('')}</defs><use href="#g12"/>`)
    await expect(drawSvg(many)).rejects.toMatchObject({ status: 422 })
  })

  it('does not wait for somebody who sends more than is read', async () => {
    const long = Buffer.concat([Buffer.from('<svg><script>'), Buffer.alloc(5_000_000, 65)])
    await expect(drawSvg(long)).rejects.toMatchObject(refusal(refusals.file.script))
  })
})
