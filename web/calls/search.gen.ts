// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/search.ts'

export const search: CallOf<typeof contract.search> = { method: 'GET', path: '/search', status: 200 }
export const suggest: CallOf<typeof contract.suggest> = { method: 'GET', path: '/search/suggestions', status: 200 }
