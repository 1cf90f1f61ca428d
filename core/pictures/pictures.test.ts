import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { uploadPath } from '../document/addresses.ts'
import {
  fallbackWidth,
  keptSize,
  largestPicture,
  pictureFile,
  pictureFolder,
  pictureOf,
  picturePath,
  pictureWidths,
  sizeAt,
  uploadIdOf,
} from './pictures.ts'

const id = '0123456789abcdef0123456789abcdef'
const size = fc.record({
  width: fc.integer({ min: 1, max: largestPicture.width }),
  height: fc.integer({ min: 1, max: largestPicture.height }),
})

describe('the path of a picture', () => {
  it('says everything about it', () => {
    const folder = `/uploads/${id}_1400x700`
    expect(pictureOf(`${folder}/1280.jpg`)).toEqual({
      width: 1400,
      height: 700,
      src: `${folder}/1280.jpg`,
      variants: [320, 640, 960, 1280, 1400].map((width) => ({
        url: `${folder}/${width}.webp`,
        width,
      })),
      srcset: [320, 640, 960, 1280, 1400]
        .map((width) => `${folder}/${width}.webp ${width}w`)
        .join(', '),
    })
  })

  it('is read back as it was made, whatever the size, and may stand in a post', () => {
    fc.assert(
      fc.property(size, fc.constantFrom('jpg', 'png'), (size, type) => {
        const folder = pictureFolder(id, size)
        const fallback = picturePath(folder, fallbackWidth(size.width), type)
        const picture = pictureOf(fallback)!
        expect(picture).toMatchObject({ ...size, src: fallback })
        for (const path of [fallback, ...picture.variants.map(({ url }) => url)]) {
          expect(pictureFile(path)).toMatchObject({ id, folder, ...size })
          expect(uploadIdOf(path)).toBe(id)
          expect(uploadPath(path)).toBe(path)
        }
      }),
    )
  })

  it.each([
    `/uploads/${id}_100x50/101.webp`,
    `/uploads/${id}_100x50/320.webp`,
    `/uploads/${id}_2000x50/2000.jpg`,
    `/uploads/${id}_2561x50/320.webp`,
    `/uploads/${id}_100x16384/100.webp`,
    `/uploads/${id}_0x50/0.webp`,
    `/uploads/${id}_0100x50/100.webp`,
    `/uploads/${id}_100x50/100.gif`,
    `/uploads/${id}_100x50/100.svg`,
    `/uploads/${id}_100x50/100.constructor`,
    `/uploads/${id}_100x50/100.webp/`,
    `/uploads/${id}_100x50/../100.webp`,
    `/uploads/${id}_100x50//100.webp`,
    `/uploads/${id}_100x50/100.webp\n`,
    `//uploads/${id}_100x50/100.webp`,
    `https://ornek.com/uploads/${id}_100x50/100.webp`,
    `/uploads/${id.slice(1)}_100x50/100.webp`,
    `/uploads/${id.replace('a', 'A')}_100x50/100.webp`,
    '/uploads/a.png',
    '',
    null,
    undefined,
    7,
    {},
  ])('is not %j', (path) => {
    expect([pictureFile(path), pictureOf(path), uploadIdOf(path)]).toEqual([null, null, null])
  })

  it('is nothing that somebody makes up', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(pictureOf(`/uploads/${text}`)).toBeNull()
      }),
    )
  })
})

describe('the size that is kept', () => {
  it.each([
    [
      { width: 800, height: 600 },
      { width: 800, height: 600 },
    ],
    [
      { width: 5120, height: 2880 },
      { width: 2560, height: 1440 },
    ],
    [
      { width: 1000, height: 32_766 },
      { width: 500, height: 16_383 },
    ],
    [
      { width: 2560, height: 16_000 },
      { width: 1789, height: 11_180 },
    ],
    [
      { width: 50_000, height: 1 },
      { width: 2560, height: 1 },
    ],
  ])('of %j is %j', (size, kept) => expect(keptSize(size)).toEqual(kept))

  it('is never larger than allowed or than before, and keeps its shape', () => {
    const side = fc.integer({ min: 1, max: 50_000 })
    fc.assert(
      fc.property(side, side, (width, height) => {
        const kept = keptSize({ width, height })
        expect(kept.width).toBeLessThanOrEqual(Math.min(width, largestPicture.width))
        expect(kept.height).toBeLessThanOrEqual(Math.min(height, largestPicture.height))
        expect(kept.width).toBeGreaterThanOrEqual(1)
        expect(kept.height).toBeGreaterThanOrEqual(1)
        // Both sides are the same share of what they were, to the nearest pixel.
        const [across, down] = [kept.width / width, kept.height / height]
        expect(Math.abs(across - down)).toBeLessThanOrEqual(1 / width + 1 / height)
      }),
    )
  })
})

describe('the renditions', () => {
  it('go up to the picture itself, each with a height', () => {
    fc.assert(
      fc.property(size, (size) => {
        const widths = pictureWidths(size.width)
        expect(widths.at(-1)).toBe(size.width)
        expect(widths).toEqual([...new Set(widths)].sort((one, other) => one - other))
        for (const width of widths) {
          expect(sizeAt(size, width).width).toBe(width)
          expect(sizeAt(size, width).height).toBeGreaterThanOrEqual(1)
        }
      }),
    )
  })
})
