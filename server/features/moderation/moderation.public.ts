export { recordAct } from './audit-log.ts'
export { restoreMember, suspendMember } from './suspension.ts'
export { selectSuspension, setDecision } from './suspension.sql.ts'
