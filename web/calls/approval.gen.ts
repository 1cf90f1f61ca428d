// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/approval.ts'

export const getPostNote: CallOf<typeof contract.getPostNote> = { method: 'GET', path: '/post_notes/{id}', status: 200 }
export const listPostNotes: CallOf<typeof contract.listPostNotes> = { method: 'GET', path: '/post_notes', status: 200 }
