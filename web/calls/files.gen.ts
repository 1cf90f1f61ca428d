// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/files.ts'

export const uploadFile: CallOf<typeof contract.uploadFile> = { method: 'POST', path: '/file/upload', status: 201 }
