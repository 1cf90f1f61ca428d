export { type FileParts, keepUpload } from './new-upload.ts'
export { keepUploads, unknownUploads } from './files.sql.ts'
export { keepUpload } from './new-upload.ts'
