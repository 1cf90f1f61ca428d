export { mailSecurityNotice } from './accounts.jobs.ts'
export { requireCurrentPassword } from './current-password.ts'
export { signIn } from './deletion.ts'
