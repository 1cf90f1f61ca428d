export { recordAct } from './audit-log.ts'
export { restoreMember, suspendMember } from './suspension.ts'
export { selectSuspension, type Suspension } from './suspension.sql.ts'
