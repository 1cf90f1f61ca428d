export { openCase } from './cases.sql.ts'
