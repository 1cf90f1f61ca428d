// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/cases.ts'

export const decideCase: CallOf<typeof contract.decideCase> = { method: 'PUT', path: '/moderation/cases/{id}', status: 200 }
export const getCase: CallOf<typeof contract.getCase> = { method: 'GET', path: '/moderation/cases/{id}', status: 200 }
export const listCases: CallOf<typeof contract.listCases> = { method: 'GET', path: '/moderation/cases', status: 200 }
