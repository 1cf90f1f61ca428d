import { pictureOf } from '../pictures/pictures.ts'
import { isPlaceholder, uploadPath } from './addresses.ts'
import { attribute, escapeHtml } from './escape.ts'
import { type ChosenSize, chosenSizes, pictureSizes } from './picture-sizes.ts'
import type { GalleryEntry, ImageEntry, Picture } from './types.ts'

/** How wide a picture gets on the page, which keeps a margin; in a gallery it is half the measure. */
const sizes = {
  small: `${pictureSizes.small.width}px`,
  normal: `(max-width: 728px) 100vw, ${pictureSizes.normal.width}px`,
  wide: `(max-width: 1056px) 100vw, ${pictureSizes.wide.width}px`,
  half: '(max-width: 728px) 50vw, 336px',
} as const

const pixels = (value: unknown): number | null =>
  Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : null

export function imageHtml({ data }: ImageEntry): string | null {
  const size = sizeOf(data.size)
  const image = pictureHtml(data, size ?? 'normal')
  if (image === null) return null
  const link = linkToWhole(data, data.key, 'Görseli büyüt')
  return `<figure class="image${size ? ` ${size}` : ''}"><a${link}>${image}</a>${captionHtml(data)}</figure>`
}

/** Whatever another version may have written there. */
const sizeOf = (size: unknown): ChosenSize | undefined => chosenSizes.find((each) => each === size)

export function galleryHtml({ data }: GalleryEntry): string | null {
  const items = data.images.map((picture, index) => galleryItem(picture, index, data.key))
  const shown = items.filter((item) => item !== null)
  if (shown.length === 0) return null
  const label = attribute('aria-label', `Galeri: ${shown.length} görsel`)
  return `<figure class="gallery" role="group"${label}>${shown.join('')}</figure>`
}

function galleryItem(picture: Picture, index: number, key: string): string | null {
  const image = pictureHtml(picture, 'half')
  if (image === null) return null
  const link = linkToWhole(picture, key, `${index + 1}. görseli büyüt`)
  return `<figure><a${link}>${image}</a>${captionHtml(picture)}</figure>`
}

/** Where scripts run, it is shown large over the page; without them this is a plain link. */
function linkToWhole(picture: Picture, key: string, name: string): string {
  const known = pictureOf(picture.src)
  const { width, height } = known ?? picture
  return (
    attribute('href', known?.variants.at(-1)!.url ?? picture.src) +
    attribute('data-lightbox', key) +
    attribute('data-width', pixels(width)) +
    attribute('data-height', pixels(height)) +
    // A link needs a name, also when its picture has none.
    attribute('aria-label', picture.alt ? null : name)
  )
}

/** The path of a picture we made says everything about it; what its author says counts for others. */
function pictureHtml(picture: Picture, size: keyof typeof sizes): string | null {
  const known = pictureOf(picture.src)
  if (known === null) return imgTag(picture, size)
  const { src, width, height, srcset } = known
  const image = imgTag({ ...picture, src, width, height, variants: undefined }, size)
  return `<picture><source type="image/webp"${attribute('srcset', srcset)}${attribute('sizes', sizes[size])}>${image}</picture>`
}

/** Null for a picture that was not uploaded here. */
function imgTag(picture: Picture, size: keyof typeof sizes): string | null {
  const src = uploadPath(picture.src)
  if (src === null) return null
  const srcset = srcsetOf(picture)
  return `<img${attribute('src', src)}${attribute('srcset', srcset)}${attribute('sizes', srcset && sizes[size])} alt="${escapeHtml(picture.alt)}"${attribute('width', pixels(picture.width))}${attribute('height', pixels(picture.height))} loading="lazy" decoding="async"${attribute('style', placeholderStyle(picture.placeholder))}>`
}

function srcsetOf(picture: Picture): string | null {
  if (!Array.isArray(picture.variants)) return null
  const byWidth = new Map<number, string>()
  for (const { url, width } of [...picture.variants, { url: picture.src, width: picture.width }]) {
    const path = uploadPath(url)
    const wide = pixels(width)
    if (path !== null && wide !== null) byWidth.set(wide, path)
  }
  if (byWidth.size < 2) return null
  return [...byWidth]
    .sort(([one], [other]) => one - other)
    .map(([width, path]) => `${path} ${width}w`)
    .join(', ')
}

function placeholderStyle(placeholder: unknown): string | null {
  if (!isPlaceholder(placeholder)) return null
  return placeholder.startsWith('#')
    ? `background-color:${placeholder}`
    : `background-image:url(${placeholder})`
}

const captionHtml = ({ caption }: Picture): string =>
  caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : ''
