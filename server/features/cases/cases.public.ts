export { forgetHeld, openCase } from './cases.sql.ts'
export { recordSuspension } from './decisions.ts'
