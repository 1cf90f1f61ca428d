export { recordAct } from './audit-log.ts'
export { restoreMember, suspendMember } from './suspension.ts'
export { selectSuspension, setDecision, type Suspension } from './suspension.sql.ts'
