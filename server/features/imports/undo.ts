import type { Transaction } from '../../database/connection.ts'
import { markDeleted } from '../writing/writing.public.ts'
import { forgetUndone, lockUnchanged } from './imports.sql.ts'

const kept = { what: 'Sonradan değiştirdiğiniz için silinmedi.', where: '' }

/** All posts of an import together; what its member has worked on since is theirs and stays. */
export async function undoPosts(transaction: Transaction, importId: number): Promise<void> {
  await markDeleted(transaction, ...(await lockUnchanged(transaction, importId)))
  await forgetUndone(transaction, importId, kept)
}
