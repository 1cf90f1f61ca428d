import type { Database } from '../../database/connection.ts'
import type { Storage } from '../../files/storage.ts'
import type { Mailer } from '../../mail/mailer.ts'
import { archiveName, deleteImport } from '../imports/imports.public.ts'
import {
  deleteAbout,
  deleteJobsOf,
  deleteMember,
  deletePostsOf,
  deleteUnusedTags,
  leaveEmptyName,
  selectDue,
  selectImportsOf,
  selectTagsOf,
} from './erasure.sql.ts'

interface ErasureParts {
  database: Database
  archives: Storage
  mailer: Mailer
}

/** Erases those whose time has come; what a killed process left is taken up by the next run. */
export async function eraseDue(parts: ErasureParts): Promise<void> {
  const failures: unknown[] = []
  // One who cannot be erased must not keep the others here.
  for (const userId of await selectDue(parts.database))
    await erase(parts, userId).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'Some members could not be erased')
}

/**
 * Files go before the row by which they are found, and what there may be much of goes in parts. Pictures that nothing shows
 * any more go with the chore that removes such uploads.
 */
async function erase({ database, archives, mailer }: ErasureParts, userId: number): Promise<void> {
  const tags = await selectTagsOf(database, userId)
  await archives.removeFolder(String(userId))
  for (const id of await selectImportsOf(database, userId)) {
    await archives.remove(archiveName(id))
    await deleteImport(database, id)
  }
  await deleteAbout(database, userId)
  await deletePostsOf(database, userId)
  const gone = await database.write(async (transaction) => {
    await leaveEmptyName(transaction, userId)
    await deleteUnusedTags(transaction, tags)
    const member = await deleteMember(transaction, userId)
    if (member !== undefined) await deleteJobsOf(transaction, userId, member.email)
    return member
  })
  if (gone !== undefined) await mailer.forget(gone)
}
