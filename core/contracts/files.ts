import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { itemShape } from '../hydra.ts'
import { pictureTypes } from '../pictures/pictures.ts'
import { formatNumber } from '../turkish/numbers.ts'

const megabyte = 1024 * 1024
export const megapixel = 1_000_000

export const fileLimits = {
  bytes: 15 * megabyte,
  pixels: 50 * megapixel,
  /** Uploads that nothing shows are removed after this time. */
  unusedHours: 24,
} as const

/** For the `accept` of a file field; the server looks at the content. */
export const acceptedFiles = 'image/png,image/jpeg,image/svg+xml,.png,.jpg,.jpeg,.svg'

export const fileMessages = {
  empty: 'Dosya boş.',
  kind: 'Yalnızca SVG, PNG ve JPG görselleri yüklenebilir.',
  tooLarge: `Dosya en çok ${formatNumber(fileLimits.bytes / megabyte)} MB olabilir.`,
  stopped: 'Yükleme yarıda kesildi.',
} as const

export const fileShape = z.object({
  ...itemShape('File'),
  id: z.string(),
  /** The fallback, which everything can show; the variants are WebP. */
  url: z.string(),
  width: z.int(),
  height: z.int(),
  mime: z.enum([pictureTypes.jpg, pictureTypes.png]),
  variants: z.array(z.object({ url: z.string(), width: z.int() })),
  /** A tiny picture to stand in its place; none behind what is transparent. */
  placeholder: z.nullable(z.string()),
})
export type UploadedFile = z.infer<typeof fileShape>

export const uploadFile = endpoint({
  name: 'uploadFile',
  resource: 'File',
  summary:
    'Bir SVG, PNG ya da JPG görseli yükler; bir gün içinde hiçbir yerde kullanılmazsa silinir.',
  method: 'POST',
  path: '/file/upload',
  who: 'confirmed',
  limit: 'upload',
  status: 201,
  upload: 'picture',
  answer: fileShape,
})
