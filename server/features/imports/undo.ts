import type { Transaction } from '../../database/connection.ts'
import { markDeleted } from '../writing/writing.public.ts'
import { forgetUndone, lockUnchanged } from './import-items.sql.ts'

const kept = { what: 'Sonradan değiştirdiğiniz için silinmedi.', where: '' }

/** All posts of an import together; what its member has worked on since is theirs and stays. */
export async function undoPosts(transaction: Transaction, importId: number): Promise<number[]> {
  const ids = await lockUnchanged(transaction, importId)
  await markDeleted(transaction, ...ids)
  await forgetUndone(transaction, importId, kept)
  return ids
}

/** A file that is refused on the way leaves nothing behind, not even among what was deleted. */
export async function erasePosts(transaction: Transaction, importId: number): Promise<void> {
  const ids = await undoPosts(transaction, importId)
  if (ids.length > 0) await transaction.deleteFrom('posts').where('id', 'in', ids).execute()
}
