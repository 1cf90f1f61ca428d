import { refusals } from '../messages.ts'
import sharp, { type Sharp, type SharpOptions } from 'sharp'
import { invalid } from '../errors.ts'
import { fileLimits } from '../../core/contracts/files.ts'
import {
  fallbackWidth,
  keptSize,
  pictureTypes,
  pictureWidths,
  type Size,
  sizeAt,
} from '../../core/pictures/pictures.ts'
import { kindOf } from './kinds.ts'
import { checkStillThere } from './still-there.ts'
import { drawSvg } from './svg/draw.ts'
import { turns } from '../turns.ts'

// Only what we have recognised reaches a decoder; the others are not even there to be attacked.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] })
sharp.cache(false)
sharp.concurrency(1)

export interface PictureFile {
  /** `640.webp`. */
  name: string
  mime: string
  content: Buffer
}

export interface Picture extends Size {
  fallback: 'jpg' | 'png'
  placeholder: string | null
  files: PictureFile[]
}

/** Two at a time leave most of the machine to readers, whatever arrives. */
const inTurn = turns(2, 50)

/** An uploaded file in all the renditions we keep of it; nothing of it but its pixels is in them. */
export const makePicture = (bytes: Buffer, signal: AbortSignal): Promise<Picture> =>
  inTurn(async () => {
    checkStillThere(signal)
    const pixels = await pixelsOf(await decodable(bytes)).catch(refuse)
    return renditionsOf(pixels, signal)
  })

async function decodable(bytes: Buffer): Promise<Buffer> {
  const kind = await kindOf(bytes)
  return kind === 'svg' ? drawSvg(bytes) : bytes
}

const options: SharpOptions = {
  limitInputPixels: fileLimits.pixels,
  failOn: 'error',
  sequentialRead: true,
}
const mostSeconds = 30

interface Pixels extends Size {
  image: () => Sharp
  isOpaque: boolean
}

/** Upright and in the colours of the web, at the largest size that we keep. */
async function pixelsOf(bytes: Buffer): Promise<Pixels> {
  const { autoOrient } = await sharp(bytes, options).metadata()
  const { width, height } = keptSize(autoOrient)
  const { data, info } = await sharp(bytes, options)
    .timeout({ seconds: mostSeconds })
    .autoOrient()
    .resize(width, height, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { channels } = info
  const image = () => sharp(data, { raw: { width, height, channels } })
  const isOpaque = channels < 4 || (await image().stats()).isOpaque
  return { width, height, isOpaque, image: () => (isOpaque ? image().removeAlpha() : image()) }
}

async function renditionsOf(pixels: Pixels, signal: AbortSignal): Promise<Picture> {
  const { width, height, isOpaque } = pixels
  const fallback = isOpaque ? 'jpg' : 'png'
  const files: PictureFile[] = []
  const add = async (type: keyof typeof encoders, fileWidth: number): Promise<void> => {
    checkStillThere(signal)
    const size = sizeAt({ width, height }, fileWidth)
    const image = pixels.image().resize(size.width, size.height, { fit: 'fill' })
    const content = await encoders[type](image).timeout({ seconds: mostSeconds }).toBuffer()
    files.push({ name: `${fileWidth}.${type}`, mime: pictureTypes[type], content })
  }
  // One after the other: each is a large picture in memory.
  for (const each of pictureWidths(width)) await add('webp', each)
  await add(fallback, fallbackWidth(width))
  const placeholder = isOpaque ? await placeholderOf(pixels) : null
  return { width, height, fallback, placeholder, files }
}

const encoders = {
  // Half the time of the usual effort for three hundredths more bytes.
  webp: (image: Sharp) => image.webp({ quality: 80, alphaQuality: 90, effort: 2 }),
  jpg: (image: Sharp) => image.jpeg({ quality: 80, progressive: true }),
  png: (image: Sharp) => image.png({ compressionLevel: 9 }),
}

/** Some hundred bytes, which a page can carry along; behind what is transparent it would shine through. */
async function placeholderOf({ image }: Pixels): Promise<string> {
  const tiny = await image()
    .resize(16, 16, { fit: 'inside' })
    .webp({ quality: 20, effort: 6 })
    .toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

/** What a decoder complains about is wrong with the file. */
function refuse(error: Error): never {
  const isTooLarge = error.message.includes('pixel limit')
  throw invalid('file', isTooLarge ? refusals.file.tooManyPixels : refusals.file.broken)
}
