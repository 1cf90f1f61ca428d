import { uploadFile } from '../../../core/contracts/files.ts'
import { type Route, serve } from '../../http/call.ts'
import { type FileParts, keepUpload } from './new-upload.ts'

export function fileRoutes(parts: FileParts): Route[] {
  return [serve(uploadFile, ({ caller, file }) => keepUpload(parts, caller.id, file))]
}
