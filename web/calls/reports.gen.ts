// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/reports.ts'

export const createReport: CallOf<typeof contract.createReport> = { method: 'POST', path: '/reports', status: 201 }
export const getReport: CallOf<typeof contract.getReport> = { method: 'GET', path: '/reports/{id}', status: 200 }
