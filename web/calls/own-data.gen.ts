// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/own-data.ts'

export const deleteAccount: CallOf<typeof contract.deleteAccount> = { method: 'DELETE', path: '/account', status: 202 }
export const exportAccount: CallOf<typeof contract.exportAccount> = { method: 'GET', path: '/account/export', status: 202 }
