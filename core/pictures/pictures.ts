/**
 * Where a picture that was uploaded here lives, and in which sizes. All of it can be read off the
 * path alone, `/uploads/<id>_<width>x<height>/<file width>.<type>`, so that a page knows the size
 * and every rendition of a picture without asking.
 */

export interface Size {
  width: number
  height: number
}

/** The largest one that is kept; WebP knows no side above 16383. */
export const largestPicture: Size = { width: 2560, height: 16_383 }
const mostPixels = 20_000_000

const steps = [320, 640, 960, 1280, 1920, 2560]

/** For what cannot show WebP, and for other sites: feeds, cards, search engines. */
const largestFallback = 1280

export const pictureTypes = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' } as const
export type PictureType = keyof typeof pictureTypes

/** What is kept of a picture of this size: never more than there was. */
export function keptSize({ width, height }: Size): Size {
  const scale = Math.min(
    1,
    largestPicture.width / width,
    largestPicture.height / height,
    Math.sqrt(mostPixels / (width * height)),
  )
  return scaled({ width, height }, scale)
}

function scaled({ width, height }: Size, scale: number): Size {
  const side = (pixels: number): number => Math.max(1, Math.round(pixels * scale))
  return { width: side(width), height: side(height) }
}

/** The widths in which a picture is kept, narrow first; the last one is its own. */
export const pictureWidths = (width: number): number[] => [
  ...steps.filter((step) => step < width),
  width,
]

export const fallbackWidth = (width: number): number => Math.min(width, largestFallback)

/** The size of the rendition of this width. */
export const sizeAt = (size: Size, width: number): Size => ({
  ...scaled(size, width / size.width),
  width,
})

const root = '/uploads/'

export const pictureFolder = (id: string, { width, height }: Size): string =>
  `${id}_${width}x${height}`

export const picturePath = (folder: string, width: number, type: PictureType): string =>
  `${root}${folder}/${width}.${type}`

interface PictureFile extends Size {
  id: string
  folder: string
  type: PictureType
}

const shape = /^\/uploads\/(([0-9a-f]{32})_([1-9]\d{0,3})x([1-9]\d{0,4}))\/([1-9]\d{0,3})\.(\w+)$/

/** What a path says of itself, or null when it is no path of ours. */
export function pictureFile(path: unknown): PictureFile | null {
  const parts = typeof path === 'string' ? shape.exec(path) : null
  if (parts === null) return null
  const [, folder = '', id = '', ...rest] = parts
  const [width = 0, height = 0, fileWidth = 0] = rest.map(Number)
  const type = rest[3] ?? ''
  if (!Object.hasOwn(pictureTypes, type)) return null
  if (width > largestPicture.width || height > largestPicture.height) return null
  const isKept =
    type === 'webp' ? pictureWidths(width).includes(fileWidth) : fileWidth === fallbackWidth(width)
  return isKept ? { id, folder, width, height, type: type as PictureType } : null
}

export interface UploadedPicture extends Size {
  /** For whoever does not know WebP. */
  src: string
  /** The WebP renditions, narrow first. */
  variants: { url: string; width: number }[]
  srcset: string
}

/** Everything a page needs to show the picture at this path, or null when it was not made here. */
export function pictureOf(path: unknown): UploadedPicture | null {
  const file = pictureFile(path)
  if (file === null) return null
  const { folder, width, height } = file
  const variants = pictureWidths(width).map((each) => ({
    url: picturePath(folder, each, 'webp'),
    width: each,
  }))
  const srcset = variants.map(({ url, width: wide }) => `${url} ${wide}w`).join(', ')
  return { width, height, src: path as string, variants, srcset }
}

/** The id of the upload that a path belongs to, or null. */
export const uploadIdOf = (path: unknown): string | null => pictureFile(path)?.id ?? null
