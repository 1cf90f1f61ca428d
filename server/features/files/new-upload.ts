import { randomBytes } from 'node:crypto'
import type { UploadedFile } from '../../../core/contracts/files.ts'
import {
  fallbackWidth,
  pictureFolder,
  pictureOf,
  picturePath,
  pictureTypes,
} from '../../../core/pictures/pictures.ts'
import type { Database } from '../../database/connection.ts'
import type { Picture } from '../../files/picture.ts'
import { checkStillThere } from '../../files/still-there.ts'
import type { Storage } from '../../files/storage.ts'
import type { ReceivedFile } from '../../http/upload.ts'
import { deleteUpload, insertUpload } from './files.sql.ts'

export interface FileParts {
  database: Database
  storage: Storage
}

/** 128 random bits: whoever was not told the address of a picture does not find it. */
const newId = (): string => randomBytes(16).toString('hex')

/**
 * First the row, then the files it names: what a dying process leaves behind is an upload that
 * nothing shows, and goes with those. When anything else fails, neither is left.
 */
export async function keepUpload(
  { database, storage }: FileParts,
  userId: number,
  { bytes, signal }: ReceivedFile,
): Promise<UploadedFile> {
  // The decoders are the heaviest part of the server: loaded with the first upload.
  const { makePicture } = await import('../../files/picture.ts')
  const picture = await makePicture(bytes, signal)
  const id = newId()
  const folder = pictureFolder(id, picture)
  checkStillThere(signal)
  await insertUpload(database, rowOf(id, userId, picture))
  try {
    for (const { name, content, mime } of picture.files) {
      checkStillThere(signal)
      await storage.write(`${folder}/${name}`, content, mime)
    }
    checkStillThere(signal)
  } catch (error) {
    // What went wrong first is what must be told; what cannot be removed now keeps its row.
    await giveUp({ database, storage }, id, folder).catch(() => undefined)
    throw error
  }
  return answerFor(id, folder, picture)
}

async function giveUp({ database, storage }: FileParts, id: string, folder: string): Promise<void> {
  await storage.removeFolder(folder)
  await deleteUpload(database, id)
}

const rowOf = (id: string, userId: number, picture: Picture) => ({
  id,
  userId,
  width: picture.width,
  height: picture.height,
  bytes: picture.files.reduce((sum, { content }) => sum + content.length, 0),
  mime: pictureTypes[picture.fallback],
  placeholder: picture.placeholder,
})

function answerFor(id: string, folder: string, picture: Picture): UploadedFile {
  const url = picturePath(folder, fallbackWidth(picture.width), picture.fallback)
  const { width, height, variants } = pictureOf(url)!
  return {
    '@id': url,
    '@type': 'File',
    id,
    url,
    width,
    height,
    mime: pictureTypes[picture.fallback],
    variants,
    placeholder: picture.placeholder,
  }
}
