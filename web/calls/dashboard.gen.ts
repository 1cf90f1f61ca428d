// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/dashboard.ts'

export const dropJob: CallOf<typeof contract.dropJob> = { method: 'DELETE', path: '/moderation/jobs/{queue}/{id}', status: 204 }
export const getDashboard: CallOf<typeof contract.getDashboard> = { method: 'GET', path: '/moderation/dashboard', status: 200 }
export const retryJob: CallOf<typeof contract.retryJob> = { method: 'POST', path: '/moderation/jobs/{queue}/{id}/retry', status: 204 }
