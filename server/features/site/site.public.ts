export { type CurrentSite, currentSite } from './current-site.ts'
export { selectSettings } from './site.sql.ts'
