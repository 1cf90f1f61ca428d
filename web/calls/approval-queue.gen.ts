// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/approval-queue.ts'

export const distrustAuthor: CallOf<typeof contract.distrustAuthor> = { method: 'DELETE', path: '/moderation/trusted_authors/{username}', status: 204 }
export const getApproval: CallOf<typeof contract.getApproval> = { method: 'GET', path: '/moderation/approvals/{id}', status: 200 }
export const getTrustedAuthor: CallOf<typeof contract.getTrustedAuthor> = { method: 'GET', path: '/moderation/trusted_authors/{username}', status: 200 }
export const listApprovals: CallOf<typeof contract.listApprovals> = { method: 'GET', path: '/moderation/approvals', status: 200 }
export const listTrustedAuthors: CallOf<typeof contract.listTrustedAuthors> = { method: 'GET', path: '/moderation/trusted_authors', status: 200 }
export const trustAuthor: CallOf<typeof contract.trustAuthor> = { method: 'PUT', path: '/moderation/trusted_authors/{username}', status: 200 }
