import type { updateUser } from '../../../core/contracts/accounts.ts'
import type { ValidInputOf } from '../../../core/endpoint.ts'
import { uploadIdOf } from '../../../core/pictures/pictures.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { isTaken } from '../../database/failures.ts'
import { invalid } from '../../errors.ts'
import type { Caller } from '../../http/call.ts'
import type { Jobs } from '../../jobs/queue.ts'
import { refusals } from '../../messages.ts'
import type { Remote } from '../../remote/remote.ts'
import { unknownUploads } from '../files/files.public.ts'
import { setMessagesFrom } from './accounts.sql.ts'
import { passwordChange } from './change-password.ts'
import { emailChange } from './email-change.ts'
import { indexAuthor } from './index-author.ts'
import { type ProfileChanges, updateProfile } from './profile.sql.ts'
import { socialChange } from './social-accounts.ts'

interface ChangeParts {
  database: Database
  jobs: Jobs
  remote: Remote
}

/** What somebody changes of themselves in one call is changed together or not at all. */
export async function changeAccount(
  parts: ChangeParts,
  caller: Caller,
  changes: ValidInputOf<typeof updateUser>['body'],
): Promise<void> {
  const { email, messagesFrom, password, currentPassword, socialAccounts, ...profile } = changes
  const changePassword =
    password && (await passwordChange(parts, caller, { password, currentPassword }))
  const changeEmail = email && (await emailChange(parts, caller, { email, currentPassword }))
  const changeSocial = socialAccounts && (await socialChange(parts, caller.id, socialAccounts))
  await parts.database.write(async (transaction) => {
    if (changeSocial) await changeSocial(transaction)
    if (changePassword) await changePassword(transaction)
    if (messagesFrom !== undefined) await setMessagesFrom(transaction, caller.id, messagesFrom)
    if (changeEmail) await changeEmail(transaction)
    await changeProfile(transaction, parts.jobs, caller.id, profile)
  })
}

async function changeProfile(
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
