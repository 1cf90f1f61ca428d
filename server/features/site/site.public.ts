export { currentSite } from './current-site.ts'
export { selectSettings } from './site.sql.ts'
