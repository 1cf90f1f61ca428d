export { importArchive } from './import-archive.ts'
