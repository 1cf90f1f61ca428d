export { keepUploads, unknownUploads } from './files.sql.ts'
export { type FileParts, keepUpload } from './new-upload.ts'
