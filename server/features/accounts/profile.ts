import { uploadIdOf } from '../../../core/pictures/pictures.ts'
import type { Transaction } from '../../database/connection.ts'
import { isTaken } from '../../database/failures.ts'
import { invalid } from '../../errors.ts'
import type { Jobs } from '../../jobs/queue.ts'
import { refusals } from '../../messages.ts'
import { unknownUploads } from '../files/files.public.ts'
import { indexAuthor } from './index-author.ts'
import { type ProfileChanges, updateProfile } from './profile.sql.ts'

export async function changeProfile(
  transaction: Transaction,
  jobs: Jobs,
  userId: number,
  changes: ProfileChanges,
): Promise<void> {
  const { firstName, lastName, username, picture } = changes
  if (Object.values(changes).every((change) => change === undefined)) return
  if (picture) await requireUpload(transaction, picture)
  try {
    await updateProfile(transaction, userId, changes)
  } catch (error) {
    if (isTaken(error)) throw invalid('username', refusals.account.usernameTaken)
    throw error
  }
  // Posts are found by the name of their author.
  if (firstName !== undefined || lastName !== undefined || username !== undefined)
    await jobs.queue(transaction, indexAuthor, { userId })
}

async function requireUpload(transaction: Transaction, picture: string): Promise<void> {
  const unknown = await unknownUploads(transaction, [uploadIdOf(picture)!])
  if (unknown.length > 0) throw invalid('picture', refusals.post.unknownUpload)
}
