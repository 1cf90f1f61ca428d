export { importArchive, type ImportedArchive } from './import-archive.ts'
