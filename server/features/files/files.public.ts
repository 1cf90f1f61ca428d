export { keepUploads, unknownUploads } from './files.sql.ts'
