// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/reading.ts'

export const countDepth: CallOf<typeof contract.countDepth> = { method: 'POST', path: '/views/post/{slug}', status: 204 }
