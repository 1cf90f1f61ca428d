// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/audit-log.ts'

export const getAct: CallOf<typeof contract.getAct> = { method: 'GET', path: '/moderation/log/{id}', status: 200 }
export const listActs: CallOf<typeof contract.listActs> = { method: 'GET', path: '/moderation/log', status: 200 }
