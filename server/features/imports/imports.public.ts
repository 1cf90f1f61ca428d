export { archiveName } from './archive-name.ts'
