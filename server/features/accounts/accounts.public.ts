export { mailSecurityNotice } from './accounts.jobs.ts'
export { insertSession } from './accounts.sql.ts'
export { requireCurrentPassword } from './current-password.ts'
