// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/approval.ts'

export const answerPostNote: CallOf<typeof contract.answerPostNote> = { method: 'PUT', path: '/post_notes/{id}', status: 200 }
export const getPostNote: CallOf<typeof contract.getPostNote> = { method: 'GET', path: '/post_notes/{id}', status: 200 }
export const getPostWait: CallOf<typeof contract.getPostWait> = { method: 'GET', path: '/post_waits/{id}', status: 200 }
export const listPostNotes: CallOf<typeof contract.listPostNotes> = { method: 'GET', path: '/post_notes', status: 200 }
export const listPostWaits: CallOf<typeof contract.listPostWaits> = { method: 'GET', path: '/post_waits', status: 200 }
