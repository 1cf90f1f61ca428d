// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/appeals.ts'

export const createAppeal: CallOf<typeof contract.createAppeal> = { method: 'POST', path: '/appeals', status: 201 }
export const decideAppeal: CallOf<typeof contract.decideAppeal> = { method: 'PUT', path: '/appeals/{id}', status: 200 }
export const getAppeal: CallOf<typeof contract.getAppeal> = { method: 'GET', path: '/appeals/{id}', status: 200 }
export const getDecision: CallOf<typeof contract.getDecision> = { method: 'GET', path: '/decisions/{id}', status: 200 }
export const listDecisions: CallOf<typeof contract.listDecisions> = { method: 'GET', path: '/decisions', status: 200 }
