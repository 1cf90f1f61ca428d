import { readdir, readFile } from 'node:fs/promises'
import { type PictureType, pictureTypes, uploadIdOf } from '../core/pictures/pictures.ts'
import type { Storage } from '../server/files/storage.ts'
import { allPictures } from './pictures.ts'
import type { DemoPost } from './records.ts'

const kept = new URL('pictures/', import.meta.url)

/** Puts the files of every picture where uploads are kept, and gives the rows that name them. */
export async function loadPictures(storage: Storage): Promise<object[]> {
  return Promise.all(
    allPictures.map(async ({ folder, ...picture }) => {
      const from = new URL(`${picture.name}/`, kept)
      const sizes = (await readdir(from)).map(async (file) => {
        const content = await readFile(new URL(file, from))
        const type = file.slice(file.lastIndexOf('.') + 1) as PictureType
        await storage.write(`${folder}/${file}`, content, pictureTypes[type])
        return content.length
      })
      const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
      return { ...picture, bytes }
    }),
  )
}

/** A picture that no post is noted to show is removed after a day. */
export function uploadsShownBy({ id, cover, entries }: DemoPost): object[] {
  const paths = entries.flatMap((entry) => {
    if (entry.type === 'image') return [entry.data.src]
    return entry.type === 'gallery' ? entry.data.images.map(({ src }) => src) : []
  })
  const shown = new Set([cover, ...paths].map(uploadIdOf).filter((upload) => upload !== null))
  return [...shown].map((uploadId) => ({ postId: id, uploadId }))
}
