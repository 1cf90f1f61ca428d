// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/applause.ts'

export const applaud: CallOf<typeof contract.applaud> = { method: 'POST', path: '/applauses/post/{slug}', status: 200 }
export const getApplause: CallOf<typeof contract.getApplause> = { method: 'GET', path: '/applauses/{id}', status: 200 }
export const listApplauses: CallOf<typeof contract.listApplauses> = { method: 'GET', path: '/applauses/post/{slug}', status: 200 }
export const takeApplauseBack: CallOf<typeof contract.takeApplauseBack> = { method: 'DELETE', path: '/applauses/post/{slug}', status: 200 }
