export { recordAct } from './audit-log.ts'
export { changeSuspension, restoreMember, suspendMember } from './suspension.ts'
export { selectSuspension, setDecision } from './suspension.sql.ts'
