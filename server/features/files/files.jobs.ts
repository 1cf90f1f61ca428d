import { pictureFolder } from '../../../core/pictures/pictures.ts'
import { deleteUnused } from './files.sql.ts'
import type { FileParts } from './new-upload.ts'

/** As many as a bucket removes within the patience of a transaction. */
const atOnce = 20

/** Uploads that nothing shows after a day, row and files together; gives how many there were. */
export async function removeUnused({ database, storage }: FileParts): Promise<number> {
  let removed = 0
  for (let found = atOnce; found === atOnce; removed += found) {
    found = await database.write(async (transaction) => {
      const uploads = await deleteUnused(transaction, atOnce)
      // Before the commit: a file that cannot be removed now keeps its row for the next hour.
      for (const upload of uploads) await storage.removeFolder(pictureFolder(upload.id, upload))
      return uploads.length
    })
  }
  return removed
}
