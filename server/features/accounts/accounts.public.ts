export { mailSecurityNotice } from './accounts.jobs.ts'
export { requireCurrentPassword } from './current-password.ts'
export {
  confirmEmail,
  deleteMailLinks,
  deleteSessionsBut,
  findUser,
  insertMailLink,
} from './accounts.sql.ts'
export { invalidateMember, lockDeletions, settleContent } from './deletion.sql.ts'
export { beginDeletion, signIn, takeBackDeletion } from './deletion.ts'
