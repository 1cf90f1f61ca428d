import type { Entry, Picture } from '../../../core/document/types.ts'
import { fallbackWidth, pictureFile } from '../../../core/pictures/pictures.ts'

export interface ArchivedUpload {
  id: string
  width: number
  height: number
  mime: string
}

/** Of pictures that others uploaded: more than a writer copies, and little enough for the disk. */
export const mostOfOthers = 1000

/** The folder of pictures in an archive. */
const folder = 'resimler'

export interface ArchivedPicture {
  /** Of the storage. */
  stored: string
  /** In the archive. */
  path: string
}

/**
 * Where each picture stands in the archive: by the order in which they were uploaded, so that the same
 * pictures have the same names on another site.
 */
export function archivedPictures(uploads: readonly ArchivedUpload[]): Map<string, ArchivedPicture> {
  const entries = uploads.map(({ id, width, height, mime }, index) => {
    const type = mime === 'image/png' ? 'png' : 'jpg'
    const stored = `${id}_${width}x${height}/${fallbackWidth(width)}.${type}`
    return [id, { stored, path: `${folder}/${index + 1}.${type}` }] as const
  })
  return new Map(entries)
}

/** Gives the new address of a picture, or null to leave it as it is. */
export type NewAddress = (src: string) => string | null

export const inArchive =
  (pictures: ReadonlyMap<string, ArchivedPicture>): NewAddress =>
  (src) =>
    pictures.get(pictureFile(src)?.id ?? '')?.path ?? null

/** The same blocks with their pictures elsewhere; what is only derived from a picture is left out. */
export function withPictures(entries: readonly Entry[], newAddress: NewAddress): Entry[] {
  const moved = <Shown extends Picture>(picture: Shown): Shown => {
    const src = newAddress(picture.src)
    if (src === null) return picture
    const { variants: _, placeholder: __, ...rest } = picture
    return { ...rest, src } as Shown
  }
  return entries.map((entry) => {
    if (entry.type === 'image') return { ...entry, data: moved(entry.data) }
    if (entry.type !== 'gallery') return entry
    return { ...entry, data: { ...entry.data, images: entry.data.images.map(moved) } }
  })
}

/** The blocks without the pictures that are not there, and without galleries that have none left. */
export function withoutPictures(
  entries: readonly Entry[],
  isMissing: (src: string) => boolean,
): Entry[] {
  return entries.flatMap((entry): Entry[] => {
    if (entry.type === 'image') return isMissing(entry.data.src) ? [] : [entry]
    if (entry.type !== 'gallery') return [entry]
    const images = entry.data.images.filter(({ src }) => !isMissing(src))
    return images.length === 0 ? [] : [{ ...entry, data: { ...entry.data, images } }]
  })
}
