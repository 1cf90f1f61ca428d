export { lockBetween } from './following.sql.ts'
